import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { sampleAnalysis } from './sample-analysis.ts';
import { factSheet } from './sample-fact-sheets.ts';

const ANALYSIS = sampleAnalysis();

/** A page of an outline: an empty home page, unless said otherwise. */
export function anOutlinePage(over: Partial<OutlinePage> = {}): OutlinePage {
  return {
    url: 'https://harborandpine.example/',
    lang: 'en',
    title: 'Home',
    metaDescription: null,
    canonical: null,
    headings: [],
    mainText: 'Hello there.',
    wordCount: 2,
    photos: [],
    outboundHosts: [],
    structured: [],
    brokenJsonLdCount: 0,
    ...over,
  };
}

/** The facts for texts of a fictitious plumber in Duluth: enough for every kind of text. */
export function aMaterial(over: Partial<WritingMaterial> = {}): WritingMaterial {
  return {
    analysis: ANALYSIS,
    outline: { pages: [], statedFacts: [], robotsTxt: null },
    sheet: factSheet('en', {
      name: 'Harbor & Pine Plumbing',
      category: 'Plumber',
      service: ['Drain cleaning', 'Water heater repair', 'Leak detection', 'Toilet installation'],
      area: ['Duluth', 'Hermantown', 'Proctor'],
      street: '14 Pine Street',
      city: 'Duluth',
      region: 'MN',
      country: 'US',
      phone: '(218) 555-0142',
      hours: 'Mon to Fri 08:00 to 17:00',
      foundedYear: '1987',
      credential: 'Licensed and insured',
      offer: 'Free estimates',
    }),
    ...over,
  };
}
