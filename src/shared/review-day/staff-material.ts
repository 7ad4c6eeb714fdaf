/** What to say and what not to say: notes for a short talk with the staff. */
export const staffScript: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'When',
    lines: ['At the end, once the work is done or the bill is settled.', 'Everybody, or nobody that day. Do not pick.'],
  },
  {
    title: 'What to say',
    lines: [
      '“Thank you. We ask everybody for an honest review. The code on this card opens the page on your phone, whenever it suits you.”',
      'Hand over the card, and go on.',
    ],
  },
  {
    title: 'When somebody is not content',
    lines: [
      '“I am sorry. Let us put that right.” Then do it.',
      'They get the same card as everybody else. Whether they use it is up to them.',
    ],
  },
  {
    title: 'What we do not do',
    lines: [
      'Name a number of stars, or words to write.',
      'Offer something for it.',
      'Hand over our own phone or tablet, or look on while somebody writes.',
      'Ask colleagues, family or friends.',
    ],
  },
];

/** The poster is placed where customers pass, not where somebody watches them write. */
export const posterText = 'How was it? Tell others, in your own words, on your own phone.';

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
