/**
 * Measures the check of review requests: `npm run messages -- [--corpus <folder>] [--held-out] [--json]`. The folder is `test/messages`,
 * or `test/messages/independent`, whose texts were written without sight of the check. Prints what it catches of the breaches and how
 * many honest messages it stops, by language and by class, and the texts it is wrong about. The half that is kept apart is counted
 * only with `--held-out`, and its texts are never printed.
 */
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { type LabelledMessage, readMessages } from '#test/messages/read-messages.ts';
import { readArguments } from './read-arguments.ts';

const { values } = readArguments('messages -- [--corpus FOLDER] [--held-out] [--json]', {
  corpus: { type: 'string' },
  'held-out': { type: 'boolean' },
  json: { type: 'boolean' },
});
const started = performance.now();
const results = readMessages(values.corpus).map((message) => {
  const found = lintMessage(message.text, { businessName: '' }).map(({ rule }) => rule.id);
  return { ...message, found };
});
const milliseconds = (performance.now() - started) / results.length;
type Result = LabelledMessage & { readonly found: readonly string[] };

const halves = [
  { name: 'practice', results: results.filter(({ isHeldOut }) => !isHeldOut) },
  ...(values['held-out'] === true
    ? [{ name: 'kept apart', results: results.filter(({ isHeldOut }) => isHeldOut) }]
    : []),
];
if (values.json === true)
  console.log(JSON.stringify(Object.fromEntries(halves.map((half) => [half.name, count(half.results)])), null, 2));
else {
  for (const half of halves) {
    console.log(`\n${half.name}`);
    for (const key of ['language', 'class'] as const)
      for (const [name, group] of Map.groupBy(half.results, (result) => result[key])) printRow(name, group);
    printRow('all', half.results);
    for (const result of half.name === 'practice' ? half.results : [])
      if (result.isBreach !== result.found.length > 0)
        console.log(`  ${result.language} ${result.class}: ${result.text} ${result.found.join(' ')}`);
  }
  console.log(`\n${milliseconds.toFixed(2)} ms a message.`);
}

function count(group: readonly Result[]) {
  const breaches = group.filter(({ isBreach }) => isBreach);
  const honest = group.filter(({ isBreach }) => !isBreach);
  const isStopped = ({ found }: Result) => found.length > 0;
  return {
    breaches: { caught: breaches.filter(isStopped).length, of: breaches.length },
    honest: { stopped: honest.filter(isStopped).length, of: honest.length },
  };
}

function printRow(name: string, group: readonly Result[]): void {
  const { breaches, honest } = count(group);
  const share = (part: number, of: number) =>
    of === 0 ? ''.padStart(14) : `${part}/${of} ${Math.round((part / of) * 100)}%`.padStart(14);
  console.log(
    `${name.padEnd(16)} caught ${share(breaches.caught, breaches.of)}  false alarms ${share(honest.stopped, honest.of)}`,
  );
}
