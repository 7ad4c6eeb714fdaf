import type { ActionPackBundle } from '#shared/audit/analysis.ts';
import { getBusinessTerms } from '../factors/business-terms.ts';
import { readKnownFacts } from '../fixes/compare/known-facts.ts';
import { getMainHeading } from '../fixes/compose/compose-meta.ts';
import { findMainTownFact } from '../fixes/compose/main-town-fact.ts';
import { inTown } from '../fixes/compose/town-phrases.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { buildKeywordInput } from '../keywords/build-keyword-input.ts';
import type { KeywordInput } from '../keywords/keyword-input.ts';
import { findMainSearch } from '../keywords/main-search.ts';
import { DRAFT_FOLDER } from './draft-files.ts';
import { findFactValue, getHomeUrl } from './pack-facts.ts';
import { changesSite, type PackPlan } from './pack-plan.ts';
import type { RealService } from './real-services.ts';

/** The folder of a bundle's files inside the pack. */
export const HOME_FOLDER = 'home-page';

/** A bundle and the folder of its files. */
export interface FiledBundle {
  readonly bundle: ActionPackBundle;
  readonly folder: string;
  /** A section or the draft of a page; null: the bundle of the home page. */
  readonly part: PackPlan['services'][number] | PackPlan['drafts'][number] | null;
}

/**
 * Parts of the priority of a service, 95 in all: whether it is a real search, what the site lacks for it, and how early the
 * business itself mentions it.
 */
const WORTH = { search: 25, noPage: 35, noTown: 10, noQuestion: 15, place: 10 } as const;
/** The home page targets the main search: it comes first as long as it needs changes. */
const HOME_WORTH = { search: 76, change: 6 } as const;
const IMPACT_FROM = { high: 70, medium: 50 } as const;

/** One bundle for the category in its town, where the pack changes anything on the site, and one for each section or draft for a service, highest priority first. */
export function buildBundles(material: WritingMaterial, plan: PackPlan, language: TextLanguage | null): FiledBundle[] {
  const town = findMainTownFact(material.sheet)?.value ?? '';
  const main = mainBundle(material, plan, town);
  const parts = [...plan.services, ...plan.drafts];
  const services = parts.map((part, i): FiledBundle => {
    const { service } = part;
    const isDraft = 'parts' in part;
    const asked = material.analysis.business.questions.some(({ question }) => names(question, service.running));
    const score =
      WORTH.search +
      (isDraft ? WORTH.noPage : 0) +
      (isDraft || isTownMissing(material, service) ? WORTH.noTown : 0) +
      (asked ? 0 : WORTH.noQuestion) +
      Math.round((WORTH.place * (parts.length - i)) / parts.length);
    const folder = isDraft ? DRAFT_FOLDER : `pages/${service.slug}`;
    return {
      part,
      folder,
      bundle: {
        query: searchIn(service.running, town, isDraft ? material.sheet.language : language),
        summary: isDraft
          ? `You offer ${service.name} and have no page for it. The draft says what your site says about it, and asks you the rest. Answer first, then publish.`
          : `You have a page for ${service.name}. The section adds what it does not say yet.`,
        service: service.name,
        city: town,
        intent_type: 'Transactional',
        priority_score: Math.max(0, Math.min(100, score)),
        impact: impactOf(score),
        files: isDraft
          ? { page: `${folder}/${service.slug}.md`, page_html: `${folder}/${service.slug}.html` }
          : filesOf(folder, { entry: true, post: false, questions: true }),
        url_target: isDraft
          ? { existing_url: null, recommended_slug: service.slug }
          : { existing_url: part.page.url, recommended_slug: null },
      },
    };
  });
  return [...main, ...services].sort((a, b) => b.bundle.priority_score - a.bundle.priority_score);
}

/** The contents of a bundle, by kind. */
function filesOf(
  folder: string,
  has: Readonly<Record<'entry' | 'post' | 'questions', boolean>>,
): Record<string, string> {
  return {
    page: `${folder}/page.md`,
    page_html: `${folder}/page.html`,
    ...(has.questions ? { qa: `${folder}/questions.md` } : {}),
    ...(has.entry ? { json_ld: `${folder}/structured-data.json` } : {}),
    ...(has.post ? { post: `${folder}/post.txt` } : {}),
  };
}

function mainBundle(material: WritingMaterial, plan: PackPlan, town: string): FiledBundle[] {
  const { home, entry } = plan;
  const label = findFactValue(material, 'category');
  const name = findFactValue(material, 'name');
  const query = findMainSearch(keywordInputFor(material, town)) ?? (name === null ? null : withTown(name, town));
  if (query === null) return [];
  const changes = [home.title, home.description, home.heading, home.opening].filter((text) => text !== null).length;
  const isKnown = label !== null && town !== '';
  if (isKnown ? !changesSite(plan) : changes === 0 && entry === null) return [];
  const score = Math.min(100, HOME_WORTH.search + HOME_WORTH.change * changes);
  const leads = isKnown
    ? 'The search for your trade in your town leads to your home page'
    : 'Most people see your home page first';
  return [
    {
      part: null,
      folder: HOME_FOLDER,
      bundle: {
        query,
        summary:
          changes === 0
            ? `${leads}${isKnown && saysAll(material) ? ', and its title and heading say so' : ''}.${entry === null ? '' : ' The structured data for it is in the pack.'}`
            : `${leads}. The pack has better texts for it${entry === null ? '' : ', and structured data'}.`,
        service: label ?? name ?? '',
        city: town,
        intent_type: 'Local Intent',
        priority_score: score,
        impact: impactOf(score),
        files: filesOf(HOME_FOLDER, {
          entry: entry !== null,
          post: plan.post !== null,
          questions: plan.questions !== null,
        }),
        url_target: { existing_url: getHomeUrl(material), recommended_slug: null },
      },
    },
  ];
}

function withTown(name: string, town: string): string {
  return town === '' || names(name, town) ? name : `${name} ${town}`;
}

/** What the keywords of the site are made from, with the facts that its owner has confirmed. */
function keywordInputFor(material: WritingMaterial, town: string): KeywordInput {
  const { analysis, outline } = material;
  const request = {
    business_name: findFactValue(material, 'name') ?? '',
    primary_category: findFactValue(material, 'category') ?? '',
    location: { city: town, state: '' },
    website_url: analysis.websiteUrl,
  };
  return buildKeywordInput(request, analysis, outline);
}

/** Whether title and main heading of the home page both say what the business does and where. */
function saysAll(material: WritingMaterial): boolean {
  const [home] = material.outline.pages;
  const known = readKnownFacts(material);
  const texts = home === undefined ? [null] : [home.title, getMainHeading(home, known)];
  return texts.every((text) => text !== null && known.saysWhat(text) && known.saysWhere(text));
}

function isTownMissing({ analysis, outline }: WritingMaterial, { existingUrl }: RealService): boolean {
  const page = outline.pages.find(({ url }) => url === existingUrl);
  const words = getBusinessTerms(analysis.business);
  const says = `${page?.title ?? ''} ${page?.headings.find(({ level }) => level === 1)?.text ?? ''}`;
  return words.knowsPlace && !words.namesPlace(says);
}

function names(text: string, service: string): boolean {
  return text.toLowerCase().includes(service.toLowerCase());
}

function searchIn(what: string, town: string, language: TextLanguage | null): string {
  if (town === '') return what;
  return language === null ? `${what} ${town}` : `${what} ${inTown(language, town)}`;
}

function impactOf(score: number): string {
  if (score >= IMPACT_FROM.high) return 'High';
  return score >= IMPACT_FROM.medium ? 'Medium' : 'Low';
}
