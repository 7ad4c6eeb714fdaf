import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';

/** Data stored by earlier releases, recorded by running them: see test/fixtures/releases/README.md. */

const FOLDER = fileURLToPath(new URL('../fixtures/releases/', import.meta.url));
const MOST_BYTES = 1024 * 1024 * 1024;

const Login = z.object({ email: z.string(), password: z.string() });

/** An account that paid, and what its release said about its things: see `BuyerRecord` of the recorder. */
const RecordedBuyer = Login.extend({
  auditId: z.string(),
  businessId: z.string().nullable(),
  billing: z.looseObject({ purchases: z.array(z.looseObject({ title: z.string(), status: z.string() })) }),
  /** Payment ids by the product, and `declined`. */
  checkouts: z.record(z.string(), z.string()),
  shareUrls: z.object({ alive: z.string().nullable(), ended: z.string().nullable() }),
  ticks: z.object({ applied: z.array(z.string()), takenBack: z.string().nullable() }),
  answered: z.record(z.string(), z.number()),
});
export type RecordedBuyer = z.infer<typeof RecordedBuyer>;

const ReleaseRecord = z.object({
  recordedAt: z.string(),
  secret: z.string(),
  account: Login.nullable(),
  operator: Login.nullable().default(null),
  cookies: z.record(z.string(), z.string()),
  visitorsAudit: z.string(),
  accountsAudit: z.string().nullable(),
  shareUrl: z.string().nullable(),
  /** Before a watch was recorded, the account had two. */
  accountsAuditCount: z.number().default(2),
  /** What had happened to the account's business, as the release showed it. */
  events: z.array(z.looseObject({ kind: z.string(), at: z.string(), sentence: z.string() })).default([]),
  /** A key for programs, and the token of a mailed link that was not used. */
  apiKey: z.string().nullable().default(null),
  verifyToken: z.string().nullable().default(null),
  answered: z.record(z.string(), z.number()),
  buyer: RecordedBuyer.nullable().default(null),
});

/** A response of the release, loosely typed: the compared fields are named. */
const RecordedAnswer = z.looseObject({
  result: z.looseObject({
    overallScore: z.number().nullable(),
    coverage: z.number(),
    algorithmVersion: z.string(),
    factors: z.record(z.string(), z.looseObject({ score: z.number().nullable(), checks: z.array(z.unknown()) })),
  }),
});

export interface RecordedRelease {
  readonly name: string;
  readonly record: z.infer<typeof ReleaseRecord>;
  readonly answer: z.infer<typeof RecordedAnswer>;
  /** The path of one of its files, which exists only if the release had the feature. */
  path(file: 'evidence.bundle' | 'report.json' | 'porchlight.backup'): string;
  /** Whether the release had the feature of a request: its response was no error. */
  could(request: RegExp): boolean;
}

const read = (name: string, file: string) => readFileSync(join(FOLDER, name, file), 'utf8');

/** Every release so far, the oldest first. */
export const RECORDED_RELEASES: readonly RecordedRelease[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted()
  .map((name) => {
    const record = ReleaseRecord.parse(JSON.parse(read(name, 'record.json')));
    return {
      name,
      record,
      answer: RecordedAnswer.parse(JSON.parse(read(name, 'answer.json'))),
      path: (file) => join(FOLDER, name, file),
      could: (request) => wasAnswered(record.answered, request),
    };
  });

/** Whether one of the requests that match was answered without an error. */
export function wasAnswered(answered: Readonly<Record<string, number>>, request: RegExp): boolean {
  return Object.entries(answered).some(([asked, status]) => request.test(asked) && status < 300);
}

const Entries = z.array(z.object({ release: z.string(), path: z.string(), bytes: z.number().nullable() }));

/** Copies the data folder of a release into an empty folder. */
export async function unpackDataFolder({ name }: RecordedRelease, to: string): Promise<void> {
  const whole = zstdDecompressSync(readFileSync(join(FOLDER, 'data-folders.pack')), { maxOutputLength: MOST_BYTES });
  const lineEnd = whole.indexOf(0x0a);
  let offset = lineEnd + 1;
  for (const { release, path, bytes } of Entries.parse(JSON.parse(whole.toString('utf8', 0, lineEnd)))) {
    const content = whole.subarray(offset, offset + (bytes ?? 0));
    offset += bytes ?? 0;
    if (release !== name) continue;
    if (bytes === null) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await writeFile(join(to, path), content, { mode: 0o600 });
    }
  }
}
