import { expect, it } from 'vitest';
import type { FileJob } from './file-job.ts';
import { readOwnerFileInChildProcess } from './read-in-child-process.ts';
import { readOwnerFile } from './read-owner-file.ts';

const job = (text: string): FileJob => ({
  kind: 'links',
  bytes: new TextEncoder().encode(text),
  fileName: 'links.csv',
  uploadedAt: '2026-11-22T10:00:00.000Z',
  name: null,
  siteUrl: 'https://harborandpine.example/',
  mapping: null,
  period: null,
});

it('reads a file in a process of its own as it is read here', async () => {
  const file = job('Site,Linking pages\na-blog.com,3\n');
  expect(await readOwnerFileInChildProcess(file)).toEqual(await readOwnerFile(file));
});

it('gives up on a file that takes more time than it may', async () => {
  expect(await readOwnerFileInChildProcess(job('a,b'), { timeLimitMs: 1, memoryLimitMb: 512 })).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('takes too long'),
  });
});
