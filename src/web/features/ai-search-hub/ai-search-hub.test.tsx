import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BOTS } from '#shared/audit/bots.ts';
import { isAppRoute } from '#shared/product/app-routes.ts';
import { ANSWER_ENGINES } from './answer-engines.ts';
import { listEngineBots, robotsLines } from './engine-bots.ts';
import { shownForRoles } from './role-filter.tsx';

const pages = import.meta.glob<{ readonly default: ComponentType }>('../../pages/ai-search-hub.tsx', { eager: true });

function renderHub(): string {
  const Page = pages['../../pages/ai-search-hub.tsx']?.default;
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

const markup = renderHub();
const rows = markup.split('<article').slice(1);
const tokens = BOTS.map(({ token }) => token);

describe('the table of answer engines', () => {
  it.each(ANSWER_ENGINES)('$name has readers that an audit knows, each once', (engine) => {
    const named = [...engine.answerBots, ...engine.otherBots];
    for (const token of named) expect(tokens).toContain(token);
    expect(new Set(named).size).toBe(named.length);
    expect(listEngineBots(engine).map(({ token }) => token)).toEqual(named);
  });

  it('has every bot that counts for the score in exactly one row', () => {
    const named = ANSWER_ENGINES.flatMap(({ answerBots }) => answerBots);
    expect(new Set(named).size).toBe(named.length);
    for (const { token, countsForScore } of BOTS) if (countsForScore) expect(named).toContain(token);
  });

  it('rejects an unknown bot', () => {
    const [first] = ANSWER_ENGINES;
    expect(first).toBeDefined();
    if (first !== undefined)
      expect(() => listEngineBots({ ...first, otherBots: ['CopilotBot'] })).toThrow('CopilotBot');
  });

  it.each(ANSWER_ENGINES)('$name says where its local facts are from, with a dated source', ({ localFacts }) => {
    expect(localFacts.source.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(localFacts.text.length).toBeGreaterThan(40);
    if (localFacts.basis !== 'reported') expect(localFacts.source.url).toMatch(/^https:\/\//);
  });

  it('writes groups as RFC 9309 has them', () => {
    expect(robotsLines(['GPTBot', 'CCBot'], 'Disallow')).toBe('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /');
  });
});

describe('the page', () => {
  it('has a row for each engine, with its bots, its source and the lines, before any script runs', () => {
    expect(rows).toHaveLength(ANSWER_ENGINES.length);
    ANSWER_ENGINES.forEach((engine, at) => {
      const row = rows[at] ?? '';
      expect(row).toContain(`id="${engine.id}"`);
      for (const { token } of listEngineBots(engine)) expect(row).toContain(`>${token}</span>`);
      expect(row).toContain(engine.localFacts.source.title.replaceAll('&', '&amp;'));
      expect(row).toContain(robotsLines(engine.answerBots, 'Allow'));
      expect(row).toContain(robotsLines(engine.answerBots, 'Disallow'));
    });
  });

  it('offers a training opt-out only for engines with a separate bot for it', () => {
    expect(rows.find((row) => row.includes('id="gemini"'))).not.toContain('out of training');
    expect(rows.find((row) => row.includes('id="chatgpt"'))).toContain('User-agent: GPTBot\nDisallow: /');
  });

  it('shows only engines with bots of the chosen role', () => {
    expect(shownForRoles(['search'])).not.toContain('show-search');
    expect(shownForRoles(['search']).split(' ')).toHaveLength(3);
    for (const role of ['search', 'user', 'training', 'other']) expect(markup).toContain(`id="show-${role}"`);
    expect(rows.at(-1)).toMatch(/^[^>]*show-training:checked\]\/hub:hidden/);
  });

  it('leads to pages that there are, gives each anchor once, carries no style attribute', () => {
    for (const [, path = ''] of markup.matchAll(/href="(\/[^"]*)"/g))
      expect(isAppRoute(new URL(path, 'https://porchlight.example').pathname, { isMockGatewayOpen: false }), path).toBe(
        true,
      );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(markup).not.toMatch(/ style=/);
  });
});
