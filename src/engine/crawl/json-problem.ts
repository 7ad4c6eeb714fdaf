import type { BrokenJsonLd } from './page.ts';

export function explainBrokenJson(text: string): BrokenJsonLd {
  return { reason: text === '' ? 'The block is empty.' : 'The block is not valid JSON.', snippet: text.slice(0, 120) };
}
