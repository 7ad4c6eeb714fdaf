import type { SiteTuneUp, TuneUpFinding, TuneUpPage } from '#shared/add-ons/site-tune-up.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { evaluateOutlineHeadings, SUFFICIENT_WORD_COUNT } from '../checklist/evaluate-page.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { type PageRole, pageRole } from '../fixes/compose/page-role.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { tuneDescription, tuneH1, tuneTitle } from './tune-up-meta.ts';

/** Number of questions for one thin page, and total number composed. */
const QUESTIONS_PER_PAGE = 3;
const MOST_QUESTIONS = 24;
/** More file names than this are only counted. */
const MOST_NAMED_PHOTOS = 8;

/** A page with its purpose. */
interface PlacedPage {
  readonly page: OutlinePage;
  readonly role: PageRole;
  /** Whether the page is in the language of the sheet. */
  readonly isOurLanguage: boolean;
}

/**
 * Runs the checklist over every page that was read, each finding with the exact change: title, description, main heading, order
 * of the headings, thin pages, photos without alternative text. Title,
 * description and main heading are compared with what could be written from the facts; a good one is kept. Pure: the same material gives the same pack. Text to paste uses
 * usable facts and the page's own headings alone, and is null where they are not enough.
 */
export function buildTuneUp(material: WritingMaterial): SiteTuneUp {
  const placed = material.outline.pages.map((page) => placePage(material, page));
  const questions = thinPageQuestions(material);
  const titles = new Set<string>();
  const pages = placed.map(
    (one): TuneUpPage => ({
      url: one.page.url,
      findings: [
        tuneTitle(material, one.page, titles),
        tuneDescription(material, one.page),
        tuneH1(material, one.page),
        tuneHeadings(one),
        tuneWords(one, questions),
        tunePhotos(one.page),
      ],
    }),
  );
  const findings = pages.flatMap((page) => page.findings);
  const photos = material.outline.pages.flatMap((page) => page.photos);
  return {
    pages,
    totals: {
      pages: pages.length,
      pass: findings.filter(({ status }) => status === 'pass').length,
      fail: findings.filter(({ status }) => status === 'fail').length,
      photos: photos.length,
      photosWithoutAlt: photos.filter(({ alt }) => alt === null).length,
    },
  };
}

function placePage(material: WritingMaterial, page: OutlinePage): PlacedPage {
  const { role } = pageRole(material, page);
  const { language } = material.sheet;
  // A page that declares no language is in that of the site.
  const spoken = (page.lang ?? material.analysis.business.languages[0] ?? language).slice(0, 2).toLowerCase();
  const isOurLanguage = spoken === language;
  return { page, role, isOurLanguage };
}

function tuneHeadings({ page }: PlacedPage): TuneUpFinding {
  // A page of one paragraph needs no structure.
  if (page.headings.length < 2 && page.wordCount < SUFFICIENT_WORD_COUNT)
    return { part: 'headings', status: 'na', details: 'Too short for an outline.', change: null, paste: null };
  const { status, details, suggestion } = evaluateOutlineHeadings(page);
  return { part: 'headings', status, details, change: suggestion, paste: null };
}

/** Distributes questions and answers to thin pages, each one once: duplicate text helps neither page. */
function thinPageQuestions(material: WritingMaterial): () => string[] {
  let questions: string[] | null = null;
  return () => {
    questions ??= composeQa(material, MOST_QUESTIONS)
      .filter(({ url }) => url === null)
      .map(({ question, answer }) => `${question}\n${answer.text}`);
    return questions.splice(0, QUESTIONS_PER_PAGE);
  };
}

function tuneWords({ page, role, isOurLanguage }: PlacedPage, questions: () => string[]): TuneUpFinding {
  const { wordCount } = page;
  const details = `This page has ${wordCount} words. ${SUFFICIENT_WORD_COUNT} is a value from practice; Google sets none.`;
  if (wordCount >= SUFFICIENT_WORD_COUNT) return { part: 'words', status: 'pass', details, change: null, paste: null };
  if (role === 'contact' || role === 'other')
    return {
      part: 'words',
      status: 'na',
      details: `${wordCount} words. A page like this may be short.`,
      change: null,
      paste: null,
    };
  const qa = isOurLanguage ? questions() : [];
  const lead = `Add about ${SUFFICIENT_WORD_COUNT - wordCount} words that answer what customers ask about this.`;
  const change = qa.length === 0 ? lead : `${lead} Begin with these.`;
  return { part: 'words', status: 'fail', details, change, paste: qa.length === 0 ? null : qa.join('\n\n') };
}

function tunePhotos({ photos }: OutlinePage): TuneUpFinding {
  const without = photos.filter(({ alt }) => alt === null);
  if (photos.length === 0)
    return {
      part: 'photos',
      status: 'na',
      details: 'We saw no photos that we could read on this page.',
      change: null,
      paste: null,
    };
  if (without.length === 0) {
    const details =
      photos.length === 1 ? 'The photo has an alt attribute.' : `All ${photos.length} photos have an alt attribute.`;
    return { part: 'photos', status: 'pass', details, change: null, paste: null };
  }
  const names = [...new Set(without.map(({ src }) => fileName(src)))];
  const more = names.length > MOST_NAMED_PHOTOS ? ` and ${names.length - MOST_NAMED_PHOTOS} more` : '';
  const verb = without.length === 1 ? 'has' : 'have';
  return {
    part: 'photos',
    status: 'fail',
    details: `${without.length} of ${photos.length} photos ${verb} no alternative text: ${names.slice(0, MOST_NAMED_PHOTOS).join(', ')}${more}.`,
    change:
      'Write for each photo what can be seen on it, in one short sentence. Photos that only decorate get an empty one: alt="".',
    paste: null,
  };
}

/** The file name as the owner sees it; a data URL has none. */
function fileName(src: string): string {
  if (src.startsWith('data:')) return 'a picture written into the page';
  const { pathname = src } = URL.parse(src, 'https://site.example/') ?? {};
  return pathname.split('/').findLast(Boolean)?.slice(0, 60) ?? cutText(src, 60);
}
