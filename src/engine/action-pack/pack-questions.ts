import { classifyUrl } from '../crawl/html/page-kind.ts';
import { ENOUGH_QUESTIONS } from '../factors/customer-questions.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { findOwnAnswers } from '../fixes/compose/own-answers.ts';
import { pageRole } from '../fixes/compose/page-role.ts';
import { QA_WORDINGS } from '../fixes/compose/question-topics.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { findHoursDoubt } from './doubtful-hours.ts';
import { getHomeUrl } from './pack-facts.ts';
import type { PackQuestion } from './pack-texts.ts';
import type { RealService } from './real-services.ts';

/** The destination of each new question. */
export interface PlacedQuestions {
  /** For the page of questions. */
  readonly general: readonly PackQuestion[];
  /** By slug of the service. */
  readonly byService: ReadonlyMap<string, readonly PackQuestion[]>;
  /** The existing page that answers questions about the business; null where the site has none. */
  readonly existingUrl: string | null;
}

const MOST_GENERAL = 8;
const MOST_OF_SERVICE = 3;
/** Hours without their "by appointment" would be misleading, and doubtful ones wrong. */
const NAMES_TIMES = /\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|Uhr|h)\b|\d{1,2}:\d{2}/;

/**
 * Drops questions that the site answers already. Questions that name a service go to its page, the others to the page of
 * questions, unless that has enough of its own; a new page for a few short answers would be thin.
 */
export function placeQuestions(
  material: WritingMaterial,
  questions: readonly PackQuestion[],
  services: readonly RealService[],
): PlacedQuestions {
  const { business } = material.analysis;
  const isDoubtful = business.openingHours?.byAppointment === true || findHoursDoubt(material) !== null;
  const asked = new Set(business.questions.map(({ question }) => keyOf(question)));
  const general: PackQuestion[] = [];
  const byService = new Map<string, PackQuestion[]>();
  for (const one of questions) {
    const key = keyOf(one.question);
    if (asked.has(key) || (isDoubtful && NAMES_TIMES.test(one.answer))) continue;
    asked.add(key);
    const service = services.find(({ name, running }) => key.includes(keyOf(running)) || key.includes(keyOf(name)));
    if (service !== undefined && asksWhether(one.question, service, material.sheet.language)) continue;
    const list = service === undefined ? general : (byService.get(service.slug) ?? []);
    if (list.length >= (service === undefined ? MOST_GENERAL : MOST_OF_SERVICE)) continue;
    list.push(one);
    if (service !== undefined) byService.set(service.slug, list);
  }
  const existingUrl = questionPageOf(material);
  const there = business.questions.filter(({ url, answer }) => url === existingUrl && answer !== null);
  const isEnough = existingUrl === null || there.length >= ENOUGH_QUESTIONS;
  return { general: isEnough ? [] : general, byService, existingUrl };
}

/** "Do you offer windows?", which the page about windows answers by being there. */
function asksWhether(question: string, { name, running }: RealService, language: TextLanguage): boolean {
  const wording = QA_WORDINGS[language].topics.service;
  const forms = [wording?.question, wording?.familiar, wording?.toOne].filter((form) => form !== undefined);
  const asked = keyOf(question);
  return forms.some((form) =>
    [name, running].some((service) => keyOf(form.replace('{service}', () => service)) === asked),
  );
}

/** The page that answers questions about the business, and is of no one service; of several, the page of questions. */
function questionPageOf(material: WritingMaterial): string | null {
  const { analysis, outline, sheet } = material;
  const home = getHomeUrl({ analysis, outline });
  const services = outline.pages.filter((page) => pageRole(material, page).role === 'service').map(({ url }) => url);
  const counts = Map.groupBy(
    findOwnAnswers(analysis.business, sheet.language).filter(({ url }) => url !== home && !services.includes(url)),
    ({ url }) => url,
  );
  // "What are your hours?" fits a page of questions alone: others have those of their topic.
  const [most] = [...counts]
    .filter(([url, questions]) => questions.length > 1 && classifyUrl(url) === 'faq')
    .sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}

function keyOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
