/**
 * `npm run fit:messages -- [--write]` fits the message model (`src/engine/data/message-model.yaml`) to `test/messages/fitting` and to
 * the practice half of `test/messages`, and prints how right it is about messages that it was not fitted to. The half of
 * `test/messages/independent` that is kept apart is no part of this: `npm run messages` counts it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findBrokenRules, readInLanguages } from '#shared/review-day/lint-message.ts';
import { listMessageFeatures } from '#shared/review-day/message-features.ts';
import { createMessageScale, type MessageModel } from '#shared/review-day/message-model.ts';
import { POLICY_RULE_IDS, type PolicyRuleId } from '#shared/review-day/policy-rules.ts';
import { replyTemplates } from '#shared/review-day/reply-templates.ts';
import { REVIEW_DAY_LANGUAGES } from '#shared/review-day/review-day-language.ts';
import { listAllWordings } from '#shared/review-day/review-day-texts.ts';
import { type LabelledMessage, readMessages } from '#test/messages/read-messages.ts';
import { readArguments } from './read-arguments.ts';

const MODEL_FILE = new URL('../src/engine/data/message-model.yaml', import.meta.url);
const FITTING = new URL('../test/messages/fitting', import.meta.url).pathname;
const INDEPENDENT = new URL('../test/messages/independent', import.meta.url).pathname;

/** The rule that each class of breaches breaks. */
const RULES: Readonly<Record<string, PolicyRuleId>> = {
  score: 'gating',
  thumbs: 'gating',
  faces: 'gating',
  happy: 'gating',
  incentive: 'incentive',
  staff: 'staff-competition',
  stars: 'star-asking',
  pressure: 'pressure',
  scripted: 'scripted-wording',
  device: 'kiosk',
  fake: 'not-genuine',
};
/** Features of fewer messages are left out. */
const FEWEST = 5;
/** So many features are kept, those that decide most, and fitted again. */
const MOST = 20_000;
const ROUNDS = 15;
/** The weights are the mean of these last rounds, which depends less on the order of the messages. */
const MEAN_ROUNDS = 10;
const RATE = 0.3;
const DECAY = 1e-5;
const FOLDS = 5;
/** Neighbors in a file are of one kind and stay in one fold. */
const BLOCK = 40;
const LONGER_EACH = 2;
/** How often each text of the product counts. */
const OURS_COUNT = 2;
const LINE_WIDTH = 124;

interface Example extends LabelledMessage {
  readonly features: ReadonlySet<string>;
}

const { values } = readArguments('fit:messages -- [--write]', { write: { type: 'boolean' } });
const fitting = readMessages(FITTING).map(toExample);
const own = readMessages()
  .filter(({ isHeldOut }) => !isHeldOut)
  .map(toExample);
const practice = readMessages(INDEPENDENT)
  .filter(({ isHeldOut }) => !isHeldOut)
  .map(toExample);

/** The product's own texts, several times each: they must pass. */
const ourTexts = REVIEW_DAY_LANGUAGES.flatMap((language) =>
  listAllWordings(language).map((text) => ({ language, text })),
);
const ourReplies = REVIEW_DAY_LANGUAGES.flatMap((language) => {
  const file = new URL(`../src/engine/data/languages/${language}/replies.yaml`, import.meta.url);
  return listStrings(parse(readFileSync(file, 'utf8'))).map((text) => ({ language, text }));
});
const ours = [...ourTexts, ...ourReplies, ...replyTemplates.map(({ text }) => ({ language: 'en', text }))]
  .flatMap((one) => Array<typeof one>(OURS_COUNT).fill(one))
  .map((one) => toExample({ ...one, isBreach: false, class: 'ours', isHeldOut: false }));

/**
 * A breach is one in a longer text, too: some messages stand once more with an honest one before or behind them. Every second one, and
 * honest ones as often as breaches.
 */
const longer = fitting.flatMap((one, index) => {
  if (index % LONGER_EACH !== 0) return [];
  const honest = fitting.filter(({ language, isBreach }) => language === one.language && !isBreach);
  const other = honest[(index * 7919) % honest.length]?.text ?? '';
  const text = index % (2 * LONGER_EACH) === 0 ? `${other} ${one.text}` : `${one.text}\n\n${other}`;
  return [{ index, example: toExample({ ...one, text }) }];
});

const odds = new Map<Example, number>();
for (let fold = 0; fold < FOLDS; fold++) {
  const isApart = (_: Example, index: number) => Math.floor(index / BLOCK) % FOLDS === fold;
  const weigh = createMessageScale(
    fitModel([
      ...own,
      ...ours,
      ...fitting.filter((one, index) => !isApart(one, index)),
      ...longer.flatMap(({ index, example }) => (isApart(example, index) ? [] : [example])),
    ]),
  );
  for (const one of fitting.filter(isApart)) odds.set(one, weigh(one.features).odds);
}
const model = fitModel([...own, ...ours, ...fitting, ...longer.map(({ example }) => example)]);
const weigh = createMessageScale(model);
print('fitted to, each fold by the others', fitting, (one) => odds.get(one) ?? 0);
print('independent, practice half', practice, ({ features }) => weigh(features).odds);
const named = practice.filter(({ isBreach }) => isBreach);
const right = named.filter((one) => weigh(one.features).rule === RULES[one.class]).length;
console.log(`the rule named is right for ${right} of ${named.length} breaches`);
const yaml = formatModel(model);
console.log(
  `${Object.values(model.weights).flatMap((one) => Object.values(one).flat()).length} features, ${Buffer.byteLength(yaml)} bytes`,
);
if (values.write === true) writeFileSync(MODEL_FILE, yaml);

