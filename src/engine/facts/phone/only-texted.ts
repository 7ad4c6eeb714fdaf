import type { Business } from '#shared/audit/business.ts';

/** Whether the links of a site send text messages to its number and none calls it: the business wants to be written to. */
export function isOnlyTexted({ sources }: Pick<Business, 'sources'>): boolean {
  const links = (sources.phones?.seen ?? []).filter(({ place }) => place === 'tel-link');
  const leads = (scheme: RegExp) => links.some(({ quote }) => scheme.test(quote));
  return leads(/(?:^|\()sms:/i) && !leads(/(?:^|\()(?:tel|callto|phone):/i);
}
