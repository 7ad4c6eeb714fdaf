import { withOwnerFacts } from '#engine/facts/owner-facts.ts';
import { buildFactSheet, factId } from '#engine/fixes/build-fact-sheet.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { applyFactOverrides, type FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import { applyOwnerProfile, type TakeoutOrigin } from '#shared/fixes/apply-owner-profile.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { plainName } from '#shared/report/public-name.ts';
import { type AuditRecord, findNewestDoneAuditId } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectFactOverrides } from '../../store/facts/fact-overrides.ts';
import { findOwnerProfile, type OwnerProfileRecord } from '../../store/facts/owner-profiles.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { readOutline } from '../audits/read-outline.ts';
import { redactOwnerOverrides } from '../audits/redact-owner-overrides.ts';
import { collectSiteText } from '../audits/site-text.ts';
import { knownProfile } from '../facts/known-profile.ts';
import { getSiteDomain, type Viewer } from '../viewer.ts';

/** The input of everything generated for an audit. */
export interface FixMaterial {
  readonly audit: AuditRecord;
  /** Evaluated with the owner's overrides; complete, before any redaction for the plan. */
  readonly analysis: Analysis;
  readonly outline: SiteOutline;
  /** The facts of the business with the owner's overrides applied. */
  readonly sheet: FactSheet;
}

/** The requested audit: the named one, else the viewer's newest of the site at `url`, else the newest of any site. */
export interface AskedAudit {
  readonly auditId?: string | undefined;
  readonly url?: string | undefined;
}

export type FixMaterialServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine' | 'now'>;

const NO_AUDIT = 'There is no finished audit of this website in this browser or account. Run the audit first.';
const NO_AUDIT_AT_ALL = 'There is no finished audit in this browser or account. Run one first.';

/**
 * The fix material of one of the viewer's audits. Never starts a crawl. Throws 404 `not-found` for another owner's audit,
 * 404 `no-audit` when the viewer has none of the site, 409 while the audit runs, 402 beyond the plan's history.
 */
export async function findFixMaterial(
  services: FixMaterialServices,
  viewer: Viewer,
  { auditId, url }: AskedAudit,
): Promise<FixMaterial> {
  return readFixMaterial(services, await findAskedAudit(services, viewer, { auditId, url }));
}

/** The requested audit. Throws as `findFixMaterial`, but accepts one that is not finished. */
export async function findAskedAudit(
  services: FixMaterialServices,
  viewer: Viewer,
  { auditId, url }: AskedAudit,
): Promise<AuditRecord> {
  const id = auditId ?? (await newestAuditOf(services, viewer, url));
  return findViewersAudit(services, viewer, id);
}

/** Facts and profile that the owner of a business stated, as stored. */
export interface OwnerInput {
  readonly facts: FactOverride[];
  readonly profile: OwnerProfileRecord | null;
}

/** Reads the owner input for a business. */
export async function readOwnerInput(orm: Orm, businessId: string): Promise<OwnerInput> {
  const [facts, profile] = await Promise.all([selectFactOverrides(orm, businessId), findOwnerProfile(orm, businessId)]);
  return { facts, profile };
}

/**
 * The fix material of an audit that the caller may see. `known` is its analysis (`loadAnalysis`) and owner input, where the
 * caller has loaded them. Throws 409 while it runs or when it failed.
 */
export async function readFixMaterial(
  services: FixMaterialServices,
  audit: AuditRecord,
  known: { readonly analysis?: Analysis | null; readonly ownerInput?: OwnerInput } = {},
): Promise<FixMaterial> {
  if (audit.status !== 'done')
    throw apiError('not-ready', 'This audit has no result to write from. Wait until it is done.');
  const [analysis, outline, { facts: said, profile }] = await Promise.all([
    known.analysis ?? loadAnalysis(services, audit),
    readOutline(services, audit),
    known.ownerInput ?? readOwnerInput(services.database.orm, audit.businessId),
  ]);
  const { businessOnSite = analysis.business, websiteUrl } = analysis;
  const given = { facts: said, profile: knownProfile(profile) };
  const isForOthers = audit.isForOthers === true;
  const { facts: words = [], profile: shownProfile = given.profile } = isForOthers
    ? redactOwnerOverrides(given, collectSiteText(analysis, outline))
    : given;
  const found = buildFactSheet({
    businessId: audit.businessId,
    business: audit.isForOthers === true ? { ...businessOnSite, name: plainName(businessOnSite.name) } : businessOnSite,
    outline,
    websiteUrl,
    namedAt: audit.createdAt.toISOString(),
  });
  // Applied even where the audit was evaluated before the overrides, so that texts never contradict the owner.
  const judged = withOwnerFacts(businessOnSite, words, { url: websiteUrl });
  const business = audit.isForOthers === true ? { ...judged, name: plainName(judged.name) } : judged;
  return {
    audit,
    analysis: { ...analysis, business, businessName: business.name },
    outline,
    sheet: applyFactOverrides(
      applyOwnerProfile(found, shownProfile, isForOthers ? null : takeoutOrigin(profile), factId),
      words,
    ),
  };
}

function takeoutOrigin(profile: OwnerProfileRecord | null): TakeoutOrigin | null {
  if (profile === null || profile.takeout === null || profile.takeoutAt === null) return null;
  return { profile: profile.takeout.profile, at: profile.takeoutAt.toISOString() };
}

async function newestAuditOf(
  { database, engine }: FixMaterialServices,
  { owner }: Viewer,
  url: string | undefined,
): Promise<string> {
  const id = owner === null ? null : await findNewestDoneAuditId(database.orm, owner, siteAt(engine, url));
  if (id === null) throw apiError('no-audit', url === undefined ? NO_AUDIT_AT_ALL : NO_AUDIT);
  return id;
}

/** The site of a URL; null for any site. Throws 404 when it is not the URL of a site. */
function siteAt(engine: FixMaterialServices['engine'], url: string | undefined) {
  if (url === undefined) return null;
  const target = engine.parseTarget(url);
  if (!target.ok) throw apiError('no-audit', NO_AUDIT);
  return { domain: getSiteDomain(target.url), host: new URL(target.url).host };
}
