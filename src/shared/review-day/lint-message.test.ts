import { describe, expect, it } from 'vitest';
import { lintMessage } from './lint-message.ts';
import { POLICY_RULES, type PolicyRuleId } from './policy-rules.ts';

const lint = (text: string, businessName = 'Harbor & Pine') =>
  lintMessage(text, { businessName }).map(({ rule }) => rule.id);

const bad: readonly (readonly [PolicyRuleId, string])[] = [
  ['incentive', 'Leave us a review and get 10% off your next visit.'],
  ['incentive', 'Review us and receive a free coffee.'],
  ['incentive', 'Every review enters you into a draw for a weekend away.'],
  ['incentive', 'As a thank you for your review we will send you a $5 gift card.'],
  ['incentive', 'We donate $2 to the animal shelter for each review.'],
  ['incentive', 'Post a review for a chance to win a new grill.'],
  ['incentive', 'Show us your review and dessert is on the house.'],
  ['incentive', 'Get ＄１０ off when you review us'],
  ['incentive', 'Re\u200Bview us for a dis\u200Bcount'],
  ['incentive', 'Write one and earn 50 points on your card.'],
  ['gating', 'If you were happy with our work, please review us on Google.'],
  ['gating', 'If you loved it, tell Google. If not, tell us.'],
  ['gating', 'Unhappy? Please call us first.'],
  ['gating', 'If something was wrong, reply to this message instead of posting.'],
  ['star-asking', 'Please leave us a positive review.'],
  ['gating', 'Please don’t leave a negative review, we are a small shop.'],
  ['gating', 'We refunded you, so please remove your bad review.'],
  ['gating', 'Before writing a bad review, contact us so we can make it right.'],
  ['star-asking', 'We would love a 5-star review.'],
  ['star-asking', 'Please give us five stars.'],
  ['star-asking', 'Get 10% off for five stars.'],
  ['star-asking', 'Could you rate us ⭐⭐⭐⭐⭐ today?'],
  ['star-asking', 'Help us boost our rating.'],
  ['star-asking', 'If you think we earned 5/5, here is the link.'],
  ['star-asking', 'Give us a 5 ★ on Google'],
  ['scripted-wording', 'Would you write a review? Please mention our emergency plumbing in Duluth.'],
  ['scripted-wording', 'Be sure to use the words “best plumber”.'],
  ['scripted-wording', 'Please mention Dana by name.'],
  ['scripted-wording', 'Write something like “fast, friendly and fair”.'],
  ['scripted-wording', 'Here is a sample text you can copy for your review.'],
  ['scripted-wording', 'We have drafted a review for you, just press post.'],
  ['staff-competition', 'The technician with the most reviews wins a day off.'],
  ['staff-competition', 'Our team is in a contest for the most Google reviews.'],
  ['staff-competition', 'I get a bonus for every review.'],
  ['staff-competition', 'Your review helps me win this month.'],
  ['kiosk', 'You can use the tablet at the front desk to write your review.'],
  ['kiosk', 'Please stop at our review station.'],
  ['kiosk', 'You can post it from my phone right now.'],
  ['kiosk', 'Please write your review before you leave.'],
  ['kiosk', 'Connect to our wifi and post it.'],
  ['not-genuine', 'Ask your family and friends to leave a review, too.'],
  ['not-genuine', 'Even if you have not visited us yet, a review helps.'],
  ['not-genuine', 'Please post from another Google account as well.'],
  ['staff-competition', 'All employees should write a review this week.'],
  ['pressure', 'You still have not left a review. Please do it today.'],
  ['gating', 'Send the link only to homeowners whose handover went without defects.'],
  ['gating', 'Schickt den Link nur an Kunden, bei denen die Abnahme reibungslos lief.'],
  ['gating', 'Os elogios faça-os a todos, as críticas faça-as a nós.'],
  ['gating', 'Responda SÍ y le enviamos el enlace de Google; responda NO y le llama el encargado.'],
  ['gating', 'Si un client est fâché, pas de lien.'],
  ['gating', 'Leave complainers and upset guests out: skip the upset ones when you send the review link.'],
  ['gating', 'Prima telefona e senti l’umore del cliente, poi manda il link.'],
  [
    'gating',
    'Wenn der Schnitt gut ist, geht es weiter zu Google; ist der Schnitt schwach, meldet sich die Filialleitung.',
  ],
  ['incentive', 'Du ein paar Sätze auf Google, wir ein Stück Kuchen?'],
  ['incentive', 'De voorrijkosten schelden we kwijt voor wie ons beoordeelt.'],
  ['star-asking', 'Qualsiasi voto sotto cinque stelle è una bocciatura, lo tenga presente quando ci valuta.'],
  ['pressure', 'Escriba la reseña ahora, yo compruebo que se ha publicado y le doy las llaves.'],
  ['pressure', 'Uw review ontbreekt nog.'],
  ['gating', 'Votre remboursement partira dès que vous aurez supprimé le commentaire.'],
];

