import type { AdminStatement, StatementDraft } from '#shared/api/admin/content.ts';
import type { StatementContent, StatementRow } from '../../store/statements.ts';

/** A statement as operators are shown it. Without a basis visitors never see it (FTC 16 CFR 465). */
export function showStatement({ createdAt: _, updatedAt, ...statement }: StatementRow): AdminStatement {
  return {
    ...statement,
    isShown: statement.isPublished && statement.basis !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A draft as it is kept: what was left empty is nothing, so that a basis of blanks proves nothing. */
export function contentOf({ author, authorRole, basis, ...draft }: StatementDraft): StatementContent {
  return { ...draft, author: author || null, authorRole: authorRole || null, basis: basis || null };
}
