import type { Page } from '../../crawl/html/page.ts';

/** Longer, or with the end of a sentence, is a text that happens to be linked. */
const LONGEST_BUTTONS = 80;
const ENDS_SENTENCE = /[.!?。！？…]["”»)]?$/u;

/** The blocks of a page, by index, that are nothing but links of a few words: buttons and "See all", which say nothing of their own. */
export function findLinkBlocks({ blocks, links }: Page): ReadonlySet<number> {
  const linked = new Map<number, string>();
  for (const { blockIndex, text } of links) linked.set(blockIndex, `${linked.get(blockIndex) ?? ''}${text}`);
  const isLinks = ([at, text]: [number, string]) => {
    const own = blocks[at]?.text ?? '';
    return own.length <= LONGEST_BUTTONS && !ENDS_SENTENCE.test(own) && bare(own) !== '' && bare(own) === bare(text);
  };
  return new Set([...linked].filter(isLinks).map(([at]) => at));
}

/** Without spaces, arrows and bullets. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
