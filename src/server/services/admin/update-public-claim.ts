import type { AdminPublicClaim, PublicClaimDraft } from '#shared/api/admin/content.ts';
import { lockPublicClaim, savePublicClaim } from '../../store/admin/public-claims.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { normalizeDraft, showPublicClaim } from './show-public-claim.ts';

/** Updates a claim or testimonial. Throws 404 when it does not exist. */
export async function updatePublicClaim(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  statementId: string,
  draft: PublicClaimDraft,
): Promise<AdminPublicClaim> {
  const { actor } = requireOperator(by, 'owner');
  const content = normalizeDraft(draft);
  const updatedAt = new Date(core.now());
  const before = await core.database.orm.transaction(async (tx) => {
    const found = await lockPublicClaim(tx, statementId);
    if (found === null) throw apiError('not-found', 'There is no such statement.');
    await savePublicClaim(tx, statementId, content, updatedAt);
    const { text, basis, isPublished } = content;
    const details = {
      text,
      textBefore: found.text,
      basis,
      basisBefore: found.basis,
      isPublished,
      isPublishedBefore: found.isPublished,
    };
    const action = 'statement-changed';
    await recordOperatorAction(tx, core, { actor, action, subject: statementId, reason: null, details });
    return found;
  });
  return showPublicClaim({ ...before, ...content, updatedAt });
}
