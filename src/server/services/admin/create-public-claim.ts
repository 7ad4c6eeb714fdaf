import { randomUUID } from 'node:crypto';
import type { AdminPublicClaim, PublicClaimDraft } from '#shared/api/admin/content.ts';
import { insertPublicClaim } from '../../store/admin/public-claims.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { normalizeDraft, showPublicClaim } from './show-public-claim.ts';

/** Stores a new claim or testimonial. */
export async function createPublicClaim(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  draft: PublicClaimDraft,
): Promise<AdminPublicClaim> {
  const { actor } = requireOperator(by, 'owner');
  const now = new Date(core.now());
  const claim = { id: randomUUID(), ...normalizeDraft(draft), createdAt: now, updatedAt: now };
  const { id, kind, text, basis, isPublished } = claim;
  await core.database.orm.transaction(async (tx) => {
    await insertPublicClaim(tx, claim);
    const details = { kind, text, basis, isPublished };
    await recordOperatorAction(tx, core, { actor, action: 'statement-created', subject: id, reason: null, details });
  });
  return showPublicClaim(claim);
}
