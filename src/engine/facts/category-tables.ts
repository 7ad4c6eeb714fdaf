import { BEAUTY_TRADES } from './category-table-beauty.ts';
import { BUILDING_TRADES } from './category-table-building.ts';
import { COMMUNITY_TRADES } from './category-table-community.ts';
import { CONSTRUCTION_TRADES } from './category-table-construction.ts';
import { CREATIVE_TRADES } from './category-table-creative.ts';
import { CUISINE_TRADES } from './category-table-cuisine.ts';
import { FOOD_TRADES } from './category-table-food.ts';
import { GOODS_TRADES } from './category-table-goods.ts';
import { GROCERY_TRADES } from './category-table-grocery.ts';
import { HOME_SERVICE_TRADES } from './category-table-home-service.ts';
import { LEARNING_TRADES } from './category-table-learning.ts';
import { LODGING_TRADES } from './category-table-lodging.ts';
import { MEDICAL_TRADES } from './category-table-medical.ts';
import { OFFICE_TRADES } from './category-table-office.ts';
import { PLANNING_TRADES } from './category-table-planning.ts';
import { RETAIL_TRADES } from './category-table-retail.ts';
import { SPORT_TRADES } from './category-table-sport.ts';
import { THERAPY_TRADES } from './category-table-therapy.ts';
import { VEHICLE_TRADES } from './category-table-vehicle.ts';
import type { Trade } from './trade.ts';

/** Every trade the product knows by name, from one table a field. Labels are unique. */
export const TRADES: readonly Trade[] = [
  ...BEAUTY_TRADES,
  ...BUILDING_TRADES,
  ...COMMUNITY_TRADES,
  ...CONSTRUCTION_TRADES,
  ...CREATIVE_TRADES,
  ...CUISINE_TRADES,
  ...FOOD_TRADES,
  ...GOODS_TRADES,
  ...GROCERY_TRADES,
  ...HOME_SERVICE_TRADES,
  ...LEARNING_TRADES,
  ...LODGING_TRADES,
  ...MEDICAL_TRADES,
  ...OFFICE_TRADES,
  ...PLANNING_TRADES,
  ...RETAIL_TRADES,
  ...SPORT_TRADES,
  ...THERAPY_TRADES,
  ...VEHICLE_TRADES,
];
