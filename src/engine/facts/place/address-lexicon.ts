import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { foldText } from '../language/fold-text.ts';

/** Words that identify a street line, in the supported languages; folded. Compounds ("Elmstraße") by their suffixes. */
const STREET_WORD = new RegExp(String.raw`(?<![\p{L}'])(?:${readPattern('places', 'streetWord')})(?![\p{L}])`, 'u');
const STREET_ENDING = new RegExp(String.raw`\p{L}{2,}(?:${readPattern('places', 'streetEnding')})(?![\p{L}])`, 'u');
/** Suffixes of no English word: "clearing", "drywall" and "catering" do not match. */
const CERTAIN_ENDING = new RegExp(
  String.raw`\p{L}{2,}(?:${readPattern('places', 'certainStreetEnding')})(?![\p{L}])`,
  'u',
);
/** Numbered roads: "1412 Route 9", "Highway 61", "Ruta 8". */
const NUMBERED_ROAD = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'numberedRoad')})[ .-]{0,2}\d`, 'u');

/** Units of a house, or numbered parts of an estate: always joined to the street. */
const UNIT = new RegExp(String.raw`^\(?(?:${readPattern('places', 'unit')})\)?$`, 'u');
/** Names of buildings and estates: joined only when they are between commas with the street. */
const BUILDING = new RegExp(
  String.raw`^(?:${readPattern('places', 'buildingFirst')})(?![\p{L}]).{0,40}$|^.{1,40}(?<![\p{L}])(?:${readPattern('places', 'buildingLast')})\.?$`,
  'u',
);

const NOT_A_STREET = new RegExp(readPattern('places', 'notAStreet'), 'u');

/** Streets named after a date or a day: "Via XX Settembre", "Rue du 11 Novembre", "Avenida 9 de Julio", "March Road". */
const DATED_STREET = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:${readPattern('places', 'datedStreetKind')})\s?(?:${readPattern('places', 'datedStreetOf')})?(?:[0-9]{1,2}(?:er|o|º|°|\.)?|[ivx]{1,5}|primero|premier|primo) (?:de |di )?\p{L}{3,10}`,
    String.raw`(?:${readPattern('places', 'datedStreetMonth')}) (?:${readPattern('places', 'datedStreetEnd')}))(?!\p{L})`,
  ].join('|'),
  'gu',
);

/** The digits of a number that is still to come: "06 XX XX XX XX". */
const MASKED_NUMBER = /(?:[ .-]x{2,3}){2}(?![a-z])/;

function isNoStreetText(folded: string): boolean {
  if (MASKED_NUMBER.test(folded)) return true;
  return NOT_A_STREET.test(folded) && NOT_A_STREET.test(folded.replace(DATED_STREET, ' '));
}

/** Labels before an address, sometimes joined to it by the markup ("Adresse16 rue ..."). */
const LABEL = new RegExp(String.raw`^(?:${readPattern('places', 'label')})\s*[:.]?\s*`, 'iu');

const MOST_STREET_WORDS = 8;

