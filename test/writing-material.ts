import { buildFactSheet } from '#engine/fixes/build-fact-sheet.ts';
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

/** A business whose site answers ten questions itself, each at length. */
export function aTalkativeMaterial(): WritingMaterial {
  const jobs = [
    ...['clear drains in kitchens', 'thaw frozen pipes gently', 'replace worn water heaters', 'seal leaking taps'],
    ...['install new toilets', 'test gas fittings yearly', 'insulate cellar pipework', 'flush old radiators'],
    ...['fit shower cabins', 'repair garden pumps'],
  ];
  const questions = jobs.map((job) => ({
    question: `Do you ${job}?`,
    answer: `We ${job} within two days. ${'Please call us for it. '.repeat(20)}`,
    url: 'https://harborandpine.example/questions',
    place: 'text' as const,
  }));
  const outline = { pages: [], statedFacts: [], robotsTxt: null };
  const business = { ...ANALYSIS.business, languages: ['en'], questions };
  const sheet = buildFactSheet({ businessId: 'b', business, outline, websiteUrl: 'https://harborandpine.example/' });
  return aMaterial({ sheet, outline, analysis: { ...ANALYSIS, business } });
}
