import type { AccountExport } from '#shared/api/account.ts';
import {
  type OwnedBusiness,
  selectAccountBusinesses,
  selectAccountMails,
  selectAccountPageEvents,
} from '../../store/accounts/account-export.ts';
import { findRetentionDays } from '../../store/accounts/account-settings.ts';
import { findAudit, type ListedAudit, type Owner, selectAudits } from '../../store/audits/audits.ts';
import { selectBusinessEvents } from '../../store/audits/business-events.ts';
import { selectAddOnInputs } from '../../store/billing/add-on-packs.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectFactOverrides } from '../../store/facts/fact-overrides.ts';
import { findOwnerFiles } from '../../store/facts/owner-files.ts';
import { findOwnerProfile } from '../../store/facts/owner-profiles.ts';
import { selectReviewCampaigns } from '../../store/facts/review-campaigns.ts';
import { selectFixStates } from '../../store/fixes/fix-states.ts';
import { findReportBrand } from '../../store/reports/report-brands.ts';
import { findReportKeywords } from '../../store/reports/report-keywords.ts';
import { selectShareLinks } from '../../store/reports/share-links.ts';
import { selectWatch } from '../../store/watch/watches.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { getBilling } from '../billing/get-billing.ts';
import { campaignView } from '../review-day/campaign-view.ts';
import { isBeyondHistory } from '../rights/audit-history.ts';
import { requireAccount } from '../rights/require-right.ts';
import { resultForViewer } from '../rights/result-for-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { countExport } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { currentUser } from './current-user.ts';
import { listSessions } from './list-sessions.ts';

const AUDITS_AT_A_TIME = 50;
/** Enough for many years of a watch. */
const MOST_EVENTS = 10_000;

/** An export in parts: an account may have thousands of audits, which are read one by one as they are sent. */
export interface AccountExportParts {
  readonly account: Omit<AccountExport, 'audits'>;
  readonly audits: AsyncIterable<AccountExport['audits'][number]>;
}

/**
 * All data of the viewer's account. An analysis is included as it is stored, without the texts that are written from it: null
 * while there is none, and for audits beyond the plan's history. Throws 401 for a visitor, 429 for too many.
 */
export async function exportAccount(
  accounts: AccountServices,
  audits: AuditServices,
  viewer: Viewer,
): Promise<AccountExportParts> {
  const account = requireAccount(viewer);
  const { core } = accounts;
  const { orm } = core.database;
  await orm.transaction((tx) => countExport(core, tx, account.id));
  const [sessions, businesses, mails, pageEvents, billing, reviewCampaigns, reportBrand] = await Promise.all([
    listSessions(accounts, viewer),
    selectAccountBusinesses(orm, account.id),
    selectAccountMails(orm, account),
    selectAccountPageEvents(orm, account.id, MOST_EVENTS),
    getBilling(core, viewer),
    selectReviewCampaigns(orm, account.id),
    findReportBrand(orm, account.id),
  ]);
  return {
    account: {
      exportedAt: new Date(core.now()).toISOString(),
      account: currentUser(account),
      keepAuditsDays: await findRetentionDays(orm, account.id),
      sessions,
      businesses: await Promise.all(businesses.map((business) => exportBusiness(orm, business))),
      billing,
      reviewCampaigns: reviewCampaigns.map(campaignView),
      reportBrand,
      mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
      pageEvents: pageEvents.map((event) => ({ ...event, at: event.at.toISOString() })),
    },
    audits: exportAudits(audits, viewer, { kind: 'account', accountId: account.id }),
  };
}

async function exportBusiness(orm: Orm, business: OwnedBusiness): Promise<AccountExport['businesses'][number]> {
  const [factWords, fixStates, events, profile, files, watch] = await Promise.all([
    selectFactOverrides(orm, business.id),
    selectFixStates(orm, business.id),
    selectBusinessEvents(orm, business.id, MOST_EVENTS),
    findOwnerProfile(orm, business.id),
    findOwnerFiles(orm, business.id),
    selectWatch(orm, business.id),
  ]);
  const given = profile === null ? null : { stated: profile.stated, takeout: profile.takeout };
  return {
    ...business,
    createdAt: business.createdAt.toISOString(),
    factWords,
    fixStates,
    events,
    profile: given,
    files,
    watch,
  };
}

async function* exportAudits(
  audits: AuditServices,
  viewer: Viewer,
  owner: Owner,
): AsyncGenerator<AccountExport['audits'][number]> {
  let last: ListedAudit | undefined;
  do {
    const after = last === undefined ? null : { at: last.createdAt, id: last.id };
    const page = await selectAudits(audits.database.orm, owner, after, AUDITS_AT_A_TIME);
    for (const audit of page) yield exportAudit(audits, viewer, owner, audit);
    last = page.length === AUDITS_AT_A_TIME ? page.at(-1) : undefined;
  } while (last !== undefined);
}

async function exportAudit(
  audits: AuditServices,
  viewer: Viewer,
  owner: Owner,
  { id, url, status, createdAt }: ListedAudit,
): Promise<AccountExport['audits'][number]> {
  const plan = viewer.account?.plan ?? 'free';
  const isShown = status === 'done' && !isBeyondHistory(plan, createdAt, audits.now());
  const audit = isShown ? await findAudit(audits.database.orm, owner, id) : null;
  const analysis =
    audit === null ? null : await resultForViewer(audits.database.orm, viewer, id, await loadAnalysis(audits, audit));
  const reportKeywords = await findReportKeywords(audits.database.orm, id);
  const addOnInputs = await selectAddOnInputs(audits.database.orm, id);
  const shareLinks = (await selectShareLinks(audits.database.orm, id)).map((link) => ({
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    openings: link.openings,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  }));
  return {
    auditId: id,
    url,
    status,
    createdAt: createdAt.toISOString(),
    analysis,
    reportKeywords,
    shareLinks,
    addOnInputs,
  };
}
