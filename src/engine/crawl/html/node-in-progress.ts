import type { StructuredNode, StructuredValue } from '../structured-data/structured-node.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** A node while its properties are being gathered. */
export interface NodeInProgress extends StructuredNode {
  readonly properties: [string, StructuredValue[]][];
}

/** The list that values of a property go to. A name beyond the limit of names gets a list that nobody sees. */
export function valuesFor(node: NodeInProgress, name: string): StructuredValue[] {
  const known = node.properties.find(([key]) => key === name);
  if (known !== undefined) return known[1];
  const values: StructuredValue[] = [];
  if (node.properties.length < PAGE_LIMITS.structuredProperties) node.properties.push([name, values]);
  return values;
}
