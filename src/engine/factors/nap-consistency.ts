import type { Business, NapRow } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { listMisleadingMailLinks } from '../facts/presence/emails.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { defineFactor } from './factor.ts';
import type { SearchedScope } from './not-found.ts';
import { evaluateProfileAgreement } from './profile-agreement.ts';
import { describePath, evidence, formatCountOrNo, formatList } from './quoting.ts';
import { evaluateClickToCall, evaluateOnHome } from './reachability.ts';
import { SOURCES } from './rule-sources.ts';
import { evaluateAddress, evaluateName, evaluatePhone, findMainPhone } from './stated-contact.ts';

const RULES = {
  name: {
    label: 'Your website says your business name',
    maxPoints: 8,
    why: 'Google uses name, address and phone to recognize a business.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
  },
  address: {
    label: 'Your website says where you are or where you work',
    maxPoints: 18,
    why: 'Google needs a place to show you nearby. If you go to your customers, your area is enough.',
    effort: 'minutes',
    rule: SOURCES.googleLocalRanking,
    weakness: { text: 'we couldn’t tell where you are or where you work', onlyWhenFailed: true },
  },
  phone: {
    label: 'Your website shows your phone number',
    maxPoints: 20,
    why: 'Most visitors look for it, and Google recognizes you by it.',
    effort: 'minutes',
    rule: SOURCES.googleLocalRanking,
    weakness: { text: 'it shows no phone number', onlyWhenFailed: true },
  },
  agree: {
    label: 'Name, address and phone are the same everywhere on your site',
    maxPoints: 25,
    why: 'Two numbers or addresses make people and Google doubt which one is right.',
    effort: 'minutes',
    rule: SOURCES.whitespark2026,
    weakness: { text: 'it shows more than one version of your name, address or phone' },
  },
  clickToCall: {
    label: 'Visitors can tap your number to call',
    maxPoints: 8,
    why: 'On a phone, people call with one tap if your number is a link.',
    effort: 'minutes',
    rule: SOURCES.practice,
    weakness: { text: 'visitors can’t tap your number to call', onlyWhenFailed: true },
  },
  onHome: {
    label: 'Your home page shows your phone and address',
    maxPoints: 8,
    why: 'Most visitors never open a second page.',
    effort: 'minutes',
    rule: SOURCES.practice,
    weakness: { text: 'its home page doesn’t show how to reach you', onlyWhenFailed: true },
  },
  profileAgrees: {
    label: 'Your Google profile has the same name, address and phone',
    maxPoints: 13,
    why: 'Google compares your site with your profile and with directories.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
  },
} as const satisfies Record<string, CheckRule>;

export const napConsistency = defineFactor({
  key: 'napConsistency',
  label: 'Name/Address/Phone Consistency',
  category: 'website',
  weight: 10,
  reason:
    'The remaining on-page signals and the citations; name, address and phone are how machines recognise a business.',
  measures: 'Whether name, address and phone are the same everywhere.',
  rules: RULES,
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
        agree: (business.napConsistent === false ? null : evaluateMailLinks(pages)) ?? evaluateAgreement(business),
        clickToCall: evaluateClickToCall(home, looked, business),
        onHome: evaluateOnHome(home, looked, business),
        profileAgrees: evaluateProfileAgreement(business, profile),
      }),
      summary: summaryOf(business, { name, address, phone }),
      currentValue: currentValueOf(business),
    };
  },
});

