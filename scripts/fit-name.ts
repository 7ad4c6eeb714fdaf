/**
 * `npm run fit:name -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--ablation] [--write]`
 *
 * Learns what speaks for a form of the business's name how much (`src/engine/data/name-model.json`) from labelled sites
 * (`labelled-sites.ts`), and prints how right the name is on sites it was not learned from. Sites that are kept apart (see
 * `test/real-sites/README.md`) are never learned from; their figure is printed last.
 */
import { type ChoiceModel, computeChances } from '#engine/facts/choice-model.ts';
import { chooseName } from '#engine/facts/name/choose-name.ts';
import { collectNameCandidates, type NameCandidate } from '#engine/facts/name/name-candidates.ts';
import { areSameNames, listRightNames, NameLabels } from './accuracy-name.ts';
import { type ChoiceSite, fitChoice, formatCandidate } from './fit-choice.ts';
import { formatShare, loadLabelledSites, readLabelledSitesCommand } from './labelled-sites.ts';

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

/** The names that are right. */
const SureLabels = NameLabels.transform((labels) => {
  const names = listRightNames(labels);
  return names.length > 0 ? names : null;
});

interface Site extends ChoiceSite<NameCandidate> {
  readonly labels: readonly string[];
}

const command = readLabelledSitesCommand('fit:name', ['show', 'ablation', 'write'], 20);
const sites = await loadLabelledSites(command, SureLabels, (context, names) => {
  const candidates = collectNameCandidates(context);
  return { candidates, right: candidates.map(({ text }) => names.some((name) => areSameNames(name, text))) };
});
fitChoice<NameCandidate, Site>(sites, { prior: PRIOR, pull: PULL }, command, MODEL_FILE, print);

function isRight({ candidates, right }: Site, candidate: NameCandidate | null): boolean {
  return candidate !== null && right[candidates.indexOf(candidate)] === true;
}

/** How surprising the right answer is by a site's weights; where none is right, that there is none. */
function measureLoss({ candidates, right, model }: Site & { readonly model: ChoiceModel }): number {
  const chances = computeChances(
    model,
    candidates.map(({ features }) => features),
  );
  const isOneRight = right.includes(true);
  const sum = chances.reduce((total, chance, at) => total + (right[at] === isOneRight ? chance : 0), 0);
  return -Math.log(Math.max(1e-4, isOneRight ? sum : 1 - sum));
}

function print(title: string, fitted: readonly (Site & { readonly model: ChoiceModel })[], mayShow: boolean): void {
  const rows = fitted.map((site) => {
    const choice = chooseName(site.candidates, site.model);
    return { site, choice, isFirstRight: isRight(site, choice.first) };
  });
  const said = rows.filter(({ choice }) => choice.said !== null);
  const asked = rows.filter(({ choice }) => choice.said === null && choice.open.length > 0);
  const count = (list: typeof rows) => list.filter(({ isFirstRight }) => isFirstRight).length;
  const isAmong = ({ site, choice }: (typeof rows)[number]) => choice.open.some((one) => isRight(site, one));
  process.stdout.write(
    `${title}: said ${formatShare(said.length, rows.length)}, right of those ${formatShare(count(said), said.length)}, ` +
      `first choice right ${formatShare(count(rows), rows.length)}, ` +
      `among those asked ${formatShare(asked.filter(isAmong).length, asked.length)}\n`,
  );
  const ranked = [...rows].sort((a, b) => b.choice.chance - a.choice.chance);
  const atCoverage = [0.8, 0.85, 0.9, 0.95, 1].map((share) => {
    const part = ranked.slice(0, Math.round(share * ranked.length));
    return `${100 * share} %: ${formatShare(count(part), part.length)}`;
  });
  const loss = fitted.reduce((sum, site) => sum + measureLoss(site), 0) / fitted.length;
  process.stdout.write(`  first choice right at coverage ${atCoverage.join(', ')}; loss ${loss.toFixed(3)}\n`);
  if (!mayShow || !command.has('show')) return;
  for (const { site, choice, isFirstRight } of rows) {
    if (choice.said !== null && isFirstRight) continue;
    const verdict = choice.said === null ? 'asks' : 'SAYS';
    process.stdout.write(`  ${site.id}: ${verdict} ${choice.chance.toFixed(2)}; key ${site.labels.join(' / ')}\n`);
    const best = site.candidates.find((_, at) => site.right[at]);
    const named = choice.said === null ? choice.open : [choice.said];
    for (const { text, features } of best === undefined || named.includes(best) ? named : [...named, best])
      process.stdout.write(formatCandidate(text, features));
  }
}
