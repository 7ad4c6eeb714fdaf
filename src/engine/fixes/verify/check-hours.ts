import type { Carrier, FactIndex, FactSegment } from './carrier.ts';
import type { CoveredItem } from './choose-facts.ts';
import type { ReadText } from './clause.ts';
import { carriesTimes, readSchedules, type Segment } from './schedule.ts';
import { timeLexicon } from './time-lexicon.ts';

interface Opening {
  readonly fact: number;
  readonly segment: FactSegment;
}

/**
 * Holds the days and times of a sentence against those of the facts: first the facts whose own words it uses (an emergency line,
 * a dinner), else the opening hours. Days and times that they carry are marked; a day they contradict loses what carries it.
 */
export function checkHours(read: ReadText, covered: readonly CoveredItem[][], index: FactIndex): CoveredItem[][] {
  const items = [...covered];
  const placeOfValue = new Map(
    read.clauses.flatMap((clause, place) =>
      clause.items.flatMap(({ value }) => (value === null ? [] : [[value, place] as const])),
    ),
  );
  const spoken = factsSpokenOf(covered.flat(), index);
  const months = monthsIn(read.values);
  for (const segment of readSchedules(read, timeLexicon(index.lexicon))) {
    const places = [...new Set(segment.values.flatMap((value) => placeOfValue.get(value) ?? []))];
    const own = places.flatMap((place) => items[place] ?? []);
    const isNegative = places.some((place) => read.clauses[place]?.isNegative === true);
    const carriers = carriersFor(segment, own, isNegative, findTimedFacts(own, spoken, index), months, index);
    for (const place of places) items[place] = (items[place] ?? []).map((one) => markTime(one, segment, carriers));
  }
  return items;
}

/** The facts that telling words are carried by; null where there are no such words. */
function factsSpokenOf(items: readonly CoveredItem[], index: FactIndex): ReadonlySet<number> | null {
  const telling = items.filter((one) => isTelling(one, index));
  if (telling.length === 0) return null;
  return new Set(telling.flatMap(({ cover }) => [...cover].flatMap(([fact, { isFrame }]) => (isFrame ? [] : [fact]))));
}

function markTime(one: CoveredItem, segment: Segment, carriers: ReadonlySet<number> | null): CoveredItem {
  const { value } = one.item;
  if (value === null || !segment.values.includes(value)) return one;
  if (carriers !== null) {
    const cover = new Map(one.cover);
    for (const fact of carriers) cover.set(fact, { strength: 1, isNegated: false, isFrame: false });
    return { ...one, cover, isScheduled: true };
  }
  const isTime =
    value.kind === 'day' ||
    (value.kind === 'clock' && value.isCertain === true && (segment.days !== null || one.cover.size === 0));
  return isTime ? { ...one, cover: new Map() } : one;
}

/** Words that say nothing of what is open: "open", the firm. */
function isTelling({ item, isGlue }: CoveredItem, { lexicon, timedPlaces }: FactIndex): boolean {
  const { use } = item;
  if (item.kind === 'word' && timedPlaces.has(item.folded)) return true;
  if (item.kind !== 'word' || isGlue || use.isStrict || lexicon.firm.has(item.folded)) return false;
  return (
    !use.frames.has('hours') && !use.frames.has('place') && !use.concepts.has('open') && !use.concepts.has('close')
  );
}

function hasOwnWords({ read }: Carrier, index: FactIndex): boolean {
  return read.items.some((item) =>
    isTelling({ item, cover: new Map(), isGlue: item.use.isGlue, isScheduled: false }, index),
  );
}

/** `spoken`: the facts that the words of the whole sentence speak of. */
function findTimedFacts(own: readonly CoveredItem[], spoken: ReadonlySet<number> | null, index: FactIndex): number[] {
  const near = factsSpokenOf(own, index) ?? spoken;
  const isHours = (fact: number) => index.carriers[fact]?.kind === 'hours';
  const speaks = (fact: number) => {
    const carrier = index.carriers[fact];
    return carrier !== undefined && hasOwnWords(carrier, index);
  };
  const hasDays = (fact: number) => index.carriers[fact]?.schedule.some(({ days }) => days !== null) === true;
  const named = index.timed.filter(
    (fact) => near?.has(fact) === true && (isHours(fact) ? speaks(fact) : hasDays(fact)),
  );
  if (named.length > 0) return named;
  const elsewhere = index.timed.filter((fact) => spoken?.has(fact) === true && isHours(fact) && speaks(fact));
  if (elsewhere.length > 0) return elsewhere;
  const plain = index.timed.filter((fact) => isHours(fact) && !speaks(fact));
  return plain.length > 0 ? plain : index.timed.filter(isHours);
}

