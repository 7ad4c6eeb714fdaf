import { hasUnspacedLetters } from '../../crawl/groups/names.ts';
import type { SiteGroup } from './group-site.ts';
import { areOneName, startOfWord } from './name-words.ts';

interface PlacedName {
  readonly words: readonly string[];
  readonly places: Set<string>;
  readonly marks: number | null;
}

/** Finds where on a site names stand. Each distinct name is compared once with those that share the start of a word. */
export class NamePlaces {
  private readonly byStart = new Map<string, PlacedName[]>();
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(groups: readonly SiteGroup[]) {
    const names = new Map<string, PlacedName>();
    for (const { members, place } of groups)
      for (const { words } of members) {
        if (words.length > MOST_WORDS) continue;
        const key = words.join(' ');
        const name = names.get(key) ?? { words, places: new Set<string>(), marks: markWords(words) };
        names.set(key, name);
        name.places.add(place);
      }
    for (const name of names.values())
      for (const start of new Set(name.words.map(startOfWord))) {
        const list = this.byStart.get(start) ?? [];
        list.push(name);
        this.byStart.set(start, list);
      }
  }

  of(words: readonly string[]): ReadonlySet<string> {
    const key = words.join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const places = new Set<string>();
    if (words.length > MOST_WORDS) return places;
    const marks = markWords(words);
    for (const start of new Set(words.map(startOfWord)))
      for (const name of (this.byStart.get(start) ?? []).slice(0, MOST_COMPARED))
        if (mayBeOneName(marks, name.marks) && areOneName(words, name.words))
          for (const place of name.places) places.add(place);
    this.known.set(key, places);
    return places;
  }
}

/** Names with one start of a word; more are those of a hostile site. */
const MOST_COMPARED = 1_000;
/** Telling words; more are a sentence, which is nowhere else the name of anything. */
const MOST_WORDS = 5;

/** One bit for the first letter of each word: forms of one word begin alike. Null for scripts without spaces, where one may hold the other. */
function markWords(words: readonly string[]): number | null {
  let marks = 0;
  for (const word of words) {
    if (hasUnspacedLetters(word)) return null;
    marks |= 1 << (word.charCodeAt(0) & 31);
  }
  return marks;
}

/** Whether all words of one begin as words of the other. */
function mayBeOneName(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return true;
  const both = one & other;
  return both === one || both === other;
}
