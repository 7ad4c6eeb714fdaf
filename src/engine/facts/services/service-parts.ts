import { computeShare } from '../../crawl/groups/tree-text.ts';
import { classifyLinkText, classifyUrl } from '../../crawl/html/page-kind.ts';
import type { ChosenService } from './choose-services.ts';
import { isMenuGroup, type SiteGroup, type SiteMember } from './group-site.ts';
import type { LinkTarget } from './link-targets.ts';
import { haveSameTokens } from './name-words.ts';
import { isListPage, makePageKey } from './page-addresses.ts';
import { namesServices } from './service-names.ts';

type Seen = ChosenService['seen'][number];

/** A site with so many pages about one service each has one for all that it sets store by. */
const FEWEST_PAGES = 2;
const FEWEST_BESIDE = 2;
/** From this share of members with a price on, a group is a price list. */
const PRICED = 0.6;

/**
 * The names that are whole services, and those that are part of one: on a site whose services have pages of their own, what has
 * none and stands only among the prices ("Puppy groom"), or on the page of another service below no heading that says services.
 * @param pages the keys of the pages that are about one service each
 */
export function separateParts(
  chosen: readonly ChosenService[],
  pages: ReadonlySet<string>,
): { readonly whole: ChosenService[]; readonly parts: ChosenService[] } {
  if (pages.size < FEWEST_PAGES) return { whole: [...chosen], parts: [] };
  const isOwn = ({ target }: Pick<ChosenService, 'target'>) => target !== null && pages.has(target.key);
  const named = chosen.filter(isOwn);
  const isService = (member: SiteMember) =>
    isOwn(member) || named.some(({ words }) => haveSameTokens(words, member.words));
  const isPart = ({ group, member }: Seen, isFromBest: boolean) => {
    if (isMenuGroup(group) || group.region === 'footer') return isBelowPrices(group);
    if (group.members.filter(isService).length >= FEWEST_BESIDE) return false;
    const isHeaded = group.group.labels.some(namesServices);
    if (member.member.hasAmount || isOfPrices(group)) return !(isHeaded && isFromBest);
    return !isHeaded && pages.has(makePageKey(group.page.url));
  };
  const parts = chosen.filter((one) => !isOwn(one) && one.seen.every((seen) => isPart(seen, one.isFromBest)));
  return { whole: chosen.filter((one) => !parts.includes(one)), parts };
}

/** The key of the page that a service may have to itself; none for lists of services and pages of other kinds. */
export function readOwnPage({ target }: { readonly target: Pick<LinkTarget, 'key' | 'href'> | null }): string[] {
  if (target === null || isListPage(target.href)) return [];
  const kind = classifyUrl(target.href);
  return kind === null || kind === 'service' || kind === 'services' ? [target.key] : [];
}

/** Whether a group is rows or cards with a price each, or stands on the page or below the heading of the prices. */
function isOfPrices(one: SiteGroup): boolean {
  const { page, members } = one;
  return (
    computeShare(members, ({ member }) => member.hasAmount) >= PRICED ||
    classifyUrl(page.url) === 'prices' ||
    isBelowPrices(one)
  );
}

function isBelowPrices({ group: { labels } }: SiteGroup): boolean {
  return classifyLinkText(labels.at(-1) ?? '')?.kind === 'prices';
}

const FEWEST_BELOW = 3;

/** The services without what leads to the page that lists them: three or more of the others have a page below it. */
export function withoutHubs<T extends { readonly target: Pick<LinkTarget, 'key' | 'href'> | null }>(
  services: readonly T[],
): T[] {
  const keys = services.flatMap(({ target }) => target?.key ?? []);
  const isHub = ({ key, href }: Pick<LinkTarget, 'key' | 'href'>) =>
    isListPage(href) && keys.filter((other) => other.startsWith(`${key}/`)).length >= FEWEST_BELOW;
  return services.filter(({ target }) => target === null || !isHub(target));
}
