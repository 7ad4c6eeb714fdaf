import { decodeComponent } from '#shared/text/decode-component.ts';

/** Hosts of map services whose links contain the place as text. */
const MAP_HOST =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|googleapis\.com|bing\.com|openstreetmap\.org|apple\.com|waze\.com|mapy\.cz|yandex\.[a-z]{2,3})$/;
const QUERY_NAMES = ['q', 'query', 'daddr', 'destination', 'where1', 'address', 'text', 'near'];

/**
 * The texts by which a link to a map, or an embedded map, names its place: an address, or a business's name. Empty for
 * other links, and for maps with only coordinates, place ids or a view.
 */
export function mapQueries(url: string): string[] {
  if (url.length > 4000 || !/maps?[./?]|\/maps|map-widget|mapy\.cz|waze/.test(url)) return [];
  const parsed = URL.parse(url);
  if (parsed === null || !MAP_HOST.test(parsed.hostname)) return [];
  const found: string[] = [];
  for (const name of QUERY_NAMES) {
    const value = parsed.searchParams.get(name);
    if (value !== null) found.push(value);
  }
  const path = /\/maps\/(?:place|search|dir)\/\/?([^/@][^/]*)/.exec(parsed.pathname)?.[1];
  if (path !== undefined) found.push(decodeComponent(path.replace(/\+/g, ' ')));
  const embedded = parsed.searchParams.get('pb');
  if (embedded !== null) found.push(...namesInEmbed(embedded));
  return found
    .map((text) => text.trim())
    .filter((text) => text.length > 5 && /\p{L}{3}/u.test(text) && !/^place_id:|^-?[0-9.]+,/.test(text));
}

/** `!2sVia Guelfa, 5, 40138 Bologna` in plain text, `!2z...` in base64: the label of the marker. */
function namesInEmbed(pb: string): string[] {
  const names: string[] = [];
  for (const field of pb.split('!')) {
    if (field.startsWith('2s') && field.length > 6) names.push(decodeComponent(field.slice(2).replace(/\+/g, ' ')));
    else if (field.startsWith('2z') && field.length > 8) {
      const text = Buffer.from(field.slice(2), 'base64url').toString('utf8');
      // Coordinates contain degree signs; invalid base64 decodes to replacement characters.
      if (!/[°\ufffd]/.test(text)) names.push(text);
    }
  }
  return names;
}
