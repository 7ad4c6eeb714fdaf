import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import sample from './fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import { sampleAnalysis } from './sample-analysis.ts';

const inFile: Readonly<Record<string, unknown>> = sample.factors;

it.each(FACTOR_KEYS.filter((key) => key in inFile))(
  'the sample analysis has its factor %s as it stands in the file',
  (key) => {
    // A factor that cannot be read becomes one that was not checked: no test would notice.
    expect(sampleAnalysis().factors[key]).toMatchObject(Object(inFile[key]));
  },
);

it('the sample analysis is read as the server reads it', () => {
  expect(readStoredAnalysis(Analysis, sample)).toEqual(sampleAnalysis());
});

it('nothing but its reader takes the sample analysis from the file', () => {
  const readers = globSync('{src,test,bench,scripts}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] }).filter(
    (file) => readFileSync(file, 'utf8').includes('fixtures/analyses/'),
  );
  // The fixtures script rewrites the file, and its trial reads what that script prints.
  expect(readers.sort()).toEqual([
    'scripts/fixtures.ts',
    'test/sample-analysis.test.ts',
    'test/sample-analysis.ts',
    'test/trials/add-a-factor.slow.test.ts',
  ]);
});
