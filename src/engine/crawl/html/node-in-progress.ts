import type { StructuredNode, StructuredValue } from '../structured-data/structured-node.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** A node while its properties are being collected. */
export interface NodeInProgress extends StructuredNode {
  readonly properties: [string, StructuredValue[]][];
}

/** The list for values of a property. A name beyond the limit gets a list that is discarded. */
export function valuesFor(node: NodeInProgress, name: string): StructuredValue[] {
  const known = node.properties.find(([key]) => key === name);
  if (known !== undefined) return known[1];
  const values: StructuredValue[] = [];
  if (node.properties.length < PAGE_LIMITS.structuredProperties) node.properties.push([name, values]);
  return values;
}
