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

/** A stored analysis that this release cannot read. */
export class StoredAnalysisError extends Error {
  override readonly name = 'StoredAnalysisError';
}

/** Serializes an analysis for storage, with the version of its format. */
export function packAnalysis(analysis: Analysis | EvaluatedAnalysis): string {
  return compressJson(asStoredAnalysis(analysis));
}

/**
 * Reads an analysis stored by any release and converts it to the current format (`readStoredAnalysis`). All reads go
 * through here or `unpackAnalysisHead`. Throws `StoredAnalysisError` for anything else.
 */
export function unpackAnalysis(packed: string): EvaluatedAnalysis {
  const analysis = readStoredAnalysis(StoredAnalysis, decompressJson(packed));
  if (analysis === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return analysis;
}

/** Reads only the fields that lists show. Throws as `unpackAnalysis` does. */
export function unpackAnalysisHead(packed: string): AnalysisHead {
  const head = readAnalysisHead(decompressJson(packed));
  if (head === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return head;
}
