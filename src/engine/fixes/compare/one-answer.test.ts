import { describe, expect, it } from 'vitest';
import { aBusiness, aHeading, aPage, someEvidence } from '#test/builders.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { description } from '../../factors/description.ts';
import { websiteH1 } from '../../factors/website-h1.ts';
import type { HeadKind } from './compare-texts.ts';
import { readKnownFacts } from './known-facts.ts';
import { settleText } from './settle-text.ts';

const BUSINESS = aBusiness({ name: 'Pinequill Works', services: [], serviceAreas: [], sources: {}, locations: [] });

/** What the report says of a text of the home page: why it stays or is asked for, and the steps that its checks lead to. */
function answersOn(kind: HeadKind, text: string, business = BUSINESS) {
  const sheet = factSheet('en', { name: 'Pinequill Works', category: business.category?.label ?? '', city: 'Duluth' });
  const facts = readKnownFacts({ sheet, analysis: { ...sampleAnalysis(), business }, outline: { pages: [] } });
  const { outcome, why } = settleText({ kind, before: text, subject: null, isForeign: false, candidates: [] }, facts);
  const home = aPage(
    kind === 'title'
      ? { title: text }
      : kind === 'heading'
        ? { headings: [aHeading(1, text)] }
        : { metaDescription: text },
  );
  const { checks } = (kind === 'description' ? description : websiteH1).evaluate(someEvidence({ home, business }));
  const steps = checks.flatMap(({ id, status, fix }) =>
    status !== 'pass' && status !== 'notMeasured' && fix !== null && id.toLowerCase().includes(NAMED[kind])
      ? [fix.action]
      : [],
  );
  return { outcome, why, steps: [...new Set(steps)] };
}

/** What the ids of the checks of a text have in common. */
const NAMED = { title: '.title', heading: '.names', description: 'description.' } as const;

const MORE = 'with a van for every street, a kettle for every kitchen and a kind word for everybody who opens the door';

describe('one answer of check and settled text', () => {
  it('keeps a long description and a long title that say what and where in front', () => {
    const long = `Pinequill Works is your plumber in Duluth, ${MORE}, and all that on the day you call us.`;
    expect(answersOn('description', long)).toEqual({
      outcome: 'keep',
      why: 'It says “plumber” and “Duluth”. Google cuts off its end, so keep them in front.',
      steps: [],
    });
    expect(answersOn('title', `Plumber in Duluth, ${MORE}`)).toMatchObject({ outcome: 'keep', steps: [] });
  });

  it('asks for the town in front in both where Google cuts it off', () => {
    const late = `Pinequill Works is your plumber for leaks, drains and heaters, ${MORE}, on all the days of the year, in Duluth.`;
    const why = 'Google cuts yours off before it says where you work. Move your town to the front.';
    expect(answersOn('description', late)).toEqual({
      outcome: 'ask',
      why,
      steps: ['Move your town to the front of the page description'],
    });
    expect(answersOn('title', `Plumber ${MORE} in Duluth`)).toEqual({
      outcome: 'ask',
      why,
      steps: ['Move your town to the front of the page title'],
    });
  });

  it('asks only for the name where nothing else is missing', () => {
    const nameless =
      'Your plumber in Duluth for leaks, drains and heaters, on the day you call and at a price you know.';
    expect(answersOn('description', nameless)).toEqual({
      outcome: 'keep',
      why: 'Yours is good. It says “plumber” and “Duluth”. Only your name is missing.',
      steps: ['Add your name to the page description'],
    });
  });

  it('leaves no text that lacks the town, whether or not the trade is known', () => {
    const unknown = { ...BUSINESS, category: null };
    const { outcome, steps } = answersOn('heading', 'Always There For You', unknown);
    expect([outcome, steps]).toEqual(['ask', ['Say what you do and where in your main heading']]);
  });

  it('takes the part of a title out that is none', () => {
    const junk = answersOn('title', 'Pinequill :: Plumber in Duluth :: Home');
    expect([junk.outcome, junk.why]).toEqual(['ask', 'Take “Home” out of yours.']);
  });
});

describe('title and heading that do not match', () => {
  const agreement = (title: string, heading: string) => {
    const { checks } = websiteH1.evaluate(
      someEvidence({ home: aPage({ title, headings: [aHeading(1, heading)] }), business: BUSINESS }),
    );
    return checks.find(({ id }) => id === 'websiteH1.agreesWithTitle')?.fix?.action;
  };

  it('asks to change the one that does not say what and where', () => {
    expect(agreement('Plumber in Duluth', 'We care')).toBe('Say what you do and where in your main heading');
    expect(agreement('We care', 'Plumber in Duluth')).toBe('Put what you do and your town into the page title');
    expect(agreement('We care', 'Always there')).toBe('Make your title and main heading match');
  });
});
