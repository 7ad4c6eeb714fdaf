import { expect, it } from 'vitest';
import { statesDelay } from './answer-facts.ts';

it.each([
  'We answer within two working days.',
  'Termine innerhalb von 3 Tagen',
  'Réponse sous 48 heures',
  'Ready in 5 days',
  'Same-day appointments',
])('takes a span until something happens for a delay: %s', (text) => expect(statesDelay(text)).toBe(true));

it.each([
  'Plain words for hard days',
  'Stay for 3 days and pay for two',
  'Your guarantee after many days in the sun',
  'Open in winter every day',
])('takes no other span for one: %s', (text) => expect(statesDelay(text)).toBe(false));
