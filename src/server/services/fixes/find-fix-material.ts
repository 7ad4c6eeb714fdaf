import { withOwnerFacts } from '#engine/facts/owner-facts.ts';
import { factId, factSheetOf } from '#engine/fixes/fact-sheet-of.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { applyFactWords } from '#shared/fixes/apply-fact-changes.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { type TakeoutOrigin, withToldFacts } from '#shared/fixes/told-facts.ts';
import { type AuditRecord, findNewestDoneAuditId } from '../../store/audits.ts';
import { selectFactWords } from '../../store/fact-words.ts';
import { findOwnerProfile, type KeptProfile } from '../../store/owner-profiles.ts';
import { findSiteOutline, insertSiteOutline } from '../../store/site-outlines.ts';
import { refuse } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit, judgeAnalysis } from '../audits/get-audit.ts';
import { knownProfile } from '../facts/known-profile.ts';
import { domainOf, type Viewer } from '../viewer.ts';

/** What everything that is written for an audit draws on. */
export interface FixMaterial {
  readonly audit: AuditRecord;
  /** Judged with the owner's corrections; whole: no plan has taken anything out of it. */
  readonly analysis: Analysis;
  readonly outline: SiteOutline;
  /** The facts of the business with the owner's words on them. */
  readonly sheet: FactSheet;
}

/** Which audit is meant: that one, else the viewer's newest of the site at `url`, else the newest of any site. */
export interface AskedAudit {
  readonly auditId?: string | undefined;
  readonly url?: string | undefined;
}

export type FixMaterialServices = Pick<AuditServices, 'database' | 'bundles' | 'engine' | 'now'>;

const NO_AUDIT = 'There is no finished audit of this website in this browser or account. Run the audit first.';
const NO_AUDIT_AT_ALL = 'There is no finished audit in this browser or account. Run one first.';

/**
 * The facts of one audit of the viewer's. Never starts a crawl. Throws 404 `not-found` for another's audit, 404 `no-audit`
 * when the viewer has none of the site, 409 while the audit runs, 402 when the plan's history ends before it.
 */
export async function findFixMaterial(
  services: FixMaterialServices,
  viewer: Viewer,
  { auditId, url }: AskedAudit,
): Promise<FixMaterial> {
  return readFixMaterial(services, await findAskedAudit(services, viewer, { auditId, url }));
}

/** The audit that is meant. Throws as `findFixMaterial`, but takes one that is not done. */
export async function findAskedAudit(
  services: FixMaterialServices,
  viewer: Viewer,
  { auditId, url }: AskedAudit,
): Promise<AuditRecord> {
  const id = auditId ?? (await newestAuditOf(services, viewer, url));
  return findViewersAudit(services, viewer, id);
}

/** The facts of an audit that the caller may see. Throws 409 while it runs or when it failed. */
export async function readFixMaterial(services: FixMaterialServices, audit: AuditRecord): Promise<FixMaterial> {
  if (audit.status !== 'done')
    throw refuse('not-ready', 'This audit has no result to write from. Wait until it is done.');
  const [analysis, outline, words, profile] = await Promise.all([
    judgeAnalysis(services, audit),
    readOutline(services, audit),
    selectFactWords(services.database.orm, audit.businessId),
    findOwnerProfile(services.database.orm, audit.businessId),
  ]);
  const { businessOnSite = analysis.business, websiteUrl } = analysis;
  const found = factSheetOf({
    businessId: audit.businessId,
    business: businessOnSite,
    outline,
    websiteUrl,
    namedAt: audit.createdAt.toISOString(),
  });
  // Also where the audit was judged before the owner spoke: what is written never contradicts the owner.
  const business = withOwnerFacts(businessOnSite, words, { url: websiteUrl });
  return {
    audit,
    analysis: { ...analysis, business, businessName: business.name },
    outline,
    sheet: applyFactWords(withToldFacts(found, knownProfile(profile), takeoutOrigin(profile), factId), words),
  };
}

function takeoutOrigin(profile: KeptProfile | null): TakeoutOrigin | null {
  if (profile === null || profile.takeout === null || profile.takeoutAt === null) return null;
  return { profile: profile.takeout.profile, at: profile.takeoutAt.toISOString() };
}

async function newestAuditOf(
  { database, engine }: FixMaterialServices,
  { owner }: Viewer,
  url: string | undefined,
): Promise<string> {
  const id = owner === null ? null : await findNewestDoneAuditId(database.orm, owner, siteAt(engine, url));
  if (id === null) throw refuse('no-audit', url === undefined ? NO_AUDIT_AT_ALL : NO_AUDIT);
  return id;
}

/** Null: any site. Throws 404 for what is no address of a site. */
function siteAt(engine: FixMaterialServices['engine'], url: string | undefined) {
  if (url === undefined) return null;
  const target = engine.parseTarget(url);
  if (!target.ok) throw refuse('no-audit', NO_AUDIT);
  return { domain: domainOf(target.url), host: new URL(target.url).host };
}

const NOTHING_KEPT: SiteOutline = { pages: [], statedFacts: [], robotsTxt: null };

/** Made of the evidence once. Where the evidence was deleted in the meantime, the facts of the analysis are all there is. */
async function readOutline(
  { database, bundles, engine }: FixMaterialServices,
  { siteRunId, bundleDigest }: AuditRecord,
): Promise<SiteOutline> {
  const kept = await findSiteOutline(database.orm, siteRunId);
  if (kept !== null) return kept;
  const bundle = bundleDigest === null ? null : await bundles.read(bundleDigest);
  if (bundle === null) return NOTHING_KEPT;
  const outline = await engine.outline(bundle);
  await insertSiteOutline(database.orm, siteRunId, outline);
  return outline;
}
