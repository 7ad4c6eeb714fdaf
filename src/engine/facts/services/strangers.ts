import { namesAmount } from '../../crawl/groups/names.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import { classifyLinkText, classifyUrl } from '../../crawl/html/page-kind.ts';
import { deriveName } from '../name/name.ts';
import { deriveTestimonials } from '../name/testimonials.ts';
import { announcesPartners } from '../name/third-party-mentions.ts';
import type { ChosenService } from './choose-services.ts';
import type { GroupSite, SiteGroup } from './group-site.ts';
import { saysCompare } from './group-words.ts';
import { containTokens } from './name-words.ts';

type Seen = ChosenService['seen'][number];

/**
 * The names without those that are nothing of the business's own, by where they stand: below a customer's quote, among its jobs or
 * partners, among pictures of finished work, in a comparison, as the badge of what follows with its price, as a line of a main
 * heading, among the sections of a page, one of which is called like the business, or as a heading of most pages.
 */
export function withoutStrangers(site: GroupSite, ranked: readonly ChosenService[]): ChosenService[] {
  const authors = new Set(
    deriveTestimonials(site.context)
      .value.flatMap(({ author }) => keyOf(author))
      .filter((key) => key.includes(' ')),
  );
  const own = new Set(keyOf(deriveName(site.context).value));
  const names = ranked.map(({ name }) => name);
  const isStranger = (seen: Seen): boolean =>
    isSigned(seen) ||
    isAmongJobs(seen) ||
    isAmongPartners(seen) ||
    isBadge(seen, names) ||
    isLineOfHeading(seen.group) ||
    isShown(seen) ||
    isCompared(seen) ||
    isSection(seen.group, own);
  // What the business calls itself above each page.
  const isEverywhere = ({ name, isFromBest }: ChosenService) =>
    !isFromBest && site.pagesWithHeading(name) >= Math.max(FEWEST_PAGES, site.context.pages.length * MOST_PAGES);
  return ranked
    .filter((one) => !isEverywhere(one))
    .filter(({ name, seen }) => !keyOf(name).some((key) => authors.has(key)) && !seen.every(isStranger));
}

const FEWEST_PAGES = 3;
const MOST_PAGES = 0.6;

function keyOf(name: string | null): string[] {
  const key = makeNameKey(name ?? '');
  return key === '' ? [] : [key];
}

/** Words of a passage that somebody signs. */
const FEWEST_WORDS = 12;

/** A heading below its text, as the name of a customer stands below their words. */
function isSigned({ group: { page }, member: { member } }: Seen): boolean {
  const { heading, body, bodyWords } = member;
  if (heading === null || bodyWords < FEWEST_WORDS) return false;
  const start = makeNameKey(body.slice(0, LONGEST_START));
  return page.headings.some(({ text, blockIndex }) => {
    const [above, below] = [page.blocks[blockIndex - 1], page.blocks[blockIndex + 1]].map((block) =>
      makeNameKey(block?.text ?? ''),
    );
    const isAbove = above?.startsWith(start) === true && below?.startsWith(start) !== true;
    return text === heading.text && start !== '' && isAbove;
  });
}

const LONGEST_START = 40;

const isJobs = (text: string): boolean => classifyLinkText(text)?.kind === 'jobs';

function isAmongJobs({ group: { group, page } }: Seen): boolean {
  return classifyUrl(page.url) === 'jobs' || isJobs(group.labels.at(-1) ?? '');
}

function isAmongPartners({ group: { group, region } }: Seen): boolean {
  return region !== 'footer' && announcesPartners(group.labels.at(-1) ?? '');
}

const SHOWN: ReadonlySet<string> = new Set(['gallery', 'reviews', 'team']);

/** Whether a name stands among pictures of finished work, customers or people, or leads to the page about one of those. */
function isShown({ group: { page, region }, member: { target, words } }: Seen): boolean {
  if (target !== null && SHOWN.has(classifyUrl(target.href) ?? '') && containTokens(target.words, words)) return true;
  return region !== 'nav' && region !== 'footer' && SHOWN.has(classifyUrl(page.url) ?? '');
}

/** Whether a name is one side of a comparison: a business compares itself with other trades. */
function isCompared({ group: { group } }: Seen): boolean {
  return group.label !== null && saysCompare(group.label);
}

/** "Most chosen", above the name of a package and its price; a heading is above a list of such. */
function isBadge({ member: { member } }: Seen, names: readonly string[]): boolean {
  if (member.heading !== null) return false;
  return names.some(
    (name) =>
      name !== member.name &&
      member.body.startsWith(name) &&
      namesAmount(member.body.slice(name.length).slice(0, AMOUNT)),
  );
}

/** Characters behind a name that hold its price. */
const AMOUNT = 14;
const FEWEST_LINES = 2;

/** Whether all members of a group are one main heading, which is set in several lines. */
function isLineOfHeading({ members, page }: SiteGroup): boolean {
  const areBare = members.every(({ member: { hrefs, bodyWords } }) => hrefs.length === 0 && bodyWords === 0);
  if (members.length < FEWEST_LINES || !areBare) return false;
  const joined = makeNameKey(members.map(({ member }) => member.name).join(' '));
  return page.headings.some(({ level, text }) => level === 1 && makeNameKey(text).includes(joined));
}

/** Clock times of the hours of a day with a break. */
const TIMES = /(?:\d{1,2}[:.h]\d{2}[^\d]{0,12}){4}/;

/** Whether a group is the sections of a page: one is called like the business, and one has its hours. */
function isSection({ group: { kind }, members }: SiteGroup, own: ReadonlySet<string>): boolean {
  return (
    kind === 'headings' &&
    members.some(({ member }) => keyOf(member.name).some((key) => own.has(key))) &&
    members.some(({ member: { body } }) => TIMES.test(body))
  );
}
