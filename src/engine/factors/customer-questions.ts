import type { FixAdvice } from './check-evaluation.ts';

/** Practice value: the questions that most callers ask fit into five. */
export const ENOUGH_QUESTIONS = 5;

/** The one thing to do about missing questions and answers, whichever factor misses them. */
export const WRITE_QUESTIONS: FixAdvice = {
  action: 'Answer five customer questions on your website',
  how: 'Take those you are asked on the telephone most often. Use each as a heading, answer it in the first sentence below, and stop after about sixty words. Then add one a week.',
};
