import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_CHECKED_THEN } from '#shared/stored/unchecked-factor.ts';
import { RECORDED_RELEASES } from '../releases/recorded-releases.ts';
import { applyDocumentChange, readDocumentChanges } from './document-changes.ts';

/**
 * Follows docs/adding-a-factor.md in a copy of the repository: its check and its factor, `npm run fixtures`, types, the tests that
 * read factors, and what was stored before. The whole suite would take longer than the page promises.
 */

const PAGE = 'docs/adding-a-factor.md';
const ADDED = 'pageAddresses';
/** Made here, and too large or of no use in a copy. */
const LEFT_OUT = new Set(['node_modules', '.git', 'build', 'data', 'coverage', 'test-results', '.react-router']);
/** Evaluation, what is made of the factor files, and one test of every place that shows factors. */
const TESTS = [
  ...['src/engine/factors', 'src/engine/evaluate', 'src/engine/action-plan', 'src/engine/verdict', 'src/engine/fix-it'],
  ...['src/engine/recheck', 'src/engine/checklist', 'src/shared/audit', 'src/shared/stored', 'src/shared/report'],
  ...[
    'src/report/shared-report/shared-report-page',
    'src/report/tables',
    'src/server/services/mail/templates/audit-report',
  ],
  ...['src/server/services/rights/redact-for-plan', 'src/web/features/report', 'src/web/features/fix-it/fix-it'],
  ...['src/web/features/classic-report', 'scripts/fixtures', 'test/factor-count', 'test/landing-figures'],
  ...['test/measuring-promises', 'test/produced-fields', 'test/releases/stored-files'],
];

const root = process.cwd();
let copy: string;
let moved: string;

/** Runs a program of this project or of an installed package in the copy, and returns what it printed. */
function run(program: string, ...args: string[]): string {
  // A Vitest in the copy must not take itself for a worker of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  expect([program, status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([program, 0, '']);
  return stdout;
}

const runTsc = (config: string) => run('node_modules/typescript/bin/tsc', '-p', config);

describe('a check and a factor, added as the page says', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'porchlight-trial-'));
    for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry)))
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    for (const change of readDocumentChanges(readFileSync(PAGE, 'utf8'))) applyDocumentChange(copy, change);
    moved = run('scripts/fixtures.ts');
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('move what they should in every recorded site, and raise the algorithm version', () => {
    expect(moved).toContain(`test/fixtures/analyses/harbor-and-pine.json: 1 moved\n  factors.${ADDED}: new\n`);
    expect(moved.split(`  factors.${ADDED}: new\n`).length).toBeGreaterThan(15);
    expect(moved).toContain('websiteH1.oneTitle: new');
    const version = 'src/engine/algorithm-version.ts';
    expect(readFileSync(join(copy, version), 'utf8')).not.toBe(readFileSync(version, 'utf8'));
  });

  it('leave the types of the server clean', () => runTsc('tsconfig.server.json'));

  it('leave the types of the screens clean', () => {
    run('node_modules/@react-router/dev/bin.cjs', 'typegen');
    runTsc('tsconfig.web.json');
  });

  it('are formatted as the page shows them', () => {
    run('node_modules/@biomejs/biome/bin/biome', 'format', 'src/engine/factors', 'src/shared/audit');
  });

  it('leave the tests green that read factors', () => {
    run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...TESTS);
  });

  it('leave stored audits of before as they were: the new factor was not checked then', () => {
    const paths = RECORDED_RELEASES.map(({ name }) => join('test/fixtures/releases', name, 'answer.json'));
    const opened: unknown = JSON.parse(run('test/trials/open-stored.ts', ADDED, ...paths));
    const unchecked = { score: null, weight: 0, summary: NOT_CHECKED_THEN };
    expect(opened).toEqual(
      RECORDED_RELEASES.map(({ answer }) => ({ overallScore: answer.result.overallScore, ...unchecked })),
    );
  });
});
