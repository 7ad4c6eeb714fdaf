import { packTerms } from '#engine/facts/category/term-index.ts';
import { listWrittenTerms } from '#engine/facts/language/written-terms.ts';
import { compileCategories } from './compile-categories.ts';
import { compileColumns } from './compile-columns.ts';
import { compileCoverage } from './compile-coverage.ts';
import { compileLanguages } from './compile-languages.ts';
import { compileDays, compileHours, compileReviewTopics } from './compile-lexicons.ts';
import { compileMessageModel } from './compile-message-model.ts';
import { compilePageKinds } from './compile-page-kinds.ts';
import { compilePatterns } from './compile-patterns.ts';
import { compileCountries, compileRegions, compileTownCases } from './compile-places.ts';
import { compileQuestionTopics } from './compile-question-topics.ts';
import { compileRequests } from './compile-requests.ts';
import { compileReviewDay } from './compile-review-day.ts';
import { compileSchemaTypes } from './compile-schema-types.ts';
import { compileSearches } from './compile-searches.ts';
import { compileSentences } from './compile-sentences.ts';
import { compileStated } from './compile-stated.ts';
import { compileWordLists } from './compile-word-lists.ts';
import { compileWordings } from './compile-wordings.ts';

/**
 * Everything that is compiled from the YAML of `src/engine/data`, and the types of schema.org: the contents of the JSON files by name.
 * @throws when a file does not match its schema
 */
export function compileData(): Map<string, string> {
  const languages = compileLanguages();
  const categories = compileCategories();
  const compiled: Record<string, unknown> = {
    categories,
    'category-terms': packTerms(listWrittenTerms(categories), categories),
    columns: compileColumns(),
    countries: compileCountries(),
    days: compileDays(languages.map(({ code }) => code)),
    hours: compileHours(),
    languages,
    'page-kinds': compilePageKinds(),
    patterns: compilePatterns(),
    'question-topics': compileQuestionTopics(),
    regions: compileRegions(),
    'review-topics': compileReviewTopics(),
    'schema-types': compileSchemaTypes(),
    ...compileCoverage(),
    searches: compileSearches(categories),
    sentences: compileSentences(),
    stated: compileStated(languages.map(({ code }) => code)),
    'town-cases': compileTownCases(),
    words: compileWordLists(),
    ...compileWordings(),
  };
  return new Map(Object.entries(compiled).map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

/** What shared code imports, and browsers load: without spaces. The contents of the JSON files of `src/shared/compiled` by name. */
export function compileSharedData(): Map<string, string> {
  return new Map([
    ['message-model', `${JSON.stringify(compileMessageModel())}\n`],
    ['review-requests', `${JSON.stringify(compileRequests())}\n`],
    ['review-day-texts', `${JSON.stringify(compileReviewDay())}\n`],
  ]);
}
