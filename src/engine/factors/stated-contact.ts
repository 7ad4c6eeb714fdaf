import type { Business } from '#shared/audit/business.ts';
import { absent, type CheckEvaluation, type FixAdvice, partial, pass } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { formatList, mentionsAsEvidence, stripSentenceEnd } from './quoting.ts';

export const SHOW_PHONE: FixAdvice = {
  action: 'Put a tap-to-call phone number at the top of every page',
  how: 'In most website editors, select the number, choose Link, then Phone. Include the area code.',
};

export const SHOW_PLACE: FixAdvice = {
  action: 'Say on your website where you are or which towns you serve',
  how: 'Put your full address into the footer of every page. If you go to your customers, list your towns instead.',
};

/** Whether the pages name the business. */
export function evaluateName({ name, sources }: Business, looked: SearchedScope): CheckEvaluation {
  const fix = {
    action: 'Write your business name on your website',
    how: 'Put it in the footer and on the contact page, exactly as on your sign.',
  };
  if (name === null) return notFound('name', looked, 'We found no business name on your pages.', fix);
  return pass(`Your business is called ${stripSentenceEnd(name)}.`, mentionsAsEvidence(sources.name?.seen));
}

/** Whether the pages give an address, or the towns that are served. */
export function evaluateAddress(business: Business, looked: SearchedScope): CheckEvaluation {
  const { address, isServiceArea, serviceAreas, sources } = business;
  const seen = mentionsAsEvidence(sources.address?.seen);
  const areas = serviceAreas.length > 0 ? `You serve ${formatList(serviceAreas)}` : null;
  if (address?.street != null && address.city !== null) {
    return pass(`Your address is ${stripSentenceEnd([address.street, address.city].join(', '))}.`, seen);
  }
  // A business that visits its customers need not publish a street; Google asks it to hide its address.
  // One that does not say so serves other towns than its own.
  const servesOthers = isServiceArea === null && serviceAreas.some((area) => area !== address?.city);
  if ((isServiceArea === true && (areas !== null || address?.city != null)) || servesOthers) {
    const place = areas ?? `You work from ${address?.city}`;
    return pass(
      `${place}. ${isServiceArea === true ? 'You go to your customers, so you need no street address' : 'Whoever goes to customers needs no street address'}.`,
      seen.length > 0 ? seen : mentionsAsEvidence(sources.serviceAreas?.seen),
    );
  }
  if (address !== null && (address.city !== null || address.street !== null || address.postalCode !== null)) {
    const missing = [...(address.street === null ? ['street'] : []), ...(address.city === null ? ['town'] : [])];
    const lacks = `Your address lacks the ${formatList(missing)}.`;
    // What looks like the missing street is told first: a template's, or one that we could not read.
    const street = address.street === null ? notFound('address', looked, lacks, SHOW_PLACE) : null;
    if (street?.status === 'notMeasured') return street;
    return partial(0.6, street?.finding ?? lacks, SHOW_PLACE, seen);
  }
  if (areas !== null) {
    const none = notFound('address', looked, `${areas}. We found no address.`, SHOW_PLACE);
    if (none.status === 'notMeasured') return none;
    return partial(0.6, none.finding, SHOW_PLACE, mentionsAsEvidence(sources.serviceAreas?.seen));
  }
  const none = 'Your site never says where you work.';
  // A value that the owner rejected does not count, however clearly it can be read.
  if (sources.address !== undefined) return absent(looked.site, none, SHOW_PLACE);
  return notFound('towns', looked, none, SHOW_PLACE);
}

/** The number that is marked as the main one, or else the first. */
export function findMainPhone({ phones }: Business) {
  return phones.find(({ isMain }) => isMain) ?? phones[0];
}

/** Whether the pages give a phone number. */
export function evaluatePhone(business: Business, looked: SearchedScope): CheckEvaluation {
  const main = findMainPhone(business);
  if (main === undefined) return evaluateMissingPhone(business, looked, 'We found no phone number of your business.');
  return pass(`Your number is ${stripSentenceEnd(main.display)}.`, mentionsAsEvidence(business.sources.phones?.seen));
}

/** A number that the owner rejected does not count, however clearly it can be read. */
export function evaluateMissingPhone(
  { phones, sources }: Business,
  looked: SearchedScope,
  finding: string,
): CheckEvaluation {
  if (phones.length === 0 && sources.phones !== undefined) return absent(looked.site, finding, SHOW_PHONE);
  return notFound('phone', looked, finding, SHOW_PHONE);
}
