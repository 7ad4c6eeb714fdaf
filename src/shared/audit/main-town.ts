import type { Business } from './business.ts';

/** The town in which customers look for a business. */
export interface MainTown {
  readonly city: string;
  /** Of its address, where the town is the address's; null when unknown. */
  readonly region: string | null;
}

/**
 * The town that everything written about a business names: the first of its areas where it travels to its customers (its post may
 * go to a village), else that of its address, else the first of its areas. Null when it names none.
 */
export function findMainTown({
  address,
  locations,
  auditedLocationId,
  isServiceArea,
  serviceAreas,
}: Pick<Business, 'address' | 'locations' | 'auditedLocationId' | 'isServiceArea' | 'serviceAreas'>): MainTown | null {
  const at = address ?? locations.find(({ id }) => id === auditedLocationId)?.address ?? null;
  const [area] = serviceAreas;
  if (area === undefined || (isServiceArea !== true && at?.city != null))
    return at?.city == null ? null : { city: at.city, region: at.region };
  const isOfAddress = at?.city?.toLowerCase() === area.toLowerCase();
  return { city: area, region: isOfAddress ? (at?.region ?? null) : null };
}
