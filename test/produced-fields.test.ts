import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { composeContentIdeas } from '#engine/fixes/write/compose-content-ideas.ts';
import { composeQaRewrites } from '#engine/fixes/write/compose-qa-rewrites.ts';
import { composeTemplates } from '#engine/fixes/write/compose-templates.ts';
import { readOwnerFile } from '#engine/owner-files/read-owner-file.ts';
import { replay } from '#engine/replay.ts';
import type { AuditTexts } from '#shared/api/audits.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { KnownFiles, type OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { parserHere, readRecordedAudits } from './recorded-audits.ts';
import { readRecordedMaterials } from './recorded-materials.ts';
import { COVERAGE_ROWS, parseCoverageKind } from './spec-coverage-rows.ts';
import { aTalkativeMaterial } from './writing-material.ts';

/**
 * Compares the rows of `docs/spec-coverage.md` on fields with the engine's output: of every recorded site, and of one of
 * them with its owner's recorded files and profile. A field that is empty in all of them is not produced.
 */
type Produced = Analysis & AuditTexts;

const factor =
  <K extends keyof Analysis['factors']>(key: K, ...names: readonly (keyof Analysis['factors'][K])[]) =>
  ({ factors }: Produced) =>
    names.map((name) => [`${key}.${String(name)}`, factors[key][name]] as const);
const listed =
  <Item extends object>(of: (one: Produced) => readonly Item[], ...names: readonly (keyof Item)[]) =>
  (one: Produced) =>
    names.map((name) => [String(name), of(one).find((item) => !isEmpty(item[name]))?.[name]] as const);
const bundlesOf = ({ aeoActionPack }: Produced) => aeoActionPack?.bundles ?? [];

type FieldsOf = (one: Produced) => readonly (readonly [name: string, value: unknown])[];

const LINKS = factor('linkAuthority', 'totalRefDomains', 'highQualityLinksCount', 'spammyLinksCount', 'status');
const ALL_LINKS = factor('linkAuthority', 'totalRefDomains', 'highQualityLinksCount', 'avgAuthorityScore', 'status');
const COMMUNITY = factor(
  'communitySignals',
  'gbpReviewsTotal',
  'gbpAvgRating',
  'gbpReviews90d',
  'redditThreadsCount',
  'industryPlatformsActive',
  'sentimentScore',
  'status',
  'diversityCount',
);
const REFERRALS = factor(
  'aiReferrals',
  'configured',
  'totalSessions',
  'totalUsers',
  'conversionRate',
  'topSourcesCount',
  'detectionMethod',
  'status',
);
const PRESENCE = factor(
  'answerPresence',
  'queriesTotal',
  'engines',
  'positivesCount',
  'gapsCount',
  'topGaps',
  'legalNote',
  'runWindowDays',
);
const RATES: FieldsOf = ({ factors: { answerPresence } }) => Object.entries(answerPresence.presenceRate);
const PACK: FieldsOf = ({ aeoActionPack: pack }) => [
  ['bundles', pack?.bundles],
  ['recommendations_top5', pack?.recommendations_top5],
  ['generated_at', pack?.generated_at],
  ['top_n', pack?.top_n],
];
const CRAWLERS = factor('aiCrawlerAccess', 'summary', 'gptbotStatus', 'oaiSearchbotStatus', 'robotsTxtExists');
const MARKUP = factor(
  'structuredData',
  'summary',
  'totalSchemaElements',
  'detectedTypesCount',
  'missingTypesCount',
  'hasJsonLd',
  'status',
);
const TEXTS: FieldsOf = ({ templates, contentIdeas, qaRewriteSuggestions, aeoActionPack }) =>
  Object.entries({ templates, contentIdeas, qaRewriteSuggestions, aeoActionPack });

const BASIC = [
  'actionRequired',
  'currentValue',
  'recommendedValue',
  'issues',
  'missingKeywords',
  'suggestions',
  'recommendations',
  'details',
] as const;

