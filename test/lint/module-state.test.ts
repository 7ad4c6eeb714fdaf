import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PER_OBJECT = 'A pure value, kept as long as the object it was computed from.';
const PER_LANGUAGE = 'A table computed on first use, one entry a language or order of languages: few.';
const PER_TAB = 'One browser tab is one module: what all components of the tab share.';

/** Permitted module-level state, each with its reason. State that a server keeps between requests is passed in instead. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/engine/crawl/html/html-entities.ts decoded': 'Decoded entities, up to a limit: pure values.',
  'src/engine/factors/business-entry.ts KNOWN': PER_OBJECT,
  'src/engine/factors/business-terms.ts KNOWN': PER_OBJECT,
  'src/engine/facts/category/domain-terms.ts DOMAIN_TERMS': PER_LANGUAGE,
  'src/engine/facts/fact-context.ts CONTEXTS': PER_OBJECT,
  'src/engine/facts/hours/hours-lexicon.ts LEXICONS': PER_LANGUAGE,
  'src/engine/facts/language/month-names.ts KNOWN': PER_LANGUAGE,
  'src/engine/facts/place/address-compare.ts COMPARABLES': PER_OBJECT,
  'src/engine/facts/place/gazetteer.ts loaded': 'Files of the release, read when the first name is looked up.',
  'src/engine/facts/place/locations.ts ORDERS': PER_OBJECT,
  'src/engine/facts/pages/page-summary.ts OUTLINED': PER_OBJECT,
  'src/engine/facts/services/find-service-page.ts PAGES': PER_OBJECT,
  'src/engine/facts/services/find-service-page.ts SERVICES': PER_OBJECT,
  'src/engine/fixes/compose/business-slots.ts READ': PER_OBJECT,
  'src/engine/fixes/compose/compose-description.ts WRITTEN': PER_OBJECT,
  'src/engine/fixes/compose/compose-meta.ts SETTLED': PER_OBJECT,
  'src/engine/fixes/compose/compose-qa.ts WRITTEN': PER_OBJECT,
  'src/engine/fixes/compose/filled-sentence.ts CUT':
    'Wordings of the release, cut at their slots: pure values, at most 20,000.',
  'src/engine/fixes/verify/coverage-lexicon.ts LEXICONS': PER_LANGUAGE,
  'src/engine/fixes/verify/split-sentences.ts SEGMENTERS': PER_LANGUAGE,
  'src/engine/fixes/verify/time-lexicon.ts KNOWN': PER_OBJECT,
  'src/engine/fixes/verify/wordings.ts KNOWN': PER_LANGUAGE,
  'src/engine/own-turn.ts last': 'The queue for the one event loop of the process.',
  'src/report/pdf/draw-picture.ts ready': 'A WebAssembly module can be set up only once a process.',
  'src/server/services/accounts/common-passwords.ts known': 'A file of the release, read on first use.',
  'src/shared/review-day/wall-instants.ts known':
    'At most 20,000 moments, each a pure value that takes the runtime 20 µs.',
  'src/shared/review-day/wall-time.ts formats':
    'A clock format costs the runtime much; as many as there are time zones.',
  'src/shared/text/cut-text.ts letters': 'The first segmenter costs the runtime 17 ms of a cold start.',
  'src/web/features/fix-it/offer-seen.ts seenHere': PER_TAB,
  'src/web/lib/account-channel.ts shared': PER_TAB,
  'src/web/lib/bar-look.ts listeners': PER_TAB,
  'src/web/lib/bar-look.ts variant': PER_TAB,
  'src/web/lib/first-time.ts doneHere': PER_TAB,
  'src/web/lib/flags.ts isAsked': PER_TAB,
  'src/web/lib/flags.ts listeners': PER_TAB,
  'src/web/lib/flags.ts percents': PER_TAB,
  'src/web/lib/once-per-session.ts markedHere': PER_TAB,
  'src/web/lib/operator-parts.ts known': PER_TAB,
  'src/web/lib/toasts.ts current': PER_TAB,
  'src/web/lib/toasts.ts listeners': PER_TAB,
  'src/web/lib/toasts.ts nextId': PER_TAB,
  'src/web/lib/use-now.ts listeners': PER_TAB,
  'src/web/lib/use-now.ts now': PER_TAB,
  'src/web/lib/use-now.ts timer': PER_TAB,
  'src/web/lib/user-ab-id.ts kept': PER_TAB,
};

const FILES = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/planted-/.test(file));
/** Declarations in the first column are those of the module. */
const VARIABLE = /^(?:export )?(?:let|var) (\w+)/gm;
const KEPT_BY_OBJECT = /^(?:export )?const (\w+)[^=\n]*=\s*new (?:WeakMap|WeakSet|LruCache|LRUCache)\b/gm;
const COLLECTION = /^(?:export )?const (\w+)[^=\n]*=\s*(?:new (?:Map|Set)\b|\[|\{)/gm;
const CHANGED_BY = String.raw`(?:\.(?:set|add|delete|clear|push|unshift|pop|shift|splice|sort|reverse|fill)\(|(?:\[[^\]\n]+\]|\.\w+) (?:=|\+=|-=|\?\?=|\|\|=) )`;

/** The names of a module's own variables that functions of it change. Pure. */
function findModuleState(source: string): string[] {
  const inFunctions = source.replace(/^(?:for|if) \(.*\n(?:[ \t].*\n|\n)*/gm, '');
  const changed = [...source.matchAll(COLLECTION)].flatMap(([, name = '']) =>
    new RegExp(String.raw`^\s.*(?<![\w.'])${name}${CHANGED_BY}`, 'm').test(inFunctions) ? [name] : [],
  );
  const others = [VARIABLE, KEPT_BY_OBJECT].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...others, ...changed];
}

describe('state of modules', () => {
  it('is found in all its forms', () => {
    expect(findModuleState('let count = 0;\n')).toEqual(['count']);
    expect(findModuleState('export let count = 0;\n')).toEqual(['count']);
    expect(findModuleState('const KEPT = new WeakMap<Page, number>();\n')).toEqual(['KEPT']);
    expect(
      findModuleState('const kept = new Map<string, number>();\nfunction keep() {\n  kept.set("a", 1);\n}\n'),
    ).toEqual(['kept']);
    expect(findModuleState('const kept: string[] = [];\nfunction keep() {\n  kept.push("a");\n}\n')).toEqual(['kept']);
    expect(findModuleState('const kept: Kept = {};\nfunction keep() {\n  kept.last = 1;\n}\n')).toEqual(['kept']);
  });

  it('is not seen in tables, nor in what functions keep for a call', () => {
    expect(
      findModuleState("const KINDS = new Set(['a']);\nfunction is(one: string) {\n  return KINDS.has(one);\n}\n"),
    ).toEqual([]);
    expect(
      findModuleState('function count() {\n  let sum = 0;\n  const seen = new Set();\n  seen.add(sum);\n}\n'),
    ).toEqual([]);
    expect(
      findModuleState('const BY = new Map<string, string>();\nfor (const one of ALL) {\n  BY.set(one, one);\n}\n'),
    ).toEqual([]);
    expect(
      findModuleState('const BY = new Map<string, string>();\nfor (const one of ALL)\n  BY.set(one, one);\n'),
    ).toEqual([]);
  });

  it('stands only where there is a reason', () => {
    const found = FILES.flatMap((file) => findModuleState(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`));
    expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });
});
