import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import { EXAMPLE_HOST } from '../factors/entry-parts.ts';
import { isPlaceholderAddress } from '../facts/place/address-placeholder.ts';
import { isPlaceholderProfile } from '../facts/presence/social-networks.ts';
import { findSocialNetwork, parseSocialProfile } from '../facts/presence/social-profiles.ts';
import { firstValue } from './own-entry.ts';
import type { LeftOutValue } from './stated-hours.ts';

/** Properties with addresses of the web. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'image', 'logo', 'sameAs']);

/** An entry without what a template left in it: an example's address, "yourpage", web addresses that RFC 2606 keeps for examples. */
export function withoutTemplateValues(entry: OutlineNode): {
  readonly entry: OutlineNode;
  readonly leftOut: LeftOutValue[];
} {
  const leftOut: LeftOutValue[] = [];
  const properties = entry.properties.flatMap(([name, values]): OutlineNode['properties'] => {
    const kept = values.filter((value) => !isOfTemplate(name, value));
    for (const value of values)
      if (!kept.includes(value)) leftOut.push({ property: name, own: shownValue(value), isOfTemplate: true });
    return kept.length === 0 && values.length > 0 ? [] : [[name, kept]];
  });
  return { entry: { ...entry, properties }, leftOut };
}

function isOfTemplate(name: string, value: string | OutlineNode): boolean {
  if (typeof value === 'string') return ADDRESSES.has(name) && (EXAMPLE_HOST.test(value) || isNobodysProfile(value));
  if (name !== 'address') return false;
  const part = (key: string) => {
    const text = firstValue(value, key);
    return typeof text === 'string' ? text : null;
  };
  return isPlaceholderAddress({
    street: part('streetAddress'),
    city: part('addressLocality'),
    postalCode: part('postalCode'),
    region: null,
    country: part('addressCountry'),
  });
}

/** "facebook.com/yourpage": the page of a stranger. */
function isNobodysProfile(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  return findSocialNetwork(url) !== null && parseSocialProfile(url) === null && isPlaceholderProfile(path);
}

function shownValue(value: string | OutlineNode): string {
  if (typeof value === 'string') return value;
  return value.properties.flatMap(([, values]) => values.filter((one) => typeof one === 'string')).join(', ');
}
