import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import { exportName } from './export-name.ts';
import type { ExportServices } from './export-services.ts';
import { findExportedAudit } from './find-exported-audit.ts';

/**
 * The evidence file of one of the viewer's audits with its name and SHA-256 (hexadecimal). Throws 404 when it was deleted,
 * else as `findExportedAudit` does.
 */
export async function exportEvidence(
  services: ExportServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array; readonly sha256: string }> {
  const { bundleDigest, url, createdAt } = await findExportedAudit(services, viewer, auditId);
  const bytes = bundleDigest === null ? null : await services.bundles.read(bundleDigest);
  if (bundleDigest === null || bytes === null)
    throw apiError('not-found', 'The evidence of this audit is not kept any more. A new audit collects it again.');
  const end = `-sha256-${bundleDigest}.bundle`;
  return { name: exportName('evidence', url, createdAt.toISOString(), end), bytes, sha256: bundleDigest };
}