function evaluateAgreement({ napConsistent, napTable }: Business): CheckEvaluation {
  if (napConsistent === null) {
    return notMeasured(
      'Your name, address or phone is in one place only, so there was nothing to compare.',
      'secondMention',
    );
  }
  if (napConsistent) {
    const seen = napTable.slice(0, 3).map((row) => evidence(row.url, rowText(row)));
    return pass(napTable.length > 1 ? `The ${napTable.length} places we compared match.` : 'All places match.', seen);
  }
  const rows = napTable.filter(({ conflicts }) => conflicts.length > 0);
  const seen = rows.slice(0, 4).map((row) => evidence(row.url, rowText(row), `${formatList(row.conflicts)} differs`));
  const what = formatList([...new Set(rows.flatMap(({ conflicts }) => conflicts))]);
  const where = formatList([...new Set(rows.map(({ url }) => describePath(url)))], 3);
  const fix = {
    action: 'Write name, address and phone the same way everywhere',
    how: `Correct ${where === '' ? 'the places that differ' : `it on ${where}`}. If an old number or address is there, ask your web editor to search the whole site for it.`,
  };
  const finding =
    what === ''
      ? 'Your site shows different versions of your name, address or phone.'
      : `Your site shows more than one ${what}${where === '' ? '' : `: see ${where}`}.`;
  const isFew = rows.length > 0 && rows.length * 3 <= napTable.length;
  return isFew ? partial(0.4, finding, fix, seen) : fail(finding, fix, seen);
}

/** The note of evidence that a link writes to another address than it shows. */
export const OTHER_MAILBOX = 'writes to another address';

/** The result where a link shows one email address and writes to another; null where none does. Messages to it may be lost. */
function evaluateMailLinks(pages: readonly Page[]): CheckEvaluation | null {
  for (const page of pages) {
    const [link] = listMisleadingMailLinks(page).filter(({ linked }) => linked.includes('@'));
    if (link === undefined) continue;
    const { shown, linked } = link;
    return partial(
      0.4,
      `Your email link on ${describePath(page.url)} shows ${shown}, but writes to ${linked}.`,
      {
        action: 'Correct your email link',
        how: 'Select the address, choose Link, then Email, and type the address that you read.',
      },
      [evidence(page.url, `${shown} (mailto:${linked})`, OTHER_MAILBOX)],
    );
  }
  return null;
}

function rowText({ name, address, phone }: NapRow): string {
  return [name, address, phone].filter((part) => part !== null).join(' · ') || '(nothing)';
}

interface Stated {
  readonly name: CheckEvaluation;
  readonly address: CheckEvaluation;
  readonly phone: CheckEvaluation;
}

/** "None" only for what was found to be missing; unreadable values are named as such. */
function summaryOf(business: Business, { name, address, phone }: Stated): string {
  const { serviceAreas, napConsistent, napTable } = business;
  const parts: readonly (readonly [CheckEvaluation, string, boolean])[] = [
    [name, 'name', business.name === null],
    [address, 'address or area', business.address === null && serviceAreas.length === 0],
    [phone, 'phone number', findMainPhone(business) === undefined],
  ];
  const named = (status: CheckEvaluation['status']) =>
    parts.flatMap(([judged, words, isUnknown]) => (isUnknown && judged.status === status ? [words] : []));
  const [missing, unread] = [named('fail'), named('notMeasured')];
  const doubt = unread.length === 0 ? '' : `We couldn’t read your ${formatList(unread)} on your pages.`;
  if (missing.length > 0) {
    const none = `We found ${formatList(missing.map((words) => `no ${words}`))} on your pages.`;
    return [none, doubt].filter(Boolean).join(' ');
  }
  if (doubt !== '') return doubt;
  if (napConsistent === false) {
    const conflicts = napTable.filter((row) => row.conflicts.length > 0).length;
    return conflicts > 0
      ? `${conflicts} of ${formatCountOrNo(napTable.length, 'place')} on your site ${conflicts === 1 ? 'differs' : 'differ'} from the others.`
      : 'Your site shows different versions of your name, address or phone.';
  }
  if (napConsistent === null)
    return 'Your name, address and phone are on your site once, so there’s nothing to compare.';
  return 'Your name, address and phone match everywhere on your site.';
}

function currentValueOf(business: Business): string | null {
  const { name, address } = business;
  const place =
    address === null
      ? null
      : [address.street, address.city, address.postalCode].filter((part) => part !== null).join(', ');
  return [name, place, findMainPhone(business)?.display].filter(Boolean).join(' · ') || null;
}
