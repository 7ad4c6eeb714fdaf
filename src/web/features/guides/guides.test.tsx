import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAppRoute } from '#shared/product/app-routes.ts';
import { GUIDE_TOPICS, GUIDES, guideBySlug } from '#shared/product/guides.ts';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import { paths } from '#web/paths.ts';
import { DESCRIPTION_AFTER, DESCRIPTION_LIMIT, DESCRIPTION_SHOWN } from './description-example.ts';
import { guideMeta } from './guide-meta.ts';

interface PageModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<PageModule>(['../../pages/guides/*.tsx', '../../pages/guides.tsx'], { eager: true });

/** The content of `<main>`, as prerendered. */
function mainOf(file: string): string {
  const Page = modules[`../../pages/${file}.tsx`]?.default;
  if (Page === undefined) throw new Error(`No page ${file}.`);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
}

const decoded = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = '']) => found);

/** Whether an internal path exists, including an anchor on the page itself. */
function isSoundLink(href: string, markup: string): boolean {
  if (href.startsWith('#')) return markup.includes(`id="${href.slice(1)}"`);
  if (!href.startsWith('/')) return /^https:\/\/[a-z0-9.-]+\//.test(href);
  return isAppRoute(new URL(href, 'https://porchlight.example').pathname, { isMockGatewayOpen: false });
}

describe.each(GUIDES)('the guide $slug', ({ slug, question, description, related, updated }) => {
  const markup = mainOf(`guides/${slug}`);
  const text = decoded(markup.slice(0, markup.indexOf('id="sources"')));

  it('has at least 800 words before its sources', () => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(800);
  });

  it('has its question as the heading and the whole answer before the first chapter', () => {
    expect(decoded(all(markup, /<h1[^>]*>(.*?)<\/h1>/g)[0] ?? '')).toBe(question);
    const answer = decoded(all(markup, /<header.*?<p[^>]*>(.*?)<\/p>/g)[0] ?? '');
    expect(answer.split(' ').length).toBeGreaterThan(30);
    expect(answer.split(' ').length).toBeLessThan(90);
  });

  it('names at least three dated sources, each of which its text refers to', () => {
    const list = markup.slice(markup.indexOf('id="sources"'));
    const sources = all(list, /id="(source-\d+)"/g);
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(all(list, /<time dateTime="(\d{4}(?:-\d{2}){0,2})">/g)).toHaveLength(sources.length);
    expect([...new Set(all(markup, /href="#(source-\d+)"/g))].sort()).toEqual([...sources].sort());
  });

  it('links only to what exists, to the audit and to its two related guides', () => {
    const links = all(markup, /href="([^"]+)"/g).map((href) => href.replace(/&amp;/g, '&'));
    expect(links.filter((href) => !isSoundLink(href, markup))).toEqual([]);
    expect(links).toContain(paths.home.section('audit'));
    for (const other of related) expect(links).toContain(paths.guides.guide(guideBySlug(other).slug));
    expect(new Set([slug, ...related]).size).toBe(3);
  });

  it('ends with what to do, and gives each anchor once', () => {
    expect(text).toMatch(/What to do\s+In ten minutes\s.+This week\s/);
    const ids = all(markup, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds a table, a checklist or an example, and no attribute that the security policy refuses', () => {
    expect(markup).toMatch(/<table|<pre|<blockquote/);
    expect(markup).not.toMatch(/ style=/);
  });

  it('shows example markup that parses', () => {
    for (const example of all(markup, /<code>(.*?)<\/code>/gs).map(decoded)) {
      if (example.trimStart().startsWith('{'))
        expect(JSON.parse(example)).toMatchObject({ '@type': expect.anything() });
    }
  });

  it('writes percentages and times as Americans do', () => {
    const prose = markup.replace(/<pre.*?<\/pre>/gs, '');
    expect(prose).not.toMatch(/\d percent\b|\d:00\b|\blicence|centimet/);
  });

  it('has a description of a length that search results show, and says when it was changed, by no invented person', () => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(165);
    const ld = guideMeta(slug).find((one) => 'script:ld+json' in one);
    expect(ld).toMatchObject({
      'script:ld+json': {
        '@type': 'Article',
        headline: question,
        dateModified: updated,
        author: { '@type': 'Organization', name: 'Porchlight' },
      },
    });
  });
});

/** Wilson's interval at 95% in whole percent, as the guide on AI answers explains it. */
function wilson(named: number, of: number): string {
  const z2 = 1.96 ** 2;
  const middle = (named + z2 / 2) / (of + z2);
  const half = (1.96 / (of + z2)) * Math.sqrt((named * (of - named)) / of + z2 / 4);
  return `${Math.round(100 * (middle - half))} to ${Math.round(100 * (middle + half))}%`;
}

describe('what the guides count out', () => {
  it('is the interval of each share in the guide on AI answers', () => {
    const cells = [...mainOf('guides/ai-answers').matchAll(/>(\d+) of (\d+)<.*?>(\d+ to \d+%)</g)];
    expect(cells).toHaveLength(6);
    for (const [, named, of, interval] of cells) expect(interval).toBe(wilson(Number(named), Number(of)));
  });

  it('is a description that keeps the rules it explains', () => {
    expect(DESCRIPTION_AFTER.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    expect(DESCRIPTION_AFTER.split('\n')[0]?.length).toBeLessThanOrEqual(DESCRIPTION_SHOWN);
    expect(DESCRIPTION_AFTER).not.toMatch(/[!$%★@]|https?:|\.example|\(\d{3}\)/);
  });
});

describe('the guides together', () => {
  it('have titles and descriptions of their own, of a sensible length', () => {
    const titles = GUIDES.map(({ slug }) => PUBLIC_PAGES.find(({ path }) => path === paths.guides.guide(slug))?.title);
    expect(new Set(titles).size).toBe(GUIDES.length);
    expect(new Set(GUIDES.map(({ description }) => description)).size).toBe(GUIDES.length);
    for (const title of titles) {
      expect(title?.length).toBeGreaterThanOrEqual(30);
      expect(title?.length).toBeLessThanOrEqual(70);
    }
  });

  it('are all on the overview, under the question they belong to', () => {
    const markup = mainOf('guides');
    const links = all(markup, /href="([^"]+)"/g);
    for (const { slug } of GUIDES) expect(links).toContain(paths.guides.guide(slug));
    for (const { id } of GUIDE_TOPICS) expect(markup).toContain(`id="${id}"`);
  });

  it('are the pages there are, one file each', () => {
    const files = Object.keys(modules).flatMap((file) => /guides\/([^/]+)\.tsx$/.exec(file)?.[1] ?? []);
    expect(files.sort()).toEqual(GUIDES.map(({ slug }) => slug).sort());
  });
});
