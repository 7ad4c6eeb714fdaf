import type { Business, Mention, Phone } from '#shared/audit/business.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page, PageLink } from '../crawl/html/page.ts';
import { readDialledNumber } from '../facts/phone/phone-mentions.ts';
import { isSameNumber } from '../facts/phone/phone-number.ts';
import { whatsAppNumber } from '../facts/phone/whatsapp-link.ts';
import { streetTokens } from '../facts/place/address-compare.ts';
import { getBusinessTerms } from './business-terms.ts';
import { absent, type CheckEvaluation, type FixAdvice, partial, pass, unclear } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { describePath, evidence, mentionsAsEvidence, stripSentenceEnd } from './quoting.ts';
import { evaluateMissingPhone, findMainPhone, SHOW_PHONE, SHOW_PLACE } from './stated-contact.ts';

/** Whether a link calls the main number, on the home page or elsewhere. */
export function evaluateClickToCall(home: Page, looked: SearchedScope, business: Business): CheckEvaluation {
  const main = findMainPhone(business);
  if (main === undefined) return evaluateMissingPhone(business, looked, 'Your site has no phone number to tap.');
  const country = business.address?.country ?? null;
  const dials = (page: Page) =>
    page.links.find((link) => {
      const dialled = dialledBy(link);
      return dialled !== null && isSameNumber(dialled, main.e164, country);
    });
  const shownBy = findLinkAround(home, main);
  const broken = listBrokenLinks(looked.pages, main);
  const around = [
    ...(shownBy === undefined || leadsNowhere(shownBy)
      ? []
      : [evidence(home.url, `${shownBy.text} (${shownBy.href})`, NUMBER_IN_LINK)]),
    ...broken,
  ];
  const onHome = dials(home);
  if (onHome !== undefined) {
    const dialling = evidence(home.url, onHome.href, 'tap-to-call link');
    const finding = 'Visitors can tap your number on the home page';
    const [first] = broken;
    if (first === undefined) return pass(`${finding}.`, [dialling]);
    return partial(
      0.6,
      `${finding}, but a link on ${describePath(first.url ?? '')} opens a page instead.`,
      CORRECT_LINK,
      [dialling, ...broken],
    );
  }
  for (const page of looked.pages) {
    const link = dials(page);
    if (link === undefined) continue;
    const seen = [evidence(page.url, link.href, 'tap-to-call link'), ...around];
    return partial(
      0.6,
      `Visitors can tap your number on ${describePath(page.url)}, but not on the home page.`,
      broken.length > 0 ? CORRECT_LINK : around.length === 0 ? SHOW_PHONE : CALL_BESIDE,
      seen,
    );
  }
  // What a link of another page does with the number says nothing of one that the home page shows as plain text.
  const elsewhere = showsInWords(home, main) ? [] : looked.pages.flatMap((page) => findLinkAround(page, main) ?? []);
  const linked = shownBy ?? elsewhere[0];
  const scripted = looked.pages.find(({ links }) =>
    links.some((link) => link.scripted && showsNumber(link.text, main)),
  );
  if (scripted !== undefined) return tappedByScript(main, scripted);
  const isLost = linked === undefined || leadsNowhere(linked);
  const fix = broken.length > 0 ? CORRECT_LINK : isLost ? SHOW_PHONE : CALL_BESIDE;
  return absent(looked.site, describeUntapped(main, country, looked.pages, linked), fix, around);
}

/** A link to `#` that a script may make dial: nobody but a visitor knows. */
function tappedByScript(main: Phone, { url }: Page): CheckEvaluation {
  const number = stripSentenceEnd(main.display);
  return unclear(
    `A script may make your number ${number} on ${describePath(url)} call you. We couldn’t tell.`,
    'textWithoutScripts',
    {
      action: 'Check that tapping your number calls you',
      how: 'Tap it on your phone. If nothing happens, choose Link, then Phone in your website editor.',
    },
    [evidence(url, number, 'link that a script may complete')],
  );
}

/** Links around the number whose target is the number as a page of the site: “tel:” is missing in them. */
function listBrokenLinks(pages: readonly Page[], main: Phone): Evidence[] {
  return pages.flatMap((page) =>
    page.links
      .filter((link) => showsNumber(link.text, main) && lacksScheme(link, main, page))
      .map(({ href }) => evidence(page.url, href, LINK_WITHOUT_TEL)),
  );
}

function lacksScheme({ href }: PageLink, main: Phone, page: Page): boolean {
  const url = URL.parse(href);
  if (url === null || url.host !== URL.parse(page.url)?.host) return false;
  const last = (getUrlPath(href) ?? '').split('/').at(-1) ?? '';
  return /^[\d+().\s-]+$/.test(last) && showsNumber(last, main);
}

/** The note of evidence that the number of the home page stands inside a link: a second one around it would break that one. */
export const NUMBER_IN_LINK = 'link around your number';
/** The note of evidence that a link around the number is broken: another link would leave it so. */
export const LINK_WITHOUT_TEL = 'link without “tel:”';

const CORRECT_LINK: FixAdvice = {
  action: 'Correct the phone link that opens a page',
  how: 'Select the number, choose Link, then Phone. In the code its address starts with “tel:”.',
};

/** For a number whose link does something else, such as opening a chat: it is how people reach the business now. */
const CALL_BESIDE: FixAdvice = {
  action: 'Add a tap-to-call link, if you want calls',
  how: 'Keep the link that you have. Put a second one beside it: in most website editors choose Link, then Phone.',
};

/** A link with the number in its words, whatever it does; one that leads somewhere first. */
function findLinkAround({ links }: Page, main: Phone): PageLink | undefined {
  const around = links.filter(({ text }) => showsNumber(text, main));
  return around.find((link) => !leadsNowhere(link)) ?? around[0];
}

