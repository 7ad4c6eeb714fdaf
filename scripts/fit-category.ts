/**
 * `npm run fit:category -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]`
 *
 * Learns what speaks for a category how much (`src/engine/data/category-model.json`) from labelled sites (`labelled-sites.ts`), and
 * prints how right the category is on sites it was not learned from. Sites that are kept apart (see `test/real-sites/README.md`) are
 * never learned from; their figure is printed last.
 */
import { type CategoryCandidate, collectEvidence } from '#engine/facts/category/category-evidence.ts';
import { findSchemaType } from '#engine/facts/category/category-tables.ts';
import { chooseCategory } from '#engine/facts/category/choose-category.ts';
import type { ChoiceModel } from '#engine/facts/choice-model.ts';
import { CategoryLabels, evaluateCategory } from './accuracy-category.ts';
import { type ChoiceSite, fitChoice, formatCandidate } from './fit-choice.ts';
import { formatShare, loadLabelledSites, readLabelledSitesCommand } from './labelled-sites.ts';

const MODEL_FILE = new URL('../src/engine/data/category-model.json', import.meta.url);

/** What each kind of place is expected to weigh before any site was seen; none: 0. */
const PRIOR = { none: -3, share: 1, places: 1, body: 1, titleHead: 0.7 };
const PULL = 0.01;

const SureLabels = CategoryLabels.transform((labels) => {
  const isSure = !labels.ambiguous.some((field) => field.startsWith('category'));
  return isSure && labels.category_accept.length > 0 ? labels : null;
});

interface Site extends ChoiceSite<CategoryCandidate> {
  readonly labels: CategoryLabels;
}

const command = readLabelledSitesCommand('fit:category', ['show', 'ablation', 'write'], 20);
const sites = await loadLabelledSites(command, SureLabels, (context, labels) => {
  const candidates = collectEvidence(context);
  return { candidates, right: candidates.map((one) => evaluate(labels, one) === 'right') };
});
fitChoice<CategoryCandidate, Site>(sites, { prior: PRIOR, pull: PULL }, command, MODEL_FILE, print);

function evaluate(labels: CategoryLabels, { category }: CategoryCandidate) {
  return evaluateCategory(labels, { label: category.label, schemaType: findSchemaType(category) });
}

function print(title: string, fitted: readonly (Site & { readonly model: ChoiceModel })[], mayShow: boolean): void {
  const rows = fitted.map((site) => {
    const choice = chooseCategory(site.candidates, site.model);
    const first = choice.first === null ? 'absent' : evaluate(site.labels, choice.first);
    const isAmong = choice.open.some((one) => evaluate(site.labels, one) === 'right');
    return { site, choice, first, isAmong };
  });
  const said = rows.filter(({ choice }) => choice.said !== null);
  const asked = rows.filter(({ choice }) => choice.said === null && choice.open.length > 0);
  const count = (list: typeof rows, is: string) => list.filter(({ first }) => first === is).length;
  process.stdout.write(
    `${title}: said ${formatShare(said.length, rows.length)}, right ${formatShare(count(said, 'right'), said.length)}, ` +
      `arguable ${count(said, 'arguable')}, first choice right ${formatShare(count(rows, 'right'), rows.length)}, ` +
      `among those asked ${formatShare(asked.filter(({ isAmong }) => isAmong).length, asked.length)}\n`,
  );
  if (!mayShow || !command.has('show')) return;
  for (const { site, choice, first } of rows) {
    if (choice.said !== null && first === 'right') continue;
    const verdict = choice.said === null ? 'asks' : `SAYS ${first}`;
    const accepted = site.labels.category_accept.slice(0, 4).join(', ');
    process.stdout.write(`  ${site.id}: ${verdict} ${choice.chance.toFixed(2)}; key ${accepted}\n`);
    for (const { category, features } of choice.said === null ? choice.open : [choice.said])
      process.stdout.write(formatCandidate(category.label, features));
  }
}
