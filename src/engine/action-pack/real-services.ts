import { hasOnePage } from '../facts/category/category-demand.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { summarizeOutlinePages } from '../facts/pages/page-summary.ts';
import { findServicePage } from '../facts/services/find-service-page.ts';
import { findMainTownFact } from '../fixes/compose/main-town-fact.ts';
import { runningService } from '../fixes/compose/service-phrases.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { isLookedFor } from '../keywords/service-phrases.ts';
import { distinctSlugs } from './file-names.ts';
import { listPackServices } from './local-business-json-ld.ts';
import { findFactValue } from './pack-facts.ts';

/** A service that the business names, with its existing page and the last part of the address of one that it may get. */
export interface RealService {
  /** As the business writes it. */
  readonly name: string;
  /** In its mid-sentence form. */
  readonly running: string;
  readonly existingUrl: string | null;
  readonly slug: string;
}

/**
 * The services worth a page: those that the site or its owner names, without duplicates, in the site's order. Never one page
 * per town: a service gets one page for the town of the business. Where one page can show everything (a menu, a shop), only those that have
 * a page and that people look for by name: nobody looks for a pub's beers.
 */
export function realServices(material: WritingMaterial, language: TextLanguage): RealService[] {
  const signs = summarizeOutlinePages(material.outline);
  const named = listPackServices(material);
  const label = material.analysis.business.category?.label ?? null;
  const isOnePage = hasOnePage(label);
  const names = [findFactValue(material, 'name'), findMainTownFact(material.sheet)?.value ?? null];
  const properNames = new Set(names.flatMap((name) => (name === null ? [] : [foldText(name)])));
  const keys: string[][] = [];
  const kept: Omit<RealService, 'slug'>[] = [];
  for (const { name, url } of named) {
    const running = runningService(name, language, properNames);
    const key = wordsOf(name);
    const isKnown = keys.some(
      (other) => key.every((word) => other.includes(word)) || other.every((word) => key.includes(word)),
    );
    if (running === null || key.length === 0 || isKnown || !isLookedFor(name, label, language)) continue;
    keys.push(key);
    // If in doubt, the existing page is extended: a second page on the same topic would compete with it.
    const page = findServicePage({ name, url }, signs, named);
    if (isOnePage && page.kind === 'none') continue;
    kept.push({ name, running, existingUrl: page.kind === 'none' ? null : page.url });
  }
  const slugs = distinctSlugs(
    kept.map(({ running }) => running),
    'service',
  );
  return kept.map((service, i) => ({ ...service, slug: slugs[i] ?? 'service' }));
}

/** The significant words of a name, stemmed so that singular and plural match. */
function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 7)))];
}
