import type { BusinessWording } from './business-slots.ts';
import type { Phrase, Slots } from './filled-sentence.ts';
import { naturalList, prefixFrenchDe } from './natural-list.ts';

const MOST_SERVICES = 3;
const MOST_AREAS = 4;

/**
 * The slots of a business with lists of facts not yet used: `services` has two or three, `services2` two, `anyServices`
 * also a single one, `svc`, `svcTwo` and `svcThree` one each; `areas`, `areas2` and `anyAreas` likewise.
 */
export function unsaidSlots({ language, slots, services, areas }: BusinessWording, said: ReadonlySet<string>): Slots {
  const isUnsaid = ({ factIds }: Phrase) => !factIds.some((id) => said.has(id));
  const unsaid = new Map(slots);
  const put = (slot: string, phrases: readonly Phrase[], fewest: number, most: number) => {
    unsaid.delete(slot);
    if (phrases.length < fewest) return;
    const taken = phrases.slice(0, most);
    unsaid.set(slot, {
      text: naturalList(
        language,
        taken.map(({ text }) => text),
      ),
      factIds: taken.flatMap(({ factIds }) => factIds),
    });
  };
  const left = services.filter(isUnsaid);
  // With four left, two and two instead of three and one.
  const most = left.length === 4 ? 2 : MOST_SERVICES;
  put('services', left, 2, most);
  put('services2', left, 2, 2);
  put('anyServices', left, 1, most);
  put('svc', left.slice(0, 1), 1, 1);
  put('svcTwo', left.slice(1, 2), 1, 1);
  put('svcThree', left.slice(2, 3), 1, 1);
  const places = areas.filter(isUnsaid);
  put('areas', places, 2, MOST_AREAS);
  put('areas2', places, 2, 2);
  put('anyAreas', places, 1, MOST_AREAS);
  if (language === 'fr')
    put(
      'deAreas',
      places.map(({ text, factIds }) => ({ text: prefixFrenchDe(text), factIds })),
      1,
      MOST_AREAS,
    );
  return unsaid;
}
