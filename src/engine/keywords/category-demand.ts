import type { BusinessCategory } from '../facts/category/business-category.ts';
import { BEAUTY_CATEGORIES } from '../facts/category/category-table-beauty.ts';
import { BUILDING_CATEGORIES } from '../facts/category/category-table-building.ts';
import { COMMUNITY_CATEGORIES } from '../facts/category/category-table-community.ts';
import { CONSTRUCTION_CATEGORIES } from '../facts/category/category-table-construction.ts';
import { CREATIVE_CATEGORIES } from '../facts/category/category-table-creative.ts';
import { CUISINE_CATEGORIES } from '../facts/category/category-table-cuisine.ts';
import { FOOD_CATEGORIES } from '../facts/category/category-table-food.ts';
import { GOODS_CATEGORIES } from '../facts/category/category-table-goods.ts';
import { GROCERY_CATEGORIES } from '../facts/category/category-table-grocery.ts';
import { HOME_SERVICE_CATEGORIES } from '../facts/category/category-table-home-service.ts';
import { LEARNING_CATEGORIES } from '../facts/category/category-table-learning.ts';
import { LODGING_CATEGORIES } from '../facts/category/category-table-lodging.ts';
import { MEDICAL_CATEGORIES } from '../facts/category/category-table-medical.ts';
import { OFFICE_CATEGORIES } from '../facts/category/category-table-office.ts';
import { PLANNING_CATEGORIES } from '../facts/category/category-table-planning.ts';
import { RETAIL_CATEGORIES } from '../facts/category/category-table-retail.ts';
import { SPORT_CATEGORIES } from '../facts/category/category-table-sport.ts';
import { THERAPY_CATEGORIES } from '../facts/category/category-table-therapy.ts';
import { VEHICLE_CATEGORIES } from '../facts/category/category-table-vehicle.ts';

/**
 * How customers ask for a category, which decides the words beside it: `job` is ordered and quoted, `appointment` is booked,
 * `advice` is hired, `venue` is eaten and drunk at, `shop` is bought in, `stay` is slept in, `class` is joined, `visit` is gone to,
 * `community` belongs to those who come.
 */
export type Demand = 'job' | 'appointment' | 'advice' | 'venue' | 'shop' | 'stay' | 'class' | 'visit' | 'community';

const BY_FIELD: readonly (readonly [readonly BusinessCategory[], Demand])[] = [
  [BEAUTY_CATEGORIES, 'appointment'],
  [BUILDING_CATEGORIES, 'job'],
  [COMMUNITY_CATEGORIES, 'visit'],
  [CONSTRUCTION_CATEGORIES, 'job'],
  [CREATIVE_CATEGORIES, 'advice'],
  [CUISINE_CATEGORIES, 'venue'],
  [FOOD_CATEGORIES, 'venue'],
  [GOODS_CATEGORIES, 'shop'],
  [GROCERY_CATEGORIES, 'shop'],
  [HOME_SERVICE_CATEGORIES, 'job'],
  [LEARNING_CATEGORIES, 'class'],
  [LODGING_CATEGORIES, 'stay'],
  [MEDICAL_CATEGORIES, 'appointment'],
  [OFFICE_CATEGORIES, 'advice'],
  [PLANNING_CATEGORIES, 'advice'],
  [RETAIL_CATEGORIES, 'shop'],
  [SPORT_CATEGORIES, 'class'],
  [THERAPY_CATEGORIES, 'appointment'],
  [VEHICLE_CATEGORIES, 'appointment'],
];

/** Categories that are asked for otherwise than the rest of their field. */
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

/** How customers ask for the category with this label; ordered and quoted where the tables do not know it. */
export function getDemand(label: string): Demand {
  return DEMANDS.get(label) ?? 'job';
}

/** Demands where one page shows what there is: a menu, a shop; nobody looks for a page about one dish. */
const ONE_PAGE: ReadonlySet<Demand> = new Set(['venue', 'shop', 'stay', 'visit', 'community']);
/** Categories with many small services, which a price list names and a page each would only stretch. */
const SMALL_SERVICES = new Set([
  ...BEAUTY_CATEGORIES.map(({ label }) => label),
  'Pet groomer',
  'Tailor',
  'Shoe repair shop',
  'Laundry',
  'Locksmith',
]);

/** True where single services need no page of their own. `label` null: a category that the tables do not know. */
export function hasOnePage(label: string | null): boolean {
  return label !== null && (ONE_PAGE.has(getDemand(label)) || SMALL_SERVICES.has(label));
}

/** Categories whose customers are often in a hurry. */
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

/** True for categories that are also called in an emergency. */
export function isUrgentCategory(label: string | null): boolean {
  return label !== null && URGENT.has(label);
}

function isDemand(word: string): word is Demand {
  return Object.hasOwn(OTHERWISE, word);
}
