import { formatTimeOfDay } from '../text/day-words.ts';
import { type CalendarEvent, writeCalendar } from './calendar-file.ts';
import { type CampaignPlan, groupWaves, type PlannedAsk, reminderAfterDays } from './campaign-plan.ts';
import { addDays, toInstant } from './wall-time.ts';

const prepareDaysBefore = 7;
const morning = 10 * 60;
const waveMinutesLong = 30;

interface CalendarSettings {
  readonly businessName: string;
  readonly timeZone: string;
  readonly madeAtMs: number;
}

/** The campaign as a calendar file: preparation, each wave, the reminder. Contains counts, but no customer. */
export function writeCampaignCalendar(
  plan: CampaignPlan,
  { businessName, timeZone, madeAtMs }: CalendarSettings,
): string {
  const waves = groupWaves(plan);
  const first = waves[0];
  if (first === undefined) return writeCalendar([], madeAtMs);
  const prefix = `review-day-${first.localDay}`;
  const events: CalendarEvent[] = [
    {
      uid: `${prefix}-prepare@porchlight`,
      startMs: toInstant({ day: addDays(first.localDay, -prepareDaysBefore), minute: morning }, timeZone),
      minutes: 60,
      summary: 'Review Day: get ready',
      description:
        'Check the list and its consent, try the link and the QR code, print the cards, go through the script with your staff.',
    },
    ...waves.map((wave, index) => ({
      uid: `${prefix}-wave-${index + 1}@porchlight`,
      startMs: wave.atMs,
      minutes: waveMinutesLong,
      summary: `Review requests for ${businessName}: ${countWords(wave.sms, wave.email)}`,
      description: `${formatTimeOfDay(wave.localTime)} where the recipients are (${wave.timeZone}). Send only to those who agreed to it.`,
    })),
  ];
  // One event per day, at the first sending time; the sending list has the time of each message.
  for (const [index, [day, startMs]] of [...firstMoments(plan.reminders)].entries())
    events.push({
      uid: `${prefix}-reminder-${index + 1}@porchlight`,
      startMs,
      minutes: waveMinutesLong,
      summary: `Review Day: one reminder, to those asked until ${addDays(day, -reminderAfterDays)}`,
      description:
        'Once, to those who have not answered and have not said stop, at the times of your sending list. Then thank those who wrote, and reply to every review.',
    });
  return writeCalendar(events, madeAtMs);
}

/** The first time of each day in the recipients' time zones. `messages` are sorted by time. */
function firstMoments(messages: readonly PlannedAsk[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { localDay, atMs } of messages) if (!first.has(localDay)) first.set(localDay, atMs);
  return first;
}

function countWords(sms: number, email: number): string {
  return [
    sms > 0 ? `${sms} ${sms === 1 ? 'text' : 'texts'}` : '',
    email > 0 ? `${email} ${email === 1 ? 'mail' : 'mails'}` : '',
  ]
    .filter((part) => part !== '')
    .join(' and ');
}
