import type { CrawlLog } from '../crawl-log.ts';

export const RATE_LIMITED_REASON = 'the site said that it was getting too many requests';

/** Below this number, lost responses count as accidents. */
const MIN_LOST = 2;
/** From this many URLs that show the home page on, a note is added. */
const MIN_DUPLICATES = 3;

/** Whether the site has answered 429: then no more requests are made. */
export function wasRateLimited(log: CrawlLog): boolean {
  return log.responses().some(({ purpose, status }) => status === 429 && purpose !== 'reader-probe');
}

/** Adds notes on what kept pages from being read, when it was more than a page or two. */
export function noteCrawlProblems(log: CrawlLog, isOutOfTime: boolean): void {
  const pages = log.responses().filter(({ purpose }) => purpose === 'page');
  const of = (count: number) => `${count} of the ${pages.length} further pages`;
  if (wasRateLimited(log)) {
    log.note('The site said that it was getting too many requests (error 429), so no more pages were asked for.');
  }
  const silent = pages.filter(({ problem }) => problem === 'unreachable' || problem === 'timed-out').length;
  if (isOutOfTime) {
    log.note('The time for reading ran out before every page was read; what is here was judged.');
  } else if (silent >= MIN_LOST) {
    log.note(`The site stopped answering while it was read: ${of(silent)} did not come.`);
  }
  const failed = pages.filter(({ status }) => status >= 500 && status < 600).length;
  if (failed >= MIN_LOST) log.note(`The site’s server reported errors while it was read: ${of(failed)} did not come.`);
  const duplicates = pages.filter(({ problem }) => problem === 'duplicate').length;
  if (duplicates >= MIN_DUPLICATES) {
    log.note(`Many addresses show one and the same page: ${of(duplicates)} were no new page.`);
  }
}
