/**
 * `npm run fit:name -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]`
 *
 * Learns what speaks for a form of the business's name how much (`src/engine/data/name-model.json`) from labelled sites, and prints
 * how right the name is on sites it was not learned from. RECORDINGS_DIR holds one saved audit a site (`npm run audit -- ADDRESS
 * --save RECORDINGS_DIR/<id>`), a KEY_FILE the labels of one or of several sites (`test/real-sites`). Sites that are kept apart (see
 * `test/real-sites/README.md`) are never learned from; their figure is printed last.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { type ChoiceModel, computeChances } from '#engine/facts/choice-model.ts';
import { getFactContext } from '#engine/facts/fact-context.ts';
import { chooseName } from '#engine/facts/name/choose-name.ts';
import { collectNameCandidates, type NameCandidate } from '#engine/facts/name/name-candidates.ts';
import { parsePages } from '#engine/replay.ts';
import { isHeldOut } from './accuracy-key.ts';
import { areSameNames, listRightNames, NameLabels } from './accuracy-name.ts';
import { trainChoice } from './train-choice.ts';

const MODEL_FILE = new URL('../src/engine/data/name-model.json', import.meta.url);

/** What a careful reader expects of a name before seeing any site; none: 0. */
const PRIOR: Readonly<Record<string, number>> = {
  none: -2,
  title: 0.8,
  data: 0.8,
  copyright: 1.2,
  siteName: 0.7,
  shareTitle: 0.3,
  logo: 1,
  h1: 0.6,
  heading: -0.3,
  greeting: 0.3,
  map: 0.4,
  imprint: 0.3,
  address: 0.6,
  partly: 0.6,
  places: 2,
  pageShare: 0.6,
  text: 0.5,
  continued: -0.6,
  longest: 0.6,
  handle: 0.3,
  domainIn: 0.6,
  domainSame: 0.4,
  domainBehind: -0.6,
  cut: -0.6,
  cutBeforeTrade: -0.6,
  cutOnly: -1,
  onePlace: -1.5,
  common: -0.8,
  commonInPlace: -1,
  town: -2,
  trade: 0.3,
  pronoun: -0.6,
  slogan: -0.8,
  mark: -0.6,
  comma: -0.8,
  long: -1,
  oneWord: -0.6,
  short: -0.5,
  plainWords: -1,
  digits: -0.4,
  menu: -0.6,
  domainLike: -0.6,
};
const PULL = 0.03;

const Key = z.object({ id: z.string(), repo: z.string(), labels: NameLabels });

interface Site {
  readonly id: string;
  readonly right: readonly string[];
  readonly candidates: readonly NameCandidate[];
  readonly isHeldOut: boolean;
  model: ChoiceModel | null;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '20' },
    show: { type: 'boolean' },
    ablation: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const [recordings, ...keyFiles] = positionals;
if (recordings === undefined || keyFiles.length === 0) {
  process.stderr.write(
    'Usage: npm run fit:name -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]\n',
  );
  process.exit(2);
}
const sites = await loadSites(recordings, readKeys(keyFiles));
const learned = sites.filter((site) => !site.isHeldOut);
const apart = sites.filter((site) => site.isHeldOut);
crossValidate(learned, Number(values.folds));
const model = learn(learned);
for (const site of apart) site.model = model;
print(`${learned.length} sites, each by weights learned from the others`, learned, values.show === true);
if (apart.length > 0) print(`${apart.length} sites kept apart`, apart, false);
if (values.ablation === true) {
  for (const feature of Object.keys(model.weights)) {
    const without = learned.map((site) => ({
      ...site,
      candidates: site.candidates.map((one) => withoutFeature(one, feature)),
    }));
    crossValidate(without, Number(values.folds));
    print(`without ${feature} (${model.weights[feature]})`, without, false);
  }
}
if (values.write === true) writeFileSync(MODEL_FILE, `${JSON.stringify(model, null, 2)}\n`);

/** The keys by the repository of their site: a site may have several, and is kept apart when one of them is. */
function readKeys(files: readonly string[]): z.infer<typeof Key>[][] {
  const keys = files.flatMap((file) => {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return z.array(Key).parse(Array.isArray(read) ? read : [read]);
  });
  return [...Map.groupBy(keys, ({ repo }) => repo.toLowerCase()).values()];
}

