import { createHash } from 'node:crypto';
import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { composeContentIdeas } from '#engine/fixes/write/compose-content-ideas.ts';
import { composeQaRewrites } from '#engine/fixes/write/compose-qa-rewrites.ts';
import { composeTemplates } from '#engine/fixes/write/compose-templates.ts';
import { actionPackUrl } from '#shared/api/action-pack.ts';
import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { AeoActionPack, Analysis, QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import type { AuditRecord } from '../../store/audits.ts';
import type { Database } from '../../store/database.ts';
import { selectFactWords } from '../../store/fact-words.ts';
import { findOwnerProfile } from '../../store/owner-profiles.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { readFixMaterial } from './find-fix-material.ts';
import { RecentlyUsed } from './recently-used.ts';
import { tellPack } from './tell-pack.ts';

/** The parts of an analysis that are written from its facts when somebody looks at it. */
export interface WrittenParts {
  readonly qaRewriteSuggestions: QaRewriteSuggestion[];
  readonly templates: Record<string, GroundedText>;
  readonly contentIdeas: string[];
  readonly aeoActionPack: AeoActionPack | null;
  /** Checks that the action pack makes pass. */
  readonly packFixes: ReadonlySet<string>;
}

export type WrittenPartServices = Pick<AuditServices, 'database' | 'bundles' | 'engine' | 'log'>;

/** A report and its siblings; some 20 KB each. */
const MOST_KEPT = 200;
const KEPT = new WeakMap<Database, RecentlyUsed<WrittenParts>>();
const NOTHING_WRITTEN: WrittenParts = {
  qaRewriteSuggestions: [],
  templates: {},
  contentIdeas: [],
  aeoActionPack: null,
  packFixes: new Set(),
};

/** An analysis with the sources of what is written for it. */
export type WrittenAnalysis = Analysis & Pick<AuditedAnalysis, 'templateSentences'>;

/** The analysis of a finished audit with what is written for it: whole, before any plan takes something out. */
export async function withWrittenParts(
  services: WrittenPartServices,
  audit: AuditRecord,
  analysis: Analysis,
): Promise<WrittenAnalysis> {
  const written = await writtenPartsOf(services, audit);
  const { qaRewriteSuggestions, templates, contentIdeas } = analysis;
  const { aeoActionPack, packFixes } = written;
  return {
    ...analysis,
    qaRewriteSuggestions: qaRewriteSuggestions.length > 0 ? qaRewriteSuggestions : written.qaRewriteSuggestions,
    ...(Object.keys(templates).length > 0 ? {} : tellTemplates(written.templates)),
    contentIdeas: contentIdeas.length > 0 ? contentIdeas : written.contentIdeas,
    aeoActionPack: analysis.aeoActionPack ?? aeoActionPack,
    actionPlan: tellPack(analysis.actionPlan, packFixes),
  };
}

function tellTemplates(texts: WrittenParts['templates']): Pick<WrittenAnalysis, 'templates' | 'templateSentences'> {
  const told = Object.entries(texts);
  return {
    templates: Object.fromEntries(told.map(([title, { text }]) => [title, text])),
    templateSentences: Object.fromEntries(told.map(([title, { sentences }]) => [title, sentences])),
  };
}

/**
 * Written once for the facts as they are: the next look finds them in memory until the owner says something else. What
 * cannot be written is left out and logged; a report never fails by it.
 */
async function writtenPartsOf(services: WrittenPartServices, audit: AuditRecord): Promise<WrittenParts> {
  try {
    const kept = KEPT.get(services.database) ?? new RecentlyUsed<WrittenParts>(MOST_KEPT);
    KEPT.set(services.database, kept);
    const key = await keyOf(services, audit);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const parts = await write(services, audit);
    kept.set(key, parts);
    return parts;
  } catch (error) {
    services.log.error('written-parts-failed', { auditId: audit.id, error });
    return NOTHING_WRITTEN;
  }
}

/** The audit and everything its owner said: the same key means the same facts. */
async function keyOf({ database }: WrittenPartServices, audit: AuditRecord): Promise<string> {
  const [words, profile] = await Promise.all([
    selectFactWords(database.orm, audit.businessId),
    findOwnerProfile(database.orm, audit.businessId),
  ]);
  const said = JSON.stringify([audit.corrections, audit.isCorrected, words, profile?.statedAt, profile?.takeoutAt]);
  return `${audit.id} ${createHash('sha256').update(said).digest('base64url')}`;
}

async function write(services: WrittenPartServices, audit: AuditRecord): Promise<WrittenParts> {
  const material = await readFixMaterial({ ...services, now: Date.now }, audit);
  const { pack, promise } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  return {
    qaRewriteSuggestions: composeQaRewrites(material, 0),
    templates: Object.fromEntries(composeTemplates(material, 0)),
    contentIdeas: composeContentIdeas(material, 0),
    aeoActionPack: pack.bundles.length === 0 ? null : { ...pack, download_url: actionPackUrl(audit.id) },
    packFixes: new Set(promise.fixes),
  };
}
