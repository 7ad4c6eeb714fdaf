/**
 * `npm run texts -- RECORDINGS_DIR [--only id,id] [--answers FILE] [--figures] [--json]`: prints the texts that recorded
 * websites get without their owners, to be read: each sentence with the facts behind it, own ones marked. RECORDINGS_DIR holds
 * one saved audit a site (`npm run audit -- ADDRESS --save RECORDINGS_DIR/<id>`). Another kind of text is one more entry of
 * `TEXTS`. `--answers` (YAML or JSON): by site id the answers to the three questions, in their order, and the own sentences to
 * tick; prints the description after each as well: `site: { questions: [{ pick: [choice], type: text }], ticks: [words of a
 * sentence] }`. `--figures`: instead of the texts, how many of them a reader found right (`test/texts/reader-verdicts.json`).
 * Exit code 2: wrong usage.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { buildFactSheet } from '#engine/fixes/build-fact-sheet.ts';
import { composeDescription } from '#engine/fixes/compose/compose-description.ts';
import { settleHome } from '#engine/fixes/compose/compose-meta.ts';
import { composeQa } from '#engine/fixes/compose/compose-qa.ts';
import { descriptionQuestions } from '#engine/fixes/compose/description-questions.ts';
import { publishableDescriptions } from '#engine/fixes/compose/publishable-description.ts';
import { composePosts } from '#engine/fixes/write/compose-posts.ts';
import { composeReviewReplies } from '#engine/fixes/write/compose-review-replies.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { answerQuestions, readOwnerAnswers, tickSentences } from './owner-answers.ts';
import { readArguments } from './read-arguments.ts';
import { listFigures, maskFacts, type PrintedText } from './reader-figures.ts';

/** What a site gets of one kind of text: texts, or what is asked where there is none. */
interface Written {
  readonly texts: readonly { readonly label: string; readonly text: GroundedText }[];
  /** Other lines: questions to the owner, or what is kept and why. */
  readonly notes: readonly string[];
  /** What a reader judges where that is not each label with its text. */
  readonly toRead?: readonly string[];
}

const TEXTS: Readonly<Record<string, (material: WritingMaterial) => Written>> = {
  title: (material) => settled(material, 'title'),
  heading: (material) => settled(material, 'heading'),
  'page description': (material) => settled(material, 'description'),
  description: describe,
  answer: (material) => ({
    texts: composeQa(material, LIMITS.qaCount).map(({ question, answer }) => ({ label: question, text: answer })),
    notes: [],
  }),
  post: (material) => ({
    texts: composePosts(material).map(({ title, body }) => ({ label: title.text, text: body })),
    notes: [],
  }),
  reply: (material) => {
    const replies = composeReviewReplies(material, 0);
    return {
      texts: replies.map(({ band, topic, reply }) => ({ label: `${band} ${topic}`, text: reply })),
      toRead: replies.map(({ reply }) => reply.text),
      notes: [],
    };
  },
};

function describe(material: WritingMaterial): Written {
  const texts = publishableDescriptions(material).map(({ text }, place) => ({ label: String(place + 1), text }));
  const asked = texts.length > 0 ? [] : descriptionQuestions(material);
  const { text } = composeDescription(material, 0);
  const notes = asked.map(({ question, choices = [], example }) =>
    [
      `? ${question}`,
      ...choices.map(({ value }) => `[ ] ${value}`),
      ...(example === undefined ? [] : [`(${example})`]),
    ].join(' '),
  );
  const toRead = texts.slice(0, 1).map((one) => one.text.text);
  return { texts, toRead, notes: asked.length === 0 ? notes : [`too little to offer: ${text}`, ...notes] };
}

