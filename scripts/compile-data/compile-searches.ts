import { z } from 'zod';
import type { BusinessCategory } from '#engine/facts/category/business-category.ts';
import type { SearchLanguage, TypedPhrase } from '#engine/keywords/search-language.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const form = text.regex(/\{s\}/);

const forms = z.strictObject({
  plain: form.regex(/\{p\}/),
  near: form,
  best: form,
  price: form,
  cost: form,
  urgent: form.optional(),
  allDay: form.optional(),
  saturday: form.optional(),
  sunday: form.optional(),
  ofTrade: form.regex(/\{h\}/).optional(),
});

const searches = z.strictObject({
  forms,
  formsTypedIn: z.record(text, forms.partial()).optional(),
  said: z.strictObject({ urgent: text.optional(), allDay: text.optional() }).optional(),
  joins: texts.optional(),
  praise: texts.optional(),
  closing: texts.optional(),
  vague: texts.optional(),
  asked: text.optional(),
  talk: texts,
  same: z.array(z.array(text).min(2)).optional(),
  countries: z.record(text, texts).optional(),
  trades: z
    .record(
      text,
      z.strictObject({
        who: texts.optional(),
        services: texts.optional(),
        against: z.strictObject({ forms: z.array(form).min(1), things: texts }).optional(),
      }),
    )
    .optional(),
});

/**
 * What people type, by language: the files `languages/<code>/searches.yaml`.
 * @param categories the compiled trades, which the lines name by their labels.
 * @throws for a trade or a mark of countries that there is not
 */
export function compileSearches(categories: readonly BusinessCategory[]): Record<string, SearchLanguage> {
  const labels = new Set(categories.flatMap(({ label, formerLabels = [] }) => [label, ...formerLabels]));
  return Object.fromEntries(
    listYamlFiles('languages/*/searches.yaml').map((path) => {
      const {
        forms: usual,
        formsTypedIn,
        said,
        joins,
        praise,
        closing,
        vague,
        asked,
        talk,
        same = [],
        countries = {},
        trades = {},
      } = readYaml(path, searches);
      const unknown = Object.keys(trades).filter((label) => !labels.has(label));
      if (unknown.length > 0) throw new Error(`${path}: there is no trade ${unknown.join(', ')}.`);
      const phrases = (list: readonly string[] = []) => list.map((one) => readPhrase(one, countries, path));
      const language: SearchLanguage = {
        forms: usual,
        ...(formsTypedIn && { formsTypedIn }),
        said: said ?? {},
        joins: joins ?? [],
        praise: praise ?? [],
        closing: closing ?? [],
        vague: vague ?? [],
        asked: asked ?? null,
        talk,
        same,
        trades: Object.fromEntries(
          Object.entries(trades).map(([label, one]) => [
            label,
            {
              who: phrases(one.who),
              services: phrases(one.services),
              ...(one.against && {
                against: { forms: phrases(one.against.forms), things: phrases(one.against.things) },
              }),
            },
          ]),
        ),
      };
      return [path.split('/')[1] ?? '', language];
    }),
  );
}

/** "plomero@LA" is typed in the countries that the mark stands for. */
function readPhrase(
  written: string,
  countries: Readonly<Record<string, readonly string[]>>,
  path: string,
): TypedPhrase {
  const [phrase = '', ...marks] = written.split('@');
  if (marks.length === 0) return phrase;
  const typedIn = marks.flatMap((mark) => {
    const named = countries[mark];
    if (named === undefined) throw new Error(`${path}: no countries for the mark of ${written}.`);
    return named;
  });
  return { phrase, typedIn };
}
