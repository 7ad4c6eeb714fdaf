import { Buffer } from 'node:buffer';
import { cutText } from '#shared/text/cut-text.ts';
import { cleanText } from './decode-text.ts';

/** An llms.txt as read (llmstxt.org): one H1, an optional quoted summary, H2 sections with lists of links. */
export interface LlmsTxt {
  /** The H1; null when the file has none, which makes it invalid. */
  readonly title: string | null;
  readonly summary: string | null;
  readonly sections: readonly string[];
  readonly linkCount: number;
  /** Why the file is invalid, as a sentence; null when it is valid. */
  readonly problem: string | null;
}

const MAX_BYTES = 256 * 1024;
const MAX_TEXT_CHARACTERS = 300;
const MAX_SECTIONS = 50;

/** Parses the first 256 KiB of an llms.txt. Never throws. */
export function parseLlmsTxt(bytes: Uint8Array): LlmsTxt {
  const text = cleanText(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MAX_BYTES)).toString('utf8'),
  ).replace(/^\uFEFF/, '');
  const start = text.slice(0, 1000).trimStart().toLowerCase();
  if (start === '') return invalid('The file is empty.');
  if (start.startsWith('<')) return invalid('A web page stands in its place.');

  let title: string | null = null;
  let linkCount = 0;
  let isFenced = false;
  const summary: string[] = [];
  const sections: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    if (trimmed.startsWith('```')) isFenced = !isFenced;
    if (isFenced) continue;
    if (title === null) {
      if (trimmed.startsWith('# ')) title = clip(trimmed.slice(2));
      continue;
    }
    if (trimmed.startsWith('## ')) {
      if (sections.length < MAX_SECTIONS) sections.push(clip(trimmed.slice(3)));
    } else if (sections.length === 0 && trimmed.startsWith('>')) summary.push(trimmed.slice(1).trim());
    else if (/^[-*+] {0,3}\[/.test(trimmed) && trimmed.includes('](')) linkCount++;
  }
  if (title === null || title === '') return invalid('The file has no title (a line that begins with "# ").');
  return { title, summary: clip(summary.join(' ')) || null, sections, linkCount, problem: null };
}

function invalid(problem: string): LlmsTxt {
  return { title: null, summary: null, sections: [], linkCount: 0, problem };
}

function clip(text: string): string {
  return cutText(text.trim(), MAX_TEXT_CHARACTERS);
}
