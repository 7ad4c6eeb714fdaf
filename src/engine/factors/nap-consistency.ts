import type { Business, NapRow, Sighting } from '#shared/audit/business.ts';
import type { Page } from '../crawl/page.ts';
import { defineFactor } from './factor.ts';
import {
  absent,
  type CheckRule,
  type Fix,
  fail,
  type Judgement,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './judgement.ts';
import { countOf, evidence, listOf, pathOf, plain, sightingsAsEvidence } from './quoting.ts';
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

const SHOW_PHONE: Fix = {
  action: 'Put your phone number at the top of every page, as a link that dials',
  how: 'In most website editors: mark the number, choose Link, then Phone. Write it with the area code.',
};
const SHOW_PLACE: Fix = {
  action: 'Say on your website where you are or which towns you serve',
  how: 'Put the full address into the footer of every page. If customers do not come to you, list the towns instead.',
};

export const napConsistency = defineFactor({
  key: 'napConsistency',
  category: 'website',
  needs: ['home', 'pages', 'site', 'business'],
  blank: {},
  evaluate({ home, pages, site, business }) {
    return {
      checks: toChecks('napConsistency', RULES, {
        name: judgeName(business, site.textWithoutScripts),
        address: judgeAddress(business, site.textWithoutScripts),
        phone: judgePhone(business, site.textWithoutScripts),
        agree: judgeAgreement(business),
        clickToCall: judgeClickToCall(home, pages, business, site.textWithoutScripts),
        onHome: judgeOnHome(home, business, site.textWithoutScripts),
        profileAgrees: notMeasured(
          'We compared the places on your website with one another, not yet with your Google profile.',
          'a Google Places key, a Google Takeout upload or your own entry',
        ),
      }),
      summary: summaryOf(business),
      currentValue: currentValueOf(business),
    };
  },
});

type Scripted = boolean | null;

function judgeName({ name, sources }: Business, textWithoutScripts: Scripted): Judgement {
  const fix = {
    action: 'Write your business name on your website',
    how: 'In the footer and on the contact page, exactly as it stands on your sign.',
  };
  if (name === null) return absent({ textWithoutScripts }, 'We could not tell your business name from the pages.', fix);
  return pass(`Your business is called ${plain(name)}.`, sightingsAsEvidence(sources.name?.seen));
}

function judgeAddress(business: Business, textWithoutScripts: Scripted): Judgement {
  const { address, isServiceArea, serviceAreas, sources } = business;
  const seen = sightingsAsEvidence(sources.address?.seen);
  const areas = serviceAreas.length > 0 ? `You serve ${listOf(serviceAreas)}` : null;
  if (address?.street != null && address.city !== null) {
    return pass(`Your address is ${plain([address.street, address.city].join(', '))}.`, seen);
  }
  // Who comes to the customers need not publish a street; Google asks such businesses to hide it.
  if ((isServiceArea !== false && areas !== null) || (isServiceArea === true && address?.city != null)) {
    const place = areas ?? `You work from ${address?.city}`;
    return pass(
      `${place}; as you come to your customers, no street is needed.`,
      seen.length > 0 ? seen : sightingsAsEvidence(sources.serviceAreas?.seen),
    );
  }
  if (address !== null && (address.city !== null || address.street !== null || address.postalCode !== null)) {
    const missing = [...(address.street === null ? ['street'] : []), ...(address.city === null ? ['town'] : [])];
    return partial(0.6, `Your address lacks the ${listOf(missing)}.`, SHOW_PLACE, seen);
  }
  if (areas !== null)
    return partial(0.6, `${areas}; there is no address.`, SHOW_PLACE, sightingsAsEvidence(sources.serviceAreas?.seen));
  return absent({ textWithoutScripts }, 'We found neither an address nor the towns you serve.', SHOW_PLACE);
}

function mainPhoneOf({ phones }: Business) {
  return phones.find(({ isMain }) => isMain) ?? phones[0];
}

function judgePhone(business: Business, textWithoutScripts: Scripted): Judgement {
  const main = mainPhoneOf(business);
  if (main === undefined)
    return absent({ textWithoutScripts }, 'We found no phone number of your business.', SHOW_PHONE);
  return pass(`Your number is ${plain(main.display)}.`, sightingsAsEvidence(business.sources.phones?.seen));
}

function judgeAgreement({ napConsistent, napTable }: Business): Judgement {
  if (napConsistent === null) {
    return notMeasured(
      'Your name, address or phone stand in one place only, so there was nothing to compare.',
      'a second place on your site that states them',
    );
  }
  if (napConsistent) {
    const seen = napTable.slice(0, 3).map((row) => evidence(row.url, rowText(row)));
    return pass(napTable.length > 1 ? `The ${napTable.length} places we compared agree.` : 'All places agree.', seen);
  }
  const rows = napTable.filter(({ conflicts }) => conflicts.length > 0);
  const seen = rows.slice(0, 4).map((row) => evidence(row.url, rowText(row), `${listOf(row.conflicts)} differs`));
  const what = listOf([...new Set(rows.flatMap(({ conflicts }) => conflicts))]);
  const fix = {
    action: 'Write name, address and phone the same way everywhere',
    how: 'Correct the places below; if one shows an old number or address, ask your web editor to search the whole site for it.',
  };
  const where = listOf([...new Set(rows.map(({ url }) => pathOf(url)))], 3);
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

function judgeClickToCall(
  home: Page,
  pages: readonly Page[],
  business: Business,
  textWithoutScripts: Scripted,
): Judgement {
  const main = mainPhoneOf(business);
  if (main === undefined) return absent({ textWithoutScripts }, 'There is no phone number to tap.', SHOW_PHONE);
  // Compared by the last digits: the link may leave out the country code.
  const tail = main.e164.replace(/\D/g, '').slice(-7);
  const dials = (page: Page) =>
    page.links.find(({ href }) => /^tel:/i.test(href) && href.slice(0, 60).replace(/\D/g, '').endsWith(tail));
  const onHome = dials(home);
  if (onHome !== undefined)
    return pass('Your number can be tapped on the home page.', [evidence(home.url, onHome.href, 'tap-to-call link')]);
  for (const page of pages) {
    const link = dials(page);
    if (link === undefined) continue;
    const seen = [evidence(page.url, link.href, 'tap-to-call link')];
    return partial(0.6, `Your number can be tapped on ${pathOf(page.url)}, not on the home page.`, SHOW_PHONE, seen);
  }
  return absent(
    { textWithoutScripts },
    `Your number ${plain(main.display)} is plain text; nothing happens when it is tapped.`,
    SHOW_PHONE,
  );
}

function judgeOnHome(home: Page, business: Business, textWithoutScripts: Scripted): Judgement {
  const isOnHome = ({ url }: Sighting) => url === home.url;
  const phone = business.sources.phones?.seen.find(isOnHome);
  const place = (business.sources.address ?? business.sources.serviceAreas)?.seen.find(isOnHome);
  const seen = sightingsAsEvidence([phone, place].filter((one) => one !== undefined));
  const fix = {
    action: 'Put phone and address into the footer',
    how: 'Then they stand on every page, the home page included.',
  };
  if (phone !== undefined && place !== undefined) return pass('Phone and place stand on your home page.', seen);
  if (phone !== undefined) {
    const isUnknown = business.address === null && business.serviceAreas.length === 0;
    return partial(
      0.6,
      'Your home page gives your phone number, but no address or area.',
      isUnknown ? SHOW_PLACE : fix,
      seen,
    );
  }
  if (place !== undefined) {
    const isUnknown = mainPhoneOf(business) === undefined;
    return partial(0.4, 'Your home page gives a place, but no phone number.', isUnknown ? SHOW_PHONE : fix, seen);
  }
  return absent({ textWithoutScripts }, 'Your home page gives neither phone nor address.', fix);
}

function summaryOf(business: Business): string {
  const { name, address, serviceAreas, napConsistent, napTable } = business;
  const missing = [
    ...(name === null ? ['no name'] : []),
    ...(address === null && serviceAreas.length === 0 ? ['no address or area'] : []),
    ...(mainPhoneOf(business) === undefined ? ['no phone number'] : []),
  ];
  if (missing.length > 0) return `We found ${listOf(missing)} on your pages.`;
  if (napConsistent === false) {
    const conflicts = napTable.filter((row) => row.conflicts.length > 0).length;
    return conflicts > 0
      ? `${conflicts} of ${countOf(napTable.length, 'place')} on your site ${conflicts === 1 ? 'differs' : 'differ'} from the others.`
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
