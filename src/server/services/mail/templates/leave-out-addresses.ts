import { parse } from 'tldts';

/** What mail programs turn into links: text with a scheme, with an at sign, or any name with dots. */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/\S+|\S+@\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\S*/giu;
const LEFT_OUT = '…';

/**
 * Removes addresses from site text. Mail programs would turn them into links, so that a site's author could send links in
 * our name. File names such as robots.txt are kept.
 */
export function leaveOutAddresses(text: string): string {
  return text.replace(ADDRESS, (found) => {
    if (found.includes('://') || found.includes('@')) return LEFT_OUT;
    return parse(found).isIcann === true ? LEFT_OUT : found;
  });
}
