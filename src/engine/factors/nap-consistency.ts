import type { Business, Mention, NapRow, Phone } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../crawl/html/page.ts';
import { whatsAppNumber } from '../facts/phone/whatsapp-link.ts';
import {
  absent,
  type CheckEvaluation,
  type CheckRule,
  type FixAdvice,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { defineFactor } from './factor.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { evaluateProfileAgreement } from './profile-agreement.ts';
import {
  describePath,
  evidence,
  formatCountOrNo,
  formatList,
  mentionsAsEvidence,
  stripSentenceEnd,
} from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  name: {
    label: 'Your website tells your business name',
    maxPoints: 8,
    why: 'Name, address and phone are how machines recognise that two mentions mean the same business.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
  },
  address: {
    label: 'Your website tells where you are or where you work',
    maxPoints: 18,
    why: 'Without a place a business cannot be local. If you come to your customers, the area is enough.',
    effort: 'minutes',
    rule: SOURCES.googleLocalRanking,
  },
  phone: {
    label: 'Your website tells your phone number',
    maxPoints: 20,
    why: 'It is the surest mark of identity a local business has, and what most visitors look for.',
    effort: 'minutes',
    rule: SOURCES.googleLocalRanking,
  },
  agree: {
    label: 'Name, address and phone are the same everywhere on your site',
    maxPoints: 25,
    why: 'Two numbers or addresses make people and machines doubt which one is right.',
    effort: 'minutes',
    rule: SOURCES.whitespark2026,
  },
  clickToCall: {
    label: 'Your phone number can be tapped to call',
    maxPoints: 8,
    why: 'On a phone a number that is a link is a call; one that is only text is a nuisance.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  onHome: {
    label: 'Your home page shows how to reach you',
    maxPoints: 8,
    why: 'Most visitors never open a second page.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  profileAgrees: {
    label: 'Your Google profile gives the same name, address and phone',
    maxPoints: 13,
    why: 'Google compares your site with your profile and with directories.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
  },
} as const satisfies Record<string, CheckRule>;

const SHOW_PHONE: FixAdvice = {
  action: 'Put your phone number at the top of every page, as a link that dials',
  how: 'In most website editors: mark the number, choose Link, then Phone. Write it with the area code.',
};
const SHOW_PLACE: FixAdvice = {
  action: 'Say on your website where you are or which towns you serve',
  how: 'Put the full address into the footer of every page. If customers do not come to you, list the towns instead.',
};

export const napConsistency = defineFactor({
  key: 'napConsistency',
  category: 'website',
  needs: ['home', 'pages', 'site', 'business', 'profile'],
  blank: {},
  evaluate({ home, pages, site, business, profile }) {
    const looked: SearchedScope = { pages, site };
    const name = evaluateName(business, looked);
    const address = evaluateAddress(business, looked);
    const phone = evaluatePhone(business, looked);
    return {
      checks: toChecks('napConsistency', RULES, {
        name,
        address,
        phone,
        agree: evaluateAgreement(business),
        clickToCall: evaluateClickToCall(home, looked, business),
        onHome: evaluateOnHome(home, looked, business),
        profileAgrees: evaluateProfileAgreement(business, profile),
      }),
      summary: summaryOf(business, { name, address, phone }),
      currentValue: currentValueOf(business),
    };
  },
});

function evaluateName({ name, sources }: Business, looked: SearchedScope): CheckEvaluation {
  const fix = {
    action: 'Write your business name on your website',
    how: 'In the footer and on the contact page, exactly as it stands on your sign.',
  };
  if (name === null) return notFound('name', looked, 'We found no business name on your pages.', fix);
  return pass(`Your business is called ${stripSentenceEnd(name)}.`, mentionsAsEvidence(sources.name?.seen));
}

