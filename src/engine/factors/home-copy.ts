import type { Business } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/page.ts';
import { absent, fail, type Judgement, notMeasured, partial, pass } from './judgement.ts';
import { wordsOf } from './page-opening.ts';
import { countOf, evidence, quoted } from './quoting.ts';

/** Practice values: thin, workable. */
const WORDS = { thin: 150, workable: 300 } as const;
const ENOUGH_SERVICE_PAGES = 3;

type ReadableSite = Pick<Site, 'textWithoutScripts'>;

export function judgeLevels(home: Page, site: ReadableSite): Judgement {
  const visible = home.headings.filter(({ hidden }) => !hidden);
  const fix = {
    action: 'Put your headings in order',
    how: 'After a main heading (h1) come subheadings (h2), then h3, without a gap.',
  };
  if (visible.length === 0) return absent(site, 'Your home page has no headings.', fix);
  for (let i = 1; i < visible.length; i += 1) {
    const before = visible[i - 1];
    const after = visible[i];
    if (before === undefined || after === undefined || after.level <= before.level + 1) continue;
    const words = wordsOf(after) || '(empty heading)';
    const finding = `After a heading of level ${before.level} comes one of level ${after.level}: ${quoted(words, 60)}.`;
    return partial(0.4, finding, fix, [evidence(home.url, words, `h${after.level}`)]);
  }
  return pass('The heading levels on your home page follow one another.');
}

export function judgeWordCount(home: Page, site: ReadableSite): Judgement {
  const fix = {
    action: 'Write more about your work on the home page',
    how: 'What you do, for whom, where, how it goes and what it costs: 300 words say it.',
  };
  const finding = `Your home page has ${countOf(home.wordCount, 'word')}; we look for ${WORDS.workable}.`;
  if (home.wordCount >= WORDS.workable) return pass(finding);
  return home.wordCount >= WORDS.thin ? partial(0.6, finding, fix) : absent(site, finding, fix);
}

export function judgeWithoutScripts(home: Page, site: ReadableSite): Judgement {
  if (site.textWithoutScripts === null) {
    return notMeasured('We could not tell whether your words need scripts.', 'a second reading with a browser');
  }
  if (site.textWithoutScripts) return pass('Your words can be read without running scripts.');
  const mount = home.emptyMountPoints[0];
  const seen = mount === undefined ? [] : [evidence(home.url, `id="${mount}"`, 'empty until a script fills it')];
  const fix = {
    action: 'Let your website send its words with the page',
    how: 'Ask whoever built it to switch on “server-side rendering” or “prerendering”.',
  };
  return fail(`Without scripts your home page shows ${countOf(home.wordCount, 'word')}.`, fix, seen);
}

export function judgeServicePages({ services }: Business, homeUrl: string, site: ReadableSite): Judgement {
  const fix = {
    action: 'Give each important service its own page',
    how: 'What it is, where you do it, what it costs, and photos of finished jobs. Only real services.',
  };
  if (services.length === 0) {
    return notMeasured(
      'We found no list of your services, so we could not look for their pages.',
      'a list of your services',
    );
  }
  const pages = new Map<string, string>();
  for (const { name, url } of services) {
    const page = url?.split('#')[0];
    if (page !== undefined && page !== homeUrl && !pages.has(page)) pages.set(page, name);
  }
  if (pages.size === 0) return absent(site, 'We found no page of its own for any of your services.', fix);
  const seen = [...pages].slice(0, 3).map(([url, name]) => evidence(url, name, 'service page'));
  const finding = `${countOf(pages.size, 'service')} ${pages.size === 1 ? 'has its' : 'have their'} own page.`;
  const wanted = Math.min(ENOUGH_SERVICE_PAGES, services.length);
  return pages.size >= wanted ? pass(finding, seen) : partial(0.5, finding, fix, seen);
}

export function judgeMobile(home: Page): Judgement {
  const viewport = home.viewport ?? '';
  const seen = viewport === '' ? [] : [evidence(home.url, viewport, 'viewport')];
  if (/width\s{0,5}=\s{0,5}device-width/i.test(viewport)) return pass('Your home page fits itself to phones.', seen);
  const fix = {
    action: 'Make your website fit phones',
    how: 'Choose a theme that adapts to the screen, or ask whoever built the site to add the “viewport” line.',
  };
  return fail('Your home page does not say that it fits phones.', fix, seen);
}
