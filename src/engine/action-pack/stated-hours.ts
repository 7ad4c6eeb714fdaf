import type { OutlineNode } from '#shared/fixes/site-outline.ts';

/** A value of the site's entry that is not taken over, because it is no valid one. */
export interface LeftOutValue {
  readonly property: string;
  readonly own: string;
  /** A template left it; absent for opening times that are none. */
  readonly isOfTemplate?: true;
}

/** ISO 8601, as schema.org has it for times of a day. */
const TIME = /^T?(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
/** "Mo-Fr 09:00-17:00", and days alone, which are open around the clock. */
const OPENING_HOURS = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[\s,-]*)+$|\d:\d\d/;
const MOMENTS = ['opens', 'closes'];

/**
 * An entry without opening times that are none, such as "CLOSED": a day with such a word is left out, as closed days are. Where a time is
 * only misspelled ("9 am"), the day would seem closed, so all hours are left out, and ours may take their place.
 */
export function withoutInvalidHours(entry: OutlineNode): {
  readonly entry: OutlineNode;
  readonly leftOut: LeftOutValue[];
} {
  const leftOut: LeftOutValue[] = [];
  const properties = entry.properties.flatMap(([name, values]): OutlineNode['properties'] => {
    const invalid = values.filter((value) => listInvalidTimes(name, value).length > 0);
    if (invalid.length === 0) return [[name, values]];
    leftOut.push(...invalid.map((value) => ({ property: name, own: listInvalidTimes(name, value).join(', ') })));
    const isMisspelled = invalid.some((value) => listInvalidTimes(name, value).some((text) => /\d/.test(text)));
    const kept = isMisspelled ? [] : values.filter((value) => !invalid.includes(value));
    return kept.length === 0 ? [] : [[name, kept]];
  });
  return { entry: { ...entry, properties }, leftOut };
}

function listInvalidTimes(name: string, value: string | OutlineNode): string[] {
  if (typeof value === 'string') return name === 'openingHours' && !OPENING_HOURS.test(value) ? [value] : [];
  if (!value.types.includes('OpeningHoursSpecification')) return [];
  const written = value.properties.flatMap(([key, texts]) => (MOMENTS.includes(key) ? texts : []));
  return [...new Set(written.filter((text) => typeof text === 'string'))].filter((text) => !TIME.test(text.trim()));
}
