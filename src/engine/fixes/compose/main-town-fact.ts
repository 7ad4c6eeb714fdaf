import { type Fact, type FactSheet, usableFacts } from '#shared/fixes/fact-sheet.ts';

/**
 * The fact that names the town which texts about a business name, by the rule of `findMainTown`: the first of its areas where it travels
 * to its customers, else the town of its address, else the first of its areas. Undefined when none is usable.
 */
export function findMainTownFact(sheet: FactSheet): Fact | undefined {
  const facts = usableFacts(sheet);
  const area = facts.find(({ kind }) => kind === 'area');
  const city = facts.find(({ kind }) => kind === 'city');
  return sheet.isServiceArea === true ? (area ?? city) : (city ?? area);
}
