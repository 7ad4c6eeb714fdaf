import { writeFileSync } from 'node:fs';
import type { ChoiceFeatures, ChoiceModel } from '#engine/facts/choice-model.ts';
import type { LabelledSite, LabelledSitesCommand } from './labelled-sites.ts';
import { trainChoice } from './train-choice.ts';

/** A labelled site with the candidates of a choice, which of them are right, and the model it is evaluated by. */
export interface ChoiceSite<Candidate> extends LabelledSite<unknown> {
  readonly candidates: readonly Candidate[];
  readonly right: readonly boolean[];
  readonly model?: ChoiceModel;
}

/** What is expected of the weights before any site was seen (none: 0), and with what force they are held there. */
export interface ChoicePrior {
  readonly prior: Readonly<Record<string, number>>;
  readonly pull: number;
}

/**
 * Prints how right a choice is on sites its weights were not learned from, and with `--write` puts weights from all sites that are
 * not kept apart into `file`. `--ablation`: also without each feature.
 * @param print of sites with their models; `mayShow`: whether single ones may be shown
 */
export function fitChoice<Candidate extends { readonly features: ChoiceFeatures }, Site extends ChoiceSite<Candidate>>(
  sites: readonly Site[],
  expected: ChoicePrior,
  { folds, has }: LabelledSitesCommand,
  file: URL,
  print: (title: string, sites: readonly (Site & { readonly model: ChoiceModel })[], mayShow: boolean) => void,
): void {
  const learned = sites.filter(({ isHeldOut }) => !isHeldOut);
  const apart = sites.filter(({ isHeldOut }) => isHeldOut);
  const model = learn(learned, expected);
  print(
    `${learned.length} sites, each by weights learned from the others`,
    crossValidate(learned, expected, folds),
    true,
  );
  if (apart.length > 0)
    print(
      `${apart.length} sites kept apart`,
      apart.map((site) => ({ ...site, model })),
      false,
    );
  if (has('ablation'))
    for (const feature in model.weights) {
      const without = learned.map((site) => ({
        ...site,
        candidates: site.candidates.map((one) => ({ ...one, features: { ...one.features, [feature]: 0 } })),
      }));
      print(`without ${feature} (${model.weights[feature]})`, crossValidate(without, expected, folds), false);
    }
  if (has('write')) writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
}

function learn(
  sites: readonly ChoiceSite<{ readonly features: ChoiceFeatures }>[],
  { prior, pull }: ChoicePrior,
): ChoiceModel {
  const examples = sites.map(({ candidates, right }) => ({
    candidates: candidates.map(({ features }) => features),
    right,
  }));
  return trainChoice(examples, prior, pull);
}

/** Each site with weights learned from the other folds. */
function crossValidate<Site extends ChoiceSite<{ readonly features: ChoiceFeatures }>>(
  sites: readonly Site[],
  expected: ChoicePrior,
  folds: number,
): (Site & { readonly model: ChoiceModel })[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    learn(
      sites.filter((_, at) => at % folds !== fold),
      expected,
    ),
  );
  return sites.map((site, at) => ({ ...site, model: models[at % folds] as ChoiceModel }));
}

/** A candidate as `--show` prints it. */
export function formatCandidate(name: string, features: ChoiceFeatures): string {
  const rounded = Object.entries(features).map(([feature, value]) => [feature, Number(value.toFixed(2))]);
  return `      ${name} ${JSON.stringify(Object.fromEntries(rounded))}\n`;
}
