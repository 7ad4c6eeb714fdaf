import type { Priority } from '../audit/analysis.ts';
import type { Effort } from '../audit/check.ts';

/** The effort of an action, for the start of a line. */
export const effortLabels: Record<Effort, string> = {
  minutes: 'A few minutes',
  hour: 'About an hour',
  day: 'About a day',
  ongoing: 'Ongoing',
};

/** The specification's names of the priorities. */
export const priorityLabels: Record<Priority, string> = {
  high: 'High impact',
  medium: 'Medium',
  low: 'Low',
};
