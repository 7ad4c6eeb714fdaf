import type { WritingMaterial } from '../fixes/writing-material.ts';

/** Directories by category besides maps: industry lists as practitioners name them, not Google's. */
const BY_CATEGORY: readonly { readonly trade: RegExp; readonly sources: readonly string[] }[] = [
  {
    trade: /restaurant|cafe|coffee|bakery|pizza|bar\b|pub|caterer/i,
    sources: ['Tripadvisor', 'Yelp', 'OpenTable', 'Foursquare'],
  },
  { trade: /hotel|bed & breakfast|guest house|inn|lodging|campground/i, sources: ['Tripadvisor', 'Booking.com'] },
  {
    trade: /dentist|doctor|physician|clinic|therap|chiropract|optician|optometr|medical|veterinar/i,
    sources: ['Healthgrades', 'Zocdoc', 'WebMD Care'],
  },
  {
    trade: /law|attorney|solicitor|notary/i,
    sources: ['Avvo', 'Justia', 'Martindale', 'the bar association of your state'],
  },
  {
    trade:
      /plumb|hvac|heating|roof|electric|contractor|locksmith|paint|carpent|landscap|pest|clean|mover|gutter|remodel/i,
    sources: ['Angi', 'Houzz', 'Nextdoor', 'Better Business Bureau'],
  },
  { trade: /auto|car\b|tire|body shop|mechanic/i, sources: ['Cars.com', 'RepairPal', 'Better Business Bureau'] },
  { trade: /real estate|property/i, sources: ['Zillow', 'Realtor.com', 'Homes.com'] },
  { trade: /wedding|florist|photograph|event/i, sources: ['The Knot', 'WeddingWire'] },
];
const EVERYWHERE = ['Bing Places', 'Apple Business', 'Facebook', 'Yelp'];
const OUTSIDE_US = ['Bing Places', 'Apple Business', 'Facebook', 'Trustpilot'];
const MOST_SOURCES = 6;

/** Sites worth a link or an entry for this business: local ones first, then those of its category, then general ones. */
export function prioritySources({ analysis: { business } }: Pick<WritingMaterial, 'analysis'>): string[] {
  const isUs = business.address?.country === 'US';
  const town = business.address?.city;
  const local = town ? [`the chamber of commerce of ${town}`, `local news of ${town}`] : ['your chamber of commerce'];
  const trade = isUs
    ? (BY_CATEGORY.find(({ trade: words }) => words.test(business.category?.label ?? ''))?.sources ?? [])
    : [];
  return [...new Set([...local, ...trade, ...(isUs ? EVERYWHERE : OUTSIDE_US)])].slice(0, MOST_SOURCES);
}
