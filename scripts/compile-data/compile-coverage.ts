import { z } from 'zod';
import {
  COVERAGE_LANGUAGES,
  type CoverageData,
  PARTS_OF_DAY,
  type TimeTerms,
} from '#engine/fixes/verify/coverage-lexicon.ts';
import { readYaml } from './yaml-files.ts';

/** "find, find out, see": words and phrases separated by commas. */
const words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);
const byName = z.record(z.string(), words);
/** "one 1, twenty-one 21" */
const numbers = words.transform((pairs) =>
  Object.fromEntries(pairs.map((pair) => [pair.replace(/\s+\S+$/, ''), Number(pair.replace(/^.*\s/, ''))])),
);

const time = z
  .strictObject({
    days: z.array(words).length(7),
    months: z.array(words).length(12),
    seasons: z.array(words).length(4),
    ordinals: z.array(words),
    ranges: words,
    half: words,
    quarter: words,
    and: words,
    eve: words,
    numbers,
    units: byName,
    often: byName,
    ...Object.fromEntries(PARTS_OF_DAY.map((part) => [part, words])),
  })
  .transform((read): TimeTerms => {
    const { days, months, seasons, ordinals, ranges, half, quarter, and, eve, units, often, ...rest } = read;
    const parts = z
      .record(z.enum(PARTS_OF_DAY), z.array(z.string()))
      .parse(Object.fromEntries(PARTS_OF_DAY.map((part) => [part, Reflect.get(rest, part)])));
    return {
      days,
      months,
      seasons,
      ordinals,
      ranges,
      half,
      quarter,
      and,
      eve,
      numbers: read.numbers,
      units,
      often,
      parts,
    };
  });

const coverage = z.strictObject({
  endings: words,
  actions: words,
  function: words,
  glue: words,
  weak: words,
  negators: words,
  joiners: words,
  firm: words,
  irregular: words,
  time,
  frames: byName,
  strict: byName,
  concepts: byName,
});

/** The words of the verifier by file name ("coverage-de"): one file a language, so that only what is used is read. */
export function compileCoverage(): Record<string, CoverageData> {
  return Object.fromEntries(
    COVERAGE_LANGUAGES.map((language) => [
      `coverage-${language}`,
      readYaml<CoverageData>(`languages/${language}/coverage.yaml`, coverage),
    ]),
  );
}
