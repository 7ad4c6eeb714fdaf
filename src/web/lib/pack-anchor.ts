import type { AddOnId } from '#shared/product/add-ons.ts';

/** The id of an opened pack on the page of its audit, for links to it. */
export function packAnchor(addOnId: AddOnId): string {
  return `pack-${addOnId}`;
}
