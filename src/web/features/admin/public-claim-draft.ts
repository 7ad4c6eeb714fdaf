import { type AdminPublicClaim, PublicClaimDraft } from '#shared/api/admin/content.ts';

/** The fields of the form as typed; an empty one is absent. */
export interface TypedPublicClaim {
  readonly kind: PublicClaimDraft['kind'];
  readonly text: string;
  readonly author: string;
  readonly authorRole: string;
  readonly basis: string;
  readonly isPublished: boolean;
}

export function typedFrom(claim: AdminPublicClaim | null): TypedPublicClaim {
  return {
    kind: claim?.kind ?? 'claim',
    text: claim?.text ?? '',
    author: claim?.author ?? '',
    authorRole: claim?.authorRole ?? '',
    basis: claim?.basis ?? '',
    isPublished: claim?.isPublished ?? false,
  };
}

/** Validates a draft against the contract: the value, or the problem of each field. */
export function draftFrom(
  typed: TypedPublicClaim,
): { readonly draft: PublicClaimDraft } | { readonly problems: Readonly<Record<string, string>> } {
  const parsed = PublicClaimDraft.safeParse({
    ...typed,
    author: noneIfEmpty(typed.author),
    authorRole: noneIfEmpty(typed.authorRole),
    basis: noneIfEmpty(typed.basis),
  });
  if (parsed.success) return { draft: parsed.data };
  return { problems: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])) };
}

function noneIfEmpty(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** Whether visitors see a claim, and if not, why. */
export function getClaimVisibility({ isShown, isPublished, basis }: AdminPublicClaim): {
  isShown: boolean;
  words: string;
} {
  if (isShown) return { isShown, words: 'Shown to visitors' };
  const why = [basis === null && 'it has no basis', !isPublished && 'it is not published'].filter(
    (part) => part !== false,
  );
  return { isShown, words: why.length === 0 ? 'Not shown' : `Not shown: ${why.join(' and ')}` };
}