const FIELDS: Readonly<Record<string, FieldsOf>> = {
  '1.9': ({ factors }) => Object.entries(factors).map(([key, { score }]) => [key, score]),
  '1.10': listed(({ actionPlan }) => actionPlan, 'title', 'description', 'priority'),
  '1.11': ({ templates }) => [['templates', templates]],
  '1.12': ({ contentIdeas }) => [['contentIdeas', contentIdeas]],
  '1.13': PACK,
  '2.63': ({ fixItScores }) => Object.entries(fixItScores),
  '2.64': factor('businessCategory', 'currentValue', 'recommendedValue', 'issues'),
  '2.65': factor('description', 'actionRequired', 'missingKeywords', 'suggestions'),
  '2.74': ALL_LINKS,
  '2.75': factor('linkAuthority', 'trustedSourcePercentage'),
  '2.76': MARKUP,
  '2.77': COMMUNITY,
  '2.78': factor('communitySignals', 'status'),
  '2.79': ({ factors: { communitySignals } }) => [
    ['diversityCount above 2', communitySignals.diversityCount > 2 || null],
  ],
  '2.80': REFERRALS,
  '2.82': PRESENCE,
  '2.83': RATES,
  '2.84': factor('answerPresence', 'runWindowDays'),
  '2.93': LINKS,
  '9.24': factor('answerPresence', 'runWindowDays'),
  '3.5': ({ templates }) => [['templates', templates]],
  '3.9': ({ factors }) =>
    BASIC.map((name) => [name, Object.values(factors).find((one) => !isEmpty(one[name]))?.[name]]),
  '3.10': CRAWLERS,
  '3.11': factor('qaContentOptimization', 'summary', 'status'),
  '3.12': ALL_LINKS,
  '3.13': MARKUP,
  '3.14': COMMUNITY,
  '3.15': REFERRALS,
  '3.16': PRESENCE,
  '3.17': RATES,
  '3.18': listed(({ actionPlan }) => actionPlan, 'title', 'description', 'priority'),
  '3.19': listed(
    ({ qaRewriteSuggestions }) => qaRewriteSuggestions,
    ...(['pageSection', 'currentStatus', 'issue', 'suggestion', 'exampleQuestion', 'exampleAnswer'] as const),
  ),
  '3.20': PACK,
  '3.21': listed(
    bundlesOf,
    ...([
      'query',
      'summary',
      'service',
      'city',
      'intent_type',
      'priority_score',
      'impact',
      'files',
      'url_target',
    ] as const),
  ),
  '3.22': TEXTS,
};

/** Zero and false are values; a missing measurement, an explanation of one, or an empty value is none. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === 'NOT_MEASURED') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

const produced: Produced[] = [];

beforeAll(async () => {
  const materials = await readRecordedMaterials();
  for (const [id, { outcome }] of await readRecordedAudits()) {
    const material = materials.get(id);
    if (outcome.kind !== 'done' || material === undefined) continue;
    const { pack } = buildActionPack(material, composePackTexts(material, packLanguage(material)));
    produced.push({
      ...outcome.analysis,
      templates: Object.fromEntries([...composeTemplates(material, 0)].map(([title, { text }]) => [title, text])),
      contentIdeas: composeContentIdeas(material),
      // No recorded site has more answers of its own than the fix shows.
      qaRewriteSuggestions: composeQaRewrites(aTalkativeMaterial()),
      aeoActionPack: pack.bundles.length === 0 ? null : { ...pack, download_url: '/api/pack' },
    });
    if (id !== 'us-roofer-elementor') continue;
    const { businessName, websiteUrl } = outcome.analysis;
    const files = await importFiles({ name: businessName ?? '', siteUrl: websiteUrl });
    const told = await replay(outcome.bundle, parserHere, { files, profile: PROFILE });
    produced.push({ ...told, templates: {}, contentIdeas: [], qaRewriteSuggestions: [], aeoActionPack: null });
  }
}, 180_000);

const GIVEN_AT = '2026-11-21T08:00:00.000Z';
const STATED = {
  rating: 4.6,
  reviewCount: 80,
  reviewsLast90Days: 9,
  replyShare: 70,
  photoCount: 30,
  lastPostOn: '2026-11-10',
  categories: ['Roofing contractor'],
};
/** The owner's input on the profile screen. */
const PROFILE = {
  values: STATED,
  goodReviewShare: 0.9,
  sources: Object.fromEntries(
    [...Object.keys(STATED), 'goodReviewShare'].map((name) => [name, { kind: 'owner' as const, at: GIVEN_AT }]),
  ),
};

