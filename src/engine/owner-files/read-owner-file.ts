import type { FileReading } from '#shared/owner-files/file-reading.ts';
import { missingRoles } from '#shared/owner-files/file-roles.ts';
import { type KnownFiles, OWNER_FILE_KINDS, type OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { decodeText } from './decode-text.ts';
import type { FileJob, ReadKind, TableJob } from './file-job.ts';
import { countKnownHeaders, type FoundTable, findTable } from './match-columns.ts';
import { readAnswers } from './read-answers.ts';
import { readCitations } from './read-citations.ts';
import { readLinks } from './read-links.ts';
import { readTable, type SkippedLine, TABLE_LIMITS } from './read-table.ts';
import { readTraffic } from './read-traffic.ts';
import { unzipTables } from './unzip-table.ts';

/** The parsed file with the rows that would be stored; or a sentence why it cannot be parsed. */
export type OwnerFileRead =
  | { readonly kind: 'read'; readonly reading: FileReading; readonly kept: KnownFiles | null }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Parses an owner's file: text in any encoding, separated by comma, semicolon or tab, or a zip of such; finds the table and
 * its columns by name, or uses the owner's mapping. Call it where time and memory are limited (`readOwnerFileInChildProcess`). Never
 * throws for any bytes.
 */
export async function readOwnerFile(job: FileJob): Promise<OwnerFileRead> {
  const { bytes } = job;
  if (bytes.length === 0) return refused('This file is empty.');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readZip(job);
  const other = otherKindOf(bytes);
  return other === null ? readText(job, null) : refused(other);
}

async function readZip(job: FileJob): Promise<OwnerFileRead> {
  const tables = await unzipTables(job.bytes);
  if (typeof tables === 'string') return refused(tables);
  let first: OwnerFileRead | null = null;
  for (const { name, bytes } of tables) {
    const read = readText({ ...job, bytes }, plain(name, 120));
    if (read.kind === 'read' && read.kept !== null) return read;
    first ??= read;
  }
  return first ?? refused('This zip holds no CSV file.');
}

function readText(job: FileJob, fileInZip: string | null): OwnerFileRead {
  const { text, encoding, note } = decodeText(job.bytes, countKnownHeaders);
  const table = readTable(text);
  const found = chooseTable(job, table.blocks);
  const { kind } = job;
  if (found.rows.length === 0 && found.header === null) return refused('We found no table in this file.');
  const missing = missingRoles(kind, found.mapping);
  const tableJob: TableJob = { ...job, ...found, table };
  const read = missing.length === 0 ? readOne(tableJob) : null;
  const skipped = [...table.broken, ...(read?.skipped ?? [])].toSorted((one, other) => one.line - other.line);
  const reading: FileReading = {
    kind,
    fileInZip,
    encoding,
    columns: columnsOf(found),
    mapping: found.mapping,
    firstRows: found.rows
      .slice(0, SHOWN.rows)
      .map(({ cells }) => cells.slice(0, SHOWN.columns).map((cell) => plain(cell, SHOWN.cell))),
    rowCount: found.rows.length,
    counts: [...(read?.counts ?? [])],
    examples: (read?.examples ?? []).map((example) => plain(example, 200)),
    period: read?.period ?? job.period,
    skipped: { count: skipped.length, lines: shownLines(skipped) },
    notes: [
      ...(note === null ? [] : [note]),
      ...(table.isCut
        ? [`We read the first ${TABLE_LIMITS.rows.toLocaleString('en')} rows. The rest was left out.`]
        : []),
      ...(read?.notes ?? []),
    ],
    problem: read === null ? (otherKindSentence(kind, table.blocks) ?? missingSentence(missing)) : read.problem,
  };
  const kept: KnownFiles | null = read?.kept == null ? null : { [kind]: read.kept };
  return { kind: 'read', reading, kept };
}

const SHOWN = { rows: 5, columns: 30, cell: 120, columnsNamed: 60, lines: 20 } as const;

/** With the owner's mapping: the block with the most rows; its header need not be known. */
function chooseTable({ kind, mapping }: FileJob, blocks: Parameters<typeof findTable>[1]): FoundTable {
  const found = findTable(kind, blocks);
  if (found.header !== null) return mapping === null ? found : { ...found, mapping };
  const largest = blocks.map(({ rows }) => rows).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [first, ...rest] = largest;
  if (kind === 'links' && mapping === null && isList(largest))
    return { header: null, rows: largest, mapping: { site: 0 } };
  const hasHeader = first !== undefined && rest.length > 0 && first.cells.every((cell) => !/^[\d.,]+$/.test(cell));
  const isHeader = hasHeader && !(kind === 'links' && isAddress(first.cells[mapping?.site ?? 0] ?? ''));
  return isHeader
    ? { header: first, rows: rest, mapping: mapping ?? {} }
    : { header: null, rows: largest, mapping: mapping ?? {} };
}

/** A list of links: URLs or domains in the first column, without a header. */
function isList(rows: FoundTable['rows']): boolean {
  const sample = rows.slice(0, 20);
  return sample.length > 0 && sample.filter(({ cells }) => isAddress(cells[0] ?? '')).length * 2 > sample.length;
}

function isAddress(cell: string): boolean {
  return /^(?:https?:\/\/|domain:)?[^\s/@]{1,200}\.[\p{L}]{2,24}(?:[/:?#]\S*)?$/u.test(cell);
}

function readOne(job: TableJob): ReadKind<unknown> {
  switch (job.kind) {
    case 'links':
      return readLinks(job);
    case 'traffic':
      return readTraffic(job);
    case 'citations':
      return readCitations(job);
    case 'answers':
      return readAnswers(job);
    default:
      return job.kind satisfies never;
  }
}

function columnsOf({ header, rows }: FoundTable): string[] {
  const width = Math.min(SHOWN.columnsNamed, Math.max(header?.cells.length ?? 0, rows[0]?.cells.length ?? 0));
  return Array.from({ length: width }, (_, index) => {
    const name = plain(header?.cells[index] ?? '', 80);
    return name === '' ? `Column ${index + 1}` : name;
  });
}

function missingSentence(missing: readonly string[]): string {
  return `We can’t tell which column has this: ${missing[0] ?? ''}. Choose it below.`;
}

const KIND_WORDS: Readonly<Record<OwnerFileKind, string>> = {
  links: 'a list of links. Upload it under “Websites that link to you”',
  traffic: 'a traffic report. Upload it under “Visits from AI tools”',
  citations: 'Bing’s AI report. Upload it under “Citations in Copilot and Bing”',
  answers: 'a table of answers. Upload it under “Does ChatGPT mention you”',
};

/** The sentence for a file of another kind; null when its columns match no kind. */
function otherKindSentence(kind: OwnerFileKind, blocks: Parameters<typeof findTable>[1]): string | null {
  const other = OWNER_FILE_KINDS.find((one) => one !== kind && findTable(one, blocks).header !== null);
  return other === undefined ? null : `This looks like ${KIND_WORDS[other]}.`;
}

function shownLines(skipped: readonly SkippedLine[]): SkippedLine[] {
  return skipped.slice(0, SHOWN.lines);
}

function plain(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

/** The first bytes of PNG, GIF, JPEG, gzip, RAR and 7z. */
const OTHER_STARTS = ['\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '\u001f\u008b', 'Rar!', '7z\u00bc'];

/** The sentence for a file that is not text. */
function otherKindOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (start.startsWith('%PDF')) return 'This is a PDF. Export the table as CSV.';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return 'This is an Excel file. Open it, choose “Save as”, take CSV, and upload that.';
  if (/^\s*(?:<!doctype html|<html)/i.test(start)) return 'This is a web page. Export the table as CSV.';
  if (OTHER_STARTS.some((other) => start.startsWith(other)))
    return 'This is no table. Export the report as CSV and upload that.';
  return null;
}

function refused(sentence: string): OwnerFileRead {
  return { kind: 'refused', sentence };
}