/** An address line without label, bullets and pictures before it; may be empty. */
export function stripAddressLabel(text: string): string {
  let rest = text.replace(/^[^\p{L}\p{N}#〒(]+/u, '');
  const folded = foldText(rest.slice(0, 60));
  const label = LABEL.exec(folded)?.[0];
  // Folding may change lengths; a label does not, except for accents that fold one to one.
  if (label !== undefined && label.trim() !== '' && !/^\s*\p{Ll}/u.test(rest.slice(label.length)))
    rest = rest.slice(label.length);
  return rest.replace(/^[\s:,.–-]+/, '');
}

/** Whether a word of the text is a street word. */
export function hasStreetWord(text: string): boolean {
  const folded = foldText(text);
  return STREET_WORD.test(folded) || STREET_ENDING.test(folded);
}

/** Whether a part has a house number and an English street word: required where only a state follows. */
export function isCertainStreet(text: string): boolean {
  const folded = foldText(text);
  return /[0-9]/.test(folded) && (STREET_WORD.test(folded) || NUMBERED_ROAD.test(folded) || /box/.test(folded));
}

const NUMBER_BEFORE_STREET = new RegExp(String.raw`^(?:${readPattern('places', 'numberBeforeStreet')})\s`, 'i');

/** Splits an address line at commas (Arabic ones too), bars, middle dots and spaced dashes. */
export function addressParts(text: string): string[] {
  return text
    .split(/\s*[,،;|·•]\s*|\s+-+\s+|\s*-{2,}\s*|\s+-(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<string[]>((parts, part) => {
      const before = parts.at(-1);
      // "Via Giulio Esempio, 8": in southern Europe a comma precedes the house number.
      if (
        before !== undefined &&
        /^(?:[nN][.º°r]{0,2}\s?)?[0-9]{1,4}\s?[a-zA-Z]?(?:\/[0-9a-zA-Z]{1,3})?$/.test(part) &&
        /\p{L}{2}$/u.test(before) &&
        !/[0-9]/.test(before)
      )
        parts[parts.length - 1] = `${before}, ${part}`;
      // "3 bis, avenue Jean Jaurès", "12, rue Haute": in France one may follow it.
      else if (
        before !== undefined &&
        /^[0-9]{1,4}(?: ?(?:bis|ter|quater|[A-D]))?$/i.test(before) &&
        NUMBER_BEFORE_STREET.test(part)
      )
        parts[parts.length - 1] = `${before}, ${part}`;
      else parts.push(part);
      return parts;
    }, []);
}

/** "(705) 825-7196" */
const PHONE = /\(\d{3}\)\s?\d|\d{3}[-.]\d{4}/;

/** Whether a part is a street with a house number, a numbered road or a post box. */
export function isStreet(part: string): boolean {
  if (part.length < 4 || part.length > 90 || !/[0-9]/.test(part)) return false;
  const folded = foldText(part);
  if (isNoStreetText(folded) || PHONE.test(folded)) return false;
  if (/(?:^|\s)(?:p\.? ?o\.? ?box|postfach|casella postale|bp)\s?[0-9]/.test(folded)) return true;
  const words = folded.split(' ').length;
  if (words > MOST_STREET_WORDS + 4) return false;
  // "© 2026 Blue Door Bakery"
  if (/^(?:19[89]|20[0-4])[0-9] /.test(folded) && !STREET_WORD.test(folded) && !STREET_ENDING.test(folded))
    return false;
  if (NUMBERED_ROAD.test(folded)) return true;
  // A house number has at most five digits (US) and is not a range of years or a quantity.
  if (!/(?<![0-9.,])[0-9]{1,5}(?![0-9])/.test(folded) || /[0-9]{6}/.test(folded)) return false;
  if (STREET_WORD.test(folded) || STREET_ENDING.test(folded)) return true;
  if (words > MOST_STREET_WORDS) return false;
  return /^[0-9]{1,5}\s?[a-z]?(?:[-/][0-9]{1,5}[a-z]?)?,?\s+\p{Lu}/u.test(part) || endsInHouseNumber(part);
}

const ENDS_IN_UNIT = new RegExp(
  String.raw`^(?:\p{L}{1,4}\. )?[\p{Lu}0-9][\p{L}'’.]+(?:[ -][\p{L}'’.]+){0,6},?\s(?:n[ºr°.o]{0,3}\s?)?[0-9]{1,4}\s?[a-zA-Z]?(?:\s?[-/+]\s?[0-9]{1,4}\s?[a-zA-Z]?){0,3}(?:[\s/,]{1,2}(?:${readPattern('places', 'endsInUnit')})\.?\s?[0-9]{1,4})?$`,
  'u',
);

/** "Auf der Horst 29", "Im Vorderkehr 9a", "Bergweg 4-6": a name, then the number. */
function endsInHouseNumber(part: string): boolean {
  return ENDS_IN_UNIT.test(part);
}

/** Whether the part has words that never occur in a street: weekdays, months, phone labels, money, links. */
export function isNoStreet(part: string): boolean {
  return isNoStreetText(foldText(part));
}

/** Kinds of streets that precede the name. */
const OPENING_KIND = new RegExp(String.raw`^(?:${readPattern('places', 'openingKind')})\s`);

const ENGLISH_STREET_END = new RegExp(String.raw`\s(?:${readPattern('places', 'englishStreetEnd')})\.?$`);

const ESTATE = new RegExp(
  String.raw`^(?:${readPattern('places', 'estate')})\s|^(?:le|la) (?:bourg|village)$|^(?:the )?(?:corner|intersection) of\s`,
);

const GERMAN_LOCATIVE = new RegExp(String.raw`^(?:${readPattern('places', 'germanLocative')}) \p{L}{3}`, 'u');

/** A street name without a number ("Avenue du Pilon du Roy", "Botley Rd"): an address line only beside a postal code. */
export function isStreetName(part: string): boolean {
  if (part.length < 6 || part.length > 70 || !/^\p{Lu}|^(?:rue|via|ul\.|calle|rua|avenue)/u.test(part)) return false;
  const folded = foldText(part);
  if (isNoStreetText(folded) || folded.split(' ').length > 7) return false;
  return (
    GERMAN_LOCATIVE.test(folded) ||
    OPENING_KIND.test(folded) ||
    ESTATE.test(folded) ||
    ENGLISH_STREET_END.test(folded) ||
    CERTAIN_ENDING.test(folded)
  );
}

/** Whether a part names a unit, a floor or a numbered lot. */
export function isUnit(part: string): boolean {
  const folded = foldText(part).trim();
  return folded.length <= 60 && folded !== '' && !isNoStreetText(folded) && UNIT.test(folded);
}

/** Whether a part names a building, an estate or a hamlet. A business may have the same name: compare before use. */
export function isBuilding(part: string): boolean {
  const folded = foldText(part).trim();
  return folded.length <= 50 && !isNoStreetText(folded) && BUILDING.test(folded);
}

const CONNECTORS = readWordList('streetGlue');

/** Prepositions before a street that do not belong to its name; capitalized they do ("An der Bleiche 3"). */
const LEADING = readWordList('beforeStreet');

const UNIT_OF_NAME = new RegExp(String.raw`(?:^|\s)(?:${readPattern('places', 'unitOfName')})\.?$`);

/** "Straße des 17. Juni 135", "Plaza 2 de Mayo 5", "ul. 11 Listopada 22 lok. 3": the number belongs to the name, or the flat. */
function isInName(words: readonly string[], at: number): boolean {
  const before = foldText(words.slice(Math.max(0, at - 3), at).join(' '));
  return (
    OPENS_NAME.test(before) ||
    // "Block 1 Unit 3 Pinewood Court": the number of a unit.
    (at > 0 && isUnit(`${words[at - 1]} ${words[at]}`)) ||
    UNIT_OF_NAME.test(before) ||
    /[0-9]$/.test(before)
  );
}

const OPENS_NAME = new RegExp(
  String.raw`(?:^|\s)(?:${readPattern('places', 'opensName')})(?: [0-9ivx]{1,4}\.?)?(?: (?:des?|del|du|dos|da|di|la|le|\p{L}{2,12}))?$`,
  'u',
);

/** "in Via Roma 4", "at 12 Mill Lane": what stands before a kind of street or a number is of the sentence; "im Winkel 3" is a name. */
function withoutPreposition(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  const street = rest.join(' ');
  const isBefore = LEADING.has(first) && (/^[0-9]/.test(street) || OPENING_KIND.test(foldText(street)));
  return isBefore ? street : words.join(' ');
}

/** Extracts the street from a sentence: "519 Larkspur Avenue" from "You find us at 519 Larkspur Avenue". */
export function streetInProse(part: string): string {
  const words = part.split(' ');
  if (OPENING_KIND.test(foldText(part))) return part;
  if (words.length <= 4 || (/^[0-9]/.test(part) && words.length <= MOST_STREET_WORDS)) return withoutPreposition(words);
  let start = words.length;
  for (let i = words.length - 1; i >= 0 && words.length - i <= MOST_STREET_WORDS; i -= 1) {
    const word = words[i] ?? '';
    const bare = word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    if (!/^[\p{Lu}\p{N}#(]/u.test(word) && !CONNECTORS.has(bare) && !/^\p{L}{1,4}\.$/u.test(word)) break;
    start = i;
    // A number begins an English or French address and ends a German one.
    if (/^[0-9]/.test(word) && i < words.length - 1 && !/^[0-9]/.test(words[i - 1] ?? '') && !isInName(words, i)) break;
  }
  while (start < words.length - 1 && LEADING.has(words[start] ?? '')) start += 1;
  return words.slice(start).join(' ');
}
