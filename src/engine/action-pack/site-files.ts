import type { NapRow } from '#shared/audit/business.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';
import { foldText, keepLetters } from '../facts/language/fold-text.ts';
import type { NapPart } from '../facts/nap-table.ts';
import { isSameNumber } from '../facts/phone/phone-number.ts';
import { streetTokens } from '../facts/place/address-compare.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { addressPart } from './address-part.ts';
import type { HomeChange, HomePart } from './home-change.ts';
import { listMainHeadingTexts } from './home-change.ts';
import { findTelephone } from './local-business-json-ld.ts';
import { findFactValue } from './pack-facts.ts';
import { copyBlock, escapeMarkdown } from './pack-html.ts';
import { placeText } from './page-draft.ts';

/**
 * The sheet for correcting directories and the site: where name, address and phone are stated, and the right ones. On the site
 * only what differs gets a right one; among several addresses of the business, and of what the steps ask, that is for the owner to say.
 */
export function directorySheet(material: WritingMaterial, asked: ReadonlySet<NapPart>): string {
  const { business } = material.analysis;
  const right = {
    name: asked.has('name') ? '' : (findFactValue(material, 'name') ?? ''),
    address: asked.has('address') ? '' : (placeText(material) ?? ''),
    phone: asked.has('phone') ? '' : (findFactValue(material, 'phone') ?? ''),
  };
  const places = [...business.socialProfiles, ...business.declaredListings].filter(
    ({ url }, at, all) => all.findIndex((other) => other.url === url) === at,
  );
  // Of two practices each has a listing of its own.
  const compare =
    business.locations.length > 1 ? 'Compare and correct the listing of this address' : 'Compare and correct';
  return writeCsv([
    [
      'Where',
      'Address',
      'Name there',
      'Address there',
      'Phone there',
      'What to do',
      'Right name',
      'Right address',
      'Right phone',
    ],
    ...business.napTable.map((row) => [
      `Your website (${row.place})`,
      row.url,
      row.name ?? '',
      addressPart(row.address ?? ''),
      row.phone ?? '',
      whatToDo(row, material, asked),
      // What agrees may be a second address or number of the business: there is nothing to put in its place.
      ...(['name', 'address', 'phone'] as const).map((part) =>
        !row.conflicts.includes(part) || (part === 'address' && business.locations.length > 1) ? '' : right[part],
      ),
    ]),
    ...['Google Business Profile', 'Apple Business Connect', 'Bing Places'].map((directory) => [
      directory,
      '',
      '',
      '',
      '',
      compare,
      ...Object.values(right),
    ]),
    ...places.map(({ network, url }) => [network, url, '', '', '', compare, ...Object.values(right)]),
  ]);
}

function whatToDo(row: NapRow, material: WritingMaterial, asked: ReadonlySet<NapPart>): string {
  const { conflicts } = row;
  const open = conflicts.filter((part) => asked.has(part));
  const settled = conflicts.filter((part) => !asked.has(part));
  const others = listOtherParts(row, material).filter((part) => !conflicts.includes(part));
  const steps = [
    ...(settled.length === 0
      ? []
      : [
          `Correct ${settled.join(' and ')}${settled.includes('phone') ? ' (nothing if this number is yours too)' : ''}`,
        ]),
    ...(open.length === 0 ? [] : [`Decide which ${open.join(' and ')} is right (see STEPS.md)`]),
    ...others.map((part) => `Nothing if this ${part} is yours too`),
  ];
  return steps.length === 0 ? 'Nothing: it agrees' : steps.join('. ');
}

/** Which of address and phone are others than the first ones of the business: a branch, a second line, or one of the past. */
function listOtherParts({ address, phone }: NapRow, material: WritingMaterial): NapPart[] {
  const number = findTelephone(material);
  return [
    ...(address === null || namesPlace(address, material) ? [] : (['address'] as const)),
    ...(phone === null || number === null || isSameNumber(phone, number, material.analysis.business.country)
      ? []
      : (['phone'] as const)),
  ];
}

/** Whether a line states the street of the business, or where it has no house number its town. */
function namesPlace(line: string, material: WritingMaterial): boolean {
  const [street, city, code] = (['street', 'city', 'postalCode'] as const).map((kind) => findFactValue(material, kind));
  const letters = keepLetters(foldText(line));
  const words = streetTokens(line);
  const isSaid = (part: string | null | undefined) =>
    part != null &&
    (streetTokens(part).every((word) => words.includes(word)) || letters.includes(keepLetters(foldText(part))));
  const ofCode = streetTokens(code ?? '');
  const hasHouse = words.some((word) => /[0-9]/.test(word) && !ofCode.includes(word));
  if (street != null && hasHouse) return isSaid(street);
  return (street ?? city ?? code) == null || isSaid(city) || isSaid(code);
}

/** The top of the home page: the current and the proposed texts. */
export function homePageMarkdown({ outline }: WritingMaterial, home: HomeChange): string {
  const [page] = outline.pages;
  const rows: readonly (readonly [what: string, now: string, then: string | null, part: HomePart | null])[] = [
    ['Page title', page?.title ?? '', home.title, 'title'],
    ['Page description', page?.metaDescription ?? '', home.description, 'description'],
    ['Main heading (H1)', page === undefined ? '' : listMainHeadingTexts(page).join(' · '), home.heading, 'heading'],
    ['First sentence below the heading', '', home.opening, null],
  ];
  const changes = rows.flatMap(([what, now, then, part]) => {
    const why = home.open.find((one) => one.part === part)?.why;
    const lines = then !== null ? ['New:', '', ...copyBlock(then)] : why === undefined ? null : [escapeMarkdown(why)];
    return lines === null
      ? []
      : [`## ${what}`, '', ...(now === '' ? [] : [`Now: ${escapeMarkdown(now)}`, '']), ...lines, ''];
  });
  const demoted = home.demoted.filter(Boolean).map((text) => `- ${escapeMarkdown(text)}`);
  return [
    '# Your home page',
    '',
    ...(changes.length === 0 ? ['Title, description and heading can stay as they are.', ''] : changes),
    ...(demoted.length === 0
      ? []
      : ['## Make these headings H2', '', 'A page has one main heading.', '', ...demoted, '']),
  ].join('\n');
}
