import type { KeywordStrategy } from '../api/keywords.ts';

/**
 * The basis of a strategy, in sentences: what has to be answered first where it has no keywords; else where they come from, why there
 * are few, and the note on search volumes.
 */
export function describeStrategyBasis({ drawn_from, questions = [], few }: KeywordStrategy): string[] {
  if (questions.length > 0) return [...questions];
  return [
    ...(drawn_from?.place === 'example'
      ? ['The place is only the example: type your own and generate again before you use any of it.']
      : []),
    ...(drawn_from?.assumed_town !== undefined
      ? [
          `You named no town, so these are for ${drawn_from.assumed_town}. Type another and generate again to change it.`,
        ]
      : []),
    ...servicesSentence(drawn_from?.services),
    ...(few === undefined ? [] : [few]),
    'No volume data: we have no source for search volumes, and we never make a number up. The order is by priority, then by how close the searcher is to buying.',
  ];
}

function servicesSentence(services: NonNullable<KeywordStrategy['drawn_from']>['services'] | undefined): string[] {
  switch (services) {
    case 'trade':
      return [
        'Nothing tells which services you offer, so these are the usual ones of your trade. Name yours in the notes, or audit your site first.',
      ];
    case 'notes':
      return ['The services are those of your notes, then those your site names.'];
    case 'site':
      return ['The services are those your site names, in the words people type.'];
    case undefined:
      return [];
    default:
      return services satisfies never;
  }
}
