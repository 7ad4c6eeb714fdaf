import { randomUUID } from 'node:crypto';
import type { AdminStatement, StatementDraft } from '#shared/api/admin/content.ts';
import { insertStatement } from '../../store/statements.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';
import { contentOf, showStatement } from './show-statement.ts';

/** Keeps a new claim or testimonial. */
export async function createStatement(
  core: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  draft: StatementDraft,
): Promise<AdminStatement> {
  const { actor } = requireOperator(by, 'owner');
  const now = new Date(core.now());
  const statement = { id: randomUUID(), ...contentOf(draft), createdAt: now, updatedAt: now };
  const { id, kind, text, basis, isPublished } = statement;
  await core.database.orm.transaction(async (tx) => {
    await insertStatement(tx, statement);
    const details = { kind, text, basis, isPublished };
    await recordOperatorAction(tx, core, { actor, action: 'statement-created', subject: id, reason: null, details });
  });
  return showStatement(statement);
}
