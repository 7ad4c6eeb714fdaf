import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';

/** Words that stand for facts, with the ids of those facts. */
export interface Phrase {
  readonly text: string;
  readonly factIds: readonly string[];
}

/** What a wording may draw on: slot by name; a slot that is not there has no fact. */
export type Slots = ReadonlyMap<string, Phrase>;

const SLOT = /\{(\p{L}[\p{L}\d]*)\}/gu;

/** Names of the slots that a wording draws on, as the slots are called. */
export function slotsIn(wording: string): string[] {
  return [...wording.matchAll(SLOT)].map(([, name]) => slotName(name ?? ''));
}

/**
 * A wording with its facts put in; null when one of them is not known. `{city}` stands for a slot, `{City}` for the same
 * with a capital. The sentence names exactly the facts that it uses.
 */
export function fillSentence(wording: string, slots: Slots): GroundedSentence | null {
  const factIds = new Set<string>();
  let isWhole = true;
  const filled = wording.replace(SLOT, (_, name: string) => {
    const phrase = slots.get(slotName(name));
    if (phrase === undefined || phrase.text === '') {
      isWhole = false;
      return '';
    }
    for (const id of phrase.factIds) factIds.add(id);
    return startsUpper(name) ? capitalised(phrase.text) : phrase.text;
  });
  return isWhole ? { text: capitalised(tidy(filled)), factIds: [...factIds] } : null;
}

/** With a capital first letter; brand spellings such as "iPhone" stay. */
export function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^[«“"¿¡]?\p{Ll}/u, (first) => first.toUpperCase());
}

function slotName(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function startsUpper(name: string): boolean {
  return name.slice(0, 1) !== name.slice(0, 1).toLowerCase();
}

/** "Smith Inc.." and doubled spaces come of values that bring their own end; German draws "bei dem" and "zu der" together. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([.!?…])\.(?=\s|$)/g, '$1')
    .replace(/\b([Bb]ei|[Vv]on|[Zz]u) dem\b/g, (_, word: string) =>
      word.endsWith('n') ? `${word.slice(0, -1)}m` : `${word}m`,
    )
    .replace(/\b([Zz])u der\b/g, '$1ur')
    .replace(/,\s*,/g, ',')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
}