function settled(material: WritingMaterial, part: 'title' | 'heading' | 'description'): Written {
  const one = settleHome(material)?.[part];
  if (one === undefined) return { texts: [], notes: [] };
  const toRead = [`${one.outcome}: ${one.grounded?.text ?? one.before ?? ''}`];
  const today = `today: ${one.before ?? '(none)'}`;
  return one.grounded !== null
    ? { texts: [{ label: `write, ${one.gains.join(' ')}`, text: one.grounded }], notes: [today], toRead }
    : { texts: [], notes: [`${one.outcome}: ${one.why}`, today], toRead };
}

const { values, paths } = readArguments(
  'texts -- RECORDINGS_DIR [--only id,id] [--answers FILE] [--figures] [--json]',
  {
    only: { type: 'string' },
    answers: { type: 'string' },
    figures: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  1,
);
const [recordings = ''] = paths;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const answers = values.answers === undefined ? new Map<string, never>() : readOwnerAnswers(values.answers);
const only = values.only?.split(',');
const parser = createPageParserPool({ workers: 1, timeLimitMs: 60_000, memoryLimitMb: 512 });
const counts = new Map<string, number>();
const read: PrintedText[] = [];
let sites = 0;
for (const id of globSync('*', { cwd: recordings }).sort()) {
  if (id.includes('.') || (only !== undefined && !only.includes(id))) continue;
  const material = await readMaterial(join(recordings, id));
  sites += 1;
  const { language, facts, speaker } = material.sheet;
  const written = [
    ...Object.entries(TEXTS).map(([kind, write]) => [kind, write(material)] as const),
    ...describeAnswered(id, material),
  ];
  for (const [kind, { texts }] of written) if (texts.length > 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (values.json === true) {
    print(JSON.stringify({ id, language, written: Object.fromEntries(written) }));
    continue;
  }
  if (values.figures === true) {
    for (const [kind, { texts, toRead }] of written)
      for (const [place, text] of (toRead ?? texts.map((one) => `${one.label} ${one.text.text}`)).entries())
        read.push({ site: id, kind, text, sentences: maskAll(texts[place]?.text, facts) });
    continue;
  }
  print(`\n== ${id}: ${language}, ${facts.length} facts, speaks as ${speaker ?? 'nobody'}`);
  const kindOf = new Map(facts.map((fact) => [fact.id, fact.kind]));
  for (const [kind, { texts, notes }] of written) {
    for (const { label, text } of texts) {
      print(`${kind} ${label}:`);
      for (const { text: said, factIds } of text.sentences) {
        const kinds = factIds.map((fact) => kindOf.get(fact) ?? '?');
        print(`  ${said}${kinds.includes('sentence') ? '°' : ''}  [${kinds.join(' ')}]`);
      }
    }
    for (const note of notes) print(`${kind}: ${note}`);
  }
}
await parser.close();
if (values.figures === true)
  for (const line of listFigures(read, sites, 'test/texts/reader-verdicts.json')) print(line);
else if (values.json !== true)
  for (const kind of new Set([...Object.keys(TEXTS), ...counts.keys()]))
    print(`\n${kind}: ${counts.get(kind) ?? 0} of ${sites} sites`);

function maskAll(text: GroundedText | undefined, facts: readonly Fact[]): string[] {
  return (text?.sentences ?? []).map((one) => maskFacts(one.text, facts));
}

/** The description once the owner ticked sentences, and once they answered the questions. */
function describeAnswered(id: string, material: WritingMaterial): (readonly [string, Written])[] {
  const given = answers.get(id);
  if (given === undefined) return [];
  const { ticks, questions } = given;
  return [
    ...(ticks.length === 0 ? [] : [['description after ticks', describe(tickSentences(material, given))] as const]),
    ...(questions.length === 0
      ? []
      : [['description after questions', describe(answerQuestions(material, given))] as const]),
  ];
}

async function readMaterial(file: string): Promise<WritingMaterial> {
  const bundle = decodeBundle(readFileSync(file));
  const analysis = await replay(bundle, parser);
  const outline = await outlineBundle(bundle, parser);
  const { business, websiteUrl } = analysis;
  return { analysis, outline, sheet: buildFactSheet({ businessId: 'business', business, outline, websiteUrl }) };
}
