import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';
import { KnownFiles } from '#shared/owner-files/stored-files.ts';
import type { FileJob } from './file-job.ts';
import { readOwnerFile } from './read-owner-file.ts';

const recorded = (name: string) => readFileSync(new URL(`../../../test/owner-files/${name}.csv`, import.meta.url));
const job = (kind: OwnerFileKind, file: string | Uint8Array, over: Partial<FileJob> = {}): FileJob => ({
  kind,
  bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file,
  fileName: 'file.csv',
  uploadedAt: '2026-11-22T10:00:00.000Z',
  name: 'Harbor & Pine Plumbing',
  siteUrl: 'https://harborandpine.example/',
  mapping: null,
  period: null,
  ...over,
});
async function read(kind: OwnerFileKind, file: string | Uint8Array, over: Partial<FileJob> = {}) {
  const outcome = await readOwnerFile(job(kind, file, over));
  if (outcome.kind === 'refused') throw new Error(outcome.sentence);
  const { reading, kept } = outcome;
  return {
    reading,
    kept: kept === null ? null : KnownFiles.parse(kept),
    counts: reading.counts.map(({ value }) => value),
  };
}
const utf16 = (text: string, isBig = false): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('exports as their programs write them', () => {
  it('reads Search Console’s top linking sites', async () => {
    const { reading, kept, counts } = await read('links', recorded('top-linking-sites'));
    expect(counts).toEqual(['6', '3', '1']);
    expect(kept?.links?.domains[0]).toEqual({ domain: 'duluthchamber.com', links: 1240 });
    expect(kept?.links?.domains.map(({ domain }) => domain)).not.toContain('harborandpine.example');
    expect(reading.skipped).toEqual({ count: 1, lines: [{ line: 9, reason: 'Not a website' }] });
    expect(reading).toMatchObject({ rowCount: 8, mapping: { site: 0, links: 1 }, problem: null, encoding: 'UTF-8' });
    expect(reading.notes).toContain('1 row is your own site and doesn’t count.');
  });

  it('reads Search Console’s latest links, and any list of addresses', async () => {
    const latest = await read(
      'links',
      'Linking page,Last crawled\nhttps://blog.example.com/a,2026-08-05\n"https://blog.example.com/a,b",2026-08-05\nhttps://news.example.org/post,2026-08-01\n',
    );
    expect(latest.kept?.links?.domains).toEqual([
      { domain: 'example.com', links: 2 },
      { domain: 'example.org', links: 1 },
    ]);
    const list = await read(
      'links',
      '# from an old file\ndomain:a-blog.com\nhttps://b-shop.co.uk/x?y=1\nc-club.org\n192.168.1.4\n',
    );
    expect(list.counts[0]).toBe('3');
  });

  it('reads Google Analytics’ traffic acquisition with its preamble, days and sum', async () => {
    const { reading, kept, counts } = await read('traffic', recorded('traffic-acquisition'));
    expect(kept?.traffic).toMatchObject({
      period: { from: '2026-08-24', to: '2026-11-21' },
      by: 'source',
      sources: [
        { source: 'chatgpt.com', sessions: 30, users: 25, keyEvents: 3 },
        { source: 'perplexity.ai', sessions: 11, users: 11, keyEvents: 1 },
      ],
      total: { sessions: 1708, keyEvents: 46 },
    });
    expect(counts).toEqual(['41', '2', '1,708', '46']);
    expect(reading.skipped.count).toBe(0);
    expect(reading.notes).toEqual([]);
  });

  it('reads the table and not the chart of an export that has both', async () => {
    const text =
      '# Start date: 20261001\n# End date: 20261031\n\nNth day,chatgpt.com / referral\n0000,1\n0001,2\n\n# ---\nSession source / medium,Sessions\nGrand total,9\nchatgpt.com / referral,9\n';
    const { kept, reading } = await read('traffic', text);
    expect(kept?.traffic).toMatchObject({ total: { sessions: 9, keyEvents: null }, sources: [{ sessions: 9 }] });
    expect(reading.notes.join()).toContain('covers 31 days');
  });

  it('takes Google’s channel of AI tools, and asks for sources where there is none', async () => {
    const head = 'Session primary channel group (Default Channel Group),Sessions\nOrganic Search,600\n';
    expect((await read('traffic', `${head}AI Assistant,12\n`)).kept?.traffic).toMatchObject({
      by: 'channel',
      sources: [{ sessions: 12 }],
    });
    const without = await read('traffic', head);
    expect(without.kept).toBeNull();
    expect(without.reading.problem).toContain('Session source / medium');
  });

  it('reads Bing’s AI Performance report: queries, pages and days', async () => {
    const queries = await read('citations', recorded('ai-search-queries'));
    expect(queries.kept?.citations).toMatchObject({ view: 'queries', total: 37, period: null });
    const pages = await read(
      'citations',
      'Page,Citations\nhttps://www.harborandpine.example/a,4\nhttps://other.example/b,5\n',
    );
    expect(pages.kept?.citations).toMatchObject({ view: 'pages', total: 4 });
    expect(pages.reading.skipped.lines).toEqual([{ line: 3, reason: 'Not a page of your site' }]);
    const days = await read('citations', 'Date,Citations,Cited pages\n11/1/2026,0,0\n11/30/2026,3,2\n');
    expect(days.kept?.citations).toMatchObject({
      view: 'days',
      total: 3,
      period: { from: '2026-11-01', to: '2026-11-30' },
    });
    const foreign = await read('citations', 'Page,Citations\nhttps://other.example/b,5\n');
    expect(foreign.reading.problem).toContain('aren’t yours');
  });

  it('reads answers over several lines, with days in two forms', async () => {
    const { kept, counts } = await read('answers', recorded('answers'));
    expect(kept?.answers?.answers).toMatchObject([
      { engine: 'ChatGPT', date: '2026-11-18', cited: ['https://www.harborandpine.example/services'] },
      { engine: 'Perplexity', date: '2026-11-18', cited: [] },
    ]);
    expect(kept?.answers?.answers[0]?.answer).toContain('\n');
    expect(counts).toEqual(['2', '1 of 1', '0 of 1']);
  });
});

