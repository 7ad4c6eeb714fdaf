import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BOTS } from '#shared/audit/bots.ts';
import { isAppRoute } from '#shared/product/app-routes.ts';
import { publicPage } from '#shared/product/public-pages.ts';
import { AEO_SOURCES } from './aeo-sources.ts';
import { BOT_ROLES, describedBots } from './bot-roles.ts';
import { SAMPLE_INTERVALS } from './sample-intervals.ts';

const pages = import.meta.glob<{ readonly default: ComponentType }>('../../pages/aeo-guide.tsx', { eager: true });

function renderGuide(): string {
  const Page = pages['../../pages/aeo-guide.tsx']?.default;
  if (Page === undefined) throw new Error('There is no page.');
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
}

const markup = renderGuide();
const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = '']) => found);

describe('the guide to answer engine optimisation', () => {
  it('has 1,500 words and more before its sources, tables left out', () => {
    const text = markup
      .slice(0, markup.indexOf('id="sources"'))
      .replace(/<table.*?<\/table>/gs, ' ')
      .replace(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeGreaterThanOrEqual(1500);
  });

  it('refers to every source it lists, and lists every source it refers to', () => {
    const listed = all(/id="(source-\d+)"/g);
    expect(listed).toHaveLength(Object.keys(AEO_SOURCES).length);
    expect([...new Set(all(/href="#(source-\d+)"/g))].sort()).toEqual([...listed].sort());
  });

  it('leads to each of its chapters, and to pages that there are', () => {
    for (const id of all(/href="#([^"]+)"/g)) expect(markup, id).toContain(`id="${id}"`);
    for (const path of all(/href="(\/[^"]*)"/g))
      expect(isAppRoute(new URL(path, 'https://porchlight.example').pathname, { isMockGatewayOpen: false }), path).toBe(
        true,
      );
    const ids = all(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every bot that counts for the score, and no other', () => {
    for (const { token, countsForScore } of BOTS) if (countsForScore) expect(markup).toContain(token);
    const shown = BOT_ROLES.flatMap(({ role }) => describedBots(role));
    expect(shown.length).toBeGreaterThan(20);
    for (const { source } of shown) expect(source.name).not.toContain('public list');
    expect(BOT_ROLES.map(({ role }) => role)).toEqual(['search', 'user', 'training']);
  });

  it.each(SAMPLE_INTERVALS)(
    'shows the span of $named of $answers as Wilson gives it',
    ({ named, answers, low, high }) => {
      const z2 = 1.96 ** 2;
      const rate = named / answers;
      const spread = 1.96 * Math.sqrt((rate * (1 - rate)) / answers + z2 / (4 * answers ** 2));
      const centre = rate + z2 / (2 * answers);
      expect(Math.round(((centre - spread) / (1 + z2 / answers)) * 100)).toBe(low);
      expect(Math.round(((centre + spread) / (1 + z2 / answers)) * 100)).toBe(high);
    },
  );

  it('carries nothing that the security policy refuses, and a description of a length that results show', () => {
    expect(markup).not.toMatch(/ style=/);
    const { description } = publicPage('/aeo-guide');
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(165);
  });
});
