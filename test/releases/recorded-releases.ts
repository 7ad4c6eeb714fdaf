import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';

/** What earlier releases stored, recorded by running them: see test/fixtures/releases/README.md. */

const FOLDER = fileURLToPath(new URL('../fixtures/releases/', import.meta.url));
const MOST_BYTES = 512 * 1024 * 1024;

const ReleaseRecord = z.object({
  recordedAt: z.string(),
  secret: z.string(),
  account: z.object({ email: z.string(), password: z.string() }).nullable(),
  cookies: z.record(z.string(), z.string()),
  visitorsAudit: z.string(),
  accountsAudit: z.string().nullable(),
  shareUrl: z.string().nullable(),
  answered: z.record(z.string(), z.number()),
});

/** An answer as the release gave it, loosely: what is compared is named. */
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
  /** The path of one of its files; whether it is there depends on what the release could do. */
  path(file: 'evidence.bundle' | 'report.json' | 'porchlight.backup'): string;
  /** Whether the release had what a request asked for: its answer was no refusal. */
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
      could: (request) =>
        Object.entries(record.answered).some(([asked, status]) => request.test(asked) && status < 300),
    };
  });

const Entries = z.array(z.object({ release: z.string(), path: z.string(), bytes: z.number().nullable() }));

/** Puts the data folder that a release left behind into an empty folder. */
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
