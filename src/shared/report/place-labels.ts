import type { MentionPlace } from '../audit/business.ts';

/** The kinds of places on a site, in plain words. */
export const placeLabels: Record<MentionPlace, string> = {
  owner: 'You told us',
  'json-ld': 'Structured data',
  microdata: 'Structured data in the page',
  rdfa: 'Structured data in the page',
  'tel-link': 'Tap-to-call link',
  'mail-link': 'Email link',
  'address-element': 'Address block',
  'map-embed': 'Map on the page',
  text: 'Page text',
  footer: 'Footer',
  header: 'Header',
  title: 'Page title',
  heading: 'Heading',
  meta: 'Page description',
  'open-graph': 'Sharing preview',
  'image-alt': 'Image description',
  link: 'Link',
  domain: 'Domain name',
  'html-lang': 'Language mark of the page',
};
