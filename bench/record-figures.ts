import { z } from 'zod';
import { isMet, showFigure } from './figure.ts';

const RecordedFigure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.enum(['ms', 's', 'x', '/s', 'MB', 'kB', '']),
  aim: z.object({ kind: z.enum(['atMost', 'atLeast', 'below']), value: z.number() }).nullable(),
});

/** One section of the bench as measured at one commit: an entry of `bench/history.json`. */
export const Recording = z.object({
  section: z.string(),
  title: z.string(),
  /** Day of the run, `2026-11-26`. */
  date: z.string(),
  /** Short hash, with `+` where files were changed. */
  commit: z.string(),
  machine: z.string(),
  isQuick: z.boolean(),
  figures: z.array(RecordedFigure),
});
export type Recording = z.infer<typeof Recording>;

const BEGIN = '<!-- Written by `npm run bench -- --record`. -->';
const END = '<!-- End of the figures. -->';

/** `docs/performance.md` with the newest recording of each section between its marks. Throws where the marks are missing. */
export function writeFigures(page: string, history: readonly Recording[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The page has no "${BEGIN}" before "${END}".`);
  const newest = new Map(history.map((recording) => [recording.section, recording]));
  return `${page.slice(0, begin + BEGIN.length)}\n\n${[...newest.values()].map(describe).join('\n\n')}\n\n${page.slice(end)}`;
}

function describe({ title, date, commit, machine, isQuick, figures }: Recording): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, aim } = figure;
    const aimed =
      aim === null ? '' : `${AIM[aim.kind]} ${showFigure(aim.value, unit)}, ${isMet(figure) ? 'met' : 'not met'}`;
    return `| ${name.trim()} | ${showFigure(value, unit)} | ${aimed} |`;
  });
  return [
    `### ${title}`,
    '',
    `${date}, commit ${commit}${isQuick ? ', quick run' : ''}. ${machine}.`,
    '',
    ...['| Figure | Measured | Aim |', '|---|---|---|', ...rows],
  ].join('\n');
}

const AIM = { atMost: 'at most', atLeast: 'at least', below: 'below' } as const;
