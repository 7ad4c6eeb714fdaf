import type { AuditTexts, LockedTexts } from '#shared/api/audits.ts';
import type { QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import type { Plan } from '#shared/product/plans.ts';
import { getPlanLimit, hasRight } from '#shared/product/rights.ts';

/** The kinds of generated text of which a plan may show samples only. */
type SampledKind = 'qaRewriteSuggestions' | 'templates' | 'contentIdeas';

/** The kind of text that each add-on unlocks in its audit. The others have a pack of their own. */
const OPENED_BY: Readonly<Record<AddOnId, SampledKind | null>> = {
  'qa-year-pack': 'qaRewriteSuggestions',
  'review-reply-pack': null,
  'site-tune-up-report': null,
  'photo-seo-pack': null,
  'competitor-snapshot': null,
};

/**
 * Redacts texts for a viewer with `plan` whose audit has `grantedAddOns`: of rewrites, templates and content ideas the plan's
 * number of samples and the titles of the rest are shown; the action pack in full or as its list of queries. Withheld text is
 * in no field of the result.
 */
export function redactForPlan(texts: AuditTexts, plan: Plan, grantedAddOns: readonly AddOnId[]): AuditTexts {
  const samplesOf = (kind: SampledKind) =>
    grantedAddOns.some((addOn) => OPENED_BY[addOn] === kind) ? null : getPlanLimit(plan, 'samplesOfEachKind');
  const rewrites = takeSamples(texts.qaRewriteSuggestions, samplesOf('qaRewriteSuggestions'), titleOfRewrite);
  const templates = takeSamples(Object.entries(texts.templates), samplesOf('templates'), ([title]) => title);
  const ideas = takeSamples(texts.contentIdeas, samplesOf('contentIdeas'), titleOfIdea);
  const pack = hasRight(plan, 'actionPack') ? null : texts.aeoActionPack;
  const locked = {
    ...(rewrites.locked && { qaRewriteSuggestions: rewrites.locked }),
    ...(templates.locked && { templates: templates.locked }),
    ...(ideas.locked && { contentIdeas: ideas.locked }),
    ...(pack?.bundles.length && { aeoActionPack: lock(pack.bundles, ({ query }) => query) }),
  };
  const { locked: _never, templateSentences, ...whole } = texts;
  return {
    ...whole,
    qaRewriteSuggestions: rewrites.shown,
    templates: Object.fromEntries(templates.shown),
    ...(templateSentences && { templateSentences: sentencesOf(templates.shown, templateSentences) }),
    contentIdeas: ideas.shown,
    aeoActionPack: pack === null ? texts.aeoActionPack : null,
    ...(Object.keys(locked).length > 0 && { locked }),
  };
}

/** Only for shown templates, because the sentences repeat their text. */
function sentencesOf(
  shown: readonly (readonly [title: string, text: string])[],
  all: NonNullable<AuditTexts['templateSentences']>,
): NonNullable<AuditTexts['templateSentences']> {
  return Object.fromEntries(shown.flatMap(([title]) => (all[title] === undefined ? [] : [[title, all[title]]])));
}

interface Samples<Text> {
  readonly shown: Text[];
  readonly locked: LockedTexts | null;
}

function takeSamples<Text>(
  texts: readonly Text[],
  limit: number | null,
  titleOf: (text: Text) => string | null,
): Samples<Text> {
  const shown = texts.slice(0, limit ?? undefined);
  const rest = texts.slice(shown.length);
  return { shown, locked: rest.length === 0 ? null : lock(rest, titleOf) };
}

function lock<Text>(texts: readonly Text[], titleOf: (text: Text) => string | null): LockedTexts {
  return { count: texts.length, code: 'plan-required', titles: texts.flatMap((text) => titleOf(text) ?? []) };
}

function titleOfRewrite({ pageSection }: QaRewriteSuggestion): string {
  return pageSection;
}

/** An idea's first line. One with a single line has no separate title and is only counted. */
function titleOfIdea(idea: string): string | null {
  const end = idea.indexOf('\n');
  return end === -1 ? null : idea.slice(0, end).trim();
}
