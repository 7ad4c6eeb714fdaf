import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findFixMaterial } from '../fixes/find-fix-material.ts';
import type { Viewer } from '../viewer.ts';

/**
 * The fact sheet of one of the viewer's audits. Throws as `findFixMaterial` does: 404, 409 while it runs, 402 beyond the
 * history.
 */
export async function getFacts(services: AuditServices, viewer: Viewer, auditId: string): Promise<FactSheet> {
  const { sheet } = await findFixMaterial(services, viewer, { auditId });
  return sheet;
}
