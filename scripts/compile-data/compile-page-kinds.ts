import { z } from 'zod';
import {
  type KindByText,
  type NamedPageKind,
  PAGE_KINDS,
  type PageKindLexicon,
  type PageKindWord,
} from '#engine/crawl/html/page-kind-lexicon.ts';
import { foldText, isUnspacedScript, splitWords } from '#engine/facts/language/fold-text.ts';
import { compileWordLists } from './compile-word-lists.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

/** A final `*` is a wildcard suffix. */
const text = z
  .string()
  .min(1)
  .refine((term) => splitWords(foldText(term)).length > 0 && !/[,!|]|\*./.test(term));
const texts = z.array(text).min(1);
/** `alone`: what counts only where it is the whole text ("home", not "home care"). */
const words = z
  .strictObject({ phrases: texts.optional(), alone: texts.optional() })
  .transform(({ phrases = [], alone = [] }) => [
    ...phrases.map((term) => ({ term, isAlone: false })),
    ...alone.map((term) => ({ term, isAlone: true })),
  ]);
const kinds = z.record(z.enum(PAGE_KINDS), words);
const ofLanguage = z.partialRecord(z.enum(PAGE_KINDS), words);

type Kinds = Map<string, NamedPageKind>;

/**
 * The words of each kind of page as they are looked up: those of `pages/kinds.yaml`, then those of
 * `languages/<code>/page-kinds.yaml`; of two with one text the first.
 */
export function compilePageKinds(): PageKindLexicon {
  const all = readYaml('pages/kinds.yaml', kinds);
  for (const path of listYamlFiles('languages/*/page-kinds.yaml')) {
    const own = readYaml(path, ofLanguage);
    for (const kind of PAGE_KINDS) all[kind].push(...(own[kind] ?? []));
  }
  const [phrases, lone, stems, unspaced]: [Kinds, Kinds, Kinds, Kinds] = [new Map(), new Map(), new Map(), new Map()];
  for (const kind of PAGE_KINDS) {
    const add = (to: Kinds, key: string) => {
      if (!to.has(key)) to.set(key, kind);
    };
    for (const { term, isAlone } of all[kind]) {
      for (const spelling of spellingsOf(term)) {
        if (isAlone) {
          add(lone, foldText(spelling));
          continue;
        }
        if (spelling.endsWith('*')) {
          add(stems, foldText(spelling.slice(0, -1)));
          continue;
        }
        const split = splitWords(foldText(spelling));
        if (isUnspacedScript(spelling)) add(unspaced, split.join(''));
        add(phrases, split.join(' '));
        // URLs concatenate words: aboutus, uberuns.
        const joined = split.join('');
        if (split.length > 1 && joined.length >= 6) add(phrases, joined);
      }
    }
  }
  return {
    words: [...collectWords(phrases, lone)],
    phrases: [...phrases].filter(([phrase]) => phrase.includes(' ')),
    stems: [...Map.groupBy(longestFirst(stems), ([stem]) => stem.charAt(0))],
    unspaced: longestFirst(unspaced),
  };
}

function collectWords(phrases: Kinds, lone: Kinds): ReadonlyMap<string, PageKindWord> {
  const fillers = new Set(Object.values(compileWordLists().pageFillers ?? {}).flat());
  const found = new Map<string, PageKindWord>();
  const entryFor = (word: string): PageKindWord => {
    const entry = found.get(word) ?? { isFiller: fillers.has(word), beginsPhrase: false };
    found.set(word, entry);
    return entry;
  };
  for (const filler of fillers) entryFor(filler);
  for (const [term, kind] of lone) entryFor(term).loneKind = kind;
  for (const [phrase, kind] of phrases) {
    const [first = '', ...others] = phrase.split(' ');
    if (others.length > 0) entryFor(first).beginsPhrase = true;
    else entryFor(first).kind = kind;
  }
  return found;
}

function longestFirst(found: Kinds): KindByText {
  return [...found].sort(([a], [b]) => b.length - a.length);
}

/** A word as written and as transliterated: über, ueber. */
function spellingsOf(entry: string): string[] {
  const plain = entry.replace(/[äæ]/g, 'ae').replace(/[öø]/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa');
  return plain === entry ? [entry] : [entry, plain];
}
