import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildProcessLimits, cutIntoPieces, runInChildProcess } from './run-in-child-process.ts';

const LIMITS: ChildProcessLimits = { timeLimitMs: 20_000, memoryLimitMb: 128 };
const OTHER_END = new URL('./answer-in-child-process.ts', import.meta.url).href;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-child-process-'));
});
afterAll(() => rm(folder, { recursive: true }));

let modules = 0;
/** A process that runs `source`, with `answerInChildProcess` and `createHash` in scope. */
async function moduleOf(source: string): Promise<URL> {
  modules += 1;
  const path = join(folder, `process-${modules}.mjs`);
  const imports = `import { createHash } from 'node:crypto';\nimport { answerInChildProcess } from '${OTHER_END}';\n`;
  await writeFile(path, `${imports}${source}`);
  return pathToFileURL(path);
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const DIGESTS =
  "answerInChildProcess(async (job, files) => ({ job, digests: files.map((file) => createHash('sha256').update(file).digest('hex')) }));";

describe('a job in a process of its own', () => {
  it('receives its files unchanged, empty and large ones', async () => {
    const files = [new Uint8Array(), Uint8Array.of(1, 2, 3), new Uint8Array(3_000_001).fill(7), new Uint8Array()];
    const outcome = await runInChildProcess(await moduleOf(DIGESTS), { name: 'a job' }, files, LIMITS);
    expect(outcome).toEqual({ job: { name: 'a job' }, digests: files.map(digest) });
  });

  it('receives no files when there are none', async () => {
    expect(await runInChildProcess(await moduleOf(DIGESTS), null, [], LIMITS)).toEqual({ job: null, digests: [] });
  });
});

it('sends files in chunks between which the event loop runs', () => {
  const files = [new Uint8Array(200_000).fill(1), new Uint8Array(), Uint8Array.of(2, 3)];
  const pieces = [...cutIntoPieces(files)];
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBe(64 * 1024);
  expect(digest(Buffer.concat(pieces))).toBe(digest(Buffer.concat(files)));
});

describe('a process that gives no answer', () => {
  it.each([
    ['dies while it is sent its files', "process.stdin.once('data', () => process.exit(1));"],
    ['dies at once', 'process.exit(1);'],
    ['does not begin', "throw new Error('no');"],
    ['fails at its work', "answerInChildProcess(async () => { throw new Error('no'); });"],
    ['takes more memory than it may', 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'],
  ])('%s', async (_, source) => {
    expect(await runInChildProcess(await moduleOf(source), null, [new Uint8Array(5_000_000)], LIMITS)).toBeNull();
  });

  it('takes longer than it may, with its files unread', async () => {
    const idle = await moduleOf('setInterval(() => {}, 1000);');
    const limits = { ...LIMITS, timeLimitMs: 300 };
    expect(await runInChildProcess(idle, null, [new Uint8Array(5_000_000)], limits)).toBeNull();
  });
});
