import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Holds `docs/spec-coverage.md` to the tests it names: a row that promises a test which is not there fails here. */
const document = readFileSync('docs/spec-coverage.md', 'utf8');
const sections = ['2', '3', '4', '5', '6', '7', '8', '9'];

interface Row {
  readonly number: string;
  readonly statement: string;
  readonly builtIn: string;
  readonly shownBy: string;
}
type Kind = 'shown' | 'waits' | 'by design' | 'not shown yet';

const isTableLine = (line: string) => line.startsWith('|');
const isHead = (line: string) => /^\| No\. \||^\| ?---/.test(line);

function readRow(line: string): Row | null {
  const cells = line.split('|').map((cell) => cell.trim());
  const [before, number, statement, builtIn, shownBy, after] = cells;
  const isWhole = cells.length === 6 && before === '' && after === '';
  if (!isWhole || number === undefined || statement === undefined || builtIn === undefined || shownBy === undefined)
    return null;
  return /^[2-9]\.\d+$/.test(number) ? { number, statement, builtIn, shownBy } : null;
}

const reference = /`([^`]+)`: "([^"]+)"/g;
const listOfReferences = /^`[^`]+`: "[^"]+"(?:; `[^`]+`: "[^"]+")*$/;

/** What the last cell says; null when it has none of the allowed forms. */
function kindOf(shownBy: string): Kind | null {
  if (shownBy === 'not shown by a test yet') return 'not shown yet';
  const [, label, more] = /^(waits for|by design): [^;`"]{3,}(?:; (.+))?$/.exec(shownBy) ?? [];
  if (label === undefined) return listOfReferences.test(shownBy) ? 'shown' : null;
  if (more !== undefined && !listOfReferences.test(more)) return null;
  return label === 'waits for' ? 'waits' : 'by design';
}

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

/** What is wrong with a reference; null: it names one test, or several of the same title. */
function problemOf(file: string, part: string): string | null {
  if (!/\.test\.tsx?$/.test(file) || !existsSync(file)) return `there is no test file ${file}`;
  const titles = titlesOf(file);
  if (titles.has(part)) return null;
  const found = [...titles].filter((title) => title.includes(part));
  if (found.length === 1) return null;
  return found.length === 0 ? `${file} has no test "${part}"` : `${file} has several tests with "${part}"`;
}

const tableLines = document.split('\n').filter((line) => isTableLine(line) && !isHead(line));
const rows = tableLines.flatMap((line) => readRow(line) ?? []);

describe('the coverage of the specification', () => {
  it('is a table of whole rows', () => {
    expect(tableLines.filter((line) => readRow(line) === null)).toEqual([]);
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
    expect(rows.filter(({ shownBy }) => kindOf(shownBy) === null)).toEqual([]);
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
    const count = (kind: Kind) => rows.filter(({ shownBy }) => kindOf(shownBy) === kind).length;
    expect(document).toContain(
      `**${rows.length} statements: ${count('shown')} shown, ${count('waits')} waiting, ${count('by design')} by design, ${count('not shown yet')} not shown yet.**`,
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
    ['not shown by a test yet', 'not shown yet'],
    ['', null],
    ['yes', null],
    ['waits for: ', null],
    ['`a.test.ts`', null],
    ['by design: so; see elsewhere', null],
  ])('reads %j as %j', (shownBy, kind) => {
    expect(kindOf(shownBy)).toBe(kind);
  });
});
