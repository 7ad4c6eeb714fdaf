/**
 * `npm run truth -- RECORDINGS_DIR`: writes docs/truth.md: what readers thought of the findings, texts and keywords that recorded websites
 * get today, and what the two checks of written texts catch. RECORDINGS_DIR holds one saved audit a site (`npm run audit -- ADDRESS
 * --save RECORDINGS_DIR/<id>`). Exit code 2: wrong usage; 1: one of the commands failed.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readArguments } from './read-arguments.ts';

const { paths } = readArguments('truth -- RECORDINGS_DIR', {}, 1);
const [recordings = ''] = paths;

const SECTIONS = [
  {
    title: 'Findings of failing checks',
    about:
      'Each finding of a failing or partly met check was held against the website by a reader (`test/judgements`). A *false* one is a false alarm.',
    command: ['rejudge', recordings],
  },
  {
    title: 'Texts',
    about:
      '*Right*: the owner could publish it unchanged, or it is rightly kept or asked about. *Edit*: true, but not as it stands. *Shared sentences* also stand, but for names and numbers, in the text of another business. What nobody has read since it changed is not counted as read.',
    command: ['texts', recordings, '--figures'],
  },
  {
    title: 'Sentences of the website offered for the description',
    about: 'Whether a reader in place of the owner would take them; *sure* ones are ticked from the beginning.',
    command: ['sentences', recordings, '--figures'],
  },
  {
    title: 'Keywords',
    about: '*Usable*: one could hand the keyword with its page to a client.',
    command: ['keywords', recordings, '--figures'],
  },
  {
    title: 'Text held against facts',
    about:
      'Sentences by somebody who had not seen the verifier, the half kept apart: inventions caught, true sentences stopped, near the wording of a fact and worded freely.',
    command: ['verifier', '--corpus', 'test/claims/independent', '--half', 'heldOut'],
  },
  {
    title: 'Text held against facts, second corpus',
    about: 'The same with sentences about 140 businesses, by others again.',
    command: ['verifier', '--corpus', 'test/claims/second', '--half', 'heldOut'],
  },
  {
    title: 'Text held against facts, third corpus',
    about:
      'The same with sentences about 28 businesses, by yet another, written after the verifier was tuned to the others.',
    command: ['verifier', '--corpus', 'test/claims/third', '--half', 'heldOut'],
  },
  {
    title: 'Text held against facts, fourth corpus',
    about:
      'The same with sentences about eight businesses, written before their writer looked at the verifier; half of them was read since.',
    command: ['verifier', '--corpus', 'test/claims/fourth', '--half', 'heldOut'],
  },
  {
    title: 'Review requests held against the rules',
    about: 'Messages of somebody who had not seen the check: breaches caught, honest messages stopped.',
    command: ['messages', '--corpus', 'test/messages/independent', '--held-out'],
  },
  {
    title: 'Review requests held against the rules, third corpus',
    about: 'The same with messages by another, with answers to reviews and internal surveys among the honest ones.',
    command: ['messages', '--corpus', 'test/messages/third', '--held-out'],
  },
  {
    title: 'Review requests held against the rules, fourth corpus',
    about: 'The same with ten breaches and ten honest messages a language by one more.',
    command: ['messages', '--corpus', 'test/messages/fourth', '--held-out'],
  },
];

const sections = SECTIONS.map(({ title, about, command: [name = '', ...words] }) => {
  const output = execFileSync(process.execPath, [`scripts/${name}.ts`, ...words], { encoding: 'utf8' });
  return `## ${title}\n\n${about}\n\n\`\`\`text\n${output.trim()}\n\`\`\`\n`;
});
writeFileSync(
  'docs/truth.md',
  `# How true is what Porchlight says

<!-- Written by \`npm run truth -- RECORDINGS_DIR\`. -->

${new Date().toISOString().slice(0, 10)}. Readers' opinions are stored as data, by digest of site and text, and count as long as the text is still written. How right
the facts are: \`npm run accuracy\`, [accuracy.md](accuracy.md).

**These shares flatter.** What a reader refuses is mended and no longer written, and its opinion counts no more; "read" says how much of
what is written today anybody has read. A first look at sites that nobody has read finds more.

${sections.join('\n')}`,
);
