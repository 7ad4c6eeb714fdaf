import type { Category } from '#shared/audit/business.ts';
import { composePosts } from '../fixes/write/compose-posts.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { categoryAfter } from './changed-pages.ts';
import { planContact } from './contact-line.ts';
import { changeHome, type HomeChange, withoutHeadings } from './home-change.ts';
import { type BusinessJsonLd, localBusinessJsonLd } from './local-business-json-ld.ts';
import { entryKey, findOwnEntry, type ReplacedEntry } from './own-entry.ts';
import { getHomeUrl } from './pack-facts.ts';
import { placeQuestions } from './pack-questions.ts';
import type { PackTexts } from './pack-texts.ts';
import { type PageDraft, questionsSection, serviceSection } from './page-draft.ts';
import { type EntryPatch, listAskedParts } from './patch-entry.ts';
import { type RealService, realServices } from './real-services.ts';
import { openRobotsTxt, type RobotsChange } from './robots-change.ts';
import { draftServicePages, type ServiceDraft } from './service-draft.ts';

/** Everything that changes on the site when its owner applies the pack. */
export interface PackPlan {
  /** The category that the next audit will detect from the new texts, where this one detected none; else null. */
  readonly category: Category | null;
  readonly home: HomeChange;
  /**
   * The entry of the business: a new one for the home page, or the site's own, completed. Null where it would lack a required part, and
   * where the site's own can stay as it is.
   */
  readonly entry: { readonly [property: string]: BusinessJsonLd } | null;
  /** What the entry adds to the site's own and changes in it. */
  readonly patch: Omit<EntryPatch, 'entry'> | null;
  /** The site's own entry, in whose place the completed one comes; null: the entry is new, and goes into the home page. */
  readonly replacedEntry: ReplacedEntry | null;
  /** Pages with structured data that no machine can read. */
  readonly brokenOn: readonly string[];
  /** A line for the home page with name, place and a phone link; where it shows them already, the phone link alone; null: nothing is missing. */
  readonly contactLine: string | null;
  /** The number on the home page that the phone link replaces; null where the line is added. */
  readonly shownNumber: string | null;
  /** Links for further numbers that the home page shows as text beside it. */
  readonly otherLinks: readonly string[];
  readonly robots: RobotsChange | null;
  /** Sections for the pages of services. */
  readonly services: readonly { readonly service: RealService; readonly page: PageDraft }[];
  /** Pages for its owner to complete: no part of what applying the pack changes. */
  readonly drafts: readonly ServiceDraft[];
  /** A post for the profile in the site's own words; null where it has none. */
  readonly post: string | null;
  /** A section for the page of questions; null where the site has none, and where there are no new ones. */
  readonly questions: PageDraft | null;
}

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
  const services = realServices(material, material.sheet.language);
  const withPage = services.flatMap((one) =>
    one.existingUrl === null ? [] : { ...one, existingUrl: one.existingUrl },
  );
  const placed = placeQuestions(material, language === null ? [] : texts.questions, withPage);
  const entry = planEntry(material);
  const nameSource = material.analysis.business.sources.name?.takenFrom;
  const home = changeHome(material, texts);
  // Without an entry the name would go with the heading from which it is read.
  const keepsHeading =
    entry.entry === null && nameSource?.place === 'heading' && nameSource.url === getHomeUrl(material);
  return {
    category: null,
    home: keepsHeading ? withoutHeadings(material, home) : home,
    ...entry,
    ...planContact(material, listAskedParts(entry.patch)),
    robots:
      material.outline.robotsTxt === null || material.analysis.site.robotsTxt.status !== 'found'
        ? null
        : openRobotsTxt(
            material.outline.robotsTxt,
            material.outline.pages.map(({ url }) => url),
          ),
    // A page that is there gains nothing from a section that answers nothing.
    services: withPage.flatMap((service) => {
      const questions = placed.byService.get(service.slug) ?? [];
      return language === null || questions.length === 0
        ? []
        : { service, page: serviceSection(material, service, questions, language) };
    }),
    drafts: draftServicePages(material, services),
    post: planPost(material),
    questions:
      language === null || placed.existingUrl === null || placed.general.length === 0
        ? null
        : questionsSection(placed.existingUrl, placed.general, language),
  };
}

/** Whether applying the pack changes anything on the site. */
export function changesSite({ home, entry, robots, contactLine, services, questions, ...plan }: PackPlan): boolean {
  const texts = [home.title, home.description, home.heading, home.opening, contactLine, entry, robots, questions];
  const lists = [home.demoted, plan.brokenOn, services];
  return texts.some((part) => part !== null) || lists.some((list) => list.length > 0);
}

/** An answer is nothing without its question. */
function planPost(material: WritingMaterial): string | null {
  const [post] = composePosts(material);
  if (post === undefined) return null;
  return post.topic === 'answer' ? `${post.title.text}\n\n${post.body.text}` : post.body.text;
}

type EntryPlan = Pick<PackPlan, 'entry' | 'patch' | 'replacedEntry' | 'brokenOn'>;

const NO_ENTRY: EntryPlan = { entry: null, patch: null, replacedEntry: null, brokenOn: [] };

const MINOR: ReadonlySet<string> = new Set(['@id', 'hasMap']);

function planEntry(material: WritingMaterial): EntryPlan {
  const made = localBusinessJsonLd(material);
  if (made === null) return NO_ENTRY;
  const { entry, ...patch } = made;
  const { pages } = material.outline;
  const own = patch.isOfSite ? findOwnEntry(material) : null;
  const brokenOn = pages.flatMap(({ url, brokenJsonLdCount }) => (brokenJsonLdCount > 0 ? [url] : []));
  // A map link made from the address is no reason to touch what the owner has.
  const isSame =
    patch.isOfSite &&
    patch.changed.length === 0 &&
    patch.leftOut.length === 0 &&
    patch.added.every((name) => MINOR.has(name));
  return {
    entry: isSame ? null : entry,
    patch,
    replacedEntry: own === null || isSame ? null : { url: own.url, entry: entryKey(own.node) },
    brokenOn,
  };
}
