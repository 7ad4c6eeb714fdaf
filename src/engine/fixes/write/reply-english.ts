import type { ReplyWordings } from './reply-wording.ts';

export const ENGLISH_REPLIES: ReplyWordings = {
  thanks: {
    five: [
      'Thank you for these kind words.',
      'Thank you for taking the time to write this.',
      'Many thanks for writing.',
      'A review like this is a pleasure to read, thank you.',
    ],
    four: [
      'Thank you for your review.',
      'Thanks for taking a moment to write.',
      'Many thanks for your account.',
      'Your review is appreciated, thank you.',
    ],
    three: [
      'Thank you for writing so openly.',
      'Thanks for an honest review.',
      'An open word helps us, so thank you for yours.',
    ],
    two: [
      'Thank you for being frank with us.',
      'Thanks for telling us what you think.',
      'It is not pleasant to read this, and still we thank you for writing.',
    ],
    one: [
      'We are sorry to read this, and we thank you for writing it down.',
      'Thank you for letting us know, even though it is hard to read.',
      'This is not what we like to read, and we take it seriously.',
    ],
  },
  thanksAsCustomer: [
    'Thank you for choosing us and for writing about it.',
    'Thank you for coming to us, and for telling others how it was.',
  ],
  wordless: {
    good: [
      'Thank you for your rating.',
      'Thanks for taking a moment to rate us.',
      'Your rating is appreciated, thank you.',
    ],
    bad: [
      'Thank you for your rating, even though it tells us that something was not right for you.',
      'Your rating is noted, and we would like to know what is behind it.',
      'A rating without words leaves us guessing, so please tell us what you had in mind.',
    ],
  },
  topics: {
    service: {
      good: [
        'What you say about the service is good to read.',
        'That the service is what you mention means a lot to us.',
        'Your words about the service will be passed on here.',
      ],
      bad: [
        'What you write about the service is not what anybody should take away from us.',
        'Your point about the service deserves more attention than this space allows.',
        'The service you describe is not how we want to work, so we would like to hear more.',
      ],
    },
    staff: {
      good: [
        'Kind words about the people here are passed on, and they are read with pleasure.',
        'What you say about the people who work here will make their day.',
        'The people you mean will read this with a smile.',
      ],
      bad: [
        'How people are spoken to matters, so your remark about it is taken seriously.',
        'A friendly tone should go without saying, and your remark will be talked about here.',
        'What you write about how you were spoken to is not something we brush aside.',
      ],
    },
    price: {
      good: [
        'That you mention the price is useful, for us and for others who read this.',
        'Your remark about the price is good to know.',
        'It is good to read what you think of the price.',
      ],
      bad: [
        'A price should be clear before it is due, so we would like to understand your remark.',
        'Questions about a bill deserve an exact answer, and that takes the details.',
        'Nobody likes to be surprised by a price, so we would like to know what exactly you mean.',
      ],
    },
    wait: {
      good: [
        'Your remark about the time is appreciated.',
        'Nobody likes to wait, so it is good to read what you say about it.',
        'That you mention the time is helpful for others who read this.',
      ],
      bad: [
        'Nobody likes to wait, and your remark about it is understood.',
        'Your time matters, and what you write about waiting will be looked at.',
        'Waiting without knowing why is annoying, so we would like to find out more.',
      ],
    },
    communication: {
      good: [
        'Clear answers are what we want to give, so this is good to read.',
        'That you mention how we explain things is good to know.',
        'Being clear matters to us, so your words are encouraging.',
      ],
      bad: [
        'Nobody should have to chase an answer, and your remark about it is taken seriously.',
        'A clear word at the right moment matters, and we will look at what you describe.',
        'What you write about being kept informed is something we want to understand.',
      ],
    },
    result: {
      good: [
        'That the result is what you mention is what we like to read.',
        'Your words about the result are good to read.',
        'It is good to know what you think of the result.',
      ],
      bad: [
        'A result that leaves questions open should be talked about in person.',
        'What you write about the result needs a proper look, not a quick reply.',
        'We would like to understand what you expected of the result and what is missing.',
      ],
    },
    place: {
      good: [
        'What you say about the place is nice to read.',
        'It is good to know that the place itself is worth a word to you.',
        'Your remark about the place is helpful for others who are on their way.',
      ],
      bad: [
        'Your remark about the place and about getting here is useful, and we will look at it.',
        'What you write about the place is noted, and it will be looked at.',
        'Getting here should be simple, so your remark is helpful.',
      ],
    },
  },
  noTopic: {
    good: [
      'Reading this is encouraging for everybody here.',
      'It is good to know that you see it this way.',
      'Words like these are why we like what we do.',
    ],
    bad: [
      'What you describe is something that we would like to understand.',
      'We would like to hear what happened from your point of view.',
      'Your view matters to us, and we would like to hear it in full.',
    ],
  },
  namedService: [
    'Your words about {svc} are especially good to read.',
    'It is nice that you mention {svc}.',
    'What you write about {svc} helps others to decide.',
  ],
  whatWasMissing: [
    'If something was missing, we would like to hear what.',
    'Should there be something that we can do better, please tell us.',
    'We are open to any suggestion that you have.',
  ],
  discretion: [
    'Out of respect for privacy we do not discuss anything personal here, nor whether somebody has been with us.',
    'We owe everybody discretion, so we can neither confirm nor discuss anything personal in public.',
    'Privacy comes before a public answer, so please understand that we stay general here.',
  ],
  offline: [
    'Please call {phone} so that we can hear the details from you.',
    'Would you call us at {phone}? Then we can look into it together.',
    'You can reach us at {phone}, and we will take the time to listen.',
    'Please write to {email} so that we can hear the details from you.',
    'A short message to {email} is enough, and we will take it from there.',
    'Please get in touch with us directly, so that we can hear the details from you.',
  ],
  close: [
    'Kind regards from {plainName}.',
    'All good wishes from {plainName}.',
    'With good wishes, {plainName}',
    'Kind regards, {plainName}',
  ],
};
