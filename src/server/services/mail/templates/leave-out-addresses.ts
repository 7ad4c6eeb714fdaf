import { parse } from 'tldts';

/** What a mail program turns into a link by itself: with a scheme, with an at sign, or any name with dots. */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/\S+|\S+@\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\S*/giu;
const LEFT_OUT = '…';

/**
 * Words of a website without the addresses in them. Mail programs make links of such words, and whoever writes a site would
 * thereby send links in our name to anybody. File names such as robots.txt stay.
 */
export function leaveOutAddresses(text: string): string {
  return text.replace(ADDRESS, (found) => {
    if (found.includes('://') || found.includes('@')) return LEFT_OUT;
    return parse(found).isIcann === true ? LEFT_OUT : found;
  });
}
