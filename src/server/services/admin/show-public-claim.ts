import type { AdminPublicClaim, PublicClaimDraft } from '#shared/api/admin/content.ts';
import type { PublicClaimContent, PublicClaimRow } from '../../store/admin/public-claims.ts';

/** A statement as operators are shown it. Without a basis visitors never see it (FTC 16 CFR 465). */
export function showPublicClaim({ createdAt: _, updatedAt, ...claim }: PublicClaimRow): AdminPublicClaim {
  return {
    ...claim,
    isShown: claim.isPublished && claim.basis !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A draft as it is kept: what was left empty is nothing, so that a basis of blanks proves nothing. */
export function normalizeDraft({ author, authorRole, basis, ...draft }: PublicClaimDraft): PublicClaimContent {
  return { ...draft, author: author || null, authorRole: authorRole || null, basis: basis || null };
}
