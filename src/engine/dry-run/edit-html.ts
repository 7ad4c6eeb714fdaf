import { escapePackHtml } from '../action-pack/pack-html.ts';
import type { Heading, Page } from '../crawl/html/page.ts';
import { type EditPoints, findEditPoints, type HeadingRange, type TextRange } from './edit-points.ts';
import { type EntryEdits, editEntriesIn, withoutBusinessEntries } from './json-ld-blocks.ts';

/** Changes of one document. Texts are escaped; what is called HTML is put in as it is. */
export interface HtmlEdit {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Replaces the first main heading that visitors see; added where there is none. */
  readonly heading?: string | undefined;
  /** Texts of further main headings that become subheadings. */
  readonly demoted?: readonly string[] | undefined;
  /** HTML below the main heading. */
  readonly opening?: string | undefined;
  /** HTML of the main text, which keeps its main heading and pictures. */
  readonly text?: { readonly mode: 'append' | 'replace'; readonly html: string } | undefined;
  /** A script element; `replace` takes out the entries of the business that the page has. */
  readonly jsonLd?: { readonly mode: 'add' | 'replace'; readonly html: string } | undefined;
  /** Changes of single entries of structured data; everything else in it stays. */
  readonly entries?: EntryEdits | undefined;
  /** A phone number as visitors see it, and the link that takes its place: at the end of the page where it is not found. */
  readonly phoneLink?: { readonly shown: string; readonly html: string } | undefined;
  /** HTML at the end of the footer, or of the page. */
  readonly footer?: string | undefined;
}

interface Splice extends TextRange {
  readonly text: string;
}

/**
 * Applies changes to a document as its owner would. `page` is the same document as parsed, which tells the headings that visitors
 * see. Pure; one pass, linear in the length of the document.
 */
export function editHtml(html: string, page: Pick<Page, 'headings'>, edit: HtmlEdit): string {
  const points = findEditPoints(html);
  const headings = pairHeadings(points, page);
  return splice(html, [
    ...editHead(points, edit),
    ...editHeadings(html, points, headings, edit),
    ...editText(points, headings[0]?.range ?? null, edit),
    ...editEntries(points, edit),
    ...editPhone(html, points, edit),
    ...(edit.footer === undefined ? [] : [insert(points.footer?.to ?? points.bodyEnd, edit.footer)]),
  ]);
}

/** Lines as paragraphs: how a typed text stands on a page. */
export function paragraphsHtml(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.map((line) => `<p>${escapePackHtml(line)}</p>\n`).join('');
}

function insert(at: number, text: string): Splice {
  return { from: at, to: at, text };
}

/** Replaces ranges; of two that overlap the first counts. Insertions at one place keep their order. */
function splice(html: string, splices: readonly Splice[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to, text } of splices.toSorted((a, b) => a.from - b.from)) {
    if (from < done) continue;
    pieces.push(html.slice(done, from), text);
    done = to;
  }
  return pieces.join('') + html.slice(done);
}

function editHead({ title, descriptions, headEnd }: EditPoints, edit: HtmlEdit): Splice[] {
  const text = edit.title === undefined ? null : escapePackHtml(edit.title);
  const meta =
    edit.description === undefined ? null : `<meta name="description" content="${escapePackHtml(edit.description)}">\n`;
  return [
    ...(text === null ? [] : [title === null ? insert(headEnd, `<title>${text}</title>\n`) : { ...title, text }]),
    ...(meta === null ? [] : [...descriptions.map((range) => ({ ...range, text: '' })), insert(headEnd, meta)]),
  ];
}

interface SeenHeading {
  readonly range: HeadingRange;
  readonly heading: Pick<Heading, 'text' | 'imageAlts'>;
}

/** The main headings that visitors see, with their places in the document. */
function pairHeadings({ mainHeadings }: EditPoints, { headings }: Pick<Page, 'headings'>): SeenHeading[] {
  const main = headings.filter(({ level }) => level === 1);
  // Beyond its limits the parser reads none; then nobody can say which is which.
  if (main.length !== mainHeadings.length) return [];
  return mainHeadings.flatMap((range, index) => {
    const heading = main[index];
    return heading === undefined || heading.hidden ? [] : [{ range, heading }];
  });
}

