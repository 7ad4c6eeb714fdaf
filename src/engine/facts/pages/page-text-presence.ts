import type { Page } from '../../crawl/html/page.ts';
import { countWords } from '../../crawl/html/page-text.ts';

/** From this word count on a page has text in its HTML, whatever scripts add. */
const ENOUGH_WORDS = 100;
/** Below this, a page that loads scripts may only be a shell. */
const FEW_WORDS = 40;
/** A main heading and as many words are a small page; an empty element beside them waits for a widget. */
const SMALL_PAGE_WORDS = 15;
/** Below this, without pictures or frames, only scripts can show anything. */
const NEXT_TO_NO_WORDS = 10;
/** Shorter inline scripts are for tracking and do not build pages. */
const SMALL_SCRIPT_BYTES = 1000;

/**
 * Whether the text of a page is in its HTML, as bots without script support get it. Menus and footers, with their notices about
 * cookies and rights, are not what a page is about. Null when it shows no sign of where its text should come from.
 */
export function hasTextWithoutScripts(page: Page): boolean | null {
  if (page.scripts.length === 0 && page.inlineScriptBytes < SMALL_SCRIPT_BYTES) return true;
  const words = countOwnWords(page);
  const isEmptyMount = page.emptyMountPoints.length > 0;
  if (words >= ENOUGH_WORDS || (page.wordCount >= ENOUGH_WORDS && !isEmptyMount)) return true;
  if (isEmptyMount) {
    const isHeaded = page.headings.some(({ level, hidden, text }) => level === 1 && !hidden && text !== '');
    if (isHeaded && words >= SMALL_PAGE_WORDS) return true;
    return words < FEW_WORDS ? false : null;
  }
  if (page.wordCount >= FEW_WORDS) return true;
  if (page.wordCount < NEXT_TO_NO_WORDS && page.images.length === 0 && page.iframes.length === 0) return false;
  return /javascript/i.test(page.noscriptText) ? false : null;
}

function countOwnWords({ blocks }: Page): number {
  const own = blocks.filter(({ region, hidden }) => !hidden && region !== 'footer' && region !== 'nav');
  return own.reduce((sum, { text }) => sum + countWords(text), 0);
}
