export interface ReplyTemplate {
  readonly id: 'content' | 'mixed' | 'not-content' | 'stars-only' | 'not-a-customer';
  readonly title: string;
  readonly text: string;
  readonly note: string;
}

/** Beginnings of replies; the owner fills the brackets. None reveals what a customer came for. */
export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'content',
    title: 'Somebody who is content',
    text: 'Thank you for taking the time, {name}. [One sentence about what they wrote.] We are glad to hear it. {business}',
    note: 'Pick up one thing they said. Do not repeat your keywords.',
  },
  {
    id: 'mixed',
    title: 'Some of it good, some not',
    text: 'Thank you, {name}, for the good and for the rest. [What you have looked into.] If you would like to talk about it, ask for the owner. {business}',
    note: 'Answer the criticism first, in a sentence.',
  },
  {
    id: 'not-content',
    title: 'Somebody who is not content',
    text: 'I am sorry that it went this way, {name}. [What you will do, without details about the customer.] Please call and ask for me, so that I can put it right. The owner of {business}',
    note: 'Do not ask for the review to be changed, and offer nothing for it. Never mention what somebody came for: in health care that alone can be against the law.',
  },
  {
    id: 'stars-only',
    title: 'Stars without a word',
    text: 'Thank you for letting us know, {name}. If there is something we should hear, good or bad, we are easy to reach. {business}',
    note: 'Short. There is nothing to argue with.',
  },
  {
    id: 'not-a-customer',
    title: 'You cannot find this person',
    text: 'We read every review, and could not match this one to a visit. Please call and ask for the owner, so that we can look into it. {business}',
    note: 'Stay polite: readers judge the reply. A review that breaks Google’s rules can be reported in your profile.',
  },
];
