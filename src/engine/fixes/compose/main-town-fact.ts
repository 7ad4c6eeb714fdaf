import { type Fact, type FactSheet, usableFacts } from '#shared/fixes/fact-sheet.ts';

/**
 * The fact that names the market area, which leads every text about a business: the town that title or heading of its home page
 * name (`FactSheet.market`), else the first of its areas where it travels to its customers, else the town of its address, else the
 * first of its areas. Undefined when none is usable.
 */
export function findMainTownFact(sheet: FactSheet): Fact | undefined {
  const facts = usableFacts(sheet);
  const market = facts.find(({ id }) => id === sheet.market);
  const area = facts.find(({ kind }) => kind === 'area');
  const city = facts.find(({ kind }) => kind === 'city');
  return market ?? (sheet.isServiceArea === true ? (area ?? city) : (city ?? area));
}
