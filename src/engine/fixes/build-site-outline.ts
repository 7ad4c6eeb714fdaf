import type { OwnSentences } from '#shared/fixes/own-sentences.ts';
import type { OutlineNode, OutlinePage, OutlinePhoto, SiteOutline } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../crawl/html/page.ts';
import type { StructuredNode } from '../crawl/structured-data/structured-node.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { withinFactBudget } from '../evidence/page-budget.ts';
import { isContentPhoto } from '../factors/content-photos.ts';
import { getOrigin } from '../facts/bots/robots-of-site.ts';
import { deriveCategory } from '../facts/category/category.ts';
import { getFactContext } from '../facts/fact-context.ts';
import { deriveLanguages } from '../facts/language/languages.ts';
import { deriveName } from '../facts/name/name.ts';
import { summarizePages } from '../facts/pages/page-summary.ts';
import { auditedLocation } from '../facts/place/locations.ts';
import { deriveOwnTown } from '../facts/place/own-town.ts';
import { deriveServiceArea } from '../facts/place/service-area.ts';
import { findOwnSentences } from '../facts/sentences/own-sentences.ts';
import { deriveServices, listServicesBySureness } from '../facts/services/services.ts';
import { mayStateInAudit } from '../facts/stated/stated-fact-patterns.ts';
import { findStatedFacts } from '../facts/stated/stated-facts.ts';

/** Limits on what is stored of one page; business pages are far below them. */
const MOST = {
  headings: 60,
  headingCharacters: 200,
  photos: 60,
  hosts: 60,
  nodes: 20,
  text: 1500,
  robots: 100_000,
  linked: 100,
  linkTexts: 3,
};

/**
 * Extracts from a site run what Fix-It texts need. Pure: the same bundle gives the same outline. `pages` are its parsed
 * pages, home first.
 */
export function buildSiteOutline(bundle: EvidenceBundle, pages: readonly Page[]): SiteOutline {
  const read = withinFactBudget(pages);
  const linked = summarizePages(read).slice(read.length, read.length + MOST.linked);
  return {
    pages: read.map(outlinePage),
    ...(linked.length > 0 && {
      linkedPages: linked.map(({ url, linkTexts = [] }) => ({ url, texts: linkTexts.slice(0, MOST.linkTexts) })),
    }),
    ...factsOf(bundle, read),
    robotsTxt: robotsTextOf(bundle, read[0]?.url ?? bundle.target),
    ...(read.length === 0 ? {} : { ownSentences: ownSentencesOf(bundle, read) }),
  };
}

function factsOf({ target, collectedAt }: EvidenceBundle, pages: readonly Page[]) {
  if (pages.length === 0) return { statedFacts: [] };
  const context = getFactContext(pages, target);
  return {
    statedFacts: findStatedFacts(pages, Number(collectedAt.slice(0, 4)), null, mayStateInAudit(context)),
    services: listServicesBySureness(context),
  };
}

/** The facts of these very pages are derived already where the site has just been audited. */
function ownSentencesOf({ target }: EvidenceBundle, pages: readonly Page[]): OwnSentences {
  const context = getFactContext(pages, target);
  const category = deriveCategory(context).value;
  return findOwnSentences(context, {
    name: deriveName(context).value,
    category,
    address: auditedLocation(context, undefined)?.ranked.address ?? deriveOwnTown(context).value,
    serviceAreas: deriveServiceArea(context, category?.label ?? null).areas.value,
    services: deriveServices(context).value,
    languages: deriveLanguages(context).value,
  });
}

function outlinePage(page: Page): OutlinePage {
  const host = URL.parse(page.url)?.hostname ?? '';
  const mainText = page.blocks
    .filter(({ hidden, region }) => !hidden && region !== 'nav' && region !== 'footer')
    .map(({ text }) => text)
    .join('\n');
  const hosts = page.links.flatMap(({ href }) => (/^https?:/.test(href) ? (URL.parse(href)?.hostname ?? []) : []));
  return {
    url: page.url,
    lang: page.lang,
    title: page.title,
    metaDescription: page.metaDescription,
    canonical: page.canonical,
    headings: page.headings
      .filter(({ hidden }) => !hidden)
      .map(({ level, text, imageAlts }) => ({
        level,
        text: cutText(text.trim() || imageAlts.join(' ').trim(), MOST.headingCharacters),
      }))
      .slice(0, MOST.headings),
    wordCount: page.wordCount,
    mainText: cutText(mainText, MOST.text),
    photos: page.images
      .filter((image) => isContentPhoto(image, page))
      .map(photoOf)
      .slice(0, MOST.photos),
    outboundHosts: [...new Set(hosts)].filter((other) => other !== host).slice(0, MOST.hosts),
    structured: page.structured
      .filter(({ topLevel }) => topLevel)
      .slice(0, MOST.nodes)
      .map(nodeOf),
    brokenJsonLdCount: page.brokenJsonLd.length,
  };
}

function photoOf({ src, alt, width, height }: OutlinePhoto): OutlinePhoto {
  return { src, alt, width, height };
}

function nodeOf({ syntax, types, id, properties }: StructuredNode): OutlineNode {
  return {
    syntax,
    types: [...types],
    id,
    properties: properties.map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value : nodeOf(value))),
    ]),
  };
}

function robotsTextOf({ responses }: EvidenceBundle, homeUrl: string): string | null {
  const isOfHome = ({ purpose, url, status, body }: CollectedResponse) =>
    purpose === 'robots' && getOrigin(url) === getOrigin(homeUrl) && status >= 200 && status < 300 && body !== null;
  const answer = responses.find(isOfHome);
  if (answer?.body == null) return null;
  return new TextDecoder().decode(answer.body.subarray(0, MOST.robots));
}
