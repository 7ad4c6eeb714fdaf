import { describe, expect, it } from 'vitest';
import { type FakeCollectorOptions, fakeCollector } from '#test/fake-collector.ts';
import type { FakeAnswer } from '#test/fake-session.ts';
import { CrawlLog } from '../crawl-log.ts';
import { createRobotsFetcher } from '../robots/robots-policy.ts';
import { readHome } from './read-home.ts';
import { ResourceFetcher } from './resource-fetcher.ts';

const HOME = 'http://shop.test/';
const ROBOTS = 'http://shop.test/robots.txt';
const page: FakeAnswer = { body: '<title>Shop</title><h1>Shop</h1><p>We repair pipes in Duluth.</p>' };
const robots = (body: string): FakeAnswer => ({ headers: { 'content-type': 'text/plain' }, body });
const closed = robots('User-agent: *\nDisallow: /\n');

async function read(target: string, answers: Readonly<Record<string, FakeAnswer>>, options: FakeCollectorOptions = {}) {
  const { collector, session, events } = fakeCollector(target, answers, options);
  const log = new CrawlLog(collector.now);
  const resources = new ResourceFetcher(collector, session, log);
  const robots = createRobotsFetcher(resources, log);
  const steps: string[] = [];
  const outcome = await readHome({ collector, session, resources, log, robots, progress: (step) => steps.push(step) });
  const parsed = outcome.failure === null ? await outcome.home.page : null;
  robots.dropUnneeded();
  return { outcome, log, session, steps, events, title: parsed?.title ?? null };
}

describe('readHome', () => {
  it('requests robots.txt and the page together, and the page once', async () => {
    const { session, title, steps } = await read(HOME, { [HOME]: page });
    expect(session.asked).toEqual([ROBOTS, HOME]);
    expect(session.read.filter((url) => url === HOME)).toHaveLength(1);
    expect(title).toBe('Shop');
    expect(steps).toEqual(['robots']);
  });

  it('requests both schemes when none was typed and keeps the responses of the chosen one', async () => {
    const answers = { 'https://shop.test/': page, [HOME]: page, [ROBOTS]: closed };
    const { session, log, outcome } = await read('https://shop.test/', answers, { schemeTyped: false });
    expect(session.asked.toSorted()).toEqual(
      [HOME, ROBOTS, 'https://shop.test/', 'https://shop.test/robots.txt'].toSorted(),
    );
    expect(outcome.failure).toBeNull();
    expect(log.responses().map(({ url }) => url)).toEqual(['https://shop.test/', 'https://shop.test/robots.txt']);
  });

  it('drops the body of a page that robots.txt disallows', async () => {
    const { outcome, session } = await read(HOME, { [HOME]: page, [ROBOTS]: closed });
    expect(outcome.failure?.code).toBe('robots-refused');
    expect(session.read).toEqual([ROBOTS]);
    expect(session.dropped).toEqual([HOME]);
  });

  it('waits for a late robots.txt', async () => {
    const { outcome } = await read(HOME, { [HOME]: page, [ROBOTS]: { ...closed, afterMs: 40 } });
    expect(outcome.failure?.code).toBe('robots-refused');
  });

  it('requests the robots.txt of a redirect’s origin together with the page', async () => {
    const to: FakeAnswer = { status: 301, headers: { location: 'https://www.shop.test/' } };
    const { session, log } = await read(HOME, { [HOME]: to, 'https://www.shop.test/': page });
    expect(session.asked).toEqual([ROBOTS, HOME, 'https://www.shop.test/robots.txt', 'https://www.shop.test/']);
    expect(log.responses().map(({ url }) => url)).toEqual([HOME, 'https://www.shop.test/robots.txt', ROBOTS]);
  });

  it('ends a redirect at a robots.txt that disallows, not at an unreadable one', async () => {
    const to: FakeAnswer = { status: 301, headers: { location: 'https://www.shop.test/' } };
    const answers = { [HOME]: to, 'https://www.shop.test/': page };
    expect((await read(HOME, { ...answers, [ROBOTS]: { status: 500 } })).outcome.failure).toBeNull();
    expect((await read(HOME, { ...answers, [ROBOTS]: closed })).outcome.failure?.code).toBe('robots-refused');
  });

  it('reports a server that is down by its error, not by its robots.txt', async () => {
    const { outcome } = await read(HOME, { [HOME]: { status: 503 }, [ROBOTS]: { status: 503 } });
    expect(outcome.failure?.code).toBe('http-error');
  });

  it('does not read the body of an error that is not HTML', async () => {
    const { outcome, session } = await read(HOME, {
      [HOME]: { status: 404, headers: { 'content-type': 'video/mp4' } },
    });
    expect(outcome.failure?.code).toBe('page-not-found');
    expect(session.dropped).toEqual([HOME]);
  });

  it('follows client redirects and reports them as redirects', async () => {
    const { log, title } = await read(HOME, {
      [HOME]: { body: '<meta http-equiv="refresh" content="0;url=/a">' },
      'http://shop.test/a': { body: '<frameset><frame src="/b"></frameset>' },
      'http://shop.test/b': page,
    });
    expect(title).toBe('Shop');
    const [home, ...others] = log.responses();
    expect(home).toMatchObject({ url: HOME, finalUrl: 'http://shop.test/b' });
    expect(home?.redirects.map(({ to }) => to)).toEqual(['http://shop.test/a', 'http://shop.test/b']);
    expect(others.map(({ purpose }) => purpose)).toEqual(['robots']);
    expect(log.notes).toHaveLength(2);
  });

  it('limits a chain of client redirects', async () => {
    const lead = (to: string): FakeAnswer => ({ body: `<meta http-equiv="refresh" content="0;url=${to}">` });
    const chain = Object.fromEntries(
      ['', 'a', 'b', 'c', 'd'].map((path, index, all) => [HOME + path, lead(`/${all[index + 1] ?? 'e'}`)]),
    );
    expect((await read(HOME, chain)).outcome.failure?.code).toBe('redirect-loop');
  });

  it('reports the page itself when its client redirect fails', async () => {
    const { outcome, log } = await read(HOME, {
      [HOME]: { body: '<meta http-equiv="refresh" content="0;url=/gone">' },
    });
    expect(outcome.failure?.code).toBe('page-not-found');
    expect(log.responses().filter(({ purpose }) => purpose === 'home')).toHaveLength(1);
  });
});
