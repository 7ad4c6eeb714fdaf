import type { Category } from '#shared/audit/business.ts';
import { isOrganizationType } from '../facts/category/local-business-types.ts';
import { isReadAsLocalBusiness } from '../facts/category/unknown-type.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { categoryAfter } from './changed-pages.ts';
import { changeHome, type HomeChange } from './home-change.ts';
import { type BusinessJsonLd, localBusinessJsonLd } from './local-business-json-ld.ts';
import { getHomeUrl } from './pack-facts.ts';
import { placeQuestions } from './pack-questions.ts';
import type { PackTexts } from './pack-texts.ts';
import { contactLineHtml, type PageDraft, questionsPage, servicePage } from './page-draft.ts';
import type { EntryPatch } from './patch-entry.ts';
import { type RealService, realServices } from './real-services.ts';
import { openRobotsTxt, type RobotsChange } from './robots-change.ts';

/** Everything that changes on the site when its owner applies the pack. */
export interface PackPlan {
  /** The category that the next audit will detect from the new texts, where this one detected none; else null. */
  readonly category: Category | null;
  readonly home: HomeChange;
  /**
   * The entry of the business for the home page, and the pages from which an older or broken one has to be removed. Null where it would lack
   * a required part: then the older ones stay.
   */
  readonly entry: { readonly [property: string]: BusinessJsonLd } | null;
  /** What the entry adds to the site's own and changes in it. */
  readonly patch: Omit<EntryPatch, 'entry'> | null;
  readonly removeEntriesFrom: readonly string[];
  /** A line for the home page with name, place and a phone link; null where it shows them already. */
  readonly contactLine: string | null;
  readonly robots: RobotsChange | null;
  readonly services: readonly { readonly service: RealService; readonly page: PageDraft }[];
  /** Null when there are too few new questions. */
  readonly questions: PageDraft | null;
}

/** Practice value: with fewer answers, an FAQ page would be thinner than the page that links to it. */
const FEWEST_OF_NEW_PAGE = 3;

/** The changes of a pack. `language` null: we write nothing in the language of the site, so no texts change. */
export function planPack(material: WritingMaterial, texts: PackTexts, language: TextLanguage | null): PackPlan {
  const plan = planWith(material, texts, language);
  const { analysis } = material;
  const category = analysis.business.category === null ? categoryAfter(material, plan) : null;
  if (category === null) return plan;
  const business = { ...analysis.business, category };
  return { ...planWith({ ...material, analysis: { ...analysis, business } }, texts, language), category };
}

function planWith(material: WritingMaterial, texts: PackTexts, language: TextLanguage | null): PackPlan {
  const services = language === null ? [] : realServices(material, language);
  const patch = localBusinessJsonLd(material);
  const entry = patch?.entry ?? null;
  const placed = placeQuestions(material, language === null ? [] : texts.questions, services);
  return {
    category: null,
    home: changeHome(material, texts),
    entry,
    patch,
    removeEntriesFrom: entry === null ? [] : pagesWithOldEntries(material),
    contactLine: needsContactLine(material) ? contactLineHtml(material) || null : null,
    robots:
      material.outline.robotsTxt === null || material.analysis.site.robotsTxt.status !== 'found'
        ? null
        : openRobotsTxt(
            material.outline.robotsTxt,
            material.outline.pages.map(({ url }) => url),
          ),
    services:
      language === null
        ? []
        : services
            .map((service) => ({
              service,
              page: servicePage(material, service, placed.byService.get(service.slug) ?? [], language),
            }))
            // A page that is there gains nothing from a section that answers nothing.
            .filter(({ page }) => page.isNew || page.questions.length > 0),
    questions:
      language === null || placed.general.length < (placed.existingUrl === null ? FEWEST_OF_NEW_PAGE : 1)
        ? null
        : questionsPage(material, placed.existingUrl, placed.general, language),
  };
}

/** Pages with a JSON-LD entry of the business, or with a block that cannot be parsed. */
function pagesWithOldEntries({ outline }: WritingMaterial): string[] {
  return outline.pages
    .filter(
      ({ structured, brokenJsonLdCount }) =>
        brokenJsonLdCount > 0 ||
        structured.some(
          (node) => node.syntax === 'json-ld' && (isReadAsLocalBusiness(node) || node.types.some(isOrganizationType)),
        ),
    )
    .map(({ url }) => url);
}

function needsContactLine({ analysis, outline, sheet }: WritingMaterial): boolean {
  const home = getHomeUrl({ outline, analysis });
  const knows = sheet.facts.some(({ kind, state }) => kind === 'phone' && state !== 'rejected');
  const poor = analysis.factors.napConsistency.checks.some(
    ({ id, status }) =>
      (id === 'napConsistency.clickToCall' || id === 'napConsistency.onHome') &&
      (status === 'fail' || status === 'partial'),
  );
  return home !== '' && knows && poor;
}
