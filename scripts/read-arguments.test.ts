import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const COMMAND = `
  import { readArguments } from './scripts/read-arguments.ts';
  const { values, paths } = readArguments('read -- FOLDER [--only id]', { only: { type: 'string' } }, 1);
  console.log(values.only, paths.join());
`;

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', COMMAND, '--', ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout: stdout.trim(), said: stderr.trim().split('\n') };
}

const USAGE = 'Usage: npm run read -- FOLDER [--only id]';

it('gives the paths and the values of options', () => {
  expect(run('scripts', '--only', 'one')).toMatchObject({ status: 0, stdout: 'one scripts' });
});

it('says in one sentence what is wrong with the words, and how they are written', () => {
  expect(run()).toMatchObject({ status: 2, said: ['A file or folder is missing.', USAGE] });
  expect(run('nowhere')).toMatchObject({ status: 2, said: ['There is no file or folder nowhere.', USAGE] });
  const unknown = run('scripts', '--never');
  expect(unknown.status).toBe(2);
  expect(unknown.said[0]).toContain("Unknown option '--never'");
  expect(unknown.said.at(-1)).toBe(USAGE);
});

it('prints how a command is written for --help', () => {
  expect(run('--help')).toMatchObject({ status: 0, said: [USAGE] });
});
