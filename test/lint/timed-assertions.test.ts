import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * No test asserts how long, how fast or how much memory: that depends on what else the machine does, and belongs to `npm run bench`. Turn
 * a clock that the test injects, or count work: requests, bytes, tags, turns, statements. Each exception has its reason.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/server/services/watch/watch-settings.test.ts inDays': 'A date in days, from a stored row: no duration.',
};

/** Where a time of the machine, of a processor or a size of memory comes from. */
const CLOCK = String.raw`\b(?:performance\.now\(|Date\.now\(|process\.hrtime\b|process\.uptime\(|memoryUsage\b|cpuUsage\b|threadCpuUsage\b|resourceUsage\b|monitorEventLoopDelay\b|eventLoopUtilization\b|VmRSS\b|VmHWM\b|console\.timeEnd\b)`;
const COMPARED =
  /^\s*\.(?:not\.)?(?:resolves\.)?(?:toBeLessThan|toBeLessThanOrEqual|toBeGreaterThan|toBeGreaterThanOrEqual|toBeCloseTo)\(/;

/** Names that hold what a clock said, directly or by way of other names of the file. */
function timedNames(code: string): ReadonlySet<string> {
  const timed = new Set<string>();
  const isTimed = (text: string) =>
    new RegExp(CLOCK).test(text) ||
    [...text.matchAll(/(?<![\w'])(?<!(?:^|[^.])\.)[A-Za-z_]\w*/g)].some(([name]) => timed.has(name));
  const given = [
    // const x = …;   x = …;   x += …;
    ...[
      ...code.matchAll(
        /(?:^|[\s;{(])(?:(?:const|let|var)\s+)?([A-Za-z_]\w*)(?::[^=;\n]+)?\s*(?:\+|-|\?\?)?=(?![=>])\s*/g,
      ),
    ],
    // x.push(…)
    ...[...code.matchAll(/([A-Za-z_]\w*)\.(?:push|unshift|add)\(/g)],
  ].map((match) => ({ name: match[1] ?? '', text: expressionAt(code, match.index + match[0].length) }));
  const made = [...code.matchAll(/function\s+([A-Za-z_]\w*)[^{;]*\{/g)].map((match) => ({
    name: match[1] ?? '',
    text: [...bodyAt(code, match.index + match[0].length).matchAll(/\breturn\s+/g)]
      .map((one) => expressionAt(code, match.index + match[0].length + one.index + one[0].length))
      .join('\n'),
  }));
  for (let size = -1; size !== timed.size; ) {
    size = timed.size;
    for (const { name, text } of [...given, ...made]) if (isTimed(withoutDates(text))) timed.add(name);
  }
  return timed;
}

/** A moment that becomes a date, a stored row or an address is data, and so is one that a clock is set to. */
function withoutDates(text: string): string {
  return text.replace(/new Date\([^;]*?\)|\(\)\s*=>[^,;]*|Math\.floor\(Date\.now\(\) \/ 1000\)/g, '');
}

/** The text of an expression from `at` to where its line of thought ends. */
function expressionAt(code: string, at: number): string {
  let depth = 0;
  for (let index = at; index < code.length; index += 1) {
    const char = code[index] ?? '';
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    if (depth < 0 || (depth === 0 && char === ';')) return code.slice(at, index);
  }
  return code.slice(at);
}

function bodyAt(code: string, at: number): string {
  let depth = 1;
  for (let index = at; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    else if (code[index] === '}') depth -= 1;
    if (depth === 0) return code.slice(at, index);
  }
  return code.slice(at);
}

/** What a file asserts about time or memory: the first timed name of each assertion, or the clock itself. */
function timedAssertions(code: string): string[] {
  const plain = code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const timed = timedNames(plain);
  return [...plain.matchAll(/\bexpect(?:\.poll|\.soft)?\(/g)].flatMap((match) => {
    const at = match.index + match[0].length;
    const what = expressionAt(plain, at);
    if (!COMPARED.test(plain.slice(at + what.length + 1))) return [];
    if (new RegExp(CLOCK).test(what)) return ['a clock'];
    return [...what.matchAll(/(?<![\w'])(?<!(?:^|[^.])\.)[A-Za-z_]\w*/g)]
      .map(([name]) => name)
      .filter((name) => timed.has(name))
      .slice(0, 1);
  });
}

describe('no test asserts a duration, a rate or a size of memory', () => {
  it('in any suite', () => {
    const files = globSync(['{src,test,scripts,bench}/**/*.{test.ts,test.tsx}', 'test/**/*-suite.ts'], {
      exclude: ['**/node_modules/**'],
    });
    const found = files
      .filter((file) => !file.endsWith('timed-assertions.test.ts'))
      .flatMap((file) => timedAssertions(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`));
    expect(found.filter((one) => !(one in ALLOWED))).toEqual([]);
    expect(Object.keys(ALLOWED).filter((one) => !found.includes(one))).toEqual([]);
  });

  it.each([
    ['a difference', 'const begun = Date.now();\nawait work();\nexpect(Date.now() - begun).toBeLessThan(2000);'],
    [
      'one with a name',
      'const from = performance.now();\nconst took = performance.now() - from;\nexpect(took).toBeLessThanOrEqual(9);',
    ],
    [
      'the largest of many',
      'const t: number[] = [];\nt.push(performance.now() - a);\nexpect(Math.max(...t)).toBeLessThan(9);',
    ],
    [
      'a part of an object',
      'const all = { p90: Math.round(performance.now() - a) };\nexpect(all.p90).toBeLessThan(9);',
    ],
    [
      'what a function measures',
      'async function growth() {\n  return process.memoryUsage().rss;\n}\nexpect(await growth()).toBeLessThan(9);',
    ],
    ['memory', 'expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(9);'],
    ['the delay of the loop', 'const delays = monitorEventLoopDelay();\nexpect(delays.max / 1e6).toBeLessThan(150);'],
  ])('finds %s', (_, code) => {
    expect(timedAssertions(code)).toHaveLength(1);
  });

  it.each([
    ['a date in a row', 'const old = new Date(Date.now() - 3 * DAY_MS);\nexpect(rows.length).toBeGreaterThan(2);'],
    [
      'a wait',
      'const until = performance.now() + 9;\nwhile (performance.now() < until) await ask();\nexpect(answers).toBeGreaterThan(3);',
    ],
    ['an equality of moments', 'const now = Date.now();\nexpect(row.at).toBe(now);'],
    [
      'a clock that is turned',
      'const now = () => Date.now() + 400 * DAY_MS;\nexpect(await count(now)).toBeGreaterThan(0);',
    ],
  ])('leaves %s alone', (_, code) => {
    expect(timedAssertions(code)).toEqual([]);
  });
});
