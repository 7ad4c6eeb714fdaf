import type { WritingMaterial } from '../fixes/writing-material.ts';
import { escapeMarkdown, escapePackHtml } from './pack-html.ts';
import { contactLineHtml, wholePage } from './page-draft.ts';
import type { DraftPart, ServiceDraft } from './service-draft.ts';
import type { ZipTextFile } from './zip-files.ts';

export const DRAFT_FOLDER = 'drafts';
/** What a draft says of itself in both files. */
const TO_DO = 'This is a draft. Answer the questions in brackets in your own words and take the brackets out.';
const NO_INDEX = `<!-- ${TO_DO} Then remove this line and the next one, and publish the page. -->
<meta name="robots" content="noindex">
`;

/** The files of a draft: Markdown to write in, and the page that it becomes. */
export function draftFiles(material: WritingMaterial, draft: ServiceDraft): readonly [ZipTextFile, ZipTextFile] {
  const path = `${DRAFT_FOLDER}/${draft.service.slug}`;
  const parts = numberQuestions(draft.parts);
  return [
    { path: `${path}.md`, text: draftMarkdown(draft, parts) },
    { path: `${path}.html`, text: draftHtml(material, draft, parts) },
  ];
}

/** Questions as they stand in the text: "[1 How long does it take?]". */
function numberQuestions(parts: readonly DraftPart[]): DraftPart[] {
  let number = 0;
  return parts.map((part) => ({ ...part, questions: part.questions.map((text) => `[${++number} ${text}]`) }));
}

function draftMarkdown({ heading, title, url }: ServiceDraft, parts: readonly DraftPart[]): string {
  const comment = `Proposed address: ${url}\nPage title: ${title}\n${TO_DO}`;
  return [
    `<!-- ${comment.replaceAll('--', '- -')} -->`,
    '',
    `# ${escapeMarkdown(heading)}`,
    '',
    ...parts.flatMap((part) => [
      ...(part.heading === null ? [] : [`## ${escapeMarkdown(part.heading)}`, '']),
      ...linesOf(part).flatMap((line) => [escapeMarkdown(line), '']),
    ]),
  ].join('\n');
}

function draftHtml(material: WritingMaterial, { heading, title }: ServiceDraft, parts: readonly DraftPart[]): string {
  const lines = [
    `<h1>${escapePackHtml(heading)}</h1>`,
    ...parts.flatMap((part) => [
      ...(part.heading === null ? [] : [`<h2>${escapePackHtml(part.heading)}</h2>`]),
      ...linesOf(part).map((line) => `<p>${escapePackHtml(line)}</p>`),
    ]),
    // Nobody comes to a business that travels.
    contactLineHtml(material, material.sheet.isServiceArea !== true),
  ];
  return wholePage(title, `${lines.filter(Boolean).join('\n')}\n`, material.sheet.language, NO_INDEX);
}

function linesOf({ sentences, questions }: DraftPart): string[] {
  return [...(sentences.length === 0 ? [] : [sentences.join(' ')]), ...questions];
}
