import type { Analysis } from '#shared/audit/analysis.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { type AuditRecord, saveEvaluation } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { findOwnerInputState, lockOwnerInput, saveBusinessCorrections } from '../../store/facts/owner-input.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';

/** A change of owner input, evaluated and ready to be stored. */
export interface OwnerInputChange<Result> {
  /** The audit evaluated with the changed input; null: its result stays as it is, or its evidence is gone. */
  readonly analysis: Analysis | null;
  /** The corrections of the business after the change. */
  readonly corrections: BusinessCorrections | null;
  /** Stores everything but corrections and analysis. */
  readonly save: (tx: Orm) => Promise<void>;
  readonly result: Result;
}

/** Each try evaluates the audit again. Owners change one thing after another. */
const MOST_TRIES = 5;
const RETRY_AFTER_SECONDS = 2;

/**
 * Changes the owner input of an audit's business. `change` gets the audit with the corrections of the business as they are
 * now; it reads and evaluates outside of any transaction. Where another request has changed the input meanwhile, it is called
 * again: no change is lost, and the audit is evaluated with all of them. Throws 404 when the business was deleted, 503 when
 * others are always faster.
 */
export async function changeOwnerInput<Result>(
  { database: { orm } }: Pick<AuditServices, 'database'>,
  audit: AuditRecord,
  change: (audit: AuditRecord) => Promise<OwnerInputChange<Result>>,
): Promise<Result> {
  const { businessId } = audit;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seen = await findOwnerInputState(orm, businessId);
    if (seen === null) throw apiError('not-found', 'This business was deleted.');
    const { analysis, corrections, save, result } = await change({ ...audit, corrections: seen.corrections });
    const isSaved = await orm.transaction(async (tx) => {
      await lockOwnerInput(tx, businessId);
      if ((await findOwnerInputState(tx, businessId))?.version !== seen.version) return false;
      await save(tx);
      await saveBusinessCorrections(tx, businessId, corrections);
      if (analysis !== null) await saveEvaluation(tx, audit.id, corrections, analysis);
      return true;
    });
    if (isSaved) return result;
  }
  throw apiError('overloaded', 'Several changes to this business are being saved. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
