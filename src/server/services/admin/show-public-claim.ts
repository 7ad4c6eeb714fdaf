import type { AdminPublicClaim, PublicClaimDraft } from '#shared/api/admin/content.ts';
import type { PublicClaimContent, PublicClaimRow } from '../../store/admin/public-claims.ts';

/** A public claim as operators see it. Without a basis it is never shown to visitors (FTC 16 CFR 465). */
export function showPublicClaim({ createdAt: _, updatedAt, ...claim }: PublicClaimRow): AdminPublicClaim {
  return {
    ...claim,
    isShown: claim.isPublished && claim.basis !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** Normalizes a draft for storage: empty fields become null, so that a basis of blanks does not count as one. */
export function normalizeDraft({ author, authorRole, basis, ...draft }: PublicClaimDraft): PublicClaimContent {
  return { ...draft, author: author || null, authorRole: authorRole || null, basis: basis || null };
}
