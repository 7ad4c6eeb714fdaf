import type { AuditedAnalysis, LockedTexts } from '#shared/api/audits.ts';
import type { Keyword } from '#shared/api/keywords.ts';
import type { FixId } from '#shared/product/fix-ids.ts';
import { FIXES } from '#shared/product/fixes.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { setForeignText } from '../pdf/foreign-text.ts';

/**
 * The generated fixes of an audit as its viewer may see them. Null in `qa` and `headings` means locked; without facts there
 * is no description.
 */
export interface WrittenFixes {
  readonly description: string | null;
  readonly qa: readonly { readonly question: string; readonly answer: string }[] | null;
  /** `kept`: why today's heading stays, where it does; then there are no ideas. */
  readonly headings: { readonly ideas: readonly string[]; readonly subheader: string; readonly kept?: string } | null;
}

const longestText = 3000;
const mostTexts = 30;
const mostTitles = 40;

/**
 * Everything generated for an audit: texts that the viewer's plan shows, in their own language, and the titles of the
 * others. Withheld text is not part of the input.
 */
export function fixesData(analysis: AuditedAnalysis, fixes: WrittenFixes, language: string) {
  const text = (words: string) => setForeignText(words, language, longestText);
  const { locked, qaRewriteSuggestions, templates, contentIdeas, aeoActionPack } = analysis;
  return {
    description:
      fixes.description === null
        ? null
        : {
            text: text(fixes.description),
            count: `${fixes.description.length} of ${LIMITS.descriptionLength} characters`,
          },
    qa: fixes.qa?.map(({ question, answer }) => ({ question: text(question), answer: text(answer) })) ?? null,
    headings:
      fixes.headings === null
        ? null
        : {
            ideas: fixes.headings.ideas.map(text),
            subheader: text(fixes.headings.subheader),
            kept: fixes.headings.kept === undefined ? null : text(fixes.headings.kept),
          },
    lockedFixes: lockedIds(fixes).map((id) => FIXES[id].title),
    rewrites: qaRewriteSuggestions.slice(0, mostTexts).map((one) => ({
      section: text(one.pageSection),
      issue: text(one.issue),
      suggestion: text(one.suggestion),
      question: text(one.exampleQuestion),
      answer: text(one.exampleAnswer),
    })),
    templates: Object.entries(templates)
      .slice(0, mostTexts)
      .map(([title, body]) => ({ title: text(title), text: text(body) })),
    ideas: contentIdeas.slice(0, mostTexts).map((idea) => {
      const [title = '', ...body] = idea.split('\n');
      return { title: text(title), text: text(body.join('\n').trim()) };
    }),
    pack:
      aeoActionPack === null
        ? null
        : aeoActionPack.bundles.slice(0, mostTexts).map(({ query, summary, files }) => ({
            query: text(query),
            summary: setForeignText(summary, null),
            files: formatCount(Object.keys(files).length, 'file'),
          })),
    locked: {
      rewrites: lockedData(locked?.qaRewriteSuggestions, language),
      templates: lockedData(locked?.templates, language),
      ideas: lockedData(locked?.contentIdeas, language),
      pack: lockedData(locked?.aeoActionPack, language),
    },
  };
}

function lockedIds({ qa, headings }: WrittenFixes): FixId[] {
  return [...(qa === null ? (['fix-qa'] as const) : []), ...(headings === null ? (['fix-h1'] as const) : [])];
}

function lockedData(locked: LockedTexts | undefined, language: string) {
  if (locked === undefined) return null;
  return {
    count: locked.count,
    titles: locked.titles.slice(0, mostTitles).map((title) => setForeignText(title, language, 200)),
  };
}

/** The keywords that the owner selected for the report. */
export function keywordsData(keywords: readonly Keyword[], language: string) {
  return keywords.map(({ keyword, rationale, intent_stage, priority_score }) => ({
    keyword: setForeignText(keyword, language, 200),
    rationale: setForeignText(rationale, null, 400),
    intent: intent_stage,
    priority: priority_score,
  }));
}
