import type { BusinessCategory } from './business-category.ts';
import { BEAUTY_CATEGORIES } from './category-table-beauty.ts';
import { BUILDING_CATEGORIES } from './category-table-building.ts';
import { COMMUNITY_CATEGORIES } from './category-table-community.ts';
import { CONSTRUCTION_CATEGORIES } from './category-table-construction.ts';
import { CREATIVE_CATEGORIES } from './category-table-creative.ts';
import { CUISINE_CATEGORIES } from './category-table-cuisine.ts';
import { FOOD_CATEGORIES } from './category-table-food.ts';
import { GOODS_CATEGORIES } from './category-table-goods.ts';
import { GROCERY_CATEGORIES } from './category-table-grocery.ts';
import { HOME_SERVICE_CATEGORIES } from './category-table-home-service.ts';
import { LEARNING_CATEGORIES } from './category-table-learning.ts';
import { LODGING_CATEGORIES } from './category-table-lodging.ts';
import { MEDICAL_CATEGORIES } from './category-table-medical.ts';
import { OFFICE_CATEGORIES } from './category-table-office.ts';
import { PLANNING_CATEGORIES } from './category-table-planning.ts';
import { RETAIL_CATEGORIES } from './category-table-retail.ts';
import { SPORT_CATEGORIES } from './category-table-sport.ts';
import { THERAPY_CATEGORIES } from './category-table-therapy.ts';
import { VEHICLE_CATEGORIES } from './category-table-vehicle.ts';

/** Every category the product knows by name, from one table a field. Labels are unique. */
export const CATEGORIES: readonly BusinessCategory[] = [
  ...BEAUTY_CATEGORIES,
  ...BUILDING_CATEGORIES,
  ...COMMUNITY_CATEGORIES,
  ...CONSTRUCTION_CATEGORIES,
  ...CREATIVE_CATEGORIES,
  ...CUISINE_CATEGORIES,
  ...FOOD_CATEGORIES,
  ...GOODS_CATEGORIES,
  ...GROCERY_CATEGORIES,
  ...HOME_SERVICE_CATEGORIES,
  ...LEARNING_CATEGORIES,
  ...LODGING_CATEGORIES,
  ...MEDICAL_CATEGORIES,
  ...OFFICE_CATEGORIES,
  ...PLANNING_CATEGORIES,
  ...RETAIL_CATEGORIES,
  ...SPORT_CATEGORIES,
  ...THERAPY_CATEGORIES,
  ...VEHICLE_CATEGORIES,
];
