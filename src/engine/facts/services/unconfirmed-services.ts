import type { ChosenService } from './choose-services.ts';
import { type GroupSite, isMenuGroup, isTitled } from './group-site.ts';
import { saysOffers, saysOther } from './group-words.ts';
import { haveSameTokens, tokenizeName } from './name-words.ts';
import { namesServices } from './service-names.ts';
import { isOfUnknownKind } from './unlisted-service-pages.ts';

type Seen = ChosenService['seen'][number];

/**
 * So many services known for sure say what kind of list others come from; with fewer, any list like the best one may go on with
 * it.
 */
const ENOUGH_KNOWN = 3;

/**
 * The names that the site shows to be services, and those that only stand in some other list: the parts of one service, the
 * captions of a gallery, what else is said of the work. A name is shown to be one by the best list, a page of its own, a menu,
 * a form's option, a price, or a heading above its list that says services.
 * @param known the number of services that the site declares in its structured data
 */
export function splitByConfirmation(
  site: GroupSite,
  chosen: readonly ChosenService[],
  known: number,
): { readonly confirmed: ChosenService[]; readonly others: ChosenService[] } {
  const best = chosen.filter(({ isFromBest }) => isFromBest);
  const isKnowing = known + best.length >= ENOUGH_KNOWN;
  const isPart = ({ group, member }: Seen) =>
    !member.member.hasAmount && group.group.labels.some((label) => namesOneOf(label, best));
  const isConfirmed = (one: ChosenService) =>
    one.isFromBest ||
    one.isInCompany === true ||
    isTitled(site, one) ||
    hasOwnPage(one) ||
    (!one.seen.every(isPart) && isShown(one));
  const isShown = (one: ChosenService) =>
    (!one.isLone && saysService(one.name)) ||
    (!one.isLone && !isKnowing) ||
    one.seen.some((seen) => isListedAsService(seen) || (!one.isLone && isListedAsOffer(site, seen)));
  return { confirmed: chosen.filter(isConfirmed), others: chosen.filter((one) => !isConfirmed(one)) };
}

/** Whether a link that nothing else of its list shares leads from a name to a page that was read and may be about a service. */
function hasOwnPage({ target }: ChosenService): boolean {
  return target !== null && target.page !== null && isOfUnknownKind(target.href);
}

/** "Roof repair services". */
function saysService(name: string): boolean {
  return namesServices(name.split(' ').at(-1) ?? '');
}

/** Whether the heading of a list is the name of a service, "02 – Airport transfers": the list tells what is part of it. */
function namesOneOf(label: string, services: readonly ChosenService[]): boolean {
  const words = tokenizeName(label.replace(/^[\d\s.–—-]+/, ''));
  return services.some((one) => haveSameTokens(one.words, words));
}

/** Whether the list around a name is one of services, whatever else the site lists. */
function isListedAsService({ group, member }: Seen): boolean {
  const { kind, labels, parentLabel } = group.group;
  return (
    kind === 'options' ||
    isMenuGroup(group) ||
    member.member.hasAmount ||
    [...labels, parentLabel].some((label) => label !== '' && namesServices(label))
  );
}

const NEAREST_LABELS = 3;

/** Whether a list that is like the best one stands where services are offered. */
function isListedAsOffer(site: GroupSite, { group: { group, page } }: Seen): boolean {
  const label = group.labels.slice(-NEAREST_LABELS).join('\n');
  if (saysOther(label)) return false;
  return saysOffers(label) || (page !== site.context.home && site.namesOf(page).some(namesServices));
}
