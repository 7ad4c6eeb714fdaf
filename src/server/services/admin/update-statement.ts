import type { AdminStatement, StatementDraft } from '#shared/api/admin/content.ts';
import { lockStatement, saveStatement } from '../../store/statements.ts';
import { refuse } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { contentOf, showStatement } from './show-statement.ts';

/** Changes a claim or testimonial. Throws 404 when it is not there. */
export async function updateStatement(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  statementId: string,
  draft: StatementDraft,
): Promise<AdminStatement> {
  const { actor } = requireOperator(by, 'owner');
  const content = contentOf(draft);
  const updatedAt = new Date(core.now());
  const before = await core.database.orm.transaction(async (tx) => {
    const found = await lockStatement(tx, statementId);
    if (found === null) throw refuse('not-found', 'There is no such statement.');
    await saveStatement(tx, statementId, content, updatedAt);
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
  return showStatement({ ...before, ...content, updatedAt });
}
