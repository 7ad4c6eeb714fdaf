import { cutText } from '#shared/text/cut-text.ts';

/** The known AI tools. Others keep the name that the owner gives. */
export const ANSWER_ENGINE_NAMES = ['ChatGPT', 'Perplexity', 'Copilot', 'Gemini', 'Claude'] as const;

const SPELLINGS: readonly (readonly [pattern: RegExp, engine: string])[] = [
  [/chat\s*-?gpt|openai|gpt-?\d/i, 'ChatGPT'],
  [/perplexity/i, 'Perplexity'],
  [/copilot|bing/i, 'Copilot'],
  [/gemini|bard|google/i, 'Gemini'],
  [/claude|anthropic/i, 'Claude'],
];

/** The engine's name in `ANSWER_ENGINES`, or as written. Pure. */
export function engineNamed(text: string): string {
  const name = text.trim();
  return SPELLINGS.find(([pattern]) => pattern.test(name))?.[1] ?? cutText(name, 60);
}
