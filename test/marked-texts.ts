import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { composeGeneratedParts, type GeneratedParts } from '#server/services/fixes/compose-generated-parts.ts';
import type { AuditTexts } from '#shared/api/audits.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';

const NAMES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
const REWRITE_FIELDS = ['currentStatus', 'issue', 'suggestion', 'exampleQuestion', 'exampleAnswer'] as const;

/** Marked text that must not reach non-paying users: findable wherever it appears. */
export const secret = (...words: readonly string[]) => `SECRET-${words.join('-')}-END`;
/** Text that everybody may read. */
export const title = (...words: readonly string[]) => `TITLE-${words.join('-')}-END`;
export const secretsIn = (text: string) => new Set(text.match(/SECRET-.*?-END/g) ?? []);
export const titlesIn = (text: string) => new Set(text.match(/TITLE-.*?-END/g) ?? []);

/** The secrets of the one complete sample of each kind. */
export const SAMPLE_SECRETS: ReadonlySet<string> = new Set([
  ...REWRITE_FIELDS.map((field) => secret(field, 'alpha')),
  secret('template', 'alpha'),
  secret('idea', 'alpha'),
  secret('idea-more', 'alpha'),
]);

/** In place of `composeGeneratedParts`: the texts of an audit of `written.x` are three marked ones of each kind. */
export async function composeMarkedParts(material: WritingMaterial): Promise<GeneratedParts> {
  const parts = await composeGeneratedParts(material);
  if (!new URL(material.analysis.websiteUrl).hostname.startsWith('written.')) return parts;
  const { templates, ...marked } = markedTexts(3);
  const grounded = Object.entries(templates).map(([name, text]): [string, GroundedText] => [
    name,
    { text, sentences: [{ text, factIds: [] }], writer: 'composer' },
  ]);
  return { ...parts, ...marked, templates: Object.fromEntries(grounded) };
}

/** `count` texts of each kind, each with unique marked text in every field. */
export function markedTexts(count: number): Omit<AuditTexts, 'locked' | 'templateSentences' | 'offers'> {
  const names = NAMES.slice(0, count);
  return {
    qaRewriteSuggestions: names.map((name) => ({
      pageSection: title('rewrite', name),
      currentStatus: secret('currentStatus', name),
      issue: secret('issue', name),
      suggestion: secret('suggestion', name),
      exampleQuestion: secret('exampleQuestion', name),
      exampleAnswer: secret('exampleAnswer', name),
    })),
    templates: Object.fromEntries(names.map((name) => [title('template', name), secret('template', name)])),
    contentIdeas: names.map((name) => `${title('idea', name)}\n${secret('idea', name)}\n${secret('idea-more', name)}`),
    aeoActionPack: {
      bundles: names.map((name) => ({
        query: title('bundle', name),
        summary: secret('summary', name),
        service: secret('service', name),
        city: secret('city', name),
        intent_type: secret('intent', name),
        priority_score: 4,
        impact: secret('impact', name),
        files: { [secret('file', name)]: secret('content', name) },
        url_target: { existing_url: null, recommended_slug: secret('slug', name) },
      })),
      recommendations_top5: names.map((name) => secret('recommendation', name)),
      generated_at: '2026-11-21T00:00:00.000Z',
      top_n: 5,
      download_url: null,
    },
  };
}
