import { describe, expect, it } from 'vitest';
import type { FileJob } from './file-job.ts';
import { readOwnerFileInChildProcess } from './read-in-child-process.ts';

const SIZE = 20 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(SIZE / piece.length));

const HOSTILE: readonly (readonly [string, string])[] = [
  ['one line of letters', fill('a')],
  ['one line of commas', fill(',')],
  ['one line of quotes', fill('"')],
  ['quotes inside cells', fill('"a"b,')],
  ['a broken quote on every line', fill('"a"b\n')],
  ['a quote that is never closed', `Site\n"${fill('a-blog.com\n')}`],
  ['a million columns on every line', `Site,${'a,'.repeat(1_000_000)}\n`.repeat(10)],
  ['empty lines', fill('\n')],
  ['lines of comments', fill('# 20260101\n')],
  ['NULs', fill('\0')],
  ['rows of one website', `Site,Linking pages\n${fill('a-blog.com,3\n')}`],
  ['addresses without an end', fill('https://a.')],
  ['line ends of all kinds', `Site\n${fill('b-blog.com\r\n\r\u2028')}`],
];

describe('20 MB of', () => {
  it.each(HOSTILE)(
    '%s: read or refused, and this process goes on',
    async (_, text) => {
      const job: FileJob = {
        kind: 'links',
        bytes: new TextEncoder().encode(text),
        fileName: 'x.csv',
        uploadedAt: '2026-11-22T10:00:00.000Z',
        name: 'Harbor & Pine',
        siteUrl: 'https://harborandpine.example/',
        mapping: null,
        period: null,
      };
      let longest = 0;
      let last = performance.now();
      const watch = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const started = performance.now();
      const read = await readOwnerFileInChildProcess(job);
      clearInterval(watch);
      const words = read.kind === 'read' ? `read, ${read.reading.rowCount} rows` : read.sentence;
      console.info(`${_}: ${Math.round(performance.now() - started)} ms, gap ${Math.round(longest)} ms, ${words}`);
      expect(JSON.stringify(read).length).toBeLessThan(600_000);
    },
    30_000,
  );
});
