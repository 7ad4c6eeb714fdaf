import { Analysis } from '#shared/audit/analysis.ts';
import { asStoredAnalysis, readListedFields, readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';

/** A stored analysis that this release cannot read. */
export class StoredAnalysisError extends Error {
  override readonly name = 'StoredAnalysisError';
}

/** Serializes an analysis for storage, with the version of its format. */
export function packAnalysis(analysis: Analysis): string {
  return compressJson(asStoredAnalysis(analysis));
}

/**
 * Reads an analysis stored by any release and converts it to the current format (`readStoredAnalysis`). All reads go
 * through here or `unpackListedFields`. Throws `StoredAnalysisError` for anything else.
 */
export function unpackAnalysis(packed: string): Analysis {
  const analysis = readStoredAnalysis(Analysis, decompressJson(packed));
  if (analysis === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return analysis;
}

/** Reads only the fields that lists show. Throws as `unpackAnalysis` does. */
export function unpackListedFields(packed: string) {
  const listed = readListedFields(decompressJson(packed));
  if (listed === null) throw new StoredAnalysisError('A stored analysis cannot be read by this release.');
  return listed;
}
