import { foldText } from '../language/fold-text.ts';

/** Names of countries as addresses write them, in the languages of their sites; ISO 3166-1 alpha-2 first. */
const NAMES = `AR Argentina|AT Austria,Österreich,Oesterreich,Autriche|AU Australia|BE Belgium,België,Belgique,Belgien
|BG Bulgaria,България|BR Brazil,Brasil|CA Canada|CH Switzerland,Schweiz,Suisse,Svizzera|CL Chile|CN China,中国|CO Colombia
|CY Cyprus|CZ Czech Republic,Czechia,Česká republika,Česko|DE Germany,Deutschland,Allemagne,Germania,Alemania,Niemcy
|DK Denmark,Danmark|EE Estonia,Eesti|ES Spain,España,Espagne,Spagna|FI Finland,Suomi|FR France,Frankreich,Francia
|GB United Kingdom,UK,U.K.,Great Britain,England,Scotland,Wales,Northern Ireland,Royaume-Uni|GR Greece,Ελλάδα,Hellas
|HK Hong Kong|HR Croatia,Hrvatska|HU Hungary,Magyarország|ID Indonesia|IE Ireland,Éire,Republic of Ireland|IL Israel
|IN India,Bharat|IS Iceland|IT Italy,Italia,Italien,Italie|JP Japan,日本|KE Kenya|KR South Korea,Korea,대한민국
|LI Liechtenstein|LT Lithuania,Lietuva|LU Luxembourg,Luxemburg|LV Latvia,Latvija|MA Morocco,Maroc|MT Malta|MX Mexico,México
|MY Malaysia|NG Nigeria|NL Netherlands,The Netherlands,Nederland,Holland,Niederlande,Pays-Bas|NO Norway,Norge|NZ New Zealand
|PE Peru,Perú|PH Philippines|PK Pakistan|PL Poland,Polska,Polen,Polonia,Pologne|PT Portugal|RO Romania,România|RS Serbia,Srbija
|RU Russia,Россия|SE Sweden,Sverige|SG Singapore|SI Slovenia,Slovenija|SK Slovakia,Slovensko|TH Thailand|TR Turkey,Türkiye
|TT Trinidad and Tobago|TW Taiwan,台灣|UA Ukraine,Україна|AE United Arab Emirates,UAE|US USA,U.S.A.,United States,United States of America,Estados Unidos
|UY Uruguay|VN Vietnam|ZA South Africa`;

const BY_NAME = new Map<string, string>();
for (const entry of NAMES.split('|')) {
  const line = entry.replace(/\s+/g, ' ').trim();
  const code = line.slice(0, 2);
  for (const name of line.slice(3).split(',')) BY_NAME.set(foldText(name), code);
}

/** ISO 3166-1 alpha-2 of a country given by code or name in a structured or visible address; null for anything else. */
export function parseCountryCode(value: string): string | null {
  const trimmed = value.trim();
  if (/^[A-Za-z]{2}$/.test(trimmed)) {
    const code = trimmed.toUpperCase();
    return code === 'UK' ? 'GB' : code;
  }
  const alpha3 = ALPHA_3[trimmed.toUpperCase()];
  return alpha3 ?? BY_NAME.get(foldText(trimmed).replace(/[.,;\s]+$/, '')) ?? null;
}

/** Whether the text is a country's name and nothing else ("Deutschland", "U.S.A."). Two-letter codes are not names. */
export function countryNamed(text: string): string | null {
  const folded = foldText(text)
    .trim()
    .replace(/^[\s(,–-]+|[\s),;–-]+$/g, '');
  return BY_NAME.get(folded) ?? BY_NAME.get(folded.replace(/\.$/, '')) ?? null;
}

const ALPHA_3: Readonly<Record<string, string>> = {
  USA: 'US',
  GBR: 'GB',
  DEU: 'DE',
  AUT: 'AT',
  CHE: 'CH',
  FRA: 'FR',
  ITA: 'IT',
  ESP: 'ES',
  POL: 'PL',
  NLD: 'NL',
  BEL: 'BE',
  IRL: 'IE',
  CAN: 'CA',
  AUS: 'AU',
  NZL: 'NZ',
  IND: 'IN',
  JPN: 'JP',
  BRA: 'BR',
  MEX: 'MX',
  PRT: 'PT',
};
