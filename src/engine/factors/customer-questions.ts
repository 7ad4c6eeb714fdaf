import type { FixAdvice } from './check-evaluation.ts';

/** Practice value: five questions cover what most callers ask. */
export const ENOUGH_QUESTIONS = 5;

/** The common action for missing questions and answers, whichever factor finds that. */
export const WRITE_QUESTIONS: FixAdvice = {
  action: 'Answer five customer questions on your website',
  how: 'Take the five you hear most on the phone. Use each as a heading and answer it right below, in up to 60 words. Then add one a week.',
};
