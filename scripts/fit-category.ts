/**
 * `npm run fit:category -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]`
 *
 * Learns what speaks for a category how much (`src/engine/data/category-model.json`) from labelled sites, and prints how right the
 * category is on sites it was not learned from. RECORDINGS_DIR holds one saved audit a site (`npm run audit -- ADDRESS --save
 * RECORDINGS_DIR/<id>`), a KEY_FILE the labels of one or of several sites (`test/real-sites`). Sites that are kept apart (see
 * `test/real-sites/README.md`) are never learned from; their figure is printed last.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { type CategoryCandidate, collectEvidence } from '#engine/facts/category/category-evidence.ts';
import { findSchemaType } from '#engine/facts/category/category-tables.ts';
import { chooseCategory } from '#engine/facts/category/choose-category.ts';
import type { ChoiceModel } from '#engine/facts/choice-model.ts';
import { getFactContext } from '#engine/facts/fact-context.ts';
import { parsePages } from '#engine/replay.ts';
import { CategoryLabels, evaluateCategory } from './accuracy-category.ts';
import { isHeldOut } from './accuracy-key.ts';
import { trainChoice } from './train-choice.ts';

const MODEL_FILE = new URL('../src/engine/data/category-model.json', import.meta.url);

/** What each kind of place is expected to weigh before any site was seen; none: 0. */
const PRIOR: Readonly<Record<string, number>> = {
  none: -3,
  share: 1,
  places: 1,
  body: 1,
  titleHead: 0.7,
};
const PULL = 0.01;

const Key = z.object({ id: z.string(), labels: CategoryLabels });

interface Site {
  readonly id: string;
  readonly labels: CategoryLabels;
  readonly candidates: readonly CategoryCandidate[];
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
    'Usage: npm run fit:category -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]\n',
  );
  process.exit(2);
}
const sites = await loadSites(recordings, keyFiles);
const learned = sites.filter(({ id }) => !isHeldOut(id));
const apart = sites.filter(({ id }) => isHeldOut(id));
crossValidate(learned, Number(values.folds));
const model = learn(learned);
for (const site of apart) site.model = model;
print(`${learned.length} sites, each by weights learned from the others`, learned);
if (apart.length > 0) print(`${apart.length} sites kept apart`, apart);
if (values.ablation === true) {
  for (const feature of Object.keys(model.weights)) {
    const without = learned.map((site) => ({
      ...site,
      candidates: site.candidates.map((one) => withoutFeature(one, feature)),
    }));
    crossValidate(without, Number(values.folds));
    print(`without ${feature} (${model.weights[feature]})`, without);
  }
}
if (values.write === true) writeFileSync(MODEL_FILE, `${JSON.stringify(model, null, 2)}\n`);

async function loadSites(folder: string, files: readonly string[]): Promise<Site[]> {
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 60_000, memoryLimitMb: 512 });
  const loaded: Site[] = [];
  for (const file of files) {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const { id, labels } of z.array(Key).parse(Array.isArray(read) ? read : [read])) {
      const path = join(folder, id);
      const isSure = !labels.ambiguous.some((field) => field.startsWith('category'));
      if (!isSure || labels.category_accept.length === 0 || !existsSync(path)) continue;
      const bundle = decodeBundle(readFileSync(path));
      const pages = await parsePages(bundle, parser).catch(() => []);
      if (pages.length === 0) continue;
      loaded.push({ id, labels, candidates: collectEvidence(getFactContext(pages, bundle.target)), model: null });
    }
  }
  await parser.close();
  return loaded;
}

function withoutFeature(one: CategoryCandidate, feature: string): CategoryCandidate {
  const { [feature]: _, ...features } = one.features;
  return { ...one, features };
}

function evaluate({ labels }: Site, { category }: CategoryCandidate) {
  return evaluateCategory(labels, { label: category.label, schemaType: findSchemaType(category) });
}

function learn(training: readonly Site[]): ChoiceModel {
  const examples = training.map((site) => ({
    candidates: site.candidates.map(({ features }) => features),
    right: site.candidates.map((one) => evaluate(site, one) === 'right'),
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

function print(title: string, judged: readonly Site[]): void {
  const rows = judged.flatMap((site) => {
    if (site.model === null) return [];
    const choice = chooseCategory(site.candidates, site.model);
    const first = choice.first === null ? 'absent' : evaluate(site, choice.first);
    const isAmong = choice.open.some((one) => evaluate(site, one) === 'right');
    return [{ site, choice, first, isAmong }];
  });
  const said = rows.filter(({ choice }) => choice.said !== null);
  const asked = rows.filter(({ choice }) => choice.said === null && choice.open.length > 0);
  const count = (list: typeof rows, is: string) => list.filter(({ first }) => first === is).length;
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
  process.stdout.write(
    `${title}: said ${percent(said.length, rows.length)}, right ${percent(count(said, 'right'), said.length)}, arguable ${count(said, 'arguable')}, ` +
      `first choice right ${percent(count(rows, 'right'), rows.length)}, among those asked ${percent(asked.filter(({ isAmong }) => isAmong).length, asked.length)}\n`,
  );
  if (values.show !== true) return;
  for (const { site, choice, first } of rows) {
    if (choice.said !== null && first === 'right') continue;
    const named = (choice.said === null ? choice.open : [choice.said]).map(
      ({ category, features }) =>
        `${category.label} ${JSON.stringify(features, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value))}`,
    );
    process.stdout.write(
      `  ${site.id}: ${choice.said === null ? 'asks' : `SAYS ${first}`} ${choice.chance.toFixed(2)}; key ${site.labels.category_accept.slice(0, 4).join(', ')}\n${named.map((one) => `      ${one}\n`).join('')}`,
    );
  }
}
