import type { Page } from '../../crawl/html/page.ts';

/** From this word count on a page has text in its HTML, whatever scripts add. */
const ENOUGH_WORDS = 100;
/** Below this, a page that loads scripts may only be a shell. */
const FEW_WORDS = 40;
/** Below this, without pictures or frames, only scripts can show anything. */
const NEXT_TO_NO_WORDS = 10;
/** Shorter inline scripts are for tracking and do not build pages. */
const SMALL_SCRIPT_BYTES = 1000;

/**
 * Whether the text of a page is in its HTML, as bots without script support get it. Null when a page with hardly any
 * text shows no sign of where it should come from.
 */
export function hasTextWithoutScripts(page: Page): boolean | null {
  if (page.wordCount >= ENOUGH_WORDS) return true;
  if (page.scripts.length === 0 && page.inlineScriptBytes < SMALL_SCRIPT_BYTES) return true;
  if (page.emptyMountPoints.length > 0) return false;
  if (page.wordCount >= FEW_WORDS) return true;
  if (page.wordCount < NEXT_TO_NO_WORDS && page.images.length === 0 && page.iframes.length === 0) return false;
  return /javascript/i.test(page.noscriptText) ? false : null;
}