/** A link to `#`, as templates have it. */
function leadsNowhere({ href }: PageLink): boolean {
  return href.endsWith('#');
}

function showsInWords({ blocks }: Page, main: Phone): boolean {
  return blocks.some(({ text, hidden }) => !hidden && showsNumber(text, main));
}

/** Whole numbers are shown with or without the country code, of one to three digits. */
function showsNumber(text: string, main: Phone): boolean {
  return text.replace(/\D/g, '').includes(main.e164.slice(4));
}

function dialledBy(link: PageLink): string | null {
  return /^tel:/i.test(link.href) ? (readDialledNumber(link)?.number ?? null) : null;
}

/** What happens when a number without a `tel:` link is tapped: its link opens, another is called, or nothing happens. */
function describeUntapped(
  main: Phone,
  country: string | null,
  pages: readonly Page[],
  linked: PageLink | undefined,
): string {
  const number = stripSentenceEnd(main.display);
  const links = pages.flatMap((page) => page.links);
  const opensChat = ({ href }: PageLink) => isSameNumber(whatsAppNumber(href) ?? '', main.e164, country);
  const isInWords = pages.some((page) => showsInWords(page, main));
  // Beside a number in plain text, a link to a chat does not change what happens when the number is tapped.
  if (linked === undefined ? !isInWords && links.some(opensChat) : opensChat(linked))
    return `Your number ${number} opens a WhatsApp chat. No link calls it.`;
  if (linked !== undefined && /^sms:/i.test(linked.href))
    return `Your number ${number} opens a text message. No link calls it.`;
  const other = links.flatMap((link) => dialledBy(link) ?? [])[0];
  if (other !== undefined) return `Your site shows ${number}. Your call link dials ${stripSentenceEnd(other)}.`;
  if (linked !== undefined) return `Your number ${number} is a link, but tapping it doesn’t call you.`;
  return isInWords
    ? `Visitors can’t tap your number ${number}. It’s plain text.`
    : `No link on your pages calls your number ${number}.`;
}

/** Places of a page that no visitor sees; an owner's own word is on no page. */
const UNSEEN: ReadonlySet<Mention['place']> = new Set([
  'json-ld',
  'title',
  'meta',
  'open-graph',
  'html-lang',
  'domain',
]);

/** The first mention of one of these facts that visitors of a page see; undefined for none. */
export function findOnPage(
  { sources }: Pick<Business, 'sources'>,
  facts: readonly ('phones' | 'address' | 'serviceAreas')[],
  pageUrl: string,
): Mention | undefined {
  return facts
    .flatMap((fact) => sources[fact]?.seen ?? [])
    .find(({ url, place }) => url === pageUrl && !UNSEEN.has(place));
}

/** The text of the page with the whole street of the business; for one without a street, with its town or area. */
function findPlaceInWords({ url, blocks }: Page, business: Business): Mention | undefined {
  const { address, serviceAreas } = business;
  if (address === null && serviceAreas.length === 0) return undefined;
  const spelled = (text: string) => ` ${streetTokens(text).join(' ')} `;
  const street = address?.street == null ? null : spelled(address.street);
  const { namesPlace } = getBusinessTerms(business);
  const saysPlace = (text: string) => (street === null ? namesPlace(text) : spelled(text).includes(street));
  const block = blocks.find(({ text, hidden }) => !hidden && saysPlace(text));
  return block === undefined ? undefined : { url, place: 'text', quote: block.text.slice(0, 300) };
}

/** Whether the home page itself gives phone and place. */
export function evaluateOnHome(home: Page, { site }: SearchedScope, business: Business): CheckEvaluation {
  const phone = findOnPage(business, ['phones'], home.url);
  const place = findOnPage(business, ['address', 'serviceAreas'], home.url) ?? findPlaceInWords(home, business);
  const seen = mentionsAsEvidence([phone, place].filter((one) => one !== undefined));
  const here: SearchedScope = { pages: [home], site, onlyThese: true };
  // What only the code of the page says is seen by no visitor, and leaves nothing unclear.
  const isInCode = (business.sources.address?.seen ?? []).some((one) => one.url === home.url && UNSEEN.has(one.place));
  const fix = {
    action: 'Put phone and address into the footer',
    how: 'Then every page shows them.',
  };
  if (phone !== undefined && place !== undefined)
    return pass('Your home page shows your phone and address or area.', seen);
  if (phone !== undefined) {
    const isUnknown = business.address === null && business.serviceAreas.length === 0;
    const names = business.address?.street == null ? undefined : getBusinessTerms(business).namesPlace;
    const isTownShown = names !== undefined && home.blocks.some(({ hidden, text }) => !hidden && names(text));
    const finding = `Your home page shows your phone number, but ${isTownShown ? 'not your address' : 'no address or area'}.`;
    const none = isInCode ? null : notFound('areas', here, finding, fix);
    return none?.status === 'notMeasured' ? none : partial(0.6, finding, isUnknown ? SHOW_PLACE : fix, seen);
  }
  if (place !== undefined) {
    const isUnknown = findMainPhone(business) === undefined;
    const finding = 'Your home page shows your address or area, but no phone number.';
    const none = evaluateMissingPhone(business, here, finding);
    return none.status === 'notMeasured' ? none : partial(0.4, finding, isUnknown ? SHOW_PHONE : fix, seen);
  }
  const neither = 'Your home page shows neither phone nor address.';
  const noNumber = notFound('phone', here, neither, fix);
  if (noNumber.status === 'notMeasured') return noNumber;
  return isInCode ? absent(site, neither, fix) : notFound('areas', here, neither, fix);
}
