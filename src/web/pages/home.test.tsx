import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TopBar } from '#web/components/top-bar.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import HomePage from './home.tsx';

/** As prerendered, before a script runs. */
const markup = renderToStaticMarkup(
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <TopBar />
      <HomePage />
    </MemoryRouter>
  </QueryClientProvider>,
);
const words = markup
  .replace(/<[^>]+>/g, ' ')
  .replaceAll('&amp;', '&')
  .replace(/\s+/g, ' ');
const countOf = (part: RegExp) => [...markup.matchAll(part)].length;

describe('the landing page as it is built', () => {
  it('asks for an address in a required field for addresses, with the specified button and hint', () => {
    const field = /<input[^>]*name="url"[^>]*>/.exec(markup)?.[0] ?? '';
    for (const part of ['type="url"', 'required=""', 'placeholder="yourbusiness.com"']) expect(field).toContain(part);
    expect(words).toContain('Run My Free GBP Audit');
    expect(words).toContain('Enter your business website URL to begin the analysis');
  });

  it('leads home with url and legacy=true, without scripts, too', () => {
    const form = /<form[^>]*>/.exec(markup)?.[0] ?? '';
    expect(form).toContain('action="/"');
    expect(form).toContain('method="get"');
    expect(markup).toContain('<input type="hidden" name="legacy" value="true"/>');
  });

  it('has three products, each with a sample to open', () => {
    expect(countOf(/<article/g)).toBe(3);
    for (const title of ['Profile audit and Fix-It Mode', 'Local keyword strategy', 'Review day campaign']) {
      expect(words).toContain(`See a sample : ${title}`);
    }
  });

  it('shows a report with the rest of it blurred', () => {
    expect(words).toContain('An invented example');
    expect(markup).toMatch(/aria-hidden="true" class="[^"]*blur-/);
  });

  it('says in three steps how it works', () => {
    const part = /<section id="how".*?<\/section>/s.exec(markup)?.[0] ?? '';
    expect([...part.matchAll(/<li/g)]).toHaveLength(3);
  });

  it('lists what to set up, with everything pending before an audit', () => {
    for (const step of ['Name, address and phone verified', 'Citations', 'Google Business Profile created']) {
      expect(words).toContain(step);
    }
    expect([...words.matchAll(/ Pending /g)]).toHaveLength(4);
  });

  it('holds Free against Pro with its price, answers questions and ends with the form once more', () => {
    expect(words).toContain('$39 /mo');
    expect(words).toContain('you save two months');
    expect(countOf(/<details/g)).toBeGreaterThanOrEqual(6);
    expect(countOf(/<form/g)).toBe(2);
  });

  it('carries the badges of owners and of agencies, of which the address shows one set', () => {
    expect(words).toContain('No account, no card');
    for (const badge of ['Audits at scale', 'White-label PDFs', 'API and bulk scans']) expect(words).toContain(badge);
    expect(markup).toContain('only-agency');
    expect(markup).toContain('unless-agency');
  });

  it('gives the tip of the workspace account in full', () => {
    expect(words).toContain('A paid workspace account belongs to the business');
    expect(words).toContain('exactly the business name and address that are on the profile');
    expect(markup).toContain('href="https://admin.google.com/"');
  });

  it('claims nothing that was not shown to it: no trust by numbers, no words of customers', () => {
    expect(words).not.toMatch(/trusted by|\btop 10\b|testimonial|\d+\+ (?:local )?businesses/i);
  });

  it('ends with its footer', () => {
    const footer = /<footer.*?<\/footer>/s.exec(markup)?.[0] ?? '';
    for (const name of ['Pricing', 'Changelog', 'Privacy', 'Terms', 'Refunds']) expect(footer).toContain(name);
  });

  it('leads with its bar to products, prices, resources, the login and the free audit', () => {
    const bar = /<header.*?<\/header>/s.exec(markup)?.[0] ?? '';
    for (const name of ['Products', 'Pricing', 'Resources', 'Log in', 'Run Free Audit']) expect(bar).toContain(name);
  });
});
