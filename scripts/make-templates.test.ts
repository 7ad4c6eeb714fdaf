import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from '#engine/crawl/robots/robots-txt.ts';
import { robotsVerdict } from '#engine/crawl/robots/robots-verdict.ts';
import { BOTS } from '#shared/audit/bots.ts';
import { GUIDES } from '#shared/product/guides.ts';
import { TEMPLATES, templatePath } from '#web/features/downloads/templates.ts';
import { GENERATED_TEMPLATES, TEMPLATES_FOLDER } from './make-templates.ts';
import { calendarText } from './templates/calendar-text.ts';
import { csvText } from './templates/csv-text.ts';

const bytesOf = (name: string) => readFileSync(join(TEMPLATES_FOLDER, name));
const textOf = (name: string) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(name));
const files = TEMPLATES.flatMap((template) => template.files);
const named = (ending: string) => files.map(({ name }) => name).filter((name) => name.endsWith(ending));

/** Strict: quoted cells, CRLF after each row, nothing else (RFC 4180). */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y;
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, value = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(value.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the templates on the page', () => {
  it('are at least eight, each with a name and a title of its own', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map(({ title }) => title)).size).toBe(TEMPLATES.length);
  });

  it('are the files in the folder, and all of them', () => {
    expect(files.map(({ name }) => name).sort()).toEqual(readdirSync(TEMPLATES_FOLDER).sort());
    expect(templatePath('a.csv')).toBe('/templates/a.csv');
  });

  it.each(files)('$name has the size that the page tells, and is text without secrets of its maker', (file) => {
    expect(statSync(join(TEMPLATES_FOLDER, file.name)).size).toBe(file.bytes);
    expect(textOf(file.name)).not.toMatch(/\/(?:home|work|tmp|Users)\/|localhost/);
  });

  it.each(TEMPLATES)('$id shows what its file really holds', ({ excerpt, files: [first] }) => {
    const text = textOf(first.name);
    if (excerpt.kind === 'text') {
      for (const line of excerpt.lines) expect(text).toContain(line);
      return;
    }
    const rows = rowsOf(text);
    const [head = [], ...shown] = excerpt.rows;
    const columns = head.map((name) => rows[0]?.indexOf(name) ?? -1);
    const cells = rows.map((row) => columns.map((column) => row[column]));
    for (const row of shown) expect(cells).toContainEqual(row);
  });

  it.each(TEMPLATES)('$id leads to a guide that there is', ({ guide }) => {
    if (guide !== null) expect(GUIDES.map(({ slug }) => slug)).toContain(guide);
  });
});

describe('generated templates', () => {
  it.each(Object.entries(GENERATED_TEMPLATES))('%s is committed as the script makes it', (name, make) => {
    expect(bytesOf(name).equals(Buffer.from(make()))).toBe(true);
  });
});

describe('tables', () => {
  it.each(named('.csv'))('%s opens in Excel: mark, equal columns, no formula', (name) => {
    const text = textOf(name);
    expect(text.startsWith('\uFEFF"')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = rowsOf(text);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row).toHaveLength(rows[0]?.length ?? 0);
      for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
    }
  });

  it.each([
    ['=1+1', 'formula'],
    ['+1 218 555 0142', 'formula'],
    [' -2', 'formula'],
    ['@name', 'formula'],
    ['＝1', 'formula'],
  ])('refuse a cell that begins like %s', (cell, reason) => {
    expect(() => csvText([['Head'], [cell]])).toThrow(reason);
  });

  it('refuse rows of different lengths, and keep quotes and commas', () => {
    expect(() => csvText([['a', 'b'], ['c']])).toThrow('1 cells instead of 2');
    expect(csvText([['say "a", then b']])).toBe('\uFEFF"say ""a"", then b"\r\n');
  });
});

