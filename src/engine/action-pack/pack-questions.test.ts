import { expect, it } from 'vitest';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { placeQuestions } from './pack-questions.ts';
import type { RealService } from './real-services.ts';

const HOST = 'https://harborandpine.example';
const HOURS = { question: 'When do you work?', answer: 'On weekdays, and on Saturdays until noon.' };

const ANSWERED = [
  ['Do you thaw frozen pipes?', 'We thaw them with warm air on the day of your call.'],
  ['Who seals leaking taps?', 'Our two apprentices replace washers and seals in kitchens.'],
  ['How often is gas tested?', 'Once a year our fitter measures pressure and writes a report.'],
  ['What happens to old radiators?', 'We flush, bleed and balance them before the winter begins.'],
  ['Can garden pumps be mended?', 'Most pumps run again after we clean the filter and renew the cable.'],
] as const;

/** The material of a site whose page of questions answers so many. */
function answering(count: number) {
  const material = aMaterial();
  const questions = ANSWERED.slice(0, count).map(([question, answer]) => ({
    question,
    answer,
    url: `${HOST}/faq`,
    place: 'text' as const,
  }));
  return {
    ...material,
    outline: { ...material.outline, pages: [anOutlinePage(), anOutlinePage({ url: `${HOST}/faq` })] },
    analysis: { ...material.analysis, business: { ...material.analysis.business, questions } },
  };
}

it('adds to a page of questions that has few, and nothing to one that has enough', () => {
  expect(placeQuestions(answering(4), [HOURS], [])).toMatchObject({ general: [HOURS], existingUrl: `${HOST}/faq` });
  expect(placeQuestions(answering(5), [HOURS], [])).toMatchObject({ general: [], existingUrl: `${HOST}/faq` });
});

it('makes no page of questions, and of no page about something else one', () => {
  expect(placeQuestions(answering(0), [HOURS], [])).toMatchObject({ general: [], existingUrl: null });
  const material = answering(3);
  const url = `${HOST}/boiler-repair`;
  const { business } = material.analysis;
  const questions = business.questions.map((one) => ({ ...one, url }));
  const elsewhere = { ...material, analysis: { ...material.analysis, business: { ...business, questions } } };
  expect(placeQuestions(elsewhere, [HOURS], [])).toMatchObject({ general: [], existingUrl: null });
});

it('does not ask on the page of a service whether it is offered', () => {
  const service: RealService = {
    name: 'Water Softeners',
    running: 'water softeners',
    existingUrl: `${HOST}/softeners`,
    slug: 'water-softeners',
  };
  const asked = (question: string) => ({ question, answer: 'Yes. We install water softeners in old houses.' });
  const price = asked('What do water softeners cost?');
  const { general, byService } = placeQuestions(
    answering(0),
    [asked('Do you offer water softeners?'), price],
    [service],
  );
  expect(general).toEqual([]);
  expect(byService.get('water-softeners')).toEqual([price]);
});