/** All strings of a document with the words of a sentence. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

function toExample(message: LabelledMessage): Example {
  const readings = readInLanguages(message.text, '');
  const broken = findBrokenRules(readings).map(({ rule }) => rule.id);
  return { ...message, features: listMessageFeatures(readings, broken) };
}

/** How many breaches are caught where one in fifty, twenty-five and twelve honest messages is stopped, and the odds for it. */
function print(name: string, examples: readonly Example[], oddsFor: (example: Example) => number): void {
  const honest = examples.filter(({ isBreach }) => !isBreach).map(oddsFor);
  const breaches = examples.filter(({ isBreach }) => isBreach).map(oddsFor);
  const figures = [0.02, 0.04, 0.08].map((share) => {
    const least = honest.toSorted((one, other) => other - one)[Math.floor(honest.length * share)] ?? 0;
    const caught = breaches.filter((one) => one > least).length / breaches.length;
    return `${(caught * 100).toFixed(1)} % at ${share * 100} % (odds ${least.toFixed(2)})`;
  });
  console.log(`${name} (${examples.length}): ${figures.join(', ')}`);
}

function fitModel(examples: readonly Example[]): MessageModel {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].flatMap(([feature, count]) => (count >= FEWEST ? [feature] : []));
  const deciding = ([feature, weight]: readonly [string, number]) =>
    Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0);
  const telling = regress(examples, common)
    .weights.toSorted((one, other) => deciding(other) - deciding(one))
    .slice(0, MOST);
  const { bias, weights } = regress(
    examples,
    telling.map(([feature]) => feature),
  );
  return { bias: round(bias), weights: groupWeights(weights, examples) };
}

/**
 * Logistic regression on the features, each text's scaled by the root of their number; AdaGrad (Duchi, Hazan, Singer 2011) in a fixed
 * order: the same messages give the same weights.
 */
function regress(examples: readonly Example[], names: readonly string[]) {
  const places = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features, isBreach }) => ({
    columns: [...features].flatMap((feature) => places.get(feature) ?? []),
    right: isBreach ? 1 : 0,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  let bias = 0;
  const means = new Float64Array(names.length);
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = rows.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [rows[index], rows[other]] = [rows[other] as (typeof rows)[number], rows[index] as (typeof rows)[number]];
    }
    for (const { columns, right } of rows) {
      const scale = 1 / Math.sqrt(Math.max(1, columns.length));
      const sum = columns.reduce((total, column) => total + (weights[column] ?? 0) * scale, bias);
      const error = 1 / (1 + Math.exp(-sum)) - right;
      bias -= 0.02 * error;
      for (const column of columns) {
        const slope = error * scale + DECAY * (weights[column] ?? 0);
        squares[column] = (squares[column] ?? 0) + slope * slope;
        weights[column] = (weights[column] ?? 0) - (RATE / Math.sqrt((squares[column] ?? 0) + 1e-6)) * slope;
      }
    }
    if (round >= ROUNDS - MEAN_ROUNDS)
      for (const [index, weight] of weights.entries()) means[index] = (means[index] ?? 0) + weight / MEAN_ROUNDS;
  }
  return { bias, weights: names.map((name, index): [string, number] => [name, means[index] ?? 0]) };
}

/** A linear congruential generator (Numerical Recipes). */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A feature that speaks for a breach belongs to the rule in whose breaches it is most usual. */
function groupWeights(weights: readonly (readonly [string, number])[], examples: readonly Example[]) {
  const breaches = examples.filter(({ isBreach }) => isBreach);
  const byRule = POLICY_RULE_IDS.map((rule) => {
    const all = breaches.filter((one) => RULES[one.class] === rule);
    const counts = new Map<string, number>();
    for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return { rule, shareWith: (feature: string) => ((counts.get(feature) ?? 0) + 0.2) / (all.length + 1) };
  });
  const groups: Record<string, Record<string, string[]>> = {};
  for (const [feature, weight] of weights) {
    const hundredths = Math.round(weight * 100);
    const usual = byRule.reduce((one, other) => (other.shareWith(feature) > one.shareWith(feature) ? other : one));
    const group = hundredths < 0 ? 'honest' : usual.rule;
    const byWeight = groups[group] ?? {};
    groups[group] = byWeight;
    byWeight[String(hundredths)] = [...(byWeight[String(hundredths)] ?? []), feature];
  }
  return groups;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

/** YAML with lines filled to their width. */
function formatModel({ bias, weights }: MessageModel): string {
  const lines = [
    '# How much a feature of a message speaks for a breach of a rule, in hundredths, or against any (honest). `npm run fit:messages`',
    '# fits this to test/messages/fitting; src/shared/review-day/message-features.ts says what the features are.',
    `bias: ${bias}`,
    'weights:',
  ];
  for (const group of ['honest', ...POLICY_RULE_IDS]) {
    lines.push(`  ${group}:`);
    const byWeight = Object.entries(weights[group] ?? {}).toSorted(([one], [other]) => Number(one) - Number(other));
    for (const [weight, features] of byWeight) {
      let line = `    ${weight}: [`;
      for (const [index, feature] of features.toSorted().entries()) {
        const next = `${JSON.stringify(feature)}${index === features.length - 1 ? ']' : ', '}`;
        if (line.length + next.length > LINE_WIDTH) {
          lines.push(line.trimEnd());
          line = '      ';
        }
        line += next;
      }
      lines.push(line);
    }
  }
  return `${lines.join('\n')}\n`;
}
