import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { OWNER_FILES } from '../../test/owner-files.ts';
import { REVIEW_CAMPAIGN } from '../../test/review-campaign.ts';
import { type AskServer, auditAnew, readTextField, untilAnswered } from './open-browser.ts';
import type { RecordedOperator } from './operator.ts';

/** Time for work in the background, such as the audits of rivals. */
const BACKGROUND_MS = 3000;

export interface AgencyTools {
  readonly ask: AskServer;
  readonly operator: RecordedOperator;
  readonly email: string;
}

export interface AgencyRecord {
  readonly auditId: string;
  readonly auditCount: number;
  readonly shareUrl: string | null;
  /** What the release said had happened to the watched business. */
  readonly events: readonly unknown[];
  /** Null where the release had no keys for programs. */
  readonly apiKey: string | null;
  readonly verifyToken: string | null;
}

const Strategy = z.looseObject({ clusters: z.array(z.looseObject({ keywords: z.array(z.unknown()) })) });
const Plan = z.looseObject({ result: z.looseObject({ actionPlan: z.array(z.looseObject({ id: z.string() })) }) });
const Rows = z.looseObject({ rows: z.array(z.unknown()) });
const History = z.looseObject({ events: z.array(z.looseObject({ kind: z.string() })) });

/** What an agency does a week before: a first audit, and a watch. Returns the watched business; null where nothing is watched. */
export async function beginAgencyActions({ ask, operator, email }: AgencyTools): Promise<string | null> {
  await operator.grantPlan(email, 'agency');
  const auditId = await auditAnew(ask, 'mended.test');
  const businessId = readTextField((await ask(`/api/audits/${auditId}`)).json, 'businessId');
  if (businessId === null) return null;
  const { status } = await ask(`/api/businesses/${businessId}/watch`, 'PUT', { isOn: true, sendsMail: false });
  return status < 300 ? businessId : null;
}

/**
 * Whatever an account with an agency's plan can do in a release, after `beginAgencyActions`; what the release lacks is answered with
 * an error. Waits until a watched business was read again.
 */
export async function performAgencyActions(
  { ask, operator, email }: AgencyTools,
  watched: string | null,
): Promise<AgencyRecord> {
  const eventsOf = (json: unknown) => History.safeParse(json).data?.events ?? [];
  const isNews = (json: unknown) => eventsOf(json).some(({ kind }) => kind === 'changes-found');
  if (watched !== null) await untilAnswered(ask, `/api/businesses/${watched}/history`, isNews);
  const auditId = await auditAnew(ask, 'mended.test');
  const at = `/api/audits/${auditId}`;
  await operator.grantAddOn(email, 'review-reply-pack', auditId);
  await operator.grantAddOn(email, 'competitor-snapshot', auditId);
  await ask(`${at}/corrections`, 'POST', { name: 'Lantern & Oak' });
  await ask(`${at}/facts`, 'POST', { changes: [{ action: 'add', kind: 'service', value: 'Sump pumps' }] });
  await ask(`${at}/profile`, 'PUT', { rating: 4.6, reviewCount: 86, daysSinceLastPost: 5 });
  const reviews = [{ rating: 5, text: 'They came within the hour and fixed the drain.' }];
  await ask(`${at}/add-ons/review-reply-pack/input`, 'PUT', { reviews });
  await ask(`${at}/add-ons/competitor-snapshot/input`, 'PUT', { rivals: ['rival.test'] });
  await keepKeywords(ask, at);
  await ask('/api/review-campaigns', 'POST', REVIEW_CAMPAIGN);
  const [first, second] = Plan.parse((await ask(at)).json).result.actionPlan;
  await ask(`${at}/checks/${first?.id}/applied`, 'POST', { isApplied: true });
  await ask(`${at}/checks/${second?.id}/recheck`, 'POST', {});
  for (const [kind, text] of Object.entries(OWNER_FILES))
    await ask(`${at}/files?kind=${kind}&fileName=${kind}.csv`, 'PUT', Buffer.from(text));
  await ask(`/api/generate/description?auditId=${auditId}`);
  await wait(BACKGROUND_MS);
  // A competitor's result is stored when somebody opens it.
  await ask(`${at}/add-ons/competitor-snapshot`);
  const shared = await ask(`${at}/shares`, 'POST', { days: 365 });
  const brand = { name: 'Pine Street Agency', colour: '#245566', contact: null, logo: null };
  await ask('/api/account/report-brand', 'PUT', brand);
  await ask('/api/account/data-settings', 'PUT', { keepAuditsDays: null });
  await ask(`/api/businesses/${watched}/watch`, 'PUT', { isOn: true, sendsMail: false });
  const key = await ask('/api/account/api-keys', 'POST', { name: 'Reporting' });
  // The first link is too old by now.
  await ask('/api/auth/resend-verification', 'POST');
  const listed = Rows.safeParse((await ask('/api/audits')).json).data?.rows ?? [];
  const history = watched === null ? null : (await ask(`/api/businesses/${watched}/history`)).json;
  return {
    auditId,
    auditCount: listed.length,
    events: eventsOf(history),
    shareUrl: readTextField(shared.json, 'url'),
    apiKey: readTextField(key.json, 'secret'),
    verifyToken: await operator.findVerifyToken(email),
  };
}

async function keepKeywords(ask: AskServer, at: string): Promise<void> {
  const { json } = await ask('/api/generate-keywords', 'POST', {
    business_name: 'Lantern & Oak Plumbing',
    primary_category: 'Plumber',
    location: { city: 'Duluth', state: 'MN' },
  });
  const clusters = Strategy.safeParse(json).data?.clusters;
  const keywords = clusters?.flatMap((cluster) => cluster.keywords).slice(0, 3);
  await ask(`${at}/keywords`, 'POST', { keywords });
}
