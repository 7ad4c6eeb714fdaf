import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';

/** Text for one or more facts, with their ids. */
export interface Phrase {
  readonly text: string;
  readonly factIds: readonly string[];
}

/** The slots of a wording by name; a missing slot has no fact. */
export type Slots = ReadonlyMap<string, Phrase>;

const SLOT = /\{(\p{L}[\p{L}\d]*)\}/u;

/** A wording cut at its slots: `words` has one more element than `slots`, and they alternate. */
interface CutWording {
  readonly words: readonly string[];
  readonly slots: readonly { readonly name: string; readonly isCapital: boolean }[];
}

/** A release has some thousands of wordings, and each report tries most of those of its language. */
const CUT = new Map<string, CutWording>();
const MOST_CUT = 20_000;

function cutWording(wording: string): CutWording {
  const known = CUT.get(wording);
  if (known !== undefined) return known;
  const parts = wording.split(SLOT);
  const cut = {
    words: parts.filter((_, index) => index % 2 === 0),
    slots: parts
      .filter((_, index) => index % 2 === 1)
      .map((name) => ({ name: slotName(name), isCapital: startsUpper(name) })),
  };
  if (CUT.size < MOST_CUT) CUT.set(wording, cut);
  return cut;
}

/**
 * Fills a wording; null when a fact is missing. `{city}` is a slot, `{City}` the same with a capital. The sentence lists
 * exactly the facts that it uses.
 */
export function fillSentence(wording: string, slots: Slots): GroundedSentence | null {
  const cut = cutWording(wording);
  const factIds = new Set<string>();
  let filled = cut.words[0] ?? '';
  for (const [index, { name, isCapital }] of cut.slots.entries()) {
    const phrase = slots.get(name);
    if (phrase === undefined || phrase.text === '') return null;
    for (const id of phrase.factIds) factIds.add(id);
    filled += `${isCapital ? capitalised(phrase.text) : phrase.text}${cut.words[index + 1] ?? ''}`;
  }
  return { text: capitalised(tidy(filled)), factIds: [...factIds] };
}

/** Capitalises the first letter; brand spellings such as "iPhone" are kept. */
export function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^[«“"¿¡]?\p{Ll}/u, (first) => first.toUpperCase());
}

function slotName(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function startsUpper(name: string): boolean {
  return name.slice(0, 1) !== name.slice(0, 1).toLowerCase();
}

/** Every text that `tidy` changes matches this; few of the thousands of sentences tried for one report do. */
const UNTIDY = /\s\s|[^\S ]|[.!?…]\.|(?:[Bb]ei|[Vv]on|[Zz]u) dem|[Zz]u der|,,|\s[,.]|^\s|\s$/;

/**
 * Removes double full stops ("Smith Inc..") and double spaces that come from values, and contracts German "bei dem" and "zu
 * der".
 */
function tidy(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/([.!?…])\.(?=\s|$)/g, '$1')
      // Not "von dem, was Sie wünschen"
      .replace(/\b([Bb]ei|[Vv]on|[Zz]u) dem\b(?!,)/g, (_, word: string) =>
        word.endsWith('n') ? `${word.slice(0, -1)}m` : `${word}m`,
      )
      .replace(/\b([Zz])u der\b/g, '$1ur')
      .replace(/,\s*,/g, ',')
      .replace(/\s+([,.])/g, '$1')
      .trim()
  );
}
