import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { generateDescriptionEndpoint, generateH1Endpoint, generateQaEndpoint } from '#shared/api/generate.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { type FakeModel, type FakePiece, openFakeModel } from '#test/fake-model.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

const DESCRIPTIONS = [
  'Ask Harbor & Pine Plumbing.',
  'Call Harbor & Pine Plumbing.',
  'Harbor & Pine Plumbing is there.',
].map(
  (end) =>
    `Harbor & Pine Plumbing is a plumber in Duluth. We do water heater installation, drain cleaning, frozen pipe repair and repiping. We work in Duluth, Hermantown, Proctor and Superior. Frozen pipe repair in Hermantown or drain cleaning in Proctor? ${end}`,
);
const HEADINGS = ['Drain cleaning in Duluth', 'Repiping in Duluth', 'Frozen pipe repair in Duluth'];
const ANSWERS = ['Yes, in Duluth.', 'Yes, in Duluth and Proctor.', 'Yes, in Duluth and Superior.'];

let model: FakeModel;
let fixture: ServiceFixture;
let pro: TestAccount;
/** What the model writes, by how often it was asked. */
let textAt: (asked: number) => number;
beforeAll(async () => {
  model = await openFakeModel();
  model.textsFor = ({ system }) => {
    const index = textAt(model.requests.length - 1);
    const piece = (label: string, text: string | undefined): FakePiece => ({ label, text: text ?? '' });
    const isQa = system.includes('questions');
    const pieces = system.includes('one description')
      ? [piece('description', DESCRIPTIONS[index])]
      : [isQa ? piece('Do you clean drains?', ANSWERS[index]) : piece('heading', HEADINGS[index])];
    return { true: pieces, injected: [], invented: [] };
  };
  fixture = await openServiceFixture({
    MODEL_PROVIDER: 'compatible',
    MODEL_NAME: 'fake-model',
    MODEL_URL: model.url,
    MODEL_API_KEY: 'sk-standin-key-5550142',
  });
  pro = await openAccount(fixture, { plan: 'pro' });
});
afterAll(async () => {
  await fixture.close();
  await model.close();
});
beforeEach(() => {
  model.forget();
  model.mode = 'good';
  // A model that failed three times is not asked for a minute.
  fixture.advanceClock(60_000);
});

async function audit(host: string): Promise<string> {
  const { auditId } = AuditedAnalysis.parse(await (await pro.ask(analyzeEndpoint.path, post({ url: host }))).json());
  return auditId ?? '';
}

async function ask(path: string): Promise<unknown> {
  const response = await pro.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(response.status).toBe(200);
  return response.json();
}

/** What a text says, with the counts that came with it. */
const KINDS = {
  description: async (auditId: string, variant: number) => {
    const path = `/api/generate/description?auditId=${auditId}&variant=${variant}`;
    const { description, ...counts } = generateDescriptionEndpoint.response.parse(await ask(path));
    return { text: description, ...counts };
  },
  questions: async (auditId: string, variant: number) => {
    const path = `/api/generate/qa?auditId=${auditId}&count=4&variant=${variant}`;
    const { qa, ...counts } = generateQaEndpoint.response.parse(await ask(path));
    return { text: qa.map(({ question, answer }) => `${question} ${answer}`).join('\n'), ...counts };
  },
  headings: async (auditId: string, variant: number) => {
    const path = `/api/generate/h1?auditId=${auditId}&variant=${variant}`;
    const { ideas, subheader, text: _, ...counts } = generateH1Endpoint.response.parse(await ask(path));
    return { text: [...ideas, subheader].join('\n'), ...counts };
  },
} as const;

describe.each(Object.entries(KINDS))('the versions of %s with a model configured', (kind, write) => {
  it.each<[string, (asked: number) => number, 'good' | 'fault']>([
    ['writes another one each time', (asked) => asked % 3, 'good'],
    ['writes the same each time', () => 0, 'good'],
    ['never answers', () => 0, 'fault'],
  ])('are those that can be made, where it %s', async (name, texts, mode) => {
    textAt = texts;
    model.mode = mode;
    const auditId = await audit(`${kind}-${name.replaceAll(' ', '-')}.example.com`);
    const written = [];
    for (const variant of [0, 1, 2]) written.push(await write(auditId, variant));
    const different = new Set(written.map(({ text }) => text)).size;
    // The number that was given first is delivered, and it never shrinks.
    for (const [index, { variants, mostVariants }] of written.entries()) {
      expect(different).toBeGreaterThanOrEqual(variants);
      expect(variants).toBeGreaterThanOrEqual(written[index - 1]?.variants ?? 1);
      expect(mostVariants).toBeGreaterThanOrEqual(different);
    }
    expect(written.at(-1)?.variants).toBe(different);
    // Where the model has written all there is, nothing more is promised.
    expect(written.at(-1)?.mostVariants).toBe(mode === 'good' ? different : 3);
    for (const variant of [0, 1, 2])
      expect(await write(auditId, variant)).toMatchObject({ text: written[variant]?.text, variants: different });
  });
});

describe('a model that writes the same each time', () => {
  it('is not asked again for the version that it repeated', async () => {
    textAt = () => 0;
    const auditId = await audit('asked-once.example.com');
    const writers = [];
    for (const variant of [0, 1, 2, 1, 2]) {
      const path = `/api/generate/description?auditId=${auditId}&variant=${variant}`;
      writers.push(generateDescriptionEndpoint.response.parse(await ask(path)).writer);
    }
    expect(writers).toEqual(['model', 'composer', 'composer', 'composer', 'composer']);
    expect(model.requests).toHaveLength(3);
  });
});
