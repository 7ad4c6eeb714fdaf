import { STORED_LIMITS, type StoredAnswer, type StoredAnswers } from '#shared/owner-files/stored-files.ts';
import type { AnswerEvidence } from '../evidence/audit-evidence.ts';
import { ownerFileEvidence } from '../evidence/owner-file-evidence.ts';
import { engineNamed } from './answer-engines.ts';
import { getCell, isFormula, type ReadKind, type TableJob } from './file-job.ts';
import { formatInteger } from './format-integer.ts';
import { detectDayOrder, parseDay } from './parse-day.ts';
import type { SkippedLine } from './read-table.ts';
import { spanDays } from './span-days.ts';

/** Parses answers of AI tools that the owner wrote down: engine, question, answer, day. Pure. */
export function readAnswers(job: TableJob): ReadKind<StoredAnswers> {
  const { rows, mapping, fileName, uploadedAt, name, siteUrl } = job;
  const today = uploadedAt.slice(0, 10);
  const order = detectDayOrder(
    rows.map((row) => getCell(row, mapping.date)),
    'month-first',
  );
  const skipped: SkippedLine[] = [];
  const answers: StoredAnswer[] = [];
  let undated = 0;
  let left = 0;
  for (const row of rows) {
    const [engine, question, answer] = [mapping.engine, mapping.question, mapping.answer].map((at) => getCell(row, at));
    const given = getCell(row, mapping.date);
    const reason = problemOf(engine, question, answer);
    const date = given === '' ? today : parseDay(given, order);
    if (reason !== null || date === null || date > tomorrowOf(today)) {
      skipped.push({ line: row.line, reason: reason ?? (date === null ? 'No date' : 'A date in the future') });
      continue;
    }
    if (answers.length >= STORED_LIMITS.answers) {
      left += 1;
      continue;
    }
    if (given === '') undated += 1;
    answers.push({
      engine: engineNamed(engine ?? ''),
      question: (question ?? '').slice(0, STORED_LIMITS.questionLength).toWellFormed(),
      answer: (answer ?? '').slice(0, STORED_LIMITS.answerLength).toWellFormed(),
      date,
      cited: getCell(row, mapping.cited)
        .split(/[\s,;|]+/)
        .filter((page) => page.includes('.'))
        .slice(0, STORED_LIMITS.citedPages)
        .map((page) => page.slice(0, 500).toWellFormed()),
    });
  }
  const kept: StoredAnswers = { fileName, uploadedAt, answers };
  const { answers: evidence } = ownerFileEvidence(
    { answers: kept },
    { name, towns: [], country: null, siteUrl, collectedAt: uploadedAt },
  );
  const read = evidence.kind === 'found' ? evidence.value : { answers: [], doubtful: [] };
  return {
    kept: answers.length === 0 ? null : kept,
    problem: answers.length === 0 ? 'We found no row with an AI tool, a question and an answer.' : null,
    counts: countsOf(kept, read),
    examples: [],
    period: spanDays(answers.map(({ date }) => date)),
    skipped,
    notes: [
      ...(undated > 0
        ? [
            `${formatInteger(undated)} ${undated === 1 ? 'answer has' : 'answers have'} no date. We count them as of today.`,
          ]
        : []),
      ...(left > 0
        ? [
            `We keep ${STORED_LIMITS.answers} answers. ${formatInteger(left)} more ${left === 1 ? 'was' : 'were'} left out.`,
          ]
        : []),
      ...(read.doubtful.length > 0
        ? ['Your name is one word, which may mean something else. Once the file is saved, we may ask you about it.']
        : []),
      ...(name === null ? ['We don’t know your business name yet. Correct it under Your facts first.'] : []),
    ],
  };
}

function problemOf(engine = '', question = '', answer = ''): string | null {
  if (engine === '') return 'No AI tool';
  if (question === '') return 'No question';
  if (answer === '') return 'No answer';
  return [engine, question, answer].some(isFormula) ? 'Looks like a formula' : null;
}

/** The latest possible date anywhere: it may be tomorrow in eastern time zones. */
function tomorrowOf(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function countsOf(kept: StoredAnswers, { answers }: Pick<AnswerEvidence, 'answers'>) {
  return [
    { label: 'Answers', value: formatInteger(kept.answers.length) },
    ...[...Map.groupBy(answers, ({ engine }) => engine)].map(([engine, given]) => {
      const named = given.filter(({ naming, ownPages }) => naming !== null || ownPages.length > 0).length;
      return { label: `${engine} names or links you`, value: `${named} of ${given.length}` };
    }),
  ];
}
