import type { Business } from '#shared/audit/business.ts';
import type { BotAccess } from '#shared/audit/factors.ts';
import type { Site } from '#shared/audit/site.ts';
import type { ProfileSource } from '#shared/fixes/owner-profile.ts';
import type { Page } from '../crawl/page.ts';
import type { Collected } from './evidence-bundle.ts';

/** Who may read the site, worked out from robots.txt, page rules and probes. */
export interface ReaderAccess {
  readonly bots: readonly BotAccess[];
  readonly contentSignals: readonly string[];
}

/** Ratings and reviews of the public business profile: needs a key, an import or the owner's own entry. */
export interface ProfileEvidence {
  readonly description: string | null;
  readonly categories: readonly string[];
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly reviewsLast90Days: number | null;
  readonly replyShare: number | null;
  readonly photoCount: number | null;
  readonly daysSinceLastPost: number | null;
  /** Share of four and five stars, 0 to 1: only a source that gives every review tells. */
  readonly goodReviewShare?: number | null;
  /** Which values the owner gave, by word or by file: checks judged by them say so. */
  readonly sources?: Readonly<Partial<Record<keyof ProfileEvidence, ProfileSource>>>;
}
export interface LinkEvidence {
  readonly totalRefDomains: number;
  readonly avgAuthorityScore: number;
  readonly highQualityLinksCount: number;
  readonly spammyLinksCount: number;
  readonly trustedSourcePercentage: number | null;
}

/** All evidence of one audit, derived (pure) from the bundle. Factors pick what they need. */
export interface AuditEvidence {
  readonly home: Page;
  /** Every page read, home first. */
  readonly pages: readonly Page[];
  readonly site: Site;
  readonly business: Business;
  readonly readers: ReaderAccess;
  readonly homeHeaders: Readonly<Record<string, string>>;
  readonly profile: Collected<ProfileEvidence>;
  readonly links: Collected<LinkEvidence>;
  /** When the evidence was collected (ISO 8601, UTC): the "today" of everything that ages. */
  readonly collectedAt: string;
}
