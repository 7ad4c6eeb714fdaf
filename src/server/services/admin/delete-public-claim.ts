import type { Done } from '#shared/api/done.ts';
import { deletePublicClaimRow, lockPublicClaim } from '../../store/admin/public-claims.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';

/** Deletes a claim or testimonial; the log keeps its text. Throws 404 when it does not exist. */
export async function deletePublicClaim(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  statementId: string,
): Promise<Done> {
  const { actor } = requireOperator(by, 'owner');
  await core.database.orm.transaction(async (tx) => {
    const found = await lockPublicClaim(tx, statementId);
    if (found === null) throw apiError('not-found', 'There is no such statement.');
    await deletePublicClaimRow(tx, statementId);
    const { kind, text, basis, isPublished } = found;
    const details = { kind, text, basis, isPublished };
    const action = 'statement-deleted';
    await recordOperatorAction(tx, core, { actor, action, subject: statementId, reason: null, details });
  });
  return { success: true };
}