function editHeadings(html: string, points: EditPoints, seen: readonly SeenHeading[], edit: HtmlEdit): Splice[] {
  const [first, ...others] = seen;
  const opening = edit.opening ?? '';
  const start = points.main?.from ?? points.contentStart;
  if (first === undefined) {
    const heading = edit.heading === undefined ? '' : headingHtml(edit.heading);
    return heading + opening === '' ? [] : [insert(start, heading + opening)];
  }
  const demoted = new Set(edit.demoted ?? []);
  return [
    ...(edit.heading === undefined ? [] : [{ ...first.range, text: headingHtml(edit.heading) }]),
    ...(opening === '' ? [] : [insert(first.range.to, opening)]),
    ...others.flatMap(({ range, heading: { text, imageAlts } }) => {
      const said = text.trim() || imageAlts.join(' ').trim();
      // An empty main heading is no heading once there is a new one.
      if (said === '' && edit.heading !== undefined) return [{ ...range, text: '' }];
      return demoted.has(said) ? [{ ...range, text: `<h2>${html.slice(range.inner.from, range.inner.to)}</h2>` }] : [];
    }),
  ];
}

function headingHtml(text: string): string {
  return `<h1>${escapePackHtml(text)}</h1>\n`;
}

/** The main part, or what is between the main heading (else header and menu) and the footer. */
function editText(points: EditPoints, heading: HeadingRange | null, { text }: HtmlEdit): Splice[] {
  if (text === undefined) return [];
  const end = points.main?.to ?? points.footer?.from ?? points.bodyEnd;
  if (text.mode === 'append') return [insert(end, text.html)];
  const isInside = ({ from, to }: TextRange, range: TextRange) => from >= range.from && to <= range.to;
  const whole = { from: points.main?.from ?? heading?.to ?? points.contentStart, to: end };
  if (whole.from > whole.to) return [insert(end, text.html)];
  // A picture of the heading stays with it.
  const pictures = points.pictures.filter((picture) => heading === null || !isInside(picture, heading));
  const kept = [...(heading === null ? [] : [heading]), ...points.jsonLd, ...pictures];
  const stays = kept.filter((range) => isInside(range, whole));
  const cuts: Splice[] = [];
  let from = whole.from;
  for (const range of stays.toSorted((a, b) => a.from - b.from)) {
    cuts.push({ from, to: range.from, text: '' });
    from = range.to;
  }
  return [...cuts, { from, to: whole.to, text: text.html }];
}

function editEntries({ jsonLd, headEnd }: EditPoints, { jsonLd: change, entries }: HtmlEdit): Splice[] {
  const edit = (text: string) => {
    const left = change?.mode === 'replace' ? withoutBusinessEntries(text) : text;
    return left === null || entries === undefined ? left : editEntriesIn(left, entries);
  };
  const changed = jsonLd.flatMap(({ from, to, text }) => {
    const left = edit(text);
    if (left === text) return [];
    return [{ from, to, text: left === null ? '' : `<script type="application/ld+json">${left}</script>` }];
  });
  return [...changed, ...(change === undefined ? [] : [insert(headEnd, change.html)])];
}

/** The first place of the number in a text of the body, outside tags and scripts. */
function editPhone(
  html: string,
  { contentStart, footer, bodyEnd, jsonLd }: EditPoints,
  { phoneLink }: HtmlEdit,
): Splice[] {
  if (phoneLink === undefined) return [];
  const { shown, html: link } = phoneLink;
  const start = Math.max(0, html.search(/<body/i));
  const isText = (at: number) => html.lastIndexOf('>', at) >= html.lastIndexOf('<', at) && !isIn(at, jsonLd);
  const last = footer === null ? -1 : html.indexOf(shown, footer.from);
  const first = html.indexOf(shown, Math.min(start, contentStart));
  const at = [last, first].find((one) => one >= 0 && isText(one));
  return [at === undefined ? insert(footer?.to ?? bodyEnd, link) : { from: at, to: at + shown.length, text: link }];
}

function isIn(at: number, ranges: readonly TextRange[]): boolean {
  return ranges.some(({ from, to }) => at >= from && at < to);
}