async function loadSites(folder: string, keys: readonly z.infer<typeof Key>[][]): Promise<Site[]> {
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 512 });
  const loaded: Site[] = [];
  for (const same of keys) {
    const right = same.map(({ labels }) => listRightNames(labels)).find((names) => names.length > 0) ?? [];
    const id = same.find((key) => existsSync(join(folder, key.id)))?.id;
    if (id === undefined || right.length === 0) continue;
    const bundle = decodeBundle(readFileSync(join(folder, id)));
    const pages = await parsePages(bundle, parser).catch(() => []);
    if (pages.length === 0) continue;
    const candidates = collectNameCandidates(getFactContext(pages, bundle.target));
    loaded.push({ id, right, candidates, isHeldOut: same.some((key) => isHeldOut(key.id)), model: null });
  }
  await parser.close();
  return loaded;
}

function withoutFeature(one: NameCandidate, feature: string): NameCandidate {
  const { [feature]: _, ...features } = one.features;
  return { ...one, features };
}

function isRight({ right }: Site, candidate: NameCandidate | null): boolean {
  return candidate !== null && right.some((name) => areSameNames(name, candidate.text));
}

/** How surprising the right answer is by a site's weights; where none is right, that there is none. */
function measureLoss(site: Site): number {
  const chances = computeChances(
    site.model ?? model,
    site.candidates.map(({ features }) => features),
  );
  const isOneRight = site.candidates.some((one) => isRight(site, one));
  const sum = (of: (one: NameCandidate) => boolean) =>
    site.candidates.reduce((total, one, at) => total + (of(one) ? (chances[at] ?? 0) : 0), 0);
  return -Math.log(Math.max(1e-4, isOneRight ? sum((one) => isRight(site, one)) : 1 - sum(() => true)));
}

function learn(training: readonly Site[]): ChoiceModel {
  const examples = training.map((site) => ({
    candidates: site.candidates.map(({ features }) => features),
    right: site.candidates.map((one) => isRight(site, one)),
  }));
  return trainChoice(examples, PRIOR, PULL);
}

function crossValidate(all: readonly Site[], folds: number): void {
  for (let fold = 0; fold < folds; fold += 1) {
    const fitted = learn(all.filter((_, at) => at % folds !== fold));
    all.forEach((site, at) => {
      if (at % folds === fold) site.model = fitted;
    });
  }
}

function print(title: string, judged: readonly Site[], isShown: boolean): void {
  const rows = judged.flatMap((site) => {
    if (site.model === null) return [];
    const choice = chooseName(site.candidates, site.model);
    return [{ site, choice, isFirstRight: isRight(site, choice.first) }];
  });
  const said = rows.filter(({ choice }) => choice.said !== null);
  const asked = rows.filter(({ choice }) => choice.said === null && choice.open.length > 0);
  const count = (list: typeof rows) => list.filter(({ isFirstRight }) => isFirstRight).length;
  const isAmong = ({ site, choice }: (typeof rows)[number]) => choice.open.some((one) => isRight(site, one));
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
  process.stdout.write(
    `${title}: said ${percent(said.length, rows.length)}, right of those ${percent(count(said), said.length)}, ` +
      `first choice right ${percent(count(rows), rows.length)}, among those asked ${percent(asked.filter(isAmong).length, asked.length)}\n`,
  );
  const ranked = [...rows].sort((a, b) => b.choice.chance - a.choice.chance);
  const atCoverage = [0.8, 0.85, 0.9, 0.95, 1].map((share) => {
    const part = ranked.slice(0, Math.round(share * ranked.length));
    return `${100 * share} %: ${percent(count(part), part.length)}`;
  });
  const loss = judged.reduce((sum, site) => sum + measureLoss(site), 0) / judged.length;
  process.stdout.write(`  first choice right at coverage ${atCoverage.join(', ')}; loss ${loss.toFixed(3)}\n`);
  if (!isShown) return;
  for (const { site, choice, isFirstRight } of rows) {
    if (choice.said !== null && isFirstRight) continue;
    process.stdout.write(
      `  ${site.id}: ${choice.said === null ? 'asks' : 'SAYS'} ${choice.chance.toFixed(2)}; key ${site.right.join(' / ')}\n`,
    );
    const best = site.candidates.find((one) => isRight(site, one));
    const named = choice.said === null ? choice.open : [choice.said];
    for (const one of best === undefined || named.includes(best) ? named : [...named, best])
      process.stdout.write(
        `      ${one.text} ${JSON.stringify(one.features, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value))}\n`,
      );
  }
}
