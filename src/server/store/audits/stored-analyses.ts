import type { Analysis } from '#shared/audit/analysis.ts';
import type { EvaluatedAnalysis } from '#shared/fixes/owner-overrides.ts';
import {
  type AnalysisHead,
  asStoredAnalysis,
  readAnalysisHead,
  readStoredAnalysis,
  StoredAnalysis,
} from '#shared/stored/stored-analysis.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';

/** What is stored as an analysis cannot be read by this release. */
export class StoredAnalysisError extends Error {
  override readonly name = 'StoredAnalysisError';
}

/** An analysis as the database keeps it, with the version of its shape. */
export function packAnalysis(analysis: Analysis | EvaluatedAnalysis): string {
  return compressJson(asStoredAnalysis(analysis));
}

/**
 * The analysis in a column of any release, in the shape of this one (`readStoredAnalysis`). Every reader goes through here or
 * `unpackAnalysisHead`. Throws `StoredAnalysisError` where it is none.
 */
export function unpackAnalysis(packed: string): EvaluatedAnalysis {
  const analysis = readStoredAnalysis(StoredAnalysis, decompressJson(packed));
  if (analysis === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return analysis;
}

/** What lists say of it. Throws as `unpackAnalysis` does. */
export function unpackAnalysisHead(packed: string): AnalysisHead {
  const head = readAnalysisHead(decompressJson(packed));
  if (head === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return head;
}
