import type { Analysis } from '#shared/audit/analysis.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** Null instead of an empty object, so that an audit without corrections is not reevaluated. */
export function correctionsOrNone(corrections: BusinessCorrections): BusinessCorrections | null {
  return Object.keys(corrections).length === 0 ? null : corrections;
}

/** Throws 409 while an audit has no result that overrides could change. */
export function requireResult({ status }: Pick<AuditRecord, 'status'>): void {
  if (status !== 'done')
    throw apiError('not-ready', 'There is no result to correct yet. Wait until the audit is done.');
}

/** Reevaluates the audit's evidence with these overrides; null when the evidence was deleted. */
export async function reevaluateWithOverrides(
  { bundles, engine }: Pick<AuditServices, 'bundles' | 'engine'>,
  { bundleDigest }: Pick<AuditRecord, 'bundleDigest'>,
  overrides: OwnerOverrides,
): Promise<Analysis | null> {
  const bundle = bundleDigest === null ? null : await bundles.read(bundleDigest);
  return bundle === null ? null : { ...(await engine.reevaluate(bundle, overrides)), judgedWith: overrides };
}
