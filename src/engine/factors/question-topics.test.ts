import { describe, expect, it } from 'vitest';
import { canTellTopics, isAbout } from './question-topics.ts';
import { prepareText } from './term-match.ts';

describe('what a question asks about', () => {
  it.each([
    ['Do you charge for a visit?', 'cost', true],
    ['What are your charges?', 'cost', true],
    ['Do you install electric car chargers?', 'cost', false],
    ['Can I book for tomorrow?', 'availability', true],
    ['Do you do bookkeeping?', 'availability', false],
    ['Which towns do you serve?', 'area', true],
    ['Do you repair townhouses and servers?', 'area', false],
    ['Are roof leaks covered?', 'area', true],
  ] as const)('“%s”: %s %s', (question, topic, is) => {
    expect(isAbout(prepareText(question), topic, ['en'])).toBe(is);
  });

  it('cannot be told in a language without a list', () => {
    expect([canTellTopics(['en']), canTellTopics(['fi'])]).toEqual([true, false]);
  });
});