/** No words in them break a rule; as a whole they read like messages that do. */
const likely: readonly (readonly [PolicyRuleId, string])[] = [
  ['gating', 'Happy campers get the link, grumpy ones get my phone number.'],
  ['gating', 'Full marks go up on the wall at Google. The rest stay in my drawer.'],
  [
    'gating',
    'Got a big grin about your new deck? The sign on the gate shows where to put it. Anything else, my number is below.',
  ],
];

const good: readonly string[] = [
  'Thank you for the five stars, Ann! We told Joe, who laid your lawn.',
  'Thanks a lot for your review, Ann. We passed it on to Joe.',
  'People ask us whether a review earns a discount. No, and that will not change.',
  'Pros and cons, write it all on Google. And if something needs fixing, call us as well.',
  'Internal course survey: rate the lessons, the room and the timetable from 1 to 5. Nobody but the teachers sees it.',
  'Hi Dana, thank you for coming to Harbor & Pine. Would you write an honest review? https://g.page/r/x/review Reply STOP to opt out.',
  'How was your visit? Your honest opinion helps people nearby decide.',
  'Thank you for your business. If you have a minute, here is our review link.',
  'Good or bad, we read every review and answer it.',
  'We cannot offer anything in return for a review, only our thanks.',
  'We never give discounts for reviews, and nothing depends on what you write.',
  'There is no reward and no prize for it.',
  'Please feel free to say what you like.',
  'Feel free to skip this message.',
  'Was everything all right with the water heater? Please tell people in your own words.',
  'Every opinion counts, whatever it is.',
  'Thank you for your visit on Tuesday. We would be glad to read what you think.',
  'Scan the code with your own phone, whenever it suits you.',
  'We ask everybody the same question: how was it?',
  'Your review appears on Google under your name.',
  'Thanks for waiting while we fixed the sink. A review would mean a lot to a small team.',
  'Call us at any time if something with the repair is not right. Our review link is for everybody: https://g.page/r/x/review',
  'You can change or delete what you wrote at any time.',
  'Our staff do not know who writes and are not paid for it.',
  'It takes about a minute. No account with us is needed.',
  'One reminder, then we leave you in peace. Here is the link once more.',
  'Free estimates are listed on our website; this message is only about your review.',
  'Only send the review link to customers who agreed to get text messages.',
  'Inviate il link solo ai clienti che hanno dato il consenso.',
  'De korting hangt niet af van een review.',
  'Your discount stays whether or not you write a review.',
  'Wir verlosen nichts, wir freuen uns einfach über eine Bewertung.',
  'Recomiéndenos a un amigo y los dos reciben un mes gratis.',
  'Évaluation gratuite de votre bien cette semaine.',
  'Jeder Kunde bekommt diese Nachricht, auch wenn wir vorher gestritten haben: Bitte bewerten Sie uns.',
  'Sie schreiben die Bewertung, wir lesen sie.',
  'You can review us with this link, we look forward to seeing you again.',
  'If you have a problem with the link, reply and we send it again.',
  'Vraag elke gast om een review en noem nooit het woord ster.',
  'Thank you for the review. We are sorry it went wrong and would like to talk in private.',
];

describe('lintMessage', () => {
  it.each(bad)('finds %s in: %s', (rule, text) => expect(lint(text)).toContain(rule));

  it.each(likely)('says that it may break %s: %s', (rule, text) => {
    const [breach, ...others] = lintMessage(text, { businessName: 'Harbor & Pine' });
    expect([breach?.rule.id, breach?.isSure, others]).toEqual([rule, false, []]);
    expect(text).toContain(breach?.words);
  });

  it('is sure where words break a rule', () => {
    const [breach] = lintMessage('Leave us a review and get 10% off.', { businessName: 'Harbor & Pine' });
    expect([breach?.rule.id, breach?.isSure]).toEqual(['incentive', true]);
  });

  it.each(good)('leaves alone: %s', (text) => expect(lint(text)).toEqual([]));

  it('has texts for every rule, and sixty in all', () => {
    expect(new Set(bad.map(([rule]) => rule))).toEqual(new Set(POLICY_RULES.map(({ id }) => id)));
    expect(bad.length + good.length).toBeGreaterThan(60);
  });

  it('says the words and the source', () => {
    const [breach] = lintMessage('We would love a 5-star review.', { businessName: 'A' });
    expect(breach?.words).toBe('5-star');
    for (const { source, why } of POLICY_RULES) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.date).toMatch(/^2026-/);
      expect(why.length).toBeGreaterThan(40);
    }
  });

  it('does not hold its own name against a business', () => {
    const text = 'Thank you for visiting Five Star Gift Cards. Would you write an honest review?';
    expect(lint(text, 'Five Star Gift Cards')).toEqual([]);
    expect(lint('Give us five stars. Five Star Gift Cards', 'Five Star Gift Cards')).toEqual(['star-asking']);
  });

  it('is quick on long and hostile texts', () => {
    const hostile = [
      'if '.repeat(5000),
      `${'please mention '.repeat(1000)}`,
      'a'.repeat(1_000_000),
      '.'.repeat(20_000),
    ];
    for (const text of hostile) expect(Array.isArray(lint(text))).toBe(true);
  });
});
