/**
 * `npm run fit:services -- RECORDINGS_DIR KEY_FILE... [--folds N] [--show] [--gates] [--write]`
 *
 * Learns the weights that tell lists of services from other lists (`src/engine/data/services-model.json`) from labelled sites
 * (`labelled-sites.ts`), and prints how right they are on sites they were not learned from. Sites that are kept apart (see
 * `test/real-sites/README.md`) are never learned from; their figure is printed last.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { computeChance, describeGroups, GATES, type ServiceModels } from '#engine/facts/services/choose-services.ts';
import { findCandidates } from '#engine/facts/services/describe-candidates.ts';
import { type GroupSite, readGroupSite } from '#engine/facts/services/group-site.ts';
import { selectServices } from '#engine/facts/services/select-services.ts';
import { evaluateServices, ServiceLabels } from './accuracy-services.ts';
import { formatShare, type LabelledSite, loadLabelledSites, readLabelledSitesCommand } from './labelled-sites.ts';
import { type Example, trainModel } from './train-model.ts';

const MODEL_FILE = new URL('../src/engine/data/services-model.json', import.meta.url);

/** What each feature is expected to weigh before any site was seen; none: 0. */
const PRIOR = {
  group: {
    actions: -1,
    below: 1,
    subList: 0.8,
    listHead: 1,
    toList: 1,
    listPage: 0.6,
    praise: -1,
    termed: 1,
    agree: 0.7,
    articles: -1.5,
    away: -0.6,
    card: 0.5,
    cats: 1,
    chrome: -1,
    common: 0.4,
    data: 1,
    deep: -1,
    digit: -1,
    dom: 0.2,
    essay: -0.5,
    image: 0.3,
    inForm: 1,
    inTitle: 0.8,
    inline: -0.4,
    leaf: -0.4,
    lone: -0.8,
    long: -1,
    numbered: -0.3,
    offerCard: 0.3,
    offerClass: 0.4,
    offerDom: 0.5,
    offerHead: 1,
    offerList: 0.3,
    offerOwn: 0.4,
    offerPage: 0.6,
    options: 0.4,
    otherClass: -0.6,
    otherHead: -0.8,
    otherPage: -0.6,
    phrase: 1,
    place: -2,
    price: 0.4,
    proper: -0.8,
    sections: -1.2,
    spanHome: -0.6,
    standing: -1.5,
    time: -0.3,
    title: 0.8,
    uneven: -0.6,
    unknown: -0.5,
  },
  name: {
    action: -2,
    below: 0.5,
    inTitle: 0.3,
    praise: -1,
    termed: 0.7,
    alone: -1.5,
    data: 0.5,
    detail: -1.5,
    elsewhere: 1,
    group: 1.5,
    heads: -0.5,
    lastOption: -1.5,
    lone: -1,
    odd: -1,
    other: -0.4,
    overlap: 1.5,
    place: -3,
    proper: -0.5,
    said: 0.3,
    section: -1,
    sibling: 0.5,
    small: -0.3,
    titled: 0.5,
    top: 0.8,
    topScore: 0.5,
    under: 0.5,
  },
};
const PULL = { group: 0.005, name: 0.003 };

const SureLabels = z
  .intersection(ServiceLabels, z.object({ ambiguous: z.array(z.unknown()).nullish() }))
  .transform(({ ambiguous, ...labels }) => {
    const isSure = !(ambiguous ?? []).some((field) => String(field).startsWith('services'));
    return isSure && (labels.services ?? []).length > 0 ? labels : null;
  });

interface Site extends LabelledSite<ServiceLabels> {
  readonly groups: GroupSite;
  readonly described: ReturnType<typeof describeGroups>;
  models: ServiceModels | null;
}

const command = readLabelledSitesCommand('fit:services', ['show', 'gates', 'write'], 10);
const sites: Site[] = await loadLabelledSites(command, SureLabels, (context) => {
  const groups = readGroupSite(context);
  return { groups, described: describeGroups(groups), models: null };
});
const learned = sites.filter(({ isHeldOut }) => !isHeldOut);
const apart = sites.filter(({ isHeldOut }) => isHeldOut);
crossValidate(learned, command.folds);
const models = learnModels(learned);
for (const site of apart) site.models = models;
print(`${learned.length} sites, each by weights learned from the others`, learned, true);
if (apart.length > 0) print(`${apart.length} sites kept apart`, apart, false);
if (command.has('gates'))
  for (const own of [0.4, 0.5, 0.6])
    for (const related of [0.65, 0.7, 0.75])
      for (const lone of [0.75, 0.8, 0.85, 0.9])
        print(`gates: own ${own}, related ${related}, lone ${lone}`, learned, false, { ...GATES, own, related, lone });
