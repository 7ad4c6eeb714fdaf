import type { CollectedResponse } from '../evidence/evidence-bundle.ts';
import type { CollectionRecord } from './collection-record.ts';
import { isHtmlAnswer } from './html-answer.ts';
import { OUR_TOKEN } from './our-reader.ts';
import type { Page } from './page.ts';
import { HTML_ACCEPT, type Reading } from './read-home.ts';
import { mayRead } from './robots-gate.ts';

/**
 * Reads one further page. Null when there is nothing new to read: refused by robots.txt, an error, no HTML, the same
 * page again. The record says which.
 */
export async function readPage({ collector, session, record, home }: Reading, url: URL): Promise<Page | null> {
  const robots = await home.robotsFor(url.origin);
  if (!mayRead(robots, OUR_TOKEN, url)) {
    record.skip(url.href, 'robots.txt asks our reader not to read it');
    return null;
  }
  if (collector.signal.aborted) {
    record.skip(url.href, 'the time for reading ran out');
    return null;
  }
  const response = await record.fetch(collector, session, {
    purpose: 'page',
    url,
    accept: HTML_ACCEPT,
    mayGoTo: (next) => (isSameSite(next, home.url) ? null : 'redirect-refused'),
    refuseBody: async (final, answer) => {
      const gate = await home.robotsFor(final.origin);
      if (!mayRead(gate, OUR_TOKEN, final)) return 'robots-refused';
      return isHtmlAnswer(answer.headers['content-type'] ?? null) ? null : 'not-html';
    },
  });
  if (response.status !== 200 || response.body === null || response.bodyLength === 0) return null;
  if (isKnown(record, response)) {
    record.replace(response, { ...response, body: null, problem: 'duplicate' });
    return null;
  }
  const parsed = await collector.parser.parse({
    url: response.finalUrl,
    body: response.body,
    contentType: response.headers['content-type'] ?? null,
  });
  if (parsed.ok) {
    record.pages.set(response, parsed.page);
    return parsed.page;
  }
  record.replace(response, { ...response, problem: parsed.problem, detail: parsed.detail });
  return null;
}

/** The same address after redirects, or the same bytes: sites answer unknown paths with their home page. */
function isKnown(record: CollectionRecord, response: CollectedResponse): boolean {
  const body = response.body;
  return record.responses().some((other) => {
    if (other === response || other.body === null || other.problem === 'duplicate') return false;
    if (other.purpose !== 'home' && other.purpose !== 'page') return false;
    if (other.finalUrl === response.finalUrl) return true;
    return body !== null && other.bodyLength === response.bodyLength && Buffer.compare(other.body, body) === 0;
  });
}

function isSameSite(next: URL, home: URL): boolean {
  const bare = (host: string) => host.replace(/^www\./, '');
  return bare(next.hostname) === bare(home.hostname);
}