describe('languages and encodings', () => {
  it.each([
    ['de', 'Sitzungsquelle/-medium;Sitzungen;Nutzer insgesamt;Schlüsselereignisse'],
    ['fr', 'Source/Support de la session;Sessions;Nombre total d’utilisateurs;Événements clés'],
    ['es', 'Fuente/medio de la sesión;Sesiones;Total de usuarios;Eventos clave'],
    ['it', 'Sorgente/mezzo sessione;Sessioni;Utenti totali;Eventi chiave'],
    ['nl', 'Sessiebron/-medium;Sessies;Totaal aantal gebruikers;Belangrijke gebeurtenissen'],
    ['pt', 'Origem/mídia da sessão;Sessões;Total de usuários;Eventos principais'],
    ['pl', 'Źródło/medium sesji;Sesje;Łączna liczba użytkowników;Kluczowe zdarzenia'],
    ['ja', 'セッションの参照元 / メディア;セッション;総ユーザー数;キーイベント'],
  ])('finds the columns in %s', async (_, header) => {
    const { kept } = await read('traffic', `# 20260824 - 20261121\n${header}\nchatgpt.com / referral;1.024;900;3\n`);
    expect(kept?.traffic?.sources).toEqual([{ source: 'chatgpt.com', sessions: 1024, users: 900, keyEvents: 3 }]);
  });

  it.each([
    'Sitzung – Quelle/Medium;Sitzungen',
    'Session – Source/Support;Sessions',
    'Sesión - Fuente/medio;Sesiones',
    'Sessione - Sorgente/mezzo;Sessioni',
    'Sessie - Bron/medium;Sessies',
    'Sessão - Origem/mídia;Sessões',
    'Sesja – źródło/medium;Sesje',
  ])('finds the columns where the session stands first: %s', async (header) => {
    const { kept } = await read('traffic', `${header}\nchatgpt.com / referral;7\n`);
    expect(kept?.traffic?.sources).toMatchObject([{ source: 'chatgpt.com', sessions: 7 }]);
  });

  it('reads the days of a German account, and years of two digits', async () => {
    const traffic = await read('traffic', '# 27.08.2026–24.11.2026\nSitzungsquelle;Sitzungen\nchatgpt.com;7\n');
    expect(traffic.kept?.traffic?.period).toEqual({ from: '2026-08-27', to: '2026-11-24' });
    const head = 'KI;Frage;Antwort;Datum\n';
    const answers = await read('answers', `${head}ChatGPT;Wer?;Keiner;13.11.26\nChatGPT;Wer?;Keiner;3.11.26\n`);
    expect(answers.kept?.answers?.answers.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-03']);
    const american = await read('answers', 'tool,prompt,reply,day\nChatGPT,Who?,Nobody,11/3/26\n');
    expect(american.kept?.answers?.answers.map(({ date }) => date)).toEqual(['2026-11-03']);
    // The year first, or none of ours: not guessed.
    expect((await read('answers', `${head}ChatGPT;Wer?;Keiner;26/11/03\n`)).reading.skipped.lines).toEqual([
      { line: 2, reason: 'No date' },
    ]);
  });

  it('counts one day and one row as one', async () => {
    const { reading } = await read('traffic', 'source,sessions,date\nchatgpt.com,3,20261120\n');
    expect(reading.notes[0]).toContain('The file covers 1 day.');
  });

  const polish = 'Źródło sesji\tSesje\nchatgpt.com\t7\n';
  const german = 'Quelle der Sitzung\tSitzungen\tSchlüsselereignisse\nchatgpt.com\t7\t2\n';
  const japanese = 'セッションの参照元\tセッション\nchatgpt.com\t7\n';
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(german)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${german}`)],
    ['UTF-16 LE', utf16(german)],
    ['UTF-16 BE', utf16(german, true)],
    ['UTF-16 LE without its mark', utf16(german).subarray(2)],
    ['Windows-1252', Buffer.from(german, 'latin1')],
    ['Windows-1250', Buffer.from([0x8f, 0x72, 0xf3, 0x64, 0xb3, 0x6f, ...Buffer.from(polish.slice(6))])],
    ['old Mac line ends', Buffer.from(german.replaceAll('\n', '\r'))],
    ['UTF-16 in Japanese', utf16(japanese)],
  ])('reads %s', async (_, bytes) => {
    expect((await read('traffic', bytes)).kept?.traffic?.sources[0]).toMatchObject({
      source: 'chatgpt.com',
      sessions: 7,
    });
  });

  it('reads what is mixed, and says that letters are missing', async () => {
    const mixed = Buffer.concat([
      Buffer.from('Frage;Antwort;KI\nWér repariert Rohre und Dächer?;Müller öfter;ChatGPT\n'),
      Buffer.from([0xff]),
      Buffer.from('x;y;ChatGPT\n'),
    ]);
    const { reading } = await read('answers', mixed);
    expect(reading.encoding).toBe('UTF-8');
    expect(reading.notes.join()).toContain('could not be read');
  });
});

describe('columns chosen by hand', () => {
  it('asks for a column that no name identifies, and uses the owner’s choice', async () => {
    const text = 'Herkunft,Anzahl\nchatgpt.com,7\ngoogle,9\n';
    const asked = await read('traffic', text);
    expect(asked.kept).toBeNull();
    expect(asked.reading).toMatchObject({
      columns: ['Herkunft', 'Anzahl'],
      problem: 'We can’t tell which column has this: Source of the visit or Channel group. Choose it below.',
    });
    const period = { from: '2026-08-24', to: '2026-11-21' };
    const chosen = await read('traffic', text, { mapping: { source: 0, sessions: 1 }, period });
    expect(chosen.kept?.traffic).toMatchObject({ period, total: { sessions: 16 }, sources: [{ sessions: 7 }] });
  });

  it('says where a file of another kind belongs', async () => {
    expect((await read('citations', recorded('top-linking-sites'))).reading.problem).toBe(
      'This looks like a list of links. Upload it under “Websites that link to you”.',
    );
    expect((await read('links', recorded('traffic-acquisition'))).reading.problem).toContain('a traffic report');
  });

  it('says so where the owner exported a list of own pages', async () => {
    const { reading } = await read(
      'links',
      'Target page,Incoming links,Linking sites\nhttps://harborandpine.example/,"2,100",80\n',
      { mapping: { site: 0 } },
    );
    expect(reading.problem).toContain('your own pages');
  });
});

describe('hostile and broken files', () => {
  it('keeps no formula, and reads the rows around it', async () => {
    const links = await read('links', 'Site,Linking pages\n"=cmd|\' /C calc\'!A0",1\na-blog.com,2\n@SUM(A1),1\n');
    expect(links.kept?.links?.domains).toEqual([{ domain: 'a-blog.com', links: 2 }]);
    expect(links.reading.skipped.lines.map(({ line }) => line)).toEqual([2, 4]);
    const answers = await read(
      'answers',
      'engine,question,answer\nChatGPT,=HYPERLINK("http://x"),y\nChatGPT,Who?,- Harbor & Pine Plumbing\n',
    );
    expect(answers.kept?.answers?.answers).toHaveLength(1);
  });

  it('loses one line to a quote that is never closed', async () => {
    const { kept, reading } = await read(
      'links',
      'Site,Linking pages\na-blog.com,1\n"b-blog.com,2\nc-blog.com,3\n"d"blog.com,4\ne-blog.com,5\n',
    );
    expect(kept?.links?.domains.map(({ domain }) => domain)).toEqual(['e-blog.com', 'c-blog.com', 'a-blog.com']);
    expect(reading.skipped.lines).toEqual([
      { line: 3, reason: 'A quote is not closed' },
      { line: 5, reason: 'A quote is not closed' },
    ]);
  });

  it('reads through NULs, control characters, empty lines and rows of other lengths', async () => {
    const { kept } = await read(
      'links',
      'Site,Linking pages\n\0a-blog.com\0,1\n\n\u202eb-blog.com\u0007,2,3,4,5\nc-blog.com\n',
    );
    expect(kept?.links?.domains.map(({ domain }) => domain)).toEqual(['b-blog.com', 'a-blog.com', 'c-blog.com']);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a PDF', '%PDF-1.7 x', 'PDF'],
    ['a web page', '<!DOCTYPE html><p>', 'web page'],
    ['a broken zip', 'PK\u0003\u0004xxxx', 'can’t be opened'],
    ['spaces', ' \n \n', 'no table'],
  ])('refuses %s with a sentence', async (_, text, sentence) => {
    const outcome = await readOwnerFile(job('links', text));
    expect(outcome).toMatchObject({ kind: 'refused', sentence: expect.stringContaining(sentence) });
  });

  it('bounds a million columns, a single long line and a long cell', async () => {
    const wide = await readOwnerFile(
      job('links', `Site,${'x,'.repeat(1_000_000)}\na-blog.com,${'1,'.repeat(1_000_000)}\n`),
    );
    expect(wide).toMatchObject({ kind: 'read', reading: { counts: [{ value: '1' }, {}, {}] } });
    const long = await readOwnerFile(
      job('answers', `engine,question,answer\nChatGPT,Who?,${'Ask Harbor. '.repeat(100_000)}\n`),
    );
    expect(long.kind === 'read' && JSON.stringify(long.kept).length).toBeLessThan(10_000);
    expect(await readOwnerFile(job('traffic', 'a'.repeat(3_000_000)))).toMatchObject({ kind: 'read', kept: null });
  });
});
