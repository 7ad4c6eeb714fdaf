import { BEAUTY_TRADES } from '../facts/category-table-beauty.ts';
import { BUILDING_TRADES } from '../facts/category-table-building.ts';
import { COMMUNITY_TRADES } from '../facts/category-table-community.ts';
import { CONSTRUCTION_TRADES } from '../facts/category-table-construction.ts';
import { CREATIVE_TRADES } from '../facts/category-table-creative.ts';
import { CUISINE_TRADES } from '../facts/category-table-cuisine.ts';
import { FOOD_TRADES } from '../facts/category-table-food.ts';
import { GOODS_TRADES } from '../facts/category-table-goods.ts';
import { GROCERY_TRADES } from '../facts/category-table-grocery.ts';
import { HOME_SERVICE_TRADES } from '../facts/category-table-home-service.ts';
import { LEARNING_TRADES } from '../facts/category-table-learning.ts';
import { LODGING_TRADES } from '../facts/category-table-lodging.ts';
import { MEDICAL_TRADES } from '../facts/category-table-medical.ts';
import { OFFICE_TRADES } from '../facts/category-table-office.ts';
import { PLANNING_TRADES } from '../facts/category-table-planning.ts';
import { RETAIL_TRADES } from '../facts/category-table-retail.ts';
import { SPORT_TRADES } from '../facts/category-table-sport.ts';
import { THERAPY_TRADES } from '../facts/category-table-therapy.ts';
import { VEHICLE_TRADES } from '../facts/category-table-vehicle.ts';
import type { Trade } from '../facts/trade.ts';

/**
 * How customers ask for a trade, which decides the words beside it: `job` is ordered and quoted, `appointment` is booked,
 * `advice` is hired, `venue` is eaten and drunk at, `shop` is bought in, `stay` is slept in, `class` is joined, `visit` is gone to,
 * `community` belongs to those who come.
 */
export type Demand = 'job' | 'appointment' | 'advice' | 'venue' | 'shop' | 'stay' | 'class' | 'visit' | 'community';

const BY_FIELD: readonly (readonly [readonly Trade[], Demand])[] = [
  [BEAUTY_TRADES, 'appointment'],
  [BUILDING_TRADES, 'job'],
  [COMMUNITY_TRADES, 'visit'],
  [CONSTRUCTION_TRADES, 'job'],
  [CREATIVE_TRADES, 'advice'],
  [CUISINE_TRADES, 'venue'],
  [FOOD_TRADES, 'venue'],
  [GOODS_TRADES, 'shop'],
  [GROCERY_TRADES, 'shop'],
  [HOME_SERVICE_TRADES, 'job'],
  [LEARNING_TRADES, 'class'],
  [LODGING_TRADES, 'stay'],
  [MEDICAL_TRADES, 'appointment'],
  [OFFICE_TRADES, 'advice'],
  [PLANNING_TRADES, 'advice'],
  [RETAIL_TRADES, 'shop'],
  [SPORT_TRADES, 'class'],
  [THERAPY_TRADES, 'appointment'],
  [VEHICLE_TRADES, 'appointment'],
];

/** Trades that are asked for otherwise than the rest of their field. */
const OTHERWISE: Readonly<Record<Demand, readonly string[]>> = {
  job: [
    'Caterer',
    'Upholsterer',
    'Fireplace store',
    'Print shop',
    'Sign shop',
    'Towing service',
    'Logistics service',
    'Bus charter',
    'Electronics store',
    'Emergency medical transport',
    'Dental laboratory',
    'Photographer',
    'Wedding photographer',
    'Manufacturer',
    'Land surveyor',
    'Computer repair service',
    'Mobile phone repair shop',
  ],
  appointment: ['Pet groomer', 'Tailor', 'Shoe repair shop', 'Laundry'],
  advice: [
    'Real estate agency',
    'Property management company',
    'Travel agency',
    'Event planner',
    'Funeral home',
    'Home health care service',
    'Assisted living facility',
    'Interior designer',
  ],
  venue: [],
  shop: [
    'Bakery',
    'Pastry shop',
    'Ice cream shop',
    'Coffee roasters',
    'Pharmacy',
    'Medical supply store',
    'Car dealer',
    'Motorcycle shop',
    'Bicycle shop',
    'Gas station',
    'Farm',
    'Art gallery',
    'Hearing aid store',
    'Tire shop',
  ],
  stay: ['Pet boarding service'],
  class: ['Dog trainer'],
  visit: [
    'Brewery',
    'Distillery',
    'Winery',
    'Night club',
    'Bowling alley',
    'Amusement center',
    'Golf course',
    'Self-storage facility',
    'Event venue',
    'Car wash',
  ],
  community: ['Church', 'Non-profit organization', 'Tourist information center', 'School'],
};

const DEMANDS = new Map<string, Demand>(
  BY_FIELD.flatMap(([trades, demand]) => trades.map(({ label }) => [label, demand] as const)),
);
for (const [demand, labels] of Object.entries(OTHERWISE)) {
  for (const label of labels) if (isDemand(demand)) DEMANDS.set(label, demand);
}

/** How customers ask for the trade with this label; ordered and quoted where the tables do not know it. */
export function demandOf(label: string): Demand {
  return DEMANDS.get(label) ?? 'job';
}

/** Demands where one page shows what there is: a menu, a shop; nobody looks for a page about one dish. */
const ONE_PAGE: ReadonlySet<Demand> = new Set(['venue', 'shop', 'stay', 'visit', 'community']);
/** Trades with many small services, which a price list names and a page each would only stretch. */
const SMALL_SERVICES = new Set([
  ...BEAUTY_TRADES.map(({ label }) => label),
  'Pet groomer',
  'Tailor',
  'Shoe repair shop',
  'Laundry',
  'Locksmith',
]);

/** True where single services need no page of their own. `label` null: a trade that the tables do not know. */
export function hasOnePage(label: string | null): boolean {
  return label !== null && (ONE_PAGE.has(demandOf(label)) || SMALL_SERVICES.has(label));
}

/** Trades whose customers are often in a hurry. */
const URGENT = new Set([
  'Plumber',
  'Drainage service',
  'HVAC contractor',
  'Electrician',
  'Locksmith',
  'Roofing contractor',
  'Tree service',
  'Towing service',
  'Garage door supplier',
  'Dentist',
  'Veterinarian',
  'Septic system service',
  'Window installation service',
]);

/** True for trades that are also called in an emergency. */
export function isUrgentTrade(label: string | null): boolean {
  return label !== null && URGENT.has(label);
}

function isDemand(word: string): word is Demand {
  return Object.hasOwn(OTHERWISE, word);
}