/** The facts that carry the times said; null when none does or one contradicts. */
function carriersFor(
  said: Segment,
  own: readonly CoveredItem[],
  isNegative: boolean,
  pool: readonly number[],
  months: ReadonlySet<string>,
  index: FactIndex,
): ReadonlySet<number> | null {
  const openings = pool.flatMap((fact): Opening[] => {
    const { schedule = [], read } = index.carriers[fact] ?? {};
    // Hours of the summer say nothing of November.
    const named = monthsIn(read?.values ?? []);
    const isOfOtherMonths = months.size > 0 && named.size > 0 && named.isDisjointFrom(months);
    return isOfOtherMonths ? [] : schedule.map((segment) => ({ fact, segment }));
  });
  const open = openings.filter(({ segment }) => !segment.isClosed);
  const closed = openings.filter(({ segment }) => segment.isClosed);
  const isDated = open.some(({ segment }) => segment.days !== null);
  const says = (concept: string) => own.some(({ item }) => item.use.concepts.has(concept));
  const hasTimes = said.points.length + said.spans.length > 0;
  const saysOpen = own.some(({ item }) => item.use.concepts.has('open') && !item.isNegated);
  const isShut = !saysOpen && (isNegative || (!hasTimes && says('close') && !says('open')));
  // "We close at six": an end, whatever stands before it.
  const asked = says('close')
    ? {
        ...said,
        points: said.points.map((point) => (point.role === 'from' ? point : { ...point, role: 'until' as const })),
      }
    : said;
  // "Closed on Wednesday afternoons", beside hours of Monday to Friday
  const isClosedThen = (day: number) =>
    closed.some(
      ({ segment: { days, periods } }) =>
        days?.includes(day) === true && periods.length === said.periods.length && samePeriods(periods, said.periods),
    );
  if (isShut && said.days !== null) {
    const isOpenOn = (day: number) =>
      open.some(
        ({ segment }) =>
          segment.days?.includes(day) === true &&
          ((said.periods.length === 0 && !hasTimes) || carriesTimes(asked, segment, day)),
      );
    const isSaid = (day: number) => isDated || closed.some(({ segment }) => segment.days?.includes(day) === true);
    const by = closed.length > 0 ? closed : open;
    return by.length > 0 && said.days.every((day) => (!isOpenOn(day) || isClosedThen(day)) && isSaid(day))
      ? new Set(by.map(({ fact }) => fact))
      : null;
  }
  const days: readonly (number | null)[] = said.days ?? [null];
  const isBare = said.days === null && !hasTimes;
  const isEvery = own.some(({ item }) => item.use.isStrict && item.use.concepts.has('all'));
  const carries = ({ segment }: Opening, day: number | null) =>
    carriesTimes(asked, segment, day) &&
    (day === null || segment.days !== null || !isDated) &&
    !(
      isBare &&
      (segment.spans.length + segment.points.length === 0 ||
        (isEvery && segment.days !== null && segment.days.length < 7))
    );
  const isClosedOn = (day: number | null) =>
    day !== null &&
    ((closed.some(({ segment }) => segment.days?.includes(day) === true) &&
      !open.some(({ segment }) => segment.days?.includes(day) === true)) ||
      (said.periods.length > 0 && !hasTimes && isClosedThen(day)));
  const isCarried = days.every((day) => open.some((one) => carries(one, day)) && !isClosedOn(day));
  return isCarried
    ? new Set(open.filter((one) => days.some((day) => carries(one, day))).map(({ fact }) => fact))
    : null;
}

/** The months that a text names, one by one, by their season or by a day of them. */
function monthsIn(values: ReadText['values']): Set<string> {
  return new Set(values.flatMap(({ keys }) => keys.flatMap((key) => /^(?:mo|date):(\d+)/.exec(key)?.[1] ?? [])));
}

function samePeriods(one: Segment['periods'], other: Segment['periods']): boolean {
  return one.every(([from, to], place) => other[place]?.[0] === from && other[place]?.[1] === to);
}
