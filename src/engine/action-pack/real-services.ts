import { foldText } from '../facts/fold-text.ts';
import { runningService } from '../fixes/compose/service-phrases.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { distinctSlugs } from './file-names.ts';
import { servicesOf } from './local-business-json-ld.ts';
import { factOf, homeUrlOf } from './pack-facts.ts';

/** A service that the business names, with the page it has or the address that is proposed for one. */
export interface RealService {
  /** As the business writes it. */
  readonly name: string;
  /** As it stands inside a sentence. */
  readonly running: string;
  readonly existingUrl: string | null;
  readonly slug: string;
}

/** More pages at once are not work that an owner gets done, and look like doorway pages to a search engine. */
const MOST_SERVICES = 9;

/**
 * The services worth a page: those that the site or its owner names, each once, at most nine, in the site's order. Never one page
 * per town: a service gets one page for the place where the business is.
 */
export function realServices(material: WritingMaterial, language: TextLanguage): RealService[] {
  const homeUrl = homeUrlOf(material).split('#')[0];
  const town = factOf(material, 'city');
  const properNouns = new Set([...(factOf(material, 'name') ?? '').split(' '), ...(town ?? '').split(' ')]);
  const keys: string[][] = [];
  const kept: Omit<RealService, 'slug'>[] = [];
  for (const { name, url } of servicesOf(material)) {
    const running = runningService(name, language, properNouns);
    const key = wordsOf(name);
    const isKnown = keys.some(
      (other) => key.every((word) => other.includes(word)) || other.every((word) => key.includes(word)),
    );
    if (running === null || key.length === 0 || isKnown) continue;
    keys.push(key);
    const own = url === null || url.split('#')[0] === homeUrl ? null : url;
    kept.push({ name, running, existingUrl: own ?? pageAbout(material, key) });
    if (kept.length === MOST_SERVICES) break;
  }
  const slugs = distinctSlugs(
    kept.map(({ running }) => running),
    'service',
  );
  return kept.map((service, i) => ({ ...service, slug: slugs[i] ?? 'service' }));
}

/** A page that was read and says in its main heading or title that it is about this. */
function pageAbout({ outline }: WritingMaterial, key: readonly string[]): string | null {
  const page = outline.pages.slice(1).find(({ headings, title }) => {
    const says = wordsOf(`${headings.find(({ level }) => level === 1)?.text ?? ''} ${title ?? ''}`);
    return key.every((word) => says.includes(word));
  });
  return page?.url ?? null;
}

/** The words that carry a name, shortened so that singular and plural are one. */
function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 7)))];
}
