import type { z } from 'zod';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import sample from './fixtures/analyses/harbor-and-pine.json' with { type: 'json' };

/**
 * The analysis of Harbor & Pine Plumbing, an invented business, as this release reads stored ones: a factor or field that came after
 * the file was written is there and not measured, so that adding one leaves every test alone that is not about it. Each call gives a
 * value of its own. Nothing else imports the file.
 */
export function sampleAnalysis(): Analysis {
  return read(Analysis);
}

/** The same as an answer of the server, with the id of its audit. */
export function sampleAuditedAnalysis(): AuditedAnalysis {
  return read(AuditedAnalysis);
}

function read<Schema extends z.ZodType<Pick<Analysis, 'factors'>>>(schema: Schema) {
  const analysis = readStoredAnalysis(schema, sample);
  if (analysis === null) throw new Error('The sample analysis cannot be read: an upgrade step is missing or wrong.');
  return analysis;
}
