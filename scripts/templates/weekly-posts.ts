import { calendarText, type DayEntry } from './calendar-text.ts';
import { csvText } from './csv-text.ts';

/** A quarter has thirteen weeks; the file names it. */
const FIRST_MONDAY = '2027-01-04';
const WEEK_DAYS = 7;
const STAMP = '20261121T000000Z';

interface WeekIdea {
  readonly kind: 'Update' | 'Offer' | 'Event';
  readonly theme: string;
  /** Example texts of the fictitious plumber. */
  readonly example: string;
  readonly photo: string;
}

/** One theme per week, usable by any business; the examples are those of a fictitious plumber in Duluth. */
const WEEKS: readonly WeekIdea[] = [
  {
    kind: 'Update',
    theme: 'Hours and how to reach you in the new year',
    example:
      'We are back to full hours: Monday to Friday 7 am to 6 pm, Saturday 8 am to noon. Burst pipes day and night.',
    photo: 'Your front door or van, taken this week',
  },
  {
    kind: 'Update',
    theme: 'One question customers asked last week, answered',
    example:
      'How do I keep pipes from freezing? Let the tap on the outer wall drip when it falls below 10 F, and open the cupboard under it.',
    photo: 'The thing the question is about',
  },
  {
    kind: 'Update',
    theme: 'A job you finished, with the town it was in',
    example: 'In Hermantown we replaced 40 feet of galvanized pipe in a house of 1924. It took a day and a half.',
    photo: 'Before and after, from the same spot',
  },
  {
    kind: 'Update',
    theme: 'A service that few people know you offer',
    example: 'We also test backflow preventers and send the form to the city for you.',
    photo: 'The tool or the certificate at work',
  },
  {
    kind: 'Offer',
    theme: 'An offer with a first and a last day',
    example: 'Water heater check for 79 dollars, 1 to 28 February. What we look at is listed on our website.',
    photo: 'The work the offer is about',
  },
  {
    kind: 'Update',
    theme: 'Somebody of the team and what they are good at',
    example: 'Dana looks after old houses. She has opened more lath-and-plaster walls than she can count.',
    photo: 'The person at work, with their consent',
  },
  {
    kind: 'Update',
    theme: 'What a common job costs, as a range, and why',
    example: 'Replacing a tap costs 180 to 340 dollars with us. The part makes most of the difference.',
    photo: 'Two parts side by side',
  },
  {
    kind: 'Update',
    theme: 'A warning for the season',
    example:
      'Snow melt and a blocked floor drain end in a wet basement. Pour in a bucket of water: it should be gone in a minute.',
    photo: 'The place to look at',
  },
  {
    kind: 'Update',
    theme: 'One question customers asked last week, answered',
    example: 'Do you work on Sundays? For burst pipes and no heat, yes. Everything else waits for Monday.',
    photo: 'The thing the question is about',
  },
  {
    kind: 'Event',
    theme: 'An event with a day, a place and an hour',
    example: 'Open workshop on Saturday 13 March, 9 am to noon: learn to shut off your water and change a washer.',
    photo: 'The room it takes place in',
  },
  {
    kind: 'Update',
    theme: 'Something new: a tool, a certificate, a supplier',
    example: 'Our new camera sees 100 feet into a drain and records it, so that you can see what we saw.',
    photo: 'The new thing in use',
  },
  {
    kind: 'Update',
    theme: 'A town you serve and what is special there',
    example: 'In Proctor many houses still have lead service lines. We check yours when we are there, in two minutes.',
    photo: 'A street or a job there, no house number',
  },
  {
    kind: 'Update',
    theme: 'Looking back on the quarter, and hours for the holidays ahead',
    example: 'Sixty-one jobs since January, most of them frozen pipes. Over Easter we answer emergencies only.',
    photo: 'The team or the workbench',
  },
];

const dayOfWeek = (week: number): string => {
  const date = new Date(`${FIRST_MONDAY}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + week * WEEK_DAYS);
  return date.toISOString().slice(0, 10);
};

/** The plan of the quarter as a table with space for the owner's text. */
export function weeklyPostsTable(): string {
  return csvText([
    [
      'Week of',
      'Kind of post',
      'Theme',
      'Example (invented plumber)',
      'Your text',
      'Photo',
      'Link to your page',
      'Posted on',
    ],
    ...WEEKS.map(({ kind, theme, example, photo }, week) => [dayOfWeek(week), kind, theme, example, '', photo, '', '']),
  ]);
}

/** The same plan for a calendar: one entry each Monday. */
export function weeklyPostsCalendar(): string {
  return calendarText(
    'Weekly posts, January to March 2027',
    STAMP,
    WEEKS.map(
      ({ kind, theme, example, photo }, week): DayEntry => ({
        day: dayOfWeek(week),
        uid: `weekly-post-${dayOfWeek(week)}@porchlight.invalid`,
        summary: `Post: ${theme}`,
        description: `Kind: ${kind}\nExample of an invented plumber: ${example}\nPhoto: ${photo}\nAt most 1,500 characters, no phone number in the text.`,
      }),
    ),
  );
}
