import { expect, it } from 'vitest';
import { assignHalf } from '#test/claims/corpus.ts';
import { countVerified, INDEPENDENT_CORPUS, readCorpus, summarize, VerifierCorpus } from './count-verified.ts';

const CORPUS = VerifierCorpus.parse({
  language: 'en',
  businesses: [
    {
      facts: [
        { id: 'f1', kind: 'name', text: 'Kestrel Cycles' },
        { id: 'f2', kind: 'services', text: 'Wheel truing' },
        { id: 'f3', kind: 'prices', text: 'Bike service: £45' },
      ],
      sentences: [
        { id: 's1', label: 'true', text: 'A bike service costs £45.' },
        { id: 's2', label: 'true', near: false, text: 'Tolstoy pedals past with a baguette.' },
        { id: 's3', label: 'plain', text: 'A bike service costs £35.' },
        { id: 's4', label: 'paraphrased', text: 'Kestrel Cycles.' },
      ],
    },
  ],
});

it('counts what is caught and what is stopped, near and free apart', () => {
  const counts = countVerified(CORPUS);
  expect(counts.map(({ label, isStopped }) => [label, isStopped])).toEqual([
    ['near', false],
    ['free', true],
    ['plain', true],
    ['paraphrased', false],
  ]);
  expect(summarize(counts)).toEqual({
    plain: { caught: 1, of: 1 },
    paraphrased: { caught: 0, of: 1 },
    true: { stopped: 1, of: 2 },
  });
});

it('measures the independent corpus by default', () => {
  const corpus = readCorpus(INDEPENDENT_CORPUS);
  const sentences = corpus.flatMap(({ businesses }) => businesses.flatMap((business) => business.sentences));
  expect(sentences).toHaveLength(588);
  const tuning = corpus.map(({ language, businesses }) => ({
    language,
    businesses: businesses.map((business) => ({
      ...business,
      sentences: business.sentences.filter(({ id }) => assignHalf(id) === 'tuning'),
    })),
  }));
  const { plain, paraphrased } = summarize(tuning.flatMap(countVerified));
  expect([plain.of, paraphrased.of]).toEqual([58, 80]);
  // This half was read in development: it may only not get worse.
  expect(plain.caught).toBe(58);
  expect(paraphrased.caught).toBeGreaterThanOrEqual(79);
});

it('holds over the second corpus what is reached there', () => {
  const corpus = readCorpus('test/claims/second');
  expect(corpus.map(({ businesses }) => businesses.flatMap(({ sentences }) => sentences).length)).toEqual(
    Array(7).fill(600),
  );
  const counts = corpus.flatMap(countVerified);
  const share = (label: string) => {
    const all = counts.filter((one) => one.label === label);
    return all.filter(({ isStopped }) => isStopped).length / all.length;
  };
  expect(share('plain')).toBeGreaterThan(0.98);
  expect(share('paraphrased')).toBeGreaterThan(0.92);
  expect(share('near')).toBeLessThan(0.1);
});

it.each([
  ['third', 420],
  ['fourth', 240],
])(
  'reads the %s corpus, with both kinds of true sentences and of inventions in both halves of every language',
  (name, size) => {
    const corpus = readCorpus(`test/claims/${name}`);
    const halves = corpus.flatMap(({ language, businesses }) =>
      businesses.flatMap(({ sentences }) =>
        sentences.map(({ id, label, near }) => `${language} ${label} ${near ?? ''} ${assignHalf(id)}`),
      ),
    );
    expect(halves).toHaveLength(size);
    expect(new Set(halves).size).toBe(7 * 4 * 2);
  },
);