function evaluateAddress(business: Business, looked: SearchedScope): CheckEvaluation {
  const { address, isServiceArea, serviceAreas, sources } = business;
  const seen = mentionsAsEvidence(sources.address?.seen);
  const areas = serviceAreas.length > 0 ? `You serve ${formatList(serviceAreas)}` : null;
  if (address?.street != null && address.city !== null) {
    return pass(`Your address is ${stripSentenceEnd([address.street, address.city].join(', '))}.`, seen);
  }
  // Who comes to the customers need not publish a street; Google asks such businesses to hide it.
  if ((isServiceArea !== false && areas !== null) || (isServiceArea === true && address?.city != null)) {
    const place = areas ?? `You work from ${address?.city}`;
    return pass(
      `${place}; as you come to your customers, no street is needed.`,
      seen.length > 0 ? seen : mentionsAsEvidence(sources.serviceAreas?.seen),
    );
  }
  if (address !== null && (address.city !== null || address.street !== null || address.postalCode !== null)) {
    const missing = [...(address.street === null ? ['street'] : []), ...(address.city === null ? ['town'] : [])];
    return partial(0.6, `Your address lacks the ${formatList(missing)}.`, SHOW_PLACE, seen);
  }
  if (areas !== null) {
    const none = notFound('address', looked, `${areas}; there is no address.`, SHOW_PLACE);
    if (none.status === 'notMeasured') return none;
    return partial(0.6, none.finding, SHOW_PLACE, mentionsAsEvidence(sources.serviceAreas?.seen));
  }
  const none = 'We found neither an address nor the towns you serve.';
  // What the owner said is wrong is none, however well it can be read.
  if (sources.address !== undefined) return absent(looked.site, none, SHOW_PLACE);
  return notFound('areas', looked, none, SHOW_PLACE);
}

function mainPhoneOf({ phones }: Business) {
  return phones.find(({ isMain }) => isMain) ?? phones[0];
}

function evaluatePhone(business: Business, looked: SearchedScope): CheckEvaluation {
  const main = mainPhoneOf(business);
  if (main === undefined) return noPhone(business, looked, 'We found no phone number of your business.');
  return pass(`Your number is ${stripSentenceEnd(main.display)}.`, mentionsAsEvidence(business.sources.phones?.seen));
}

/** A number that the owner said is wrong is none, however well it can be read. */
function noPhone({ phones, sources }: Business, looked: SearchedScope, finding: string): CheckEvaluation {
  if (phones.length === 0 && sources.phones !== undefined) return absent(looked.site, finding, SHOW_PHONE);
  return notFound('phone', looked, finding, SHOW_PHONE);
}

function evaluateAgreement({ napConsistent, napTable }: Business): CheckEvaluation {
  if (napConsistent === null) {
    return notMeasured(
      'Your name, address or phone stand in one place only, so there was nothing to compare.',
      'secondMention',
    );
  }
  if (napConsistent) {
    const seen = napTable.slice(0, 3).map((row) => evidence(row.url, rowText(row)));
    return pass(napTable.length > 1 ? `The ${napTable.length} places we compared agree.` : 'All places agree.', seen);
  }
  const rows = napTable.filter(({ conflicts }) => conflicts.length > 0);
  const seen = rows.slice(0, 4).map((row) => evidence(row.url, rowText(row), `${formatList(row.conflicts)} differs`));
  const what = formatList([...new Set(rows.flatMap(({ conflicts }) => conflicts))]);
  const fix = {
    action: 'Write name, address and phone the same way everywhere',
    how: 'Correct the places below; if one shows an old number or address, ask your web editor to search the whole site for it.',
  };
  const where = formatList([...new Set(rows.map(({ url }) => describePath(url)))], 3);
  const finding =
    what === ''
      ? 'Your site gives different versions of name, address or phone.'
      : `Your site gives more than one ${what}${where === '' ? '' : `: see ${where}`}.`;
  const isFew = rows.length > 0 && rows.length * 3 <= napTable.length;
  return isFew ? partial(0.4, finding, fix, seen) : fail(finding, fix, seen);
}

function rowText({ name, address, phone }: NapRow): string {
  return [name, address, phone].filter((part) => part !== null).join(' · ') || '(nothing)';
}

function evaluateClickToCall(home: Page, looked: SearchedScope, business: Business): CheckEvaluation {
  const main = mainPhoneOf(business);
  if (main === undefined) return noPhone(business, looked, 'There is no phone number to tap.');
  // Compared by the last digits: the link may leave out the country code.
  const tail = main.e164.replace(/\D/g, '').slice(-7);
  const dials = (page: Page) =>
    page.links.find(({ href }) => /^tel:/i.test(href) && cutText(href, 60).replace(/\D/g, '').endsWith(tail));
  const onHome = dials(home);
  if (onHome !== undefined)
    return pass('Your number can be tapped on the home page.', [evidence(home.url, onHome.href, 'tap-to-call link')]);
  for (const page of looked.pages) {
    const link = dials(page);
    if (link === undefined) continue;
    const seen = [evidence(page.url, link.href, 'tap-to-call link')];
    return partial(
      0.6,
      `Your number can be tapped on ${describePath(page.url)}, not on the home page.`,
      SHOW_PHONE,
      seen,
    );
  }
  return absent(looked.site, untappedWords(main, tail, looked.pages), SHOW_PHONE);
}

