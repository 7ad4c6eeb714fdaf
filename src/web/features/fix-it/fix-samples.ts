import type { GeneratedQa } from '#shared/api/generate.ts';

/**
 * The specification's fallback for a failed call: texts about a fictitious senior-living home. Shown as samples only: never
 * copied, exported, stored or counted.
 */
export const sampleDescription =
  'Our senior living community offers independent living, assisted living and memory care in private apartments. Residents choose their own day: meals from a seasonal kitchen, a garden with level paths, music and movement in the mornings, and help with dressing, bathing and medication when it is wanted. Care staff are in the building day and night. Families are welcome at any hour and receive a written plan that is reviewed with them every season. We arrange visits, short stays and a first meal at our table for everyone who is deciding.';

export const sampleQa: readonly GeneratedQa[] = [
  {
    question: 'What kinds of care does the community offer?',
    answer:
      'Independent living, assisted living and memory care, each in private apartments. A resident who needs more help later can move within the building.',
  },
  {
    question: 'Can we visit before we decide?',
    answer: 'Yes. Visits are possible every day, and a short stay can be arranged for a week or longer.',
  },
];

export const sampleH1Ideas: readonly string[] = [
  'Senior living with care that changes as you do',
  'Assisted living and memory care in private apartments',
  'A senior living community with staff day and night',
];
export const sampleSubheader = 'Visits every day. Short stays from one week.';
