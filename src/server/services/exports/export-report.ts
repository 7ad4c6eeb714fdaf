import { ReportFile } from '#shared/api/report-files.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { findOverridesUsed } from '../history/reevaluate-cached.ts';
import type { Viewer } from '../viewer.ts';
import { exportName } from './export-name.ts';
import type { ExportServices } from './export-services.ts';
import { findExportedAudit } from './find-exported-audit.ts';
import { digestUnsigned, signReport } from './report-signature.ts';

/** The report of one of the viewer's audits as a machine-readable file, with its name. Throws as `findExportedAudit` does. */
export async function exportReport(
  services: ExportServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ readonly name: string; readonly file: ReportFile }> {
  const audit = await findExportedAudit(services, viewer, auditId);
  const file = await writeReportFile(services, viewer, audit);
  const { websiteUrl, collectedAt } = file.analysis;
  return { name: exportName('report', websiteUrl, collectedAt, '.json'), file };
}

/** The report file of a finished audit as the viewer's plan shows it, signed. */
export async function writeReportFile(
  services: ExportServices,
  viewer: Viewer,
  audit: AuditRecord,
): Promise<ReportFile> {
  const judged = await loadAnalysis(services, audit);
  const analysis = await readAnalysis(services, viewer, audit);
  const unsealed = UnsealedReport.parse({
    format: 'porchlight-report',
    schemaVersion: 1,
    exportedAt: new Date(services.now()).toISOString(),
    algorithmVersion: judged.algorithmVersion,
    evidence: audit.bundleDigest === null ? null : { sha256: audit.bundleDigest },
    ownerWords: await findOverridesUsed(services.database.orm, audit, judged),
    analysis,
  });
  return { ...unsealed, seal: signReport(services.secret, digestUnsigned(unsealed)) };
}

/** Parsed by the contract first, so that the signature covers exactly what is sent. */
const UnsealedReport = ReportFile.omit({ seal: true });
