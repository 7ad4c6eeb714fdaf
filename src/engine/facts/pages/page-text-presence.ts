import type { Page } from '../../crawl/html/page.ts';

/** As many words are a page's text, whatever scripts add. */
const ENOUGH_WORDS = 100;
/** Under this, a page that loads scripts may be showing only its frame. */
const FEW_WORDS = 40;
/** With fewer, and no picture or frame either, nothing but scripts can show anything. */
const NEXT_TO_NO_WORDS = 10;
/** Inline scripts shorter than this count visitors, they do not build pages. */
const SMALL_SCRIPT_BYTES = 1000;

/**
 * Whether the words of a page are in its HTML, as readers that run no scripts get it. Null when a page with hardly any
 * words gives no sign of where they should come from.
 */
export function hasTextWithoutScripts(page: Page): boolean | null {
  if (page.wordCount >= ENOUGH_WORDS) return true;
  if (page.scripts.length === 0 && page.inlineScriptBytes < SMALL_SCRIPT_BYTES) return true;
  if (page.emptyMountPoints.length > 0) return false;
  if (page.wordCount >= FEW_WORDS) return true;
  if (page.wordCount < NEXT_TO_NO_WORDS && page.images.length === 0 && page.iframes.length === 0) return false;
  return /javascript/i.test(page.noscriptText) ? false : null;
}
