import type { Business } from '#shared/audit/business.ts';
import type { BotAccess } from '#shared/audit/factors.ts';
import type { Site } from '#shared/audit/site.ts';
import type { ProfileSource } from '#shared/fixes/owner-profile.ts';
import type { Page } from '../crawl/html/page.ts';
import type { Collected } from './evidence-bundle.ts';

/** Which bots may read the site, derived from robots.txt, page rules and probes. */
export interface BotAccessEvidence {
  readonly bots: readonly BotAccess[];
  readonly contentSignals: readonly string[];
}

/** Ratings and reviews of the public business profile: needs a key, an import or the owner's own input. */
export interface ProfileEvidence {
  readonly description: string | null;
  readonly categories: readonly string[];
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly reviewsLast90Days: number | null;
  readonly replyShare: number | null;
  readonly photoCount: number | null;
  readonly daysSinceLastPost: number | null;
  /** As given by the profile; the address in one line. */
  readonly name?: string | null;
  readonly address?: string | null;
  readonly phone?: string | null;
  /** Share of four and five stars, 0 to 1: only known from a source with every single review. */
  readonly goodReviewShare?: number | null;
  /** Which values the owner gave, by input or by file: checks based on them say so. */
  readonly sources?: Readonly<Partial<Record<keyof ProfileEvidence, ProfileSource>>>;
}

/** A file of the owner, for the evidence of a check. */
export interface GivenFile {
  readonly fileName: string | null;
  /** ISO 8601. */
  readonly uploadedAt: string;
}

/** A domain with the reason why it counts as trusted or as spam. */
export interface MarkedDomain {
  readonly domain: string;
  readonly reason: string;
}

export interface LinkEvidence {
  readonly totalRefDomains: number;
  /** Null: the source does not rate websites. */
  readonly avgAuthorityScore: number | null;
  readonly highQualityLinksCount: number;
  readonly spammyLinksCount: number;
  readonly trustedSourcePercentage: number | null;
  readonly trusted: readonly MarkedDomain[];
  readonly spam: readonly MarkedDomain[];
  /** Those with most links, for display. */
  readonly topDomains: readonly string[];
  readonly file: GivenFile;
}

/** Visits from AI tools, as counted by the owner's Google Analytics 4. */
export interface TrafficEvidence {
  /** The period of the file, both days included; null when unknown. */
  readonly period: { readonly from: string; readonly to: string; readonly days: number } | null;
  readonly by: 'source' | 'channel';
  readonly sessions: number;
  /** Null when the file has no such column. A user of two tools counts twice. */
  readonly users: number | null;
  /** Null when the file has no such column, or no key event is set up. */
  readonly keyEvents: number | null;
  readonly tools: readonly { readonly name: string; readonly source: string; readonly sessions: number }[];
  readonly file: GivenFile;
}

/** One answer of an AI tool that the owner gave, searched for the business's name and website. */
export interface ReadAnswer {
  readonly engine: string;
  readonly question: string;
  readonly date: string;
  /** The text of the answer that names the business; null when it does not. */
  readonly naming: string | null;
  /** Pages of the site that the answer cites. */
  readonly ownPages: readonly string[];
}

/** An answer with a name that may mean something else, for the owner to say. */
export interface DoubtfulNaming extends Pick<ReadAnswer, 'engine' | 'question' | 'date'> {
  readonly quote: string;
  /** What the owner said; null: nothing yet. */
  readonly isUs: boolean | null;
}

/** The owner's own observation of AI tools: pasted answers, and Bing's report. */
export interface AnswerEvidence {
  /** Those that count: without the doubtful ones of which the owner has said nothing yet. */
  readonly answers: readonly ReadAnswer[];
  readonly doubtful: readonly DoubtfulNaming[];
  readonly answersFile: GivenFile | null;
  /** Answers that were too old to count. */
  readonly oldAnswers: number;
  readonly citations: {
    readonly total: number;
    readonly view: 'queries' | 'pages' | 'days';
    readonly period: { readonly from: string; readonly to: string; readonly days: number } | null;
    readonly rows: readonly { readonly text: string; readonly citations: number }[];
    readonly file: GivenFile;
  } | null;
}

/** All evidence of one audit, derived (pure) from the bundle. Factors select what they need. */
export interface AuditEvidence {
  readonly home: Page;
  /** Every page read, home first. */
  readonly pages: readonly Page[];
  readonly site: Site;
  readonly business: Business;
  readonly bots: BotAccessEvidence;
  readonly homeHeaders: Readonly<Record<string, string>>;
  readonly profile: Collected<ProfileEvidence>;
  readonly links: Collected<LinkEvidence>;
  readonly traffic: Collected<TrafficEvidence>;
  readonly answers: Collected<AnswerEvidence>;
  /** When the evidence was collected (ISO 8601, UTC): the "today" for everything time-dependent. */
  readonly collectedAt: string;
}
