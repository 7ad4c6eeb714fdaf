import type { BusinessCorrections } from '#shared/audit/business.ts';
import type { JudgedAnalysis, OwnerWords } from '#shared/fixes/owner-words.ts';
import type { AuditRecord } from '../../store/audits.ts';
import { refuse } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** No corrections are null, not an empty object: an audit that nobody corrected is not judged twice. */
export function correctionsOrNone(corrections: BusinessCorrections): BusinessCorrections | null {
  return Object.keys(corrections).length === 0 ? null : corrections;
}

/** Throws 409 while an audit has no result that words could change. */
export function requireResult({ status }: Pick<AuditRecord, 'status'>): void {
  if (status !== 'done') throw refuse('not-ready', 'There is no result to correct yet. Wait until the audit is done.');
}

/** The audit's evidence judged with these words; null when the evidence was deleted in the meantime. */
export async function judgeWithWords(
  { bundles, engine }: Pick<AuditServices, 'bundles' | 'engine'>,
  { bundleDigest }: Pick<AuditRecord, 'bundleDigest'>,
  words: OwnerWords,
): Promise<JudgedAnalysis | null> {
  const bundle = bundleDigest === null ? null : await bundles.read(bundleDigest);
  return bundle === null ? null : { ...(await engine.reevaluate(bundle, words)), judgedWith: words };
}
