import { z } from 'zod';
import { type DayForms, HOURS_TERMS, type HoursTerms } from '#engine/facts/hours/hours-terms.ts';
import { REVIEW_TOPICS } from '#engine/fixes/write/reply-wording.ts';
import type { ReviewTopicLexicon } from '#engine/fixes/write/review-topics.ts';
import { alternatives, joinAlternatives } from './pattern-source.ts';
import { listYamlFiles, readYaml } from './yaml-files.ts';

const names = z.array(z.string().min(1)).min(1);

const topics = z.strictObject({
  // An array, because a record would not keep the order of the topics.
  topics: z.record(z.string(), alternatives),
  good: alternatives,
  bad: alternatives,
});

export function compileReviewTopics(): ReviewTopicLexicon {
  const read = readYaml('reviews/topics.yaml', topics);
  const order = Object.keys(read.topics);
  const missing = REVIEW_TOPICS.filter((topic) => !order.includes(topic));
  if (missing.length > 0) throw new Error(`reviews/topics.yaml has no ${missing.join(', ')}.`);
  return {
    topics: Object.entries(read.topics).map(([name, list]) => {
      const topic = REVIEW_TOPICS.find((one) => one === name);
      if (topic === undefined) throw new Error(`reviews/topics.yaml: there is no topic ${name}.`);
      return [topic, joinAlternatives(list)] as const;
    }),
    good: joinAlternatives(read.good),
    bad: joinAlternatives(read.bad),
  };
}

const forms = z.strictObject({ long: names, short: names });
const week = z.strictObject({ Mo: forms, Tu: forms, We: forms, Th: forms, Fr: forms, Sa: forms, Su: forms });

/**
 * The names of the days from Monday, by language.
 * @param languages all languages in the order in which their names count
 */
export function compileDays(languages: readonly string[]): Record<string, DayForms[]> {
  const paths = new Set(listYamlFiles('languages/*/days.yaml'));
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = `languages/${language}/days.yaml`;
      if (!paths.has(path)) return [];
      const { Mo, Tu, We, Th, Fr, Sa, Su } = readYaml(path, week);
      return [[language, [Mo, Tu, We, Th, Fr, Sa, Su]]];
    }),
  );
}

const terms = z.partialRecord(z.enum(HOURS_TERMS), names);

/** What stands beside days and times, by language. */
export function compileHours(): Record<string, HoursTerms> {
  return Object.fromEntries(
    listYamlFiles('languages/*/hours.yaml').map((path) => [path.split('/')[1] ?? '', readYaml(path, terms)]),
  );
}
