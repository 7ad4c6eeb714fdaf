import type { Weekday } from '#shared/audit/business.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { publishableHours } from '#shared/audit/opening-times.ts';
import { isUndecided } from '#shared/fixes/fact-sheet.ts';
import { OTHER_HOURS } from '../factors/hours-conflict.ts';
import { namesSeason } from '../facts/hours/hours-text.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { listUsableFacts } from './pack-facts.ts';

/** Why hours of the site are not written into structured data, as the end of a sentence, and the statements that differ. */
export interface HoursDoubt {
  readonly why: string;
  /** Hours that the site has in its code may stay there without a question. */
  readonly isMild: boolean;
  readonly statements: readonly Evidence[];
}

/** What is doubtful about the hours of the site; null where there are none, and where they hold or are the owner's own. */
export function findHoursDoubt(material: WritingMaterial): HoursDoubt | null {
  const { analysis, sheet } = material;
  const { openingHours, languages } = analysis.business;
  const hours = publishableHours(openingHours);
  if (openingHours === null || hours.kind === 'none') return null;
  if (listUsableFacts(material, 'hours').some(({ state }) => state !== 'found')) return null;
  const statements = listOtherHours(analysis);
  const because = (why: string, isMild = false): HoursDoubt => ({ why, isMild, statements });
  if (statements.length > 0) return because('your site gives different ones');
  if (hours.kind === 'doubtful') {
    const day = WEEKDAY_NAMES[hours.day];
    return because(
      hours.why === 'overlap'
        ? `your site gives two different times for ${day}`
        : `your site gives one time for opening and closing on ${day}`,
    );
  }
  if (hours.kind === 'unclear') return because('we couldn’t tell from your site which ones hold');
  if (namesSeason(openingHours.text, languages)) return because('they change with the season', true);
  return sheet.facts.some((fact) => fact.kind === 'hours' && isUndecided(fact))
    ? because('they may be those of your office or telephone alone', true)
    : null;
}

/** The statements of opening hours that contradict each other, as the audit found them. */
function listOtherHours({ factors }: Pick<WritingMaterial['analysis'], 'factors'>): Evidence[] {
  const check = factors.qaContentOptimization.checks.find(({ id }) => id === 'qaContentOptimization.coversHours');
  return (check?.evidence ?? []).filter(({ note }) => note?.startsWith(OTHER_HOURS));
}

const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};
