import { getUrlPath } from '#shared/text/url-path.ts';
import { foldText, splitWords, toLower } from '../facts/language/fold-text.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey, phraseStems } from './keyword-key.ts';
import type { KeywordTopic } from './keyword-topics.ts';
import { findSearchLanguage } from './search-language.ts';
import { listPlaces } from './site-spellings.ts';
import { trimPhrase } from './trim-phrase.ts';

const MOST_QUESTIONS = 3;

const LONGEST_QUESTION_WORDS = 9;

/** The questions of the site that a stranger would type too: about the trade or a service, and of nobody in particular. */
export function questionTopics(input: KeywordInput, phrases: readonly string[]): KeywordTopic[] {
  const { talk = [], asked: source = null } = findSearchLanguage(input.language) ?? {};
  if (source === null) return [];
  const asked = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${source.normalize('NFD').replace(/\p{M}/gu, '')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const ofSite = new Set(talk.map(foldText));
  const about = phrases.map((phrase) => phraseStems(phrase).stems);
  const telling = new Set(about.flatMap((stems) => [...stems]));
  const name = new Set(splitWords(foldText(input.businessName)));
  const kept = new Map<string, KeywordTopic>();
  for (const { question, url } of input.questions) {
    if (!/[?？]\s*$/.test(question) || !asked.test(foldText(question)) || kept.size >= MOST_QUESTIONS) continue;
    const plain = toLower(question.trim())
      .replace(/[?？¿]/g, '')
      .trim();
    const words = splitWords(foldText(plain));
    if (words.length < 4 || words.length > LONGEST_QUESTION_WORDS) continue;
    if (words.some((word) => ofSite.has(word)) || /[,.:;()"“”]/.test(plain)) continue;
    const { stems } = phraseStems(plain);
    const isNamed = words.some((word) => name.has(word) && !telling.has(word) && word.length > 3);
    if (isNamed || !about.some((one) => one.isSubsetOf(stems))) continue;
    const page = getUrlPath(url) ?? '/';
    // Asked with the town and without it, a question is one.
    const key = keywordKey(trimPhrase(plain, input.language, listPlaces(input)) ?? plain);
    if (!kept.has(key))
      kept.set(key, {
        phrases: [plain],
        source: 'question',
        page,
        listedOn: page,
        hasPrice: false,
        isUsual: false,
        isListed: false,
      });
  }
  return [...kept.values()];
}
