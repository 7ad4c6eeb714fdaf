import type { Address } from '#shared/audit/business.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { isShouted, withoutShouting } from './city-name.ts';
import { deriveCountry } from './country.ts';
import { placeKey } from './place-key.ts';
import { withRegion } from './settle-place.ts';
import { collectTownMentions, type TownMention } from './town-mentions.ts';

/** Below this a town is one of many that a site mentions. */
const SMALLEST_WEIGHT = 3;
/** Named on several pages, a town needs less on each. */
const SMALLEST_WEIGHT_ON_PAGES = 2;
const SMALLEST_WEIGHT_ALONE = 1.5;
const SEVERAL_PAGES = 3;
/** The required ratio between the first town and the next. */
const CLEAR_LEAD = 1.5;
/** So far ahead, a town needs as little as one named on several pages: the one of a description. */
const FAR_LEAD = 3;

/**
 * The town by which a site without an address names itself: in titles, headings, description, "based in". Null when none is
 * clear; where the country is unknown, only "We are based in" makes one clear.
 */
export const deriveOwnTown: (context: FactContext) => SourcedValue<Address | null> = memoizePerContext((context) => {
  const country = deriveCountry(context).value;
  const [first, second] = rankTowns(collectTownMentions(context, country));
  if (first === undefined || !isClear(first, second) || isOnlyInName(first, deriveName(context).value))
    return { value: null, source: null };
  const printed = first.mentions.find(({ region }) => region !== null)?.region?.printed ?? null;
  const address = { street: null, city: spelling(first.mentions, country), region: printed, postalCode: null, country };
  const seen = first.mentions.map((one) => one.seen);
  return { value: withRegion(context, address), source: factSource(seen[0], seen) };
});

interface RankedTown {
  readonly weight: number;
  readonly mentions: readonly TownMention[];
}

/** Towns by descending weight; a text that is repeated on every page counts once. */
function rankTowns(mentions: readonly TownMention[]): RankedTown[] {
  return [...Map.groupBy(mentions, ({ name }) => placeKey(name)).values()]
    .map((all) => {
      const texts = new Map(all.map((one) => [`${one.seen.place} ${one.seen.quote}`, one] as const).reverse());
      const weight = [...texts.values()].reduce((sum, one) => sum + one.weight, 0);
      return { weight, mentions: [...all].sort((a, b) => b.weight - a.weight) };
    })
    .sort((a, b) => b.weight - a.weight);
}

function isClear(first: RankedTown, second: RankedTown | undefined): boolean {
  // The only town that a site names, with its region or country, is hardly another's.
  if (second === undefined && first.weight >= SMALLEST_WEIGHT_ALONE && first.mentions.some(isPlaced)) return true;
  const pages = new Set(first.mentions.map(({ page }) => page)).size;
  const isFarAhead = first.weight >= FAR_LEAD * (second?.weight ?? 0);
  const smallest = pages >= SEVERAL_PAGES || isFarAhead ? SMALLEST_WEIGHT_ON_PAGES : SMALLEST_WEIGHT;
  return first.weight >= smallest && first.weight >= CLEAR_LEAD * (second?.weight ?? 0);
}

/** Whether a town stands nowhere but in the name of the business, which may be a person's: "Morelos Workshops". */
function isOnlyInName({ mentions }: RankedTown, name: string | null): boolean {
  if (name === null) return false;
  return mentions.every((one) => {
    const rest = foldText(one.seen.quote).replaceAll(foldText(name), ' ');
    return !isPlaced(one) && !one.isBehindIn && !rest.includes(foldText(one.name));
  });
}

const isPlaced = ({ region, isWithCountry }: TownMention): boolean => region !== null || isWithCountry;

/** A heading in capitals is not how the town is spelled. */
function spelling(mentions: readonly TownMention[], country: string | null): string | null {
  const spoken = mentions.filter((one) => !isShouted(one.name));
  // Of two spellings the one with accents is the town's own: "Piriápolis", "Piriapolis".
  const name = (spoken.find((one) => /[^ -~]/.test(one.name)) ?? spoken[0] ?? mentions[0])?.name ?? null;
  return name === null ? null : withoutShouting(name, country);
}
