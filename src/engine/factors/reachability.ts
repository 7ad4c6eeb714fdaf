import type { Business, Mention, Phone } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../crawl/html/page.ts';
import { whatsAppNumber } from '../facts/phone/whatsapp-link.ts';
import { absent, type CheckEvaluation, partial, pass } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { describePath, evidence, mentionsAsEvidence, stripSentenceEnd } from './quoting.ts';
import { evaluateMissingPhone, findMainPhone, SHOW_PHONE, SHOW_PLACE } from './stated-contact.ts';

/** Whether a link calls the main number, on the home page or elsewhere. */
export function evaluateClickToCall(home: Page, looked: SearchedScope, business: Business): CheckEvaluation {
  const main = findMainPhone(business);
  if (main === undefined) return evaluateMissingPhone(business, looked, 'Your site has no phone number to tap.');
  // Compared by the last digits: the link may lack the country code.
  const tail = main.e164.replace(/\D/g, '').slice(-7);
  const dials = (page: Page) =>
    page.links.find(({ href }) => /^tel:/i.test(href) && cutText(href, 60).replace(/\D/g, '').endsWith(tail));
  const onHome = dials(home);
  if (onHome !== undefined)
    return pass('Visitors can tap your number on the home page.', [
      evidence(home.url, onHome.href, 'tap-to-call link'),
    ]);
  for (const page of looked.pages) {
    const link = dials(page);
    if (link === undefined) continue;
    const seen = [evidence(page.url, link.href, 'tap-to-call link')];
    return partial(
      0.6,
      `Visitors can tap your number on ${describePath(page.url)}, but not on the home page.`,
      SHOW_PHONE,
      seen,
    );
  }
  return absent(looked.site, describeUntapped(main, tail, looked.pages), SHOW_PHONE);
}

/** What happens when a number without a `tel:` link is tapped: a chat opens, nothing does, or the number is not in the visible text. */
function describeUntapped(main: Phone, tail: string, pages: readonly Page[]): string {
  const number = stripSentenceEnd(main.display);
  const chat = pages.some(({ links }) => links.some(({ href }) => whatsAppNumber(href)?.endsWith(tail) === true));
  if (chat) return `Your number ${number} opens a WhatsApp chat. No link calls it.`;
  const isInWords = pages.some(({ blocks }) =>
    blocks.some(({ text, hidden }) => !hidden && text.replace(/\D/g, '').includes(tail)),
  );
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

/** Whether the home page itself gives phone and place. */
export function evaluateOnHome(home: Page, { site }: SearchedScope, business: Business): CheckEvaluation {
  const phone = findOnPage(business, ['phones'], home.url);
  const place = findOnPage(business, ['address', 'serviceAreas'], home.url);
  const seen = mentionsAsEvidence([phone, place].filter((one) => one !== undefined));
  const here: SearchedScope = { pages: [home], site, onlyThese: true };
  const fix = {
    action: 'Put phone and address into the footer',
    how: 'Then every page shows them.',
  };
  if (phone !== undefined && place !== undefined)
    return pass('Your home page shows your phone and address or area.', seen);
  if (phone !== undefined) {
    const isUnknown = business.address === null && business.serviceAreas.length === 0;
    const finding = 'Your home page shows your phone number, but no address or area.';
    const none = notFound('areas', here, finding, fix);
    return none.status === 'notMeasured' ? none : partial(0.6, finding, isUnknown ? SHOW_PLACE : fix, seen);
  }
  if (place !== undefined) {
    const isUnknown = findMainPhone(business) === undefined;
    const finding = 'Your home page shows your address or area, but no phone number.';
    const none = evaluateMissingPhone(business, here, finding);
    return none.status === 'notMeasured' ? none : partial(0.4, finding, isUnknown ? SHOW_PHONE : fix, seen);
  }
  const neither = 'Your home page shows neither phone nor address.';
  const noNumber = notFound('phone', here, neither, fix);
  return noNumber.status === 'notMeasured' ? noNumber : notFound('areas', here, neither, fix);
}
