import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { formatAccuracyDocument } from './accuracy-document.ts';
import { isHeldOut, SiteKey } from './accuracy-key.ts';
import { AccuracyTable } from './accuracy-table.ts';
import { readArguments } from './read-arguments.ts';

/**
 * `npm run accuracy -- MIRROR_DIR KEY_FILE [--server serve.mjs] [--out misses.json] [--only id,id] [--record]`
 *
 * Scores the command line's extraction on real sites against a manual answer key. The sites are served by the script
 * `serve.mjs` beside the key (or `--server`), which prints one line of JSON with its port and takes the mirror's folder and
 * a port. Prints one row per field: right / compared, and the sites that were wrong. `--record` writes them to docs/accuracy.md.
 */
const { values, paths } = readArguments(
  'accuracy -- MIRROR_DIR KEY_FILE [--server serve.mjs] [--out misses.json] [--only id,id] [--jobs 2] [--record]',
  {
    server: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    record: { type: 'boolean' },
  },
  2,
);
const [mirror = '', keyFile = ''] = paths;

const only = values.only === undefined ? null : new Set(values.only.split(','));
const sites = z
  .array(SiteKey)
  .parse(JSON.parse(await readFile(keyFile, 'utf8')))
  .filter(({ id }) => only === null || only.has(id));
const server = spawn(
  process.execPath,
  [resolve(values.server ?? join(dirname(keyFile), 'serve.mjs')), resolve(mirror), '0'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const table = new AccuracyTable();
const failures: string[] = [];
const times: number[] = [];
try {
  const port = await portOf(server);
  const queue = [...sites];
  const work = async () => {
    for (let site = queue.shift(); site !== undefined; site = queue.shift()) {
      const begun = performance.now();
      const answer = await audit(site.id, port);
      times.push(performance.now() - begun);
      if (typeof answer === 'string') failures.push(`${site.id}: ${answer}`);
      else table.judge(site, answer);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
} finally {
  server.kill();
}
times.sort((a, b) => a - b);
const median = times[times.length >> 1] ?? 0;
process.stdout.write(table.print());
process.stdout.write(
  `audited ${sites.length - failures.length}/${sites.length}; median ${(median / 1000).toFixed(2)} s a run of the command\n`,
);
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
if (values.record === true) {
  const { facts, byCertainty } = table.rows();
  const audited = sites.filter(({ id }) => !failures.some((failure) => failure.startsWith(`${id}:`)));
  const day = new Date().toISOString().slice(0, 10);
  const sample = { day, sites: audited.length, sitesApart: audited.filter(({ id }) => isHeldOut(id)).length };
  await writeFile(
    resolve(import.meta.dirname, '../docs/accuracy.md'),
    formatAccuracyDocument(facts, byCertainty, sample),
  );
}
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(table.misses(), null, 1)}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

function portOf(child: typeof server): Promise<number> {
  return new Promise((found, failed) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n'))
        found(z.object({ port: z.number() }).parse(JSON.parse(text.slice(0, text.indexOf('\n')))).port);
    });
    child.on('exit', () => failed(new Error('The site server ended before it listened.')));
  });
}

function audit(id: string, port: number): Promise<unknown> {
  const words = [
    'src/cli/main.mjs',
    'audit',
    `http://${id}.test/`,
    '--json',
    '--connect-to',
    `*.test=127.0.0.1:${port}`,
  ];
  return new Promise((done) => {
    execFile(
      process.execPath,
      words,
      { cwd: resolve(import.meta.dirname, '..'), maxBuffer: 1 << 28, timeout: 120_000 },
      (error, out, err) => {
        if (error !== null) return done(`${String(error.message).split('\n')[0]} ${err.trim().slice(-300)}`);
        done(JSON.parse(out));
      },
    );
  });
}
