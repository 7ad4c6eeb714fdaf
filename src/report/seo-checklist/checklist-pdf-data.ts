import { dressData } from '../pdf/dress-data.ts';
import { dayOnPaper, type PaperSettings, paperIn } from '../pdf/paper.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { clipped, siteWords } from '../pdf/site-words.ts';
import { type ChecklistMatter, type ChecklistRow, checklistSheet } from './checklist-sheet.ts';

/** A page of one item: nobody reads on, and a hostile page has no end. */
const longestText = 4000;

/** Everything that stands in the checklist on paper, as plain data for the template `seo-checklist`. */
export function checklistPdfData(matter: ChecklistMatter, { dress, country, language, madeAtMs }: PaperSettings) {
  const sheet = checklistSheet(matter);
  return {
    paper: paperIn(country),
    dress: dressData(dress),
    madeOn: dayOnPaper(new Date(madeAtMs).toISOString().slice(0, 10)),
    title: sheet.title,
    businessName: siteWords(sheet.businessName, language, 200),
    keyword: siteWords(sheet.keyword, language, 200),
    page: { words: siteWords(sheet.page.words, null, 300), href: paperLink(sheet.page.href) },
    readOn: dayOnPaper(sheet.readOn),
    score: { value: sheet.score, band: sheet.band, bandWord: sheet.bandWord, range: null },
    countWords: sheet.countWords,
    toChange: sheet.toChange.map((row) => rowOnPaper(row, language)),
    inOrder: sheet.inOrder.map((row) => rowOnPaper(row, language)),
    notJudged: sheet.notJudged.map((row) => rowOnPaper(row, language)),
    locked: sheet.locked,
    tips: sheet.tips,
    method: sheet.method,
  };
}
export type ChecklistPdfData = ReturnType<typeof checklistPdfData>;

function rowOnPaper(
  { label, status, statusWord, details, metrics, places, change }: ChecklistRow,
  language: string | null,
) {
  const parts = change === null ? null : clipped(change, longestText).split('\n\n');
  return {
    label,
    status,
    statusWord,
    // Our sentence around words of the page: English, and read from the left, whatever it quotes.
    details: { ...siteWords(details, null, longestText), lang: null, dir: 'ltr' as const },
    metrics,
    places: places.map((words) => siteWords(words, null)),
    change: parts?.map((part) => siteWords(part, language, longestText)) ?? null,
  };
}
