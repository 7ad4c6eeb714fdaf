import { createHash } from 'node:crypto';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { plainName } from '#shared/report/public-name.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';
import type { AuditServices } from './audit-services.ts';
import { readOutline } from './read-outline.ts';
import { redactOwnerOverrides } from './redact-owner-overrides.ts';
import { collectSiteText } from './site-text.ts';

/** The audit for readers other than its owner, with overrides limited by `redactOwnerOverrides`. */
export function forOthers(audit: AuditRecord): AuditRecord {
  return { ...audit, isForOthers: true };
}

/**
 * The analysis for readers other than the owner: evaluated with the overrides that `redactOwnerOverrides` leaves. They see
 * the name read on the site, or none where that contains more than a name. Where the evidence is deleted, typed values are
 * replaced in the text instead.
 */
export async function withoutTypedOverrides(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
  analysis: Analysis,
): Promise<Analysis> {
  const words = analysis.judgedWith ?? {};
  const hasWords = Object.keys(words).length > 0;
  const site = hasWords ? collectSiteText(analysis, await readOutline(services, audit)) : null;
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

/** Typed values that redaction removed. Single characters are left out, as they occur in every text. */
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

/** Removes quotes of owner input, for analyses that cannot be reevaluated without it. */
function withoutOwnerInput(analysis: Analysis): Analysis {
  return withoutEvidence(analysis, (origin) => origin !== undefined);
}

/** Keeps the counts of an owner's files, without their names, rows and pasted questions and answers. Pure. */
export function withoutFileOverrides(analysis: Analysis): Analysis {
  const { factors, ...rest } = withoutEvidence(analysis, (origin) => origin === 'file');
  return { ...rest, factors: { ...factors, answerPresence: { ...factors.answerPresence, topGaps: [] } } };
}

function withoutEvidence(analysis: Analysis, isLeftOut: (origin: Evidence['origin']) => boolean): Analysis {
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
): Promise<Analysis | null> {
  const kept = services.caches.forOthers;
  const said = JSON.stringify([audit.bundleDigest, words]);
  const key = `${audit.id} ${createHash('sha256').update(said).digest('base64url')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const judged = await reevaluateWithOverrides(services, audit, words);
  if (judged !== null) kept.set(key, judged);
  return judged;
}

/** Replaces these names in every text of a value by the host or another name. Pure. */
export function withoutNames(analysis: Analysis, names: readonly string[], name: string | null): Analysis {
  const given = { ...analysis, businessName: name, business: { ...analysis.business, name } };
  return replaceNames(given, names, name ?? formatHost(analysis.websiteUrl));
}

/** Replaces these names, in any case, by `shown` in every text of a value. Pure. */
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
