import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { isBuilding, isStreet, isUnit } from './address-lexicon.ts';

/** Legal forms as companies write them: case matters, since "ag" and "sa" are also words. */
const LEGAL_FORM = new RegExp(String.raw`(?<=\p{L}[\p{L}.]* )(?:${readPattern('places', 'legalForm')})\s+(?=\S)`, 'gu');

/** Words for estates, which say where in the town the street is. */
const ESTATE = new RegExp(String.raw`^(?:${readPattern('places', 'estateOfFirm')})(?![\p{L}])`, 'iu');

/** Words at the beginning of street names in Romance and Polish addresses. */
const OPENS_STREET = new RegExp(String.raw`(?<=\p{L}[\p{L}.]* )(?:${readPattern('places', 'streetAfterFirm')}) `, 'iu');

/** What stands before the number of a French street: "Agence 25 rue Haute". */
const BEFORE_NUMBER = new RegExp(
  String.raw`^(\p{Lu}[^\d,]{2,40}) (?=\d{1,4}(?: ?(?:bis|ter|quater|[A-D]))?,? (?:${readPattern('places', 'numberBeforeStreet')}) )`,
  'iu',
);

/**
 * Removes the company name that precedes the street in one line: "Studio Verdi S.r.l. Via Roma 12" gives "Via Roma 12".
 * @param part one part of an address line that contains a street
 * @param names the names of the business, folded
 */
export function withoutFirm(part: string, names: ReadonlySet<string>): string {
  if (part.length > 90 || /^[0-9]/.test(part)) return part;
  let end = 0;
  for (const form of part.matchAll(LEGAL_FORM)) end = form.index + form[0].length;
  const afterForm = end === 0 ? null : part.slice(end);
  if (afterForm !== null && isStreet(afterForm)) return afterForm;
  const afterName = withoutName(part, names);
  if (afterName !== null) return afterName;
  const numbered = BEFORE_NUMBER.exec(part)?.[1];
  if (numbered !== undefined && !isBuilding(numbered) && !isUnit(numbered)) return part.slice(numbered.length + 1);
  const opener = OPENS_STREET.exec(part);
  if (opener === null) return part;
  const before = part.slice(0, opener.index).trim();
  const rest = part.slice(opener.index);
  // "Zona Industriale Via Roma 12" and "Grand Place Rue Haute 3" add information to the street and are kept.
  if (
    !/^\p{Lu}\S* \p{Lu}/u.test(before) ||
    /[0-9]/.test(before) ||
    isBuilding(before) ||
    ESTATE.test(before) ||
    !isStreet(rest)
  )
    return part;
  return rest;
}

function withoutName(part: string, names: ReadonlySet<string>): string | null {
  const folded = foldText(part);
  // Folding that changes the length would shift the cut.
  if (folded.length !== part.length) return null;
  for (const name of names) {
    if (name.length < 4 || !folded.startsWith(`${name} `)) continue;
    const rest = part.slice(name.length + 1);
    if (isStreet(rest)) return rest;
  }
  return null;
}
