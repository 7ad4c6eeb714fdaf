import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ALGORITHM_VERSION } from '#engine/algorithm-version.ts';
import { actionPackUrl } from '#shared/api/action-pack.ts';
import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { AeoActionPack, type Analysis, QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import { GroundedText } from '#shared/fixes/grounded-text.ts';
import type { EvaluatedAnalysis } from '#shared/fixes/owner-overrides.ts';
import { Offers } from '#shared/product/offers.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { selectFactOverrides } from '../../store/facts/fact-overrides.ts';
import { findOwnerProfile } from '../../store/facts/owner-profiles.ts';
import { findGeneratedText, type GeneratedTextKey, saveGeneratedText } from '../../store/fixes/generated-texts.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { composeGeneratedParts, type GeneratedParts, PARTS_VERSION } from './compose-generated-parts.ts';
import { readFixMaterial } from './find-fix-material.ts';
import { markPackSteps } from './mark-pack-steps.ts';

export type GeneratedPartServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine' | 'log'>;

/** The kind under which they are stored among an audit's generated texts. */
const STORED_KIND = 'report-parts';
/** `GeneratedParts` as stored. */
const StoredParts = z.object({
  qaRewriteSuggestions: z.array(QaRewriteSuggestion),
  templates: z.record(z.string(), GroundedText),
  contentIdeas: z.array(z.string()),
  aeoActionPack: AeoActionPack.omit({ download_url: true }).nullable(),
  packFixes: z.array(z.string()),
  offers: Offers.nullable(),
});
type StoredParts = z.infer<typeof StoredParts>;
const NOTHING_WRITTEN: GeneratedParts = {
  qaRewriteSuggestions: [],
  templates: {},
  contentIdeas: [],
  aeoActionPack: null,
  packFixes: new Set(),
  offers: null,
};

/** An analysis with its generated parts. */
export type WrittenAnalysis = Analysis & Pick<AuditedAnalysis, 'templateSentences' | 'offers'>;

/**
 * The analysis of a finished audit with its generated parts: complete, before any redaction for the plan. `analysis` is the
 * result of `loadAnalysis`.
 */
export async function withGeneratedParts(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: EvaluatedAnalysis,
): Promise<WrittenAnalysis> {
  const written = await writtenPartsOf(services, audit, analysis);
  const { qaRewriteSuggestions, templates, contentIdeas } = analysis;
  const { aeoActionPack, packFixes, offers } = written;
  return {
    ...analysis,
    qaRewriteSuggestions: qaRewriteSuggestions.length > 0 ? qaRewriteSuggestions : written.qaRewriteSuggestions,
    ...(Object.keys(templates).length > 0 ? {} : formatTemplates(written.templates)),
    contentIdeas: contentIdeas.length > 0 ? contentIdeas : written.contentIdeas,
    aeoActionPack:
      analysis.aeoActionPack ??
      (aeoActionPack === null ? null : { ...aeoActionPack, download_url: actionPackUrl(audit.id) }),
    actionPlan: markPackSteps(analysis.actionPlan, packFixes),
    ...(offers !== null && { offers }),
  };
}

/** What could be made for a finished audit; null where that could not be determined, and then nothing may be sold for it. */
export async function readOffers(services: GeneratedPartServices, audit: AuditRecord): Promise<Offers | null> {
  return (await writtenPartsOf(services, audit, null)).offers;
}

function formatTemplates(texts: GeneratedParts['templates']): Pick<WrittenAnalysis, 'templates' | 'templateSentences'> {
  const given = Object.entries(texts);
  return {
    templates: Object.fromEntries(given.map(([title, { text }]) => [title, text])),
    templateSentences: Object.fromEntries(given.map(([title, { sentences }]) => [title, sentences])),
  };
}

/**
 * Reads the parts that `storeGeneratedParts` stored after the audit. A request before that, or after an override, generates
 * them and caches them in memory only; parallel requests share one generation. Failures are logged and the parts left out,
 * so a report never fails because of them.
 */
async function writtenPartsOf(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: EvaluatedAnalysis | null,
): Promise<GeneratedParts> {
  const kept = services.caches.generatedParts;
  let key: string | null = null;
  try {
    key = await keyOf(services, audit);
    const known = kept.get(key) ?? openOrWrite(services, audit, analysis, key);
    kept.set(key, known);
    return await known;
  } catch (error) {
    if (key !== null) kept.delete(key);
    services.log.error('generated_parts_failed', { auditId: audit.id, error });
    return NOTHING_WRITTEN;
  }
}

/**
 * Generates and stores the parts of a finished audit, unless they are stored for the current facts. Generation failures are
 * logged and nothing is stored. Rejects when the database cannot be reached.
 */
export async function storeGeneratedParts(
  services: GeneratedPartServices & Pick<AuditServices, 'now'>,
  audit: AuditRecord,
): Promise<void> {
  const key = storedKey(audit, await keyOf(services, audit));
  if ((await findStoredParts(services, key)) !== null) return;
  const parts = await writtenPartsOf(services, audit, null);
  if (parts === NOTHING_WRITTEN) return;
  const stored: StoredParts = { ...parts, packFixes: [...parts.packFixes] };
  await saveGeneratedText(services.database.orm, key, stored, new Date(services.now()));
}

function storedKey(audit: AuditRecord, key: string): GeneratedTextKey {
  return {
    auditId: audit.id,
    kind: STORED_KIND,
    variant: 0,
    factsDigest: `${PARTS_VERSION} ${ALGORITHM_VERSION} ${key}`,
  };
}

async function findStoredParts(
  { database }: GeneratedPartServices,
  key: GeneratedTextKey,
): Promise<GeneratedParts | null> {
  const stored = StoredParts.safeParse(await findGeneratedText(database.orm, key));
  return stored.success ? { ...stored.data, packFixes: new Set(stored.data.packFixes) } : null;
}

async function openOrWrite(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: EvaluatedAnalysis | null,
  key: string,
): Promise<GeneratedParts> {
  return (await findStoredParts(services, storedKey(audit, key))) ?? write(services, audit, analysis);
}

/**
 * The cache key: site run, analysis and owner overrides. The same key means the same facts, so audits that share a site run
 * and have no overrides share their parts.
 */
async function keyOf({ database }: GeneratedPartServices, audit: AuditRecord): Promise<string> {
  const [words, profile] = await Promise.all([
    selectFactOverrides(database.orm, audit.businessId),
    findOwnerProfile(database.orm, audit.businessId),
  ]);
  const { corrections, isCorrected, hasOwnerWords, compressedAnalysis, isForOthers } = audit;
  const said = JSON.stringify([
    corrections,
    isCorrected,
    isForOthers,
    hasOwnerWords,
    words,
    profile?.statedAt,
    profile?.takeoutAt,
  ]);
  // A corrected name has the date of its audit.
  const own = corrections === null && !isCorrected && !hasOwnerWords && profile === null ? '' : audit.id;
  const digest = createHash('sha256')
    .update(compressedAnalysis ?? '')
    .update(said);
  return `${audit.siteRunId} ${own} ${digest.digest('base64url')}`;
}

async function write(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: EvaluatedAnalysis | null,
): Promise<GeneratedParts> {
  return composeGeneratedParts(await readFixMaterial({ ...services, now: Date.now }, audit, analysis));
}
