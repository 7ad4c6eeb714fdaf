/** How precise a number of answers is: 95% intervals after Wilson (1927), in whole percent. */
export interface SampleInterval {
  readonly named: number;
  readonly answers: number;
  readonly low: number;
  readonly high: number;
}

/** From few answers to many. */
export const SAMPLE_INTERVALS: readonly SampleInterval[] = [
  { named: 3, answers: 5, low: 23, high: 88 },
  { named: 5, answers: 10, low: 24, high: 76 },
  { named: 15, answers: 30, low: 33, high: 67 },
  { named: 30, answers: 60, low: 38, high: 62 },
  { named: 50, answers: 100, low: 40, high: 60 },
];
