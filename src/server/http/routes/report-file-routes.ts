import type { Endpoint } from '#shared/api/endpoint.ts';
import { AUDIT_FILES, type AuditFileKind, exportReportEndpoint } from '#shared/api/report-files.ts';
import { exportEvidence } from '../../services/exports/export-evidence.ts';
import { exportReport } from '../../services/exports/export-report.ts';
import { exportTable } from '../../services/exports/export-table.ts';
import type { Viewer } from '../../services/viewer.ts';
import type { App, AppDeps } from '../app-context.ts';
import { attachment } from '../attachment.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { registerFile } from '../register-file.ts';

const PRIVATE = 'private, no-store';

/** Registers an audit's downloads for programs and spreadsheets, and returns the endpoints among them. */
export function registerReportFileRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  registerEndpoint(app, exportReportEndpoint, async ({ viewer, param, context }) => {
    requireSameSiteRead(context, 'navigation');
    const { name, file } = await exportReport(audits, viewer, param('auditId'));
    context.header('Content-Disposition', attachment(name));
    context.header('Cache-Control', PRIVATE);
    return file;
  });
  for (const kind of ['checks', 'plan'] as const) {
    registerAuditFile(app, kind, async (viewer, auditId) => {
      const { name, text } = await exportTable(audits, viewer, auditId, kind);
      return { body: text, headers: { 'Content-Disposition': attachment(name) } };
    });
  }
  registerAuditFile(app, 'evidence', async (viewer, auditId) => {
    const { name, bytes, sha256 } = await exportEvidence(audits, viewer, auditId);
    const headers = { 'Content-Disposition': attachment(name), 'Repr-Digest': reprDigest(sha256) };
    return { body: new Uint8Array(bytes), headers };
  });
  return [exportReportEndpoint];
}

interface FileAnswer {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

function registerAuditFile(
  app: App,
  kind: AuditFileKind,
  find: (viewer: Viewer, auditId: string) => Promise<FileAnswer>,
): void {
  const file = AUDIT_FILES[kind];
  registerFile(app, file, async ({ viewer, param }) => {
    const { body, headers } = await find(viewer, param('auditId'));
    return new Response(body, { headers: { ...headers, 'Content-Type': file.type, 'Cache-Control': PRIVATE } });
  });
}

/** The `Repr-Digest` header (RFC 9530), by which programs verify a download. */
function reprDigest(sha256: string): string {
  return `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
}
