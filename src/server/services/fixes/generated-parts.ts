import { createHash } from 'node:crypto';
import { actionPackUrl } from '#shared/api/action-pack.ts';
import type { AuditTexts } from '#shared/api/audits.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Offers } from '#shared/product/offers.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import type { GeneratedParts } from './compose-generated-parts.ts';
import { type OwnerInput, readFixMaterial, readOwnerInput } from './find-fix-material.ts';

export type GeneratedPartServices = Pick<
  AuditServices,
  'database' | 'bundles' | 'caches' | 'engine' | 'composeParts' | 'log'
>;

const NOTHING_WRITTEN: GeneratedParts = {
  qaRewriteSuggestions: [],
  templates: {},
  contentIdeas: [],
  aeoActionPack: null,
  offers: null,
};

/** The texts of a finished audit: complete, before any redaction for the plan. `analysis` is the result of `loadAnalysis`. */
export async function writeTexts(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: Analysis,
): Promise<AuditTexts> {
  const written = await writtenPartsOf(services, audit, analysis);
  const { qaRewriteSuggestions, templates, contentIdeas, aeoActionPack, offers } = written;
  return {
    qaRewriteSuggestions,
    ...formatTemplates(templates),
    contentIdeas,
    aeoActionPack: aeoActionPack && { ...aeoActionPack, download_url: actionPackUrl(audit.id) },
    ...(offers !== null && { offers }),
  };
}

/** What could be made for a finished audit; null where that could not be determined, and then nothing may be sold for it. */
export async function readOffers(services: GeneratedPartServices, audit: AuditRecord): Promise<Offers | null> {
  return (await writtenPartsOf(services, audit, null)).offers;
}

function formatTemplates(texts: GeneratedParts['templates']): Pick<AuditTexts, 'templates' | 'templateSentences'> {
  const given = Object.entries(texts);
  return {
    templates: Object.fromEntries(given.map(([title, { text }]) => [title, text])),
    templateSentences: Object.fromEntries(given.map(([title, { sentences }]) => [title, sentences])),
  };
}

/**
 * Generates the parts on request, for the current facts, and caches them in memory only: that takes some ten milliseconds, and
 * most reports are opened in one process or never. Parallel requests share one generation. Failures are logged and the parts
 * left out, so a report never fails because of them.
 */
async function writtenPartsOf(
  services: GeneratedPartServices,
  audit: AuditRecord,
  analysis: Analysis | null,
): Promise<GeneratedParts> {
  const kept = services.caches.generatedParts;
  let key: string | null = null;
  try {
    const ownerInput = await readOwnerInput(services.database.orm, audit.businessId);
    key = keyOf(audit, ownerInput);
    const known = kept.get(key) ?? write(services, audit, analysis, ownerInput);
    kept.set(key, known);
    return await known;
  } catch (error) {
    if (key !== null) kept.delete(key);
    services.log.error('generated_parts_failed', { auditId: audit.id, error });
    return NOTHING_WRITTEN;
  }
}

/**
 * The cache key: site run, analysis and owner overrides. The same key means the same facts, so audits that share a site run
 * and have no overrides share their parts.
 */
function keyOf(audit: AuditRecord, { facts, profile }: OwnerInput): string {
  const { corrections, isCorrected, hasOwnerWords, compressedAnalysis, isForOthers } = audit;
  const said = JSON.stringify([
    corrections,
    isCorrected,
    isForOthers,
    hasOwnerWords,
    facts,
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
  analysis: Analysis | null,
  ownerInput: OwnerInput,
): Promise<GeneratedParts> {
  return services.composeParts(await readFixMaterial({ ...services, now: Date.now }, audit, { analysis, ownerInput }));
}
