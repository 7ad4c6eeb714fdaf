import { describe, expect, it } from 'vitest';
import type { AnswerFacts } from './answer-facts.ts';
import { canClassifyTopics, createHeadingTest, isQuestionAbout, prepareTopicText } from './question-topics.ts';

const NOTHING: AnswerFacts = {
  hasPrice: false,
  hasTimes: false,
  hasClockTimes: false,
  hasDelay: false,
  hasOwnPlace: false,
  asksOfTown: false,
};

describe('the topic of a question', () => {
  it.each([
    ['Do you charge for a visit?', 'cost', true],
    ['What are your charges?', 'cost', true],
    ['Do you install electric car chargers?', 'cost', false],
    ['Can I book for tomorrow?', 'availability', true],
    ['Which book do you like?', 'availability', false],
    ['Do you do bookkeeping?', 'availability', false],
    ['Which towns do you serve?', 'area', true],
    ['Do you repair townhouses and servers?', 'area', false],
    ['Do you cover Bath and Bristol?', 'area', true],
    ['Are roof leaks covered?', 'area', false],
    ['Will insurance cover the cost of emergency tree removal?', 'area', false],
    ['Does my policy cover this?', 'area', false],
    ['How much will I pay?', 'cost', true],
    ['What payment methods do you accept?', 'cost', false],
    ['How can I pay by card?', 'cost', false],
    ['How much time does it take?', 'cost', false],
    ['How do I pay?', 'cost', false],
    ['Why is it another rating than my dealer quoted?', 'cost', false],
    ['Do you give a free quote?', 'cost', true],
    ['How long do first appointments usually last?', 'availability', false],
    ['How long does it take to get an appointment?', 'availability', true],
    ['How long do I wait for an appointment?', 'availability', true],
    ['What should I bring to my appointment?', 'availability', false],
    ['How do I get an appointment?', 'availability', true],
    ['How do I know that a plumber is registered?', 'availability', false],
    ['How soon can you come?', 'availability', true],
  ] as const)('“%s”: %s %s', (question, topic, is) => {
    expect(isQuestionAbout(prepareTopicText(question), topic, ['en'], NOTHING)).toBe(is);
  });

  it.each([
    ['de', 'Welche Zahlungsmethoden werden akzeptiert?', 'cost', false],
    ['de', 'Was muss ich zahlen?', 'cost', true],
    ['fr', 'Quels moyens de paiement acceptez-vous ?', 'cost', false],
    ['fr', 'Comment prendre rendez-vous ?', 'availability', true],
    ['fr', 'Rendez la TVA simple', 'availability', false],
    ['it', 'Quali metodi di pagamento accettate?', 'cost', false],
    ['it', 'La garanzia copre i danni?', 'area', false],
    ['es', '¿Qué métodos de pago aceptan?', 'cost', false],
    ['nl', 'Kan ik met kaart betalen?', 'cost', false],
    ['fr', 'Comment payer ?', 'cost', false],
    ['es', '¿Qué zonas comunes hay que mantener?', 'area', false],
    ['es', '¿Qué zonas cubrís?', 'area', true],
    ['es', '¿Qué municipios cubrís?', 'area', true],
    ['pt', 'Quem tem dores deve consultar a doutora?', 'availability', false],
    ['pt', 'Como marcar uma consulta?', 'availability', true],
    ['de', 'Warum muss ein Termin vorher abgesagt werden?', 'availability', false],
    ['ja', '支払い方法は何がありますか', 'cost', false],
  ] as const)('%s “%s”: %s %s', (language, question, topic, is) => {
    expect(isQuestionAbout(prepareTopicText(question), topic, [language], NOTHING)).toBe(is);
  });

  it.each([
    ['Our prices', 'cost', true],
    ['We Accept All Major Payment Methods', 'cost', false],
    ['Get a free quote', 'cost', false],
    ['Quick Links', 'availability', false],
    ['Coming Soon...', 'availability', false],
    ['Long and short term rental options available.', 'availability', false],
    ['Book your appointment', 'availability', true],
  ] as const)('the heading “%s”: %s %s', (heading, topic, is) => {
    expect(createHeadingTest(topic, ['en'])(prepareTopicText(heading))).toBe(is);
  });

  it('takes the time by which to order for none of opening', () => {
    const at = (question: string) =>
      isQuestionAbout(prepareTopicText(question), 'hours', ['en'], { ...NOTHING, hasTimes: true, hasClockTimes: true });
    expect([at('When should I order?'), at('When can I come by?')]).toEqual([false, true]);
  });

  it('is unknown in a language without a list', () => {
    expect([canClassifyTopics(['en']), canClassifyTopics(['fi'])]).toEqual([true, false]);
  });
});
