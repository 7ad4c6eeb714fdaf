import { ringFigure } from '#shared/report/ring-drawing.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { brandingData } from '../pdf/branding-data.ts';
import { clipped, setForeignText } from '../pdf/foreign-text.ts';
import { type PaperSettings, paperIn } from '../pdf/paper.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { type ChecklistMatter, type ChecklistRow, checklistSheet } from './checklist-sheet.ts';

/** The limit of one item, because a hostile page may be endless. */
const longestText = 4000;

/** The contents of the checklist's PDF, as plain data for the template `seo-checklist`. */
export function checklistPdfData(matter: ChecklistMatter, { branding, country, language, madeAtMs }: PaperSettings) {
  const sheet = checklistSheet(matter);
  return {
    paper: paperIn(country),
    branding: brandingData(branding),
    madeOn: formatDay(new Date(madeAtMs).toISOString().slice(0, 10)),
    title: sheet.title,
    businessName: setForeignText(sheet.businessName, language, 200),
    keyword: setForeignText(sheet.keyword, language, 200),
    page: { words: setForeignText(sheet.page.words, null, 300), href: paperLink(sheet.page.href) },
    readOn: formatDay(sheet.readOn),
    score: {
      value: sheet.score,
      band: sheet.band,
      bandWord: sheet.bandWord,
      ...ringFigure(sheet.score, null),
      range: null,
    },
    countWords: sheet.countWords,
    toChange: sheet.toChange.map((row) => rowOnPaper(row, language)),
    inOrder: sheet.inOrder.map((row) => rowOnPaper(row, language)),
    notJudged: sheet.notJudged.map((row) => rowOnPaper(row, language)),
    locked: sheet.locked,
    tips: sheet.tips,
    method: sheet.method,
  };
}

function rowOnPaper(
  { label, status, statusWord, details, metrics, places, change }: ChecklistRow,
  language: string | null,
) {
  const parts = change === null ? null : clipped(change, longestText).split('\n\n');
  return {
    label,
    status,
    statusWord,
    // Our English sentence around a quote from the page: left to right, whatever it quotes.
    details: { ...setForeignText(details, null, longestText), lang: null, dir: 'ltr' as const },
    metrics,
    places: places.map((words) => setForeignText(words, null)),
    change: parts?.map((part) => setForeignText(part, language, longestText)) ?? null,
  };
}