describe('calendars', () => {
  it.each(named('.ics'))('%s follows RFC 5545', (name) => {
    const text = textOf(name);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:.+/)]);
    const of = (property: string) => lines.filter((line) => line.startsWith(property));
    expect(of('BEGIN:VEVENT')).toHaveLength(13);
    expect(of('END:VEVENT')).toHaveLength(13);
    expect(new Set(of('UID:')).size).toBe(13);
    expect(new Set(of('DTSTAMP:'))).toEqual(new Set(['DTSTAMP:20261121T000000Z']));
    for (const start of of('DTSTART;VALUE=DATE:')) {
      const [, year, month, day] = /:(\d{4})(\d\d)(\d\d)$/.exec(start) ?? [];
      expect(new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay(), start).toBe(1);
    }
    for (const line of [...of('SUMMARY:'), ...of('DESCRIPTION:')]) expect(line).not.toMatch(/(?<!\\)[;,]/);
  });

  it('fold between characters, and end a day with the next', () => {
    const text = calendarText('Ü', '20261121T000000Z', [
      { day: '2026-12-31', uid: 'a', summary: 'ü'.repeat(80), description: 'a\\b;c,d\ne' },
    ]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${'ü'.repeat(80)}\r\n`);
    expect(unfolded).toContain('DESCRIPTION:a\\\\b\\;c\\,d\\ne\r\n');
    expect(unfolded).toContain('DTEND;VALUE=DATE:20270101\r\n');
  });
});

describe('robots.txt', () => {
  const robots = parseRobotsTxt(bytesOf('robots.txt'));

  it('allows every bot by default, the search bots by name', () => {
    for (const { token, countsForScore } of BOTS) {
      const verdict = robotsVerdict(robots, token, 'https://harborandpine.example/services');
      expect(verdict.allowed, token).toBe(true);
      if (countsForScore) expect(verdict.source, token).toBe('ownGroup');
    }
    expect(robots.unknownLines).toBe(0);
    expect(robots.sitemaps).toEqual(['https://harborandpine.example/sitemap.xml']);
  });

  it('blocks training, and nothing else, when its lines are enabled', () => {
    const switched = parseRobotsTxt(Buffer.from(textOf('robots.txt').replace(/^#(?=[A-Z])/gm, '')));
    const refused = BOTS.filter(({ token }) => !robotsVerdict(switched, token, '/').allowed);
    expect(refused.map(({ token }) => token)).toEqual(expect.arrayContaining(['GPTBot', 'ClaudeBot', 'CCBot']));
    expect(new Set(refused.map(({ role }) => role))).toEqual(new Set(['training']));
  });
});

describe('the other texts', () => {
  it('the markup parses and has what Google requires of a local business', () => {
    const markup: unknown = JSON.parse(textOf('local-business.json'));
    expect(markup).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: expect.any(String),
      telephone: expect.stringMatching(/^\+1-218-555-01\d\d$/),
      address: { '@type': 'PostalAddress', addressLocality: 'Duluth', addressCountry: 'US' },
    });
    expect(textOf('local-business.json')).not.toMatch(/aggregateRating|"review"/);
  });

  it.each(named('.txt').filter((name) => name.startsWith('review')))('%s opens in the oldest program', (name) => {
    expect(textOf(name)).toMatch(/^[\x20-\x7E\r\n]+$/);
    expect(textOf(name).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('review requests ask without conditions', () => {
    const text = textOf('review-requests.txt');
    expect(text).toContain('good or bad');
    expect(text).toContain('Reply STOP');
    expect(text.split('Your link\r\n')[1]).not.toMatch(/discount|gift|five stars|5 stars/i);
  });

  it('the card needs nothing from the network', () => {
    expect(textOf('review-day-card.html')).not.toMatch(/(?:src|href)=|https?:|@import|url\(/);
  });

  it('the outline begins with a heading and asks in headings', () => {
    const text = textOf('questions-and-answers-page.md');
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.match(/^## .+\?$/gm)?.length).toBeGreaterThanOrEqual(8);
  });

  it('contain no real data: addresses end in .example, phone numbers are fictional', () => {
    const all = files.map(({ name }) => textOf(name)).join('\n');
    for (const [, host = ''] of all.matchAll(/https?:\/\/([a-z0-9.-]+)/g))
      expect(host).toMatch(/\.example$|^schema\.org$|^your-site$|^g\.page$/);
    for (const [phone] of all.matchAll(/\(?\d{3}\)?[ -]\d{3}[ -]\d{4}/g)) expect(phone).toMatch(/555[ -]01\d\d$/);
  });
});
