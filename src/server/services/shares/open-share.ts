import type { AuditResult } from '#shared/api/audits.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { type AuditRecord, findAudit, findAuditOwner } from '../../store/audits/audits.ts';
import { countShareOpening, findLiveShareLink } from '../../store/reports/share-links.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { forOthers } from '../audits/for-others.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import type { CoreServices } from '../core-services.ts';
import { findViewerBranding } from '../reports/find-report-branding.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { findOwnerViewer } from '../rights/find-owner-viewer.ts';
import { resultForViewer } from '../rights/result-for-viewer.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { readShareToken } from './share-token.ts';

export interface OpenShareServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'secret'>;
  readonly audits: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>;
}

/** The content that a shared link shows. */
export interface SharedAudit {
  readonly shareId: string;
  readonly expiresAt: Date;
  /** As the current plan of the audit's owner shows it. */
  readonly analysis: AuditResult;
  readonly branding: ReportBranding;
  /** The digest of the evidence; null when it was deleted. */
  readonly bundleDigest: string | null;
  /** The audit with its owner, for services that need more. */
  readonly audit: AuditRecord;
  readonly owner: Viewer;
}

/**
 * The audit of a shared link. Null for a link that does not work: unknown, expired, revoked, its owner gone or suspended,
 * or the audit beyond the history of the owner's plan.
 */
export async function openShare({ core, audits }: OpenShareServices, token: string): Promise<SharedAudit | null> {
  const { orm } = core.database;
  const nowMs = core.now();
  const shareId = readShareToken(core, token);
  const link = shareId === null ? null : await findLiveShareLink(orm, shareId, new Date(nowMs));
  const owned = link === null ? null : await findAuditOwner(orm, link.auditId);
  if (link === null || owned === null) return null;
  const viewer = await findOwnerViewer(core, owned.owner);
  const audit = viewer === null ? null : await findAudit(orm, owned.owner, link.auditId);
  if (viewer === null || audit?.status !== 'done') return null;
  if (isBeyondHistory(getPlan(viewer), audit.createdAt, nowMs)) return null;
  const analysis = await loadAnalysis(audits, forOthers(audit));
  return {
    shareId: link.id,
    expiresAt: link.expiresAt,
    analysis: await resultForViewer(orm, viewer, audit.id, analysis),
    branding: await findViewerBranding(orm, viewer),
    bundleDigest: audit.bundleDigest,
    audit,
    owner: viewer,
  };
}

/** Counts one opening by a person, without storing who it was. */
export async function countOpening({ core }: Pick<OpenShareServices, 'core'>, shareId: string): Promise<void> {
  await countShareOpening(core.database.orm, shareId, new Date(core.now()));
}