if (command.has('write')) writeFileSync(MODEL_FILE, `${JSON.stringify(models, null, 2)}\n`);

/** Whether a key accepts a name, and the name is little more than the label. */
function accepts(labels: ServiceLabels, name: string): boolean {
  return name.split(/\s+/).length <= 8 && evaluateServices(labels, [name]).wrong.length === 0;
}

function groupExamples({ labels, described }: Site): Example[] {
  return described.map(({ group: { members }, features }) => ({
    features,
    right: members.filter(({ member }) => accepts(labels, member.name)).length / Math.max(1, members.length),
    weight: Math.sqrt(members.length / described.length),
  }));
}

function nameExamples({ groups, described, labels }: Site, model: ServiceModels['group']): Example[] {
  const likely = described.map((row) => ({ ...row, chance: computeChance(model, row.features) }));
  const candidates = findCandidates(groups, likely);
  return candidates.map(({ name, features }) => ({
    features,
    right: accepts(labels, name) ? 1 : 0,
    weight: 1 / Math.sqrt(candidates.length),
  }));
}

function namesOfFeatures(examples: readonly Example[]): string[] {
  return [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
}

function trainGroups(training: readonly Site[]): ServiceModels['group'] {
  const examples = training.flatMap(groupExamples);
  return trainModel(examples, namesOfFeatures(examples), PRIOR.group, PULL.group);
}

/** The chances of groups that the second model meets come from weights that never saw the site. */
function crossValidate(all: readonly Site[], folds: number): void {
  const isIn = (fold: number) => (_: Site, at: number) => at % folds === fold;
  const groupModels = Array.from({ length: folds }, (_, fold) =>
    trainGroups(all.filter((site, at) => !isIn(fold)(site, at))),
  );
  const names = all.map((site, at) => nameExamples(site, groupModels[at % folds] ?? trainGroups(all)));
  for (const [fold, group] of groupModels.entries()) {
    const examples = names.flatMap((list, at) => (at % folds === fold ? [] : list));
    const name = trainModel(examples, namesOfFeatures(examples), PRIOR.name, PULL.name);
    for (const site of all.filter(isIn(fold))) site.models = { group, name };
  }
}

/** Weights from all sites, the second model again from chances that never saw their site. */
function learnModels(all: readonly Site[]): ServiceModels {
  const examples = all.flatMap((site) => nameExamples(site, site.models?.group ?? trainGroups(all)));
  return { group: trainGroups(all), name: trainModel(examples, namesOfFeatures(examples), PRIOR.name, PULL.name) };
}

function print(title: string, fitted: readonly Site[], mayShow: boolean, gates = GATES): void {
  const results = fitted.map((site) => {
    const said = site.models === null ? [] : selectServices(site.groups, site.models, gates);
    return {
      id: site.id,
      ...evaluateServices(
        site.labels,
        said.map(({ name }) => name),
      ),
    };
  });
  const sum = (get: (one: (typeof results)[number]) => number) => results.reduce((total, one) => total + get(one), 0);
  const [asked, said] = [sum((one) => one.asked), sum((one) => one.said)];
  const [found, right] = [asked - sum(({ missed }) => missed.length), said - sum(({ wrong }) => wrong.length)];
  const any = results.filter((one) => one.missed.length < one.asked).length;
  process.stdout.write(
    `${title}: recall ${formatShare(found, asked)}, precision ${formatShare(right, said)}, any right ${formatShare(any, results.length)}\n`,
  );
  if (!mayShow || !command.has('show')) return;
  for (const { id, asked: labels, said: names, missed, wrong } of results)
    process.stdout.write(
      `  ${id}: ${labels - missed.length} of ${labels}, said ${names}; wrong: ${wrong.join(' | ') || '-'}; missed: ${missed.join(' | ') || '-'}\n`,
    );
}
