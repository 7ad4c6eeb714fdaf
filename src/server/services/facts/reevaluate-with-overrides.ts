import type { BusinessCorrections } from '#shared/audit/business.ts';
import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** No corrections are null, not an empty object: an audit that nobody corrected is not evaluated twice. */
export function correctionsOrNone(corrections: BusinessCorrections): BusinessCorrections | null {
  return Object.keys(corrections).length === 0 ? null : corrections;
}

/** Throws 409 while an audit has no result that words could change. */
export function requireResult({ status }: Pick<AuditRecord, 'status'>): void {
  if (status !== 'done')
    throw apiError('not-ready', 'There is no result to correct yet. Wait until the audit is done.');
}

/** The audit's evidence evaluated with these words; null when the evidence was deleted in the meantime. */
export async function reevaluateWithOverrides(
  { bundles, engine }: Pick<AuditServices, 'bundles' | 'engine'>,
  { bundleDigest }: Pick<AuditRecord, 'bundleDigest'>,
  words: OwnerOverrides,
): Promise<EvaluatedAnalysis | null> {
  const bundle = bundleDigest === null ? null : await bundles.read(bundleDigest);
  return bundle === null ? null : { ...(await engine.reevaluate(bundle, words)), judgedWith: words };
}
