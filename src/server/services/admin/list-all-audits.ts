import type { z } from 'zod';
import type { AdminAudit, listAllAuditsEndpoint } from '#shared/api/admin/work.ts';
import { type AdminAuditRow, selectAllAudits } from '../../store/admin/admin-audits.ts';
import type { CoreServices } from '../core-services.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { type Operating, requireOperator } from './operator.ts';

/** A page of all audits, the newest first, without their content. Throws 400 for an invalid cursor. */
export async function listAllAudits(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
  { search, status, cursor, limit }: z.output<typeof listAllAuditsEndpoint.query>,
): Promise<{ rows: AdminAudit[]; nextCursor: string | null }> {
  requireOperator(by, 'support');
  const wanted = { below: readCursor(cursor), limit: limit + 1, search: search ?? '', status: status ?? null };
  const found = await selectAllAudits(database.orm, wanted);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: rows.map(showAudit), nextCursor };
}

function showAudit({ id, failure, startedAt, finishedAt, createdAt, ...row }: AdminAuditRow): AdminAudit {
  return {
    ...row,
    auditId: id,
    failureCode: failure?.code ?? null,
    ms: startedAt === null || finishedAt === null ? null : finishedAt.getTime() - startedAt.getTime(),
    createdAt: createdAt.toISOString(),
  };
}
