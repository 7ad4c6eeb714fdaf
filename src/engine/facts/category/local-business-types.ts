import { readCompiled } from '../../data/read-compiled.ts';

/** All types of schema.org: LocalBusiness and its descendants, and the others. `npm run data` takes them from `schema-dts`. */
export interface SchemaTypes {
  readonly localBusiness: readonly string[];
  readonly other: readonly string[];
  /** For each type of `localBusiness` the types of the same tree that it is below, `LocalBusiness` among them. */
  readonly above: Readonly<Record<string, readonly string[]>>;
}

/** Those of the installed release of the vocabulary. */
export const SCHEMA_TYPES: SchemaTypes = readCompiled<SchemaTypes>('schema-types');

const LOCAL_BUSINESS_TYPES: ReadonlySet<string> = new Set(SCHEMA_TYPES.localBusiness);
const OTHER_TYPES: ReadonlySet<string> = new Set(SCHEMA_TYPES.other);

/** Types outside the LocalBusiness tree that businesses use too. */
const ORGANIZATION_TYPES = new Set(
  `Organization Corporation MedicalOrganization VeterinaryCare DiagnosticLab EducationalOrganization School Preschool
  CollegeOrUniversity PerformingGroup MusicGroup DanceGroup TheaterGroup SportsOrganization SportsTeam NGO OnlineBusiness
  OnlineStore Airline Church PlaceOfWorship EventVenue CivicStructure Museum Place TouristAttraction Zoo Aquarium
  Cemetery LandmarksOrHistoricalBuildings`.split(/\s+/),
);

/** Whether the type is schema.org's LocalBusiness or below it. */
export function isLocalBusinessType(type: string): boolean {
  return LOCAL_BUSINESS_TYPES.has(type);
}

/** Whether a type is below another one in the LocalBusiness tree; no type is below itself. */
export function isBelowType(type: string, other: string): boolean {
  return isLocalBusinessType(type) && SCHEMA_TYPES.above[type]?.includes(other) === true;
}

/** Whether the type is an organization or venue that is not a LocalBusiness in schema.org's tree. */
export function isOrganizationType(type: string): boolean {
  return ORGANIZATION_TYPES.has(type);
}

/** Whether schema.org has no such type. Types with the prefix of another vocabulary ("gr:BusinessEntity") are not its own to know. */
export function isUnknownType(type: string): boolean {
  return !LOCAL_BUSINESS_TYPES.has(type) && !OTHER_TYPES.has(type) && !type.includes(':');
}
