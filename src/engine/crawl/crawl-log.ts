import type { CollectedResponse, ResponsePurpose } from '../evidence/evidence-bundle.ts';
import type { Page } from './html/page.ts';

interface Slot {
  readonly purpose: ResponsePurpose;
  response: CollectedResponse | null;
}

/** What one collection has gathered: responses, pages, notes, and what was not read. Lives as long as the collection; makes no requests. */
export class CrawlLog {
  readonly pages = new Map<CollectedResponse, Page>();
  readonly notes: string[] = [];
  #deferred: CollectedResponse[] = [];
  readonly #skipped: { readonly url: string; readonly reason: string }[] = [];
  readonly #slots: Slot[] = [];
  /** URLs of the further pages in the order in which they were chosen. */
  readonly #plan: string[] = [];
  readonly #now: () => number;
  readonly #startMs: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#startMs = now();
  }

  /** Milliseconds since the collection began. */
  elapsedMs(): number {
    return Math.round(this.#now() - this.#startMs);
  }

  /** Leaves a page unparsed that is the same as before. */
  defer(response: CollectedResponse): void {
    this.#deferred.push(response);
  }

  /** The pages left unparsed; they are no longer afterwards. */
  takeDeferred(): readonly CollectedResponse[] {
    const deferred = this.#deferred;
    this.#deferred = [];
    return deferred;
  }

  /** Adds a note about the collection, without duplicates. */
  note(sentence: string): void {
    if (!this.notes.includes(sentence)) this.notes.push(sentence);
  }

  /** Adds further pages to the crawl plan, which determines their order in the log. */
  plan(urls: readonly string[]): void {
    this.#plan.push(...urls);
  }

  /** Records a page that was chosen and not read, with the reason as the end of a sentence. */
  skip(url: string, reason: string): void {
    this.#skipped.push({ url, reason });
  }

  /** Pages that were chosen and not read, in the order of the plan. */
  skipped(): { readonly url: string; readonly reason: string }[] {
    return this.#skipped.toSorted((a, b) => this.#placeInPlan(a.url) - this.#placeInPlan(b.url));
  }

  /**
   * The home page, then robots.txt (the home page's first), sitemaps, llms.txt, further pages as planned, probes: an
   * order that does not depend on which response came first. Pending requests are not included.
   */
  responses(): CollectedResponse[] {
    const of = (purpose: ResponsePurpose) =>
      this.#slots.flatMap((slot) => (slot.purpose === purpose && slot.response !== null ? [slot.response] : []));
    const home = of('home');
    const homeOrigin = URL.parse(home[0]?.finalUrl ?? '')?.origin ?? '';
    const isHomes = ({ url }: CollectedResponse) => (url.startsWith(`${homeOrigin}/`) ? 0 : 1);
    const robots = of('robots').sort((a, b) => isHomes(a) - isHomes(b) || (a.url < b.url ? -1 : 1));
    const pages = of('page').sort((a, b) => this.#placeInPlan(a.url) - this.#placeInPlan(b.url));
    return [...home, ...robots, ...of('sitemap'), ...of('llms'), ...pages, ...of('reader-probe')];
  }

  /** Reserves a position among the responses of its purpose: call the result with the response when it has arrived. */
  begin(purpose: ResponsePurpose): (response: CollectedResponse) => void {
    const slot: Slot = { purpose, response: null };
    this.#slots.push(slot);
    return (response) => {
      slot.response = response;
    };
  }

  /** Replaces a response by an updated one (parsed, found to be a duplicate). */
  replace(old: CollectedResponse, better: CollectedResponse): CollectedResponse {
    const slot = this.#slots.find(({ response }) => response === old);
    if (slot !== undefined) slot.response = better;
    return better;
  }

  /** Removes a response that another one replaces (a page that only redirects). */
  drop(response: CollectedResponse): void {
    this.pages.delete(response);
    for (const slot of this.#slots) if (slot.response === response) slot.response = null;
  }

  /** Unplanned responses come last, in request order. */
  #placeInPlan(url: string): number {
    const place = this.#plan.indexOf(url);
    return place === -1 ? this.#plan.length : place;
  }
}
