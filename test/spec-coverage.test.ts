import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  COVERAGE_DOCUMENT,
  COVERAGE_LINES,
  type CoverageKind,
  parseCoverageKind,
  readRow,
  COVERAGE_ROWS as rows,
} from './spec-coverage-rows.ts';

/** Verifies that the tests named in `docs/spec-coverage.md` exist. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const reference = /`([^`]+)`: "([^"]+)"/g;

const titlesByFile = new Map<string, ReadonlySet<string>>();

/** The first arguments of `it`, `test`, `describe` and of what their `each` gives. */
function titlesOf(file: string): ReadonlySet<string> {
  const known = titlesByFile.get(file);
  if (known !== undefined) return known;
  const call = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,/g;
  const titles = new Set(
    [...readFileSync(file, 'utf8').matchAll(call)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1')),
  );
  titlesByFile.set(file, titles);
  return titles;
}

/** The problem with a reference; null when it names one test, or several with the same title. */
function problemOf(file: string, part: string): string | null {
  if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return `there is no test file ${file}`;
  const titles = titlesOf(file);
  if (titles.has(part)) return null;
  const found = [...titles].filter((title) => title.includes(part));
  if (found.length === 1) return null;
  return found.length === 0 ? `${file} has no test "${part}"` : `${file} has several tests with "${part}"`;
}

describe('the coverage of the specification', () => {
  it('is a table of whole rows', () => {
    expect(COVERAGE_LINES.filter((line) => readRow(line) === null)).toEqual([]);
    expect(rows.filter(({ statement, builtIn }) => statement === '' || builtIn === '')).toEqual([]);
    expect(rows.length).toBeGreaterThan(300);
  });

  it.each(sections)('numbers section %s without a gap or a repetition', (section) => {
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(`${section}.`));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => `${section}.${index + 1}`));
  });

  it('states nothing twice in one section', () => {
    const stated = rows.map(({ number, statement }) => `${number.split('.')[0]} ${statement}`);
    expect(stated.filter((one, index) => stated.indexOf(one) !== index)).toEqual([]);
  });

  it('says of every statement what shows it, what it waits for, or why it is otherwise', () => {
    expect(rows.filter(({ shownBy }) => parseCoverageKind(shownBy) === null)).toEqual([]);
  });

  it('names tests that are there', () => {
    const problems = rows.flatMap(({ number, shownBy }) =>
      [...shownBy.matchAll(reference)].flatMap(([, file = '', part = '']) => {
        const problem = problemOf(file, part);
        return problem === null ? [] : [`${number}: ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('names files that are there', () => {
    const named = rows.flatMap(({ number, builtIn }) =>
      [...builtIn.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => ({ number, file })),
    );
    expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('has the sums in its summary', () => {
    const count = (kind: CoverageKind) => rows.filter(({ shownBy }) => parseCoverageKind(shownBy) === kind).length;
    expect(COVERAGE_DOCUMENT).toContain(
      `**${rows.length} statements: ${count('shown')} shown, ${count('waits')} waiting, ${count('by design')} by design, ${count('formatter only')} formatter only, ${count('not shown yet')} not shown yet.**`,
    );
  });
});

describe('the check itself', () => {
  it('fails for a test or a file that is not there, and for a part of several titles', () => {
    expect(problemOf('test/no-such.test.ts', 'x')).toContain('no test file');
    expect(problemOf('package.json', 'porchlight')).toContain('no test file');
    expect(problemOf('test/node-version.test.ts', 'is let through on the moon')).toContain('has no test');
    expect(problemOf('test/node-version.test.ts', 'is ')).toContain('several');
    expect(problemOf('test/node-version.test.ts', 'is refused below')).toBeNull();
  });

  it.each([
    ['`a.test.ts`: "b"', 'shown'],
    ['`a.test.ts`: "b"; `c.test.ts`: "d"', 'shown'],
    ['waits for: the PDF', 'waits'],
    ['by design: no such thing; `a.test.ts`: "b"', 'by design'],
    ['formatter only: no source of it; `a.test.ts`: "b"', 'formatter only'],
    ['not shown by a test yet', 'not shown yet'],
    ['', null],
    ['yes', null],
    ['waits for: ', null],
    ['`a.test.ts`', null],
    ['by design: so; see elsewhere', null],
  ])('reads %j as %j', (shownBy, kind) => {
    expect(parseCoverageKind(shownBy)).toBe(kind);
  });
});