/** What happens to who taps a number that no link dials: a chat opens, nothing does, or the number is in no visible words. */
function untappedWords(main: Phone, tail: string, pages: readonly Page[]): string {
  const number = stripSentenceEnd(main.display);
  const chat = pages.some(({ links }) => links.some(({ href }) => whatsAppNumber(href)?.endsWith(tail) === true));
  if (chat) return `Your number ${number} opens a WhatsApp chat; no link calls it.`;
  const isInWords = pages.some(({ blocks }) =>
    blocks.some(({ text, hidden }) => !hidden && text.replace(/\D/g, '').includes(tail)),
  );
  return isInWords
    ? `Your number ${number} is plain text; nothing happens when it is tapped.`
    : `No link on your pages calls your number ${number}.`;
}

function evaluateOnHome(home: Page, { site }: SearchedScope, business: Business): CheckEvaluation {
  const isOnHome = ({ url }: Mention) => url === home.url;
  const phone = business.sources.phones?.seen.find(isOnHome);
  const place = (business.sources.address ?? business.sources.serviceAreas)?.seen.find(isOnHome);
  const seen = mentionsAsEvidence([phone, place].filter((one) => one !== undefined));
  const here: SearchedScope = { pages: [home], site, onlyThese: true };
  const fix = {
    action: 'Put phone and address into the footer',
    how: 'Then they stand on every page, the home page included.',
  };
  if (phone !== undefined && place !== undefined) return pass('Phone and place stand on your home page.', seen);
  if (phone !== undefined) {
    const isUnknown = business.address === null && business.serviceAreas.length === 0;
    const finding = 'Your home page gives your phone number, but no address or area.';
    const none = notFound('areas', here, finding, fix);
    return none.status === 'notMeasured' ? none : partial(0.6, finding, isUnknown ? SHOW_PLACE : fix, seen);
  }
  if (place !== undefined) {
    const isUnknown = mainPhoneOf(business) === undefined;
    const finding = 'Your home page gives a place, but no phone number.';
    const none = noPhone(business, here, finding);
    return none.status === 'notMeasured' ? none : partial(0.4, finding, isUnknown ? SHOW_PHONE : fix, seen);
  }
  const neither = 'Your home page gives neither phone nor address.';
  const noNumber = notFound('phone', here, neither, fix);
  return noNumber.status === 'notMeasured' ? noNumber : notFound('areas', here, neither, fix);
}

interface Stated {
  readonly name: CheckEvaluation;
  readonly address: CheckEvaluation;
  readonly phone: CheckEvaluation;
}

/** "None" only of what was evaluated to be missing; what could not be read is named as that. */
function summaryOf(business: Business, { name, address, phone }: Stated): string {
  const { serviceAreas, napConsistent, napTable } = business;
  const parts: readonly (readonly [CheckEvaluation, string, boolean])[] = [
    [name, 'name', business.name === null],
    [address, 'address or area', business.address === null && serviceAreas.length === 0],
    [phone, 'phone number', mainPhoneOf(business) === undefined],
  ];
  const named = (status: CheckEvaluation['status']) =>
    parts.flatMap(([judged, words, isUnknown]) => (isUnknown && judged.status === status ? [words] : []));
  const [missing, unread] = [named('fail'), named('notMeasured')];
  const doubt = unread.length === 0 ? '' : `We could not read your ${formatList(unread)} from your pages.`;
  if (missing.length > 0) {
    const none = `We found ${formatList(missing.map((words) => `no ${words}`))} on your pages.`;
    return [none, doubt].filter(Boolean).join(' ');
  }
  if (doubt !== '') return doubt;
  if (napConsistent === false) {
    const conflicts = napTable.filter((row) => row.conflicts.length > 0).length;
    return conflicts > 0
      ? `${conflicts} of ${formatCountOrNo(napTable.length, 'place')} on your site ${conflicts === 1 ? 'differs' : 'differ'} from the others.`
      : 'Your site gives different versions of name, address or phone.';
  }
  if (napConsistent === null) return 'Your site states name, address and phone once; there is nothing to compare.';
  return 'Your name, address and phone agree everywhere we looked on your site.';
}

function currentValueOf(business: Business): string | null {
  const { name, address } = business;
  const place =
    address === null
      ? null
      : [address.street, address.city, address.postalCode].filter((part) => part !== null).join(', ');
  return [name, place, mainPhoneOf(business)?.display].filter(Boolean).join(' · ') || null;
}
