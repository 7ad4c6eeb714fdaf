import { createHash } from 'node:crypto';
import type { Evidence } from '#shared/audit/check.ts';
import { FACTOR_KEYS } from '#shared/audit/factors.ts';
import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { plainName } from '#shared/report/public-name.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';
import type { AuditServices } from './audit-services.ts';
import { readOutline } from './read-outline.ts';
import { redactOwnerOverrides } from './redact-owner-overrides.ts';
import { collectSiteText } from './site-text.ts';

/** An audit that is read for somebody else than its owner: what `redactOwnerOverrides` leaves out does not get to them. */
export function forOthers(audit: AuditRecord): AuditRecord {
  return { ...audit, isForOthers: true };
}

/**
 * An analysis as others may read it: evaluated with what `redactOwnerOverrides` leaves of the owner's words, so that they get the name that
 * was read on the site, and none where that is more than a name. Where the evidence is gone, what the owner typed is replaced instead.
 */
export async function withoutTypedOverrides(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  analysis: EvaluatedAnalysis,
): Promise<EvaluatedAnalysis> {
  const words = analysis.judgedWith ?? {};
  const { businessOnSite = analysis.business, websiteUrl } = analysis;
  const hasWords = Object.keys(words).length > 0;
  const site = hasWords ? collectSiteText(websiteUrl, await readOutline(services, audit), businessOnSite) : null;
  const kept = site === null ? words : redactOwnerOverrides(words, site);
  const isSame = JSON.stringify(kept) === JSON.stringify(words);
  const read = isSame ? analysis : await reevaluate(services, audit, kept);
  const shown = withoutFileOverrides(read ?? withoutOwnerInput(analysis));
  const name = read === null ? null : plainName(shown.businessName);
  const unsaid = [...(read === null ? typedIn(words, kept) : []), ...(name === null ? [shown.businessName] : [])];
  return withoutNames(
    shown,
    unsaid.filter((one) => one !== null),
    name,
  );
}

/** What was typed and is not among the words that are left: no single signs, which stand in every text. */
function typedIn({ corrections, facts = [], profile }: OwnerOverrides, kept: OwnerOverrides): string[] {
  const left = new Set(kept.facts);
  const { name, address, description, categories = [] } = profile?.values ?? {};
  const typed = [
    corrections?.name,
    ...facts.flatMap((word) => (left.has(word) ? [] : [word.value])),
    ...[name, address, description].filter((text) => text !== undefined),
    ...categories,
  ];
  return typed.filter((text) => typeof text === 'string' && text.trim().length > 2).map(String);
}

/** Without the quotes of what an owner told: only where it cannot be evaluated again without them. */
function withoutOwnerInput(analysis: EvaluatedAnalysis): EvaluatedAnalysis {
  return withoutEvidence(analysis, (origin) => origin !== undefined);
}

/** Counts of an owner's files stay; their names, their rows and pasted questions and answers do not. Pure. */
export function withoutFileOverrides(analysis: EvaluatedAnalysis): EvaluatedAnalysis {
  const { factors, ...rest } = withoutEvidence(analysis, (origin) => origin === 'file');
  return { ...rest, factors: { ...factors, answerPresence: { ...factors.answerPresence, topGaps: [] } } };
}

function withoutEvidence(
  analysis: EvaluatedAnalysis,
  isLeftOut: (origin: Evidence['origin']) => boolean,
): EvaluatedAnalysis {
  const shown = structuredClone(analysis);
  for (const key of FACTOR_KEYS)
    for (const check of shown.factors[key].checks)
      check.evidence = check.evidence.filter(({ origin }) => !isLeftOut(origin));
  return shown;
}

async function reevaluate(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  words: OwnerOverrides,
): Promise<EvaluatedAnalysis | null> {
  const kept = services.caches.forOthers;
  const said = JSON.stringify([audit.bundleDigest, words]);
  const key = `${audit.id} ${createHash('sha256').update(said).digest('base64url')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const judged = await reevaluateWithOverrides(services, audit, words);
  if (judged !== null) kept.set(key, judged);
  return judged;
}

/** Every text of a value with the host, or another name, where these names stood. Pure. */
export function withoutNames(
  analysis: EvaluatedAnalysis,
  names: readonly string[],
  name: string | null,
): EvaluatedAnalysis {
  const given = { ...analysis, businessName: name, business: { ...analysis.business, name } };
  return replaceNames(given, names, name ?? formatHost(analysis.websiteUrl));
}

/** The same value with `shown` in every text where one of these names stood, whatever its case. Pure. */
function replaceNames<Value>(value: Value, names: readonly string[], shown: string): Value;
function replaceNames(value: unknown, names: readonly string[], shown: string): unknown {
  if (names.length === 0) return value;
  const escaped = names.toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const pattern = new RegExp(escaped.join('|'), 'giu');
  const within = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replace(pattern, () => shown);
    if (Array.isArray(one)) return one.map(within);
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, within(part)]));
  };
  return within(value);
}
