import type { Business, Service } from '#shared/audit/business.ts';
import { createCategoryTest } from '../category/category-finder.ts';
import { CATEGORIES_BY_LABEL } from '../category/category-tables.ts';
import { foldAndSplit } from './sentence-lexicon.ts';

/** What is known of a business, as its sentences are held against it. All words folded. */
export interface SentenceFacts {
  readonly language: string;
  /** Whether a text names the category of the business; never where that is unknown. */
  readonly namesCategory: (text: string) => boolean;
  /** The business treats people or animals. */
  readonly isTreatment: boolean;
  readonly nameWords: readonly string[];
  /** Towns, areas and region, each as its words joined by blanks. */
  readonly places: readonly string[];
  /** The forms of the town of the address, else of the first area. */
  readonly mainPlaces: readonly string[];
  readonly placeWords: ReadonlySet<string>;
  /** The words of each service. */
  readonly services: readonly (readonly string[])[];
}

export interface BusinessFacts extends Pick<Business, 'name' | 'category' | 'address'> {
  readonly serviceAreas: readonly string[];
  readonly services: readonly Service[];
  readonly languages: readonly string[];
}

const TREATMENT_FAMILIES: ReadonlySet<string> = new Set(['medical', 'beauty', 'fitness', 'pets']);

/** What becomes of an article at the beginning of a town: "au Gosier", "aux Abymes", "del Ejido". */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  le: ['au', 'du'],
  les: ['aux', 'des'],
  el: ['al', 'del'],
};

function listForms(place: string): string[] {
  const [article = '', ...others] = place.split(' ');
  const joined = others.length === 0 ? [] : (JOINED[article] ?? []);
  return [place, ...joined.map((one) => [one, ...others].join(' '))];
}

/** The facts of a business in the form in which sentences are compared with them. */
export function readSentenceFacts({
  name,
  category,
  address,
  serviceAreas,
  services,
  languages,
}: BusinessFacts): SentenceFacts {
  const places = [address?.city, address?.region, ...serviceAreas]
    .flatMap((place) => (place == null ? [] : foldAndSplit(place).join(' ')))
    .flatMap(listForms)
    .filter((place) => place.length > 2);
  return {
    language: languages[0]?.split('-')[0] ?? '',
    namesCategory: category === null ? () => false : createCategoryTest(category.label, languages),
    isTreatment: TREATMENT_FAMILIES.has(CATEGORIES_BY_LABEL.get(category?.label ?? '')?.family ?? ''),
    nameWords: foldAndSplit(name ?? '').filter((word) => word.length > 1),
    places: [...new Set(places)],
    mainPlaces: listForms(foldAndSplit(address?.city ?? serviceAreas[0] ?? '').join(' ')).filter((one) => one !== ''),
    placeWords: new Set(places.flatMap((place) => place.split(' ')).filter((word) => word.length > 3)),
    services: services
      .map((service) => foldAndSplit(service.name).filter((word) => word.length > 3))
      .filter((words) => words.length > 0),
  };
}
