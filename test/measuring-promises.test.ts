import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeEvidenceSources, sourcesNamedIn } from '#shared/audit/evidence-sources.ts';
import { evaluate } from '../src/engine/evaluate.ts';
import { randomEvidence } from './random-evidence.ts';

/** Sources that this server does not accept: no sentence may name one as a way to measure something. */
const CANNOT_BE_GIVEN: readonly RegExp[] = [
  /data ?for ?seo|open page ?rank/i,
  /\b(?:perplexity|openai|places|search console|google analytics|ga4|bing|yelp|reddit)(?: api)? key\b/i,
  /licensed (?:web[- ])?search/i,
  /\bconnect(?:ing)? (?:your|an?|the|google|it)?[^.;]{0,30}\b(?:sources?|profile|analytics|console|ga4|key|provider|account)\b/i,
  /\b(?:sources?|profile|analytics|console|ga4|provider|statistics|they|it)\b[^.;{}]{0,40}\b(?:is|are|not|been) connected\b/i,
  /\b(?:until|unless|once|when) (?:\w+ ){0,6}(?<!you )(?:is|are) connected\b/i,
  /\bneeds? (?:an? |your )?(?:link|search) source\b/i,
  /reading with a browser|support for the language of your site/i,
];

const ROOT = new URL('..', import.meta.url).pathname;
/** All code with or behind user-visible text. Code that talks to other machines has connections. */
const FILES = globSync(
  [
    'README.md',
    '.env.example',
    'docs/**/*.md',
    'src/{cli,engine,report,shared,web}/**/*.{ts,tsx,typ,md,txt,csv,html}',
    'src/server/{services,http,operator}/**/*.ts',
  ],
  { cwd: ROOT },
).filter((file) => !/\.test\.tsx?$|fixtures|services\/billing|stored\/restate-measuring|spec-coverage/.test(file));

function namesWhatCannotBeGiven(text: string): string | null {
  const line = text.replace(/\s+/g, ' ');
  for (const pattern of CANNOT_BE_GIVEN) {
    const found = pattern.exec(line);
    if (found !== null) return line.slice(Math.max(0, found.index - 40), found.index + found[0].length + 20);
  }
  return null;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part);
}

describe('what would measure something', () => {
  it.each([
    'a Perplexity key',
    'an OpenAI key',
    'a Google Takeout upload, a Google Places key or your own entry',
    'a DataForSEO or Open PageRank key, or the link export of your Search Console',
    'a licensed web-search provider',
    'connecting Google Analytics 4, or importing its traffic report',
    'Connect Google Analytics 4 to see visits from ChatGPT.',
    'Your star rating: only your Google profile tells, and it is not connected.',
    'Your profile posts are judged when they are connected.',
    'A wide line means: connect a source before you compare',
    'No volume data: no source for search volumes is connected.',
    'Who links to you. Needs a link source.',
    'a site that sends its words with the page, or a reading with a browser',
  ])('the rule refuses “%s”', (sentence) => {
    expect(namesWhatCannotBeGiven(sentence)).not.toBeNull();
  });

  it('is something this server takes, in every sentence of every audit', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const evaluation = evaluate(randomEvidence(seed));
      for (const text of stringsIn(evaluation)) expect([text, namesWhatCannotBeGiven(text)]).toEqual([text, null]);
      const phrases = Object.values(evaluation.factors).flatMap(({ checks, notMeasured }) => [
        ...checks.flatMap(({ measuredBy }) => measuredBy ?? []),
        ...(notMeasured?.measuredBy ?? []),
      ]);
      for (const phrase of phrases) expect(describeEvidenceSources(sourcesNamedIn(phrase))).toBe(phrase);
    }
  });

  it('is something this server takes, in every text of the product', () => {
    expect(FILES.length).toBeGreaterThan(500);
    const found = FILES.flatMap((file) => {
      const words = namesWhatCannotBeGiven(readFileSync(`${ROOT}${file}`, 'utf8'));
      return words === null ? [] : [`${file}: ${words}`];
    });
    expect(found).toEqual([]);
  });
});
