import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Recording, writeFigures } from './record-figures.ts';

const recording = (section: string, value: number, commit: string): Recording => ({
  ...{ section, title: `Section ${section}`, date: '2026-11-26', commit, machine: '2 cores', isQuick: false },
  figures: [
    { name: 'CPU of an audit', value, unit: 'ms', aim: { kind: 'atMost', value: 60 } },
    { name: '  floor', value: 8, unit: 'ms', aim: null },
  ],
});
const PAGE = 'Before\n<!-- Written by `npm run bench -- --record`. -->\nold\n<!-- End of the figures. -->\nAfter';

it('writes the newest recording of each section between the marks, and touches nothing else', () => {
  const page = writeFigures(PAGE, [
    recording('warm', 90, 'aaa'),
    recording('cli', 50, 'aaa'),
    recording('warm', 70, 'bbb'),
  ]);
  expect(page).toMatch(/^Before\n/);
  expect(page).toMatch(/\nAfter$/);
  expect(page).not.toContain('old');
  expect(page).toContain('### Section warm\n\n2026-11-26, commit bbb. 2 cores.\n');
  expect(page).toContain('| CPU of an audit | 70 ms | at most 60 ms, not met |\n| floor | 8 ms |  |');
  expect(page).toContain('| CPU of an audit | 50 ms | at most 60 ms, met |');
  expect(page).not.toContain('90 ms');
});

it('refuses a page without marks', () => {
  expect(() => writeFigures('# Performance', [])).toThrow('has no');
});

it('the page in the repository is what its history makes of it', () => {
  const history = z.array(Recording).parse(JSON.parse(readFileSync('bench/history.json', 'utf8')));
  const page = readFileSync('docs/performance.md', 'utf8');
  expect(writeFigures(page, history)).toBe(page);
});
