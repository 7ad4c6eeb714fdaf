/** As much of each peer as is used here: types are checked without them installed. */

declare module '@crawlee/cheerio' {
  export class Configuration {
    constructor(options: { persistStorage: boolean; purgeOnStart: boolean });
  }
  export const LogLevel: { readonly OFF: number };
  export const log: { setLevel(level: number): void };
  export interface RequestList {
    length(): number;
  }
  export const RequestList: { open(name: string | null, urls: readonly string[]): Promise<RequestList> };
  export interface CheerioCrawlerOptions {
    readonly requestList: RequestList;
    readonly minConcurrency: number;
    readonly maxConcurrency: number;
    readonly maxRequestRetries: number;
    readonly useSessionPool: boolean;
    readonly persistCookiesPerSession: boolean;
    readonly autoscaledPoolOptions: { readonly desiredConcurrency: number; readonly maybeRunIntervalSecs: number };
    requestHandler(context: { readonly $: (selector: string) => { readonly length: number } }): void;
  }
  export class CheerioCrawler {
    constructor(options: CheerioCrawlerOptions, configuration: Configuration);
    run(): Promise<unknown>;
  }
}

declare module 'linkinator' {
  export interface LinkResult {
    readonly url: string;
    readonly state: 'OK' | 'BROKEN' | 'SKIPPED';
  }
  export interface CheckOptions {
    readonly path: string;
    readonly recurse: boolean;
    readonly concurrency: number;
    readonly retry: boolean;
    linksToSkip(link: string): Promise<boolean>;
  }
  export class LinkChecker {
    on(event: 'pagestart', listener: (link: string) => void): this;
    check(options: CheckOptions): Promise<{ readonly links: readonly LinkResult[] }>;
  }
}

declare module 'seo-analyzer' {
  export default class SeoAnalyzer {
    constructor(options: { verbose: boolean });
    inputUrls(urls: readonly string[]): this;
    useRule(rule: string, limits?: Readonly<Record<string, unknown>>): this;
    outputObject(take: (pages: readonly { readonly report: readonly string[] }[]) => void): this;
    run(): Promise<void>;
  }
}

declare module 'chrome-launcher' {
  export interface LaunchOptions {
    readonly chromePath: string;
    readonly userDataDir: string;
    readonly chromeFlags: readonly string[];
    readonly logLevel: 'silent';
  }
  export function launch(options: LaunchOptions): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'lighthouse' {
  export interface LighthouseFlags {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'silent' | 'error';
    readonly onlyCategories?: readonly string[];
  }
  export interface LighthouseResult {
    readonly runtimeError?: unknown;
    readonly finalDisplayedUrl: string;
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
    >;
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
  }
  export default function lighthouse(
    url: string,
    flags: LighthouseFlags,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
}
