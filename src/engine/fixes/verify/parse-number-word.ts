import type { Language } from './word-stems.ts';

const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const DE =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const FR =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(
    ' ',
  );
const TENS: Readonly<Record<Language, readonly string[]>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' '),
  fr: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'.split(' '),
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
};
const UNITS: Readonly<Record<Language, readonly string[]>> = { en: EN, de: DE, fr: FR, es: ES };
/** Amounts without digits. They are claims like other numbers. */
const VAGUE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:no more than|less than|within|under|inside) half an hour|(?:within|under|inside|in less than|in under) (?:an?|the|one|half an) (?:hour|day|week|month)|(?:first|second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]generation|(?:two|three|four|five|several|multiple) generations|generations of|nine out of ten|half of (?:our|all)|the majority of|(?:a|one|two)[- ](?:third|quarter)s? of|twice (?:as|the)|double the)\b|\b(?:hundreds|thousands|tens of thousands|millions|dozens|scores|countless)(?= of\b| )/g,
  de: /\b(?:zu (?:zweit|dritt|viert|funft|sechst)|(?:innerhalb|binnen) (?:einer?|der|weniger|eines) \p{L}+|in (?:zweiter|dritter|vierter|funfter|sechster) generation|(?:mehreren|zwei|drei|vier|funf) generationen|seit generationen|neun von zehn|die halfte (?:aller|unserer)|doppelt so)\b|\b(?:hunderte|tausende|dutzende|unzahlige|zahllose)\b/gu,
  fr: /\b(?:en moins d['’]une? \p{L}+|dans l['’]heure|depuis (?:deux|trois|quatre|plusieurs|des) generations|(?:deuxieme|troisieme|quatrieme) generation|neuf (?:clients )?sur dix|la moitie d)\b|\b(?:des (?:centaines|milliers|dizaines)|(?:centaines|milliers|dizaines)|d'innombrables)(?= de| d')/gu,
  es: /\b(?:en menos de una? \p{L}+|(?:segunda|tercera|cuarta) generacion|(?:dos|tres|cuatro|varias) generaciones|nueve de cada diez|la mitad de)\b|\b(?:cientos|miles|docenas|decenas|centenares|innumerables)(?= de\b| )/gu,
};
const LARGE: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
  en: [
    ['hundred', 100],
    ['thousand', 1000],
    ['dozen', 12],
    ['million', 1_000_000],
  ],
  de: [
    ['hundert', 100],
    ['tausend', 1000],
    ['dutzend', 12],
  ],
  fr: [
    ['cent', 100],
    ['mille', 1000],
    ['douzaine', 12],
    ['dizaine', 10],
    ['vingtaine', 20],
    ['trentaine', 30],
    ['centaine', 100],
  ],
  es: [
    ['cien', 100],
    ['doscientos', 200],
    ['trescientos', 300],
    ['cuatrocientos', 400],
    ['quinientos', 500],
    ['seiscientos', 600],
    ['setecientos', 700],
    ['ochocientos', 800],
    ['novecientos', 900],
    ['ciento', 100],
    ['mil', 1000],
    ['docena', 12],
    ['decena', 10],
  ],
};

const VALUES = new Map<Language, ReadonlyMap<string, number>>();

/** The value of a folded number word of at least two: `forty-two` 42, `zweiundvierzig` 42; null for other words. */
export function parseNumberWord(folded: string, language: Language): number | null {
  let values = VALUES.get(language);
  if (values === undefined) {
    values = valuesOf(language);
    VALUES.set(language, values);
  }
  const plain = folded.replaceAll('ß', 'ss');
  const known = values.get(plain);
  if (known !== undefined || language !== 'de') return known ?? null;
  // "neunzehnhundertachtzig", "zweitausendelf"
  const [, head, rest = ''] = /^(neunzehnhundert|achtzehnhundert|zweitausend)(.*)$/.exec(plain) ?? [];
  if (head === undefined) return null;
  const century = head === 'zweitausend' ? 2000 : head === 'neunzehnhundert' ? 1900 : 1800;
  return century + (values.get(rest) ?? 0);
}

function valuesOf(language: Language): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  const units = UNITS[language];
  for (const [value, word] of units.entries()) if (value >= 2) values.set(word, value);
  TENS[language].forEach((tens, place) => {
    const value = (place + 2) * 10;
    values.set(tens, value);
    for (let unit = 1; unit <= 9; unit += 1) {
      const name = units[unit] ?? '';
      const spelled = {
        en: [`${tens}-${name}`],
        de: [`${unit === 1 ? 'ein' : name}und${tens}`],
        fr: [`${tens}-${name}`, `${tens}-et-${name}`],
        es: [`veinti${name}`, `${tens} y ${name}`].filter((word) => value === 20 || !word.startsWith('veinti')),
      }[language];
      for (const word of spelled) values.set(word, value + unit);
    }
  });
  for (const [word, value] of LARGE[language]) values.set(word, value);
  return values;
}

/** Years named without digits: "in the late seventies", "seit Kriegsende". */
const VAGUE_YEARS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:early|mid|late|roaring|swinging)[- ](?:the )?|the )(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties)\b|\b(?:before|since|after|turn of) the (?:millennium|war|century)\b|\b(?:great|post)-?(?:depression|war)\b/g,
  de: /(?<!\p{L})(?:(?:zwanziger|drei(?:ss|ß)iger|vierziger|funfziger|sechziger|siebziger|achtziger|neunziger)n?(?: jahren?n?)?|(?:kriegs|nachkriegs)\p{L}+|nach dem krieg|jahrhundertwende|jahrtausendwende|der wende)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:annees (?:vingt|trente|quarante|cinquante|soixante(?:-dix)?|quatre-vingts?(?:-dix)?)|l['’]apres-guerre|la guerre|le debut du siecle)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:los (?:anos )?(?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)|la posguerra|la guerra|principios de siglo)(?!\p{L})/gu,
};

/** The positions of years without digits in a folded sentence. */
export function vagueYears(folded: string, language: Language): { start: number; end: number }[] {
  return [...folded.matchAll(VAGUE_YEARS[language])].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** The positions of amounts without digits in a folded sentence: "hundreds of". */
export function vagueAmounts(folded: string, language: Language): { start: number; end: number }[] {
  return [...folded.matchAll(VAGUE[language])].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
