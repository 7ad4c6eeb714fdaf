import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readGoldenAnalyses } from './golden-analyses.ts';

/** What a phone loads before the report is there. */
const MOST_BYTES = 60_000;

it.each([...readGoldenAnalyses()])('the result of %s is small on the wire', (_, analysis) => {
  expect(gzipSync(JSON.stringify(analysis)).byteLength).toBeLessThanOrEqual(MOST_BYTES);
});
