import { describe, expect, it } from 'vitest';
import type { ServiceSentence } from '#shared/fixes/own-sentences.ts';
import { packChanges } from '#test/proof/pack-changes.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { buildActionPack } from './build-action-pack.ts';
import { composePackTexts } from './compose-pack-texts.ts';
import { pageTitle } from './page-draft.ts';

const HOME = 'https://harborandpine.example/';
const ABOUT_DRAINS = [
  'We clear kitchen and bathroom drains with a spring machine and check the pipe with a camera.',
  'For roots in the main line we cut them out and flush the pipe with water at high pressure.',
];

function sentence(text: string, heading: string | null = null): ServiceSentence {
  return { text, url: HOME, heading, kinds: ['service'] };
}

/** The plumber of the samples, whose site says `ofServices` and has `pages` beside its home page. */
function aSite(
  ofServices: readonly ServiceSentence[],
  pages: readonly string[] = [],
  over: Partial<WritingMaterial> = {},
): WritingMaterial {
  const whole = aMaterial(over);
  const business = { ...whole.analysis.business, services: [] };
  return {
    ...whole,
    analysis: { ...whole.analysis, business, site: { ...whole.analysis.site, pages: [], pagesNotRead: [] } },
    outline: {
      ...whole.outline,
      pages: [anOutlinePage(), ...pages.map((path) => anOutlinePage({ url: new URL(path, HOME).href, title: 'Page' }))],
      ownSentences: { shown: [], leftOut: [], ofServices: [...ofServices] },
    },
  };
}

const DRAINS = ABOUT_DRAINS.map((text) => sentence(text, 'Drain cleaning'));

function pack(material: WritingMaterial, language: TextLanguage = 'en') {
  const { plan, promise, files, pack: made } = buildActionPack(material, composePackTexts(material, language));
  return { plan, promise, made, files: new Map(files().map(({ path, text }) => [path, text])) };
}

const draftsOf = (material: WritingMaterial) => pack(material).plan.drafts.map(({ title }) => title);

describe('the draft of a page for a service', () => {
  const material = aSite(DRAINS);
  const { plan, made, files } = pack(material);
  const html = files.get('drafts/drain-cleaning.html') ?? '';

  it('is made of the site’s own sentences, facts that hold for it, and numbered questions', () => {
    expect(draftsOf(material)).toEqual(['Drain cleaning in Duluth | Harbor & Pine Plumbing']);
    const text = files.get('drafts/drain-cleaning.md') ?? '';
    for (const own of ABOUT_DRAINS) expect(text).toContain(own);
    expect(text).toContain('1987');
    expect(text.match(/\[\d /g)).toEqual(['[1 ', '[2 ', '[3 ', '[4 ', '[5 ', '[6 ']);
    const [draft] = plan.drafts;
    const words = (draft?.parts ?? []).flatMap(({ sentences, questions }) => [...sentences, ...questions]).join(' ');
    expect(words.split(/\s+/).length).toBeGreaterThan(180);
  });

  it('is kept from search engines, and is no part of what the pack changes', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    const change = JSON.stringify(packChanges(material, plan, 'en'));
    for (const text of [change, files.get('STEPS.md'), files.get('manifest.json'), files.get('optional/llms.txt')])
      expect(text).not.toContain('drain-cleaning');
    expect(files.get('site/links-to-new-pages.html') ?? '').not.toContain('drain');
    expect(files.get('README.md')).toContain('- drafts/: ');
    expect(made.bundles.map(({ url_target }) => url_target.recommended_slug)).toContain('drain-cleaning');
  });

  it('is made of what its owner says of it, too', () => {
    const { sheet } = aMaterial();
    const said = ABOUT_DRAINS.map((text, index) => ({
      ...(sheet.facts[0] ?? expect.fail()),
      id: `sentence-${index}`,
      kind: 'sentence' as const,
      state: 'added' as const,
      value: `Drain cleaning: ${text}`,
    }));
    expect(draftsOf(aSite([], [], { sheet: { ...sheet, facts: [...sheet.facts, ...said] } }))).toHaveLength(1);
  });

  it('promises nothing', () => {
    expect(pack(aSite([])).promise).toEqual(pack(material).promise);
  });

  it('shows no address of a business that goes to its customers', () => {
    expect(html).toContain('14 Pine Street');
    const { sheet } = aMaterial();
    const travelling = aSite(DRAINS, [], { sheet: { ...sheet, isServiceArea: true } });
    const files = pack(travelling).files;
    expect(files.get('drafts/drain-cleaning.html')).toContain('when you arrive');
    expect(files.get('drafts/drain-cleaning.html')).not.toContain('14 Pine Street');
  });
});

describe('no page is drafted', () => {
  it.each([
    '/drain-cleaning',
    '/Drain-Cleaning/',
    '/drain-cleaning.html',
    '/drain-cleaning.php',
    '/drain-cleaning/index.html',
    '/services/drain-cleaning/',
    '/cleaning-of-drains',
  ])('where the site has one at %s', (path) => {
    expect(draftsOf(aSite(DRAINS, [path]))).toEqual([]);
  });

  it.each([
    ['the site says one sentence about it', DRAINS.slice(0, 1)],
    [
      'other sentences are about other services',
      [DRAINS[0], sentence('We repair every water heater of Duluth, and drains.')],
    ],
    [
      'it stands below the heading of another service',
      ABOUT_DRAINS.map((text) => sentence(`Drain cleaning: ${text}`, 'Leak detection')),
    ],
  ])('where %s', (_, sentences) => {
    expect(draftsOf(aSite(sentences.filter((one) => one !== undefined)))).toEqual([]);
  });

  it('where a page could not be read, and where the town is not known', () => {
    const unread = aSite(DRAINS);
    const pagesNotRead = [{ url: `${HOME}services/drains`, reason: 'limit' }];
    const { analysis } = unread;
    expect(draftsOf({ ...unread, analysis: { ...analysis, site: { ...analysis.site, pagesNotRead } } })).toEqual([]);
    const sheet = factSheet('en', { name: 'Harbor & Pine Plumbing', category: 'Plumber', service: ['Drain cleaning'] });
    expect(draftsOf(aSite(DRAINS, [], { sheet }))).toEqual([]);
  });
});

it('drafts three pages at most', () => {
  const more = ['Water heater repair', 'Leak detection', 'Toilet installation'].flatMap((name) =>
    ABOUT_DRAINS.map((text, index) =>
      sentence(`${text.replace(/drains|pipe/g, `part ${index} of ${name.length}`)}`, name),
    ),
  );
  expect(draftsOf(aSite([...DRAINS, ...more]))).toHaveLength(3);
});

it.each([
  ['Drain cleaning', 'Harbor & Pine', 'Drain cleaning in Duluth | Harbor & Pine'],
  ['Drain cleaning', 'Duluth Drains', 'Drain cleaning | Duluth Drains'],
  ['Drain cleaning Duluth', 'Harbor & Pine', 'Drain cleaning Duluth | Harbor & Pine'],
  ['Drain cleaning', 'The Plumbing Company of the Brothers Harbor and Pine', 'Drain cleaning in Duluth'],
])('the title of a page about %s by %s says the town once', (what, name, title) => {
  expect(pageTitle(what, 'Duluth', name, 'en')).toBe(title);
});
