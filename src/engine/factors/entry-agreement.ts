import type { Business } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../crawl/html/page.ts';
import { getNodes, getText } from '../crawl/structured-data/structured-node.ts';
import { isMachinePlace } from '../facts/machine-places.ts';
import { isSameBusinessName } from '../facts/name/compare-names.ts';
import { isSameNumber } from '../facts/phone/phone-number.ts';
import type { BusinessEntry } from './business-entry.ts';
import { describeBusiness } from './business-terms.ts';
import { type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { evidence, formatList, quoted } from './quoting.ts';

/** A shorter name may be a part of any text. */
const SHORTEST_SHOWN = 8;

/** Whether the entry's name and phone equal those in the visible text of the site. */
export function evaluateEntryAgrees(
  entry: BusinessEntry | null,
  business: Business,
  pages: readonly Page[],
): CheckEvaluation {
  if (entry === null) {
    return notMeasured('You have no structured data about your business to compare.', 'businessEntry');
  }
  const compared = [compareName(entry, business, pages), comparePhone(entry, business)];
  const differs = compared.flatMap((one) => (one.outcome === 'differs' ? [one.words] : []));
  const agrees = compared.flatMap((one) => (one.outcome === 'agrees' ? [one.words] : []));
  const seen = compared.flatMap(({ written }) =>
    written === null ? [] : [evidence(entry.page.url, written, 'in your structured data')],
  );
  const fix = {
    action: 'Make your structured data say what your pages say',
    how: 'Use the same name and phone number in the structured data as on the page.',
  };
  if (differs.length > 0)
    return fail(`Your structured data has another ${formatList(differs)} than your pages.`, fix, seen);
  if (agrees.length === compared.length) return pass('Name and phone in your structured data match your pages.', seen);
  const missing = compared.flatMap((one) => (one.outcome === 'missing' ? [one.words] : []));
  const finding = `${missing.length === 2 ? 'Neither name nor phone' : `The ${missing[0]}`} could${missing.length === 2 ? '' : ' not'} be compared. It has to be in your structured data and on your pages.`;
  return partial(missing.length === 2 ? 0.2 : 0.6, finding, fix, seen);
}

interface Comparison {
  readonly words: 'name' | 'phone';
  readonly outcome: 'agrees' | 'differs' | 'missing';
  readonly written: string | null;
}

/** The name is that of the site, or stands on one of its pages as it is in the entry. */
function compareName({ node }: BusinessEntry, business: Business, pages: readonly Page[]): Comparison {
  const written = getText(node, 'name');
  if (written === null || business.name === null) return { words: 'name', outcome: 'missing', written };
  const isSame =
    isSameBusinessName(written, business.name, describeBusiness(business)) ||
    (written.length >= SHORTEST_SHOWN &&
      pages.some(({ blocks }) => blocks.some(({ text, hidden }) => !hidden && text.includes(written))));
  return { words: 'name', outcome: isSame ? 'agrees' : 'differs', written: quoted(written) };
}

/** Compared with the numbers that visitors see, or that the owner gave: the entry itself is also one of the places they are read from. */
function comparePhone({ node }: BusinessEntry, { phones, sources, address }: Business): Comparison {
  const own = [node, ...getNodes(node, 'contactPoint')].map((one) => getText(one, 'telephone'));
  const mentions = sources.phones?.seen ?? [];
  // Another entry of the business may have it.
  const written = own.find((one) => one !== null) ?? mentions.find(({ place }) => isMachinePlace(place))?.quote ?? null;
  const country = address?.country ?? null;
  const seen = mentions.filter(({ place }) => !isMachinePlace(place));
  const shown = phones.filter(({ e164 }) => seen.some(({ quote }) => mentionsNumber(quote, e164, country)));
  if (written === null || shown.length === 0) return { words: 'phone', outcome: 'missing', written };
  const isSame = shown.some(({ e164 }) => isSameNumber(cutText(written, 60), e164, country));
  return { words: 'phone', outcome: isSame ? 'agrees' : 'differs', written };
}

/** Whether the digits of a quote have those of the number, after its country code. */
function mentionsNumber(quote: string, e164: string, country: string | null): boolean {
  const digits = quote.replace(/\D/g, '');
  return isSameNumber(quote, e164, country) || [1, 2, 3].some((code) => digits.includes(e164.slice(1 + code)));
}