/** The recorded exports through the import that owners use. */
async function importFiles(of: { readonly name: string; readonly siteUrl: string }): Promise<KnownFiles> {
  const exports: readonly (readonly [OwnerFileKind, string])[] = [
    ['links', 'top-linking-sites'],
    ['traffic', 'traffic-acquisition'],
    ['citations', 'ai-search-queries'],
    ['answers', 'answers'],
  ];
  // Copilot's own report alone is a fifth of the factor, too little for its score.
  const ofChatGpt = Array.from({ length: 20 }, (_, at) => `ChatGPT;Who repairs roof ${at}?;Ask a roofer.;2026-11-18`);
  const ofCopilot = 'Copilot;Who repairs roofs?;Ask a roofer near you.;2026-11-18';
  const asked = ['Engine;Question;Answer;Date', ofCopilot, ...ofChatGpt, ''].join('\n');
  let files: KnownFiles = {};
  for (const [kind, name] of exports) {
    const outcome = await readOwnerFile({
      ...of,
      kind,
      // Pasted answers are added to the recorded ones.
      bytes: Buffer.from(kind === 'answers' ? recordedWith(asked) : readFileSync(`test/owner-files/${name}.csv`)),
      fileName: `${name}.csv`,
      uploadedAt: GIVEN_AT,
      mapping: null,
      period: kind === 'citations' ? { from: '2026-08-20', to: '2026-11-20' } : null,
    });
    if (outcome.kind === 'refused') throw new Error(`${name}: ${outcome.sentence}`);
    files = { ...files, ...KnownFiles.parse(outcome.kept ?? {}) };
  }
  return files;
}

function recordedWith(more: string): string {
  const recorded = readFileSync('test/owner-files/answers.csv', 'utf8');
  const [, ...lines] = more.trimEnd().split('\n');
  return `${recorded.trimEnd()}\n${lines.map((line) => `${line};`).join('\n')}\n`;
}

const rowsOf = Object.keys(FIELDS).map((number) => {
  const row = COVERAGE_ROWS.find((one) => one.number === number);
  return [number, row === undefined ? null : parseCoverageKind(row.shownBy)] as const;
});

function emptyFields(number: string): string[] {
  const seen = new Map<string, boolean>();
  for (const one of produced)
    for (const [name, value] of FIELDS[number]?.(one) ?? []) seen.set(name, seen.get(name) === true || !isEmpty(value));
  return [...seen].flatMap(([name, isSeen]) => (isSeen ? [] : [name]));
}

describe('what the coverage of the specification calls shown', () => {
  it('is asked of many recorded sites', () => {
    expect(produced.length).toBeGreaterThan(18);
  });

  it('is looked up for every row that names this test', () => {
    const naming = COVERAGE_ROWS.filter(({ shownBy }) => shownBy.includes('produced-fields.test.ts'));
    expect(naming.map(({ number }) => number).filter((number) => FIELDS[number] === undefined)).toEqual([]);
  });

  it.each(rowsOf)('%s is produced by a recorded site or an imported file, or says "%s"', (number, kind) => {
    const empty = emptyFields(number);
    if (kind === 'formatter only') expect(empty, 'everything is produced by now').not.toEqual([]);
    else expect(empty).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each([[null], [''], [[]], [{}], ['NOT_MEASURED'], [undefined]])('takes %j for empty', (value) => {
    expect(isEmpty(value)).toBe(true);
  });
  it.each([[0], [false], ['GOOD'], [['a']]])('takes %j for produced', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});
