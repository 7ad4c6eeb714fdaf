import { getDomain } from 'tldts';
import type { Business } from '#shared/audit/business.ts';
import { describeEvidenceSources, type EvidenceSourceId } from '#shared/audit/evidence-sources.ts';
import type {
  FilePeriod,
  KnownFiles,
  OwnerFileKind,
  StoredAnswer,
  StoredLinks,
  StoredTraffic,
} from '#shared/owner-files/stored-files.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findAiTool } from '../owner-files/ai-sources.ts';
import { findNamingInAnswer, type NamedBusiness } from '../owner-files/answer-naming.ts';
import { findSpamReason } from '../owner-files/spam-domains.ts';
import { findTrustReason } from '../owner-files/trusted-domains.ts';
import type {
  AnswerEvidence,
  DoubtfulNaming,
  LinkEvidence,
  MarkedDomain,
  ReadAnswer,
  TrafficEvidence,
} from './audit-evidence.ts';
import type { Collected } from './evidence-bundle.ts';

/** Maximum age of a file, in days before the audit, to count as current. Links change slowly; "the last 90 days" pass. */
const COUNTS_FOR = { links: 365, traffic: 120, citations: 120, answers: 90 } as const;
const MOST_SHOWN = 20;

/** The files of an owner about one business, as evidence for the factors. */
export interface FileEvidence {
  readonly links: Collected<LinkEvidence>;
  readonly traffic: Collected<TrafficEvidence>;
  readonly answers: Collected<AnswerEvidence>;
}

export interface FileSubject extends NamedBusiness {
  /** Any URL of the site. */
  readonly siteUrl: string;
  /** The date of the audit (ISO 8601). */
  readonly collectedAt: string;
}

/** The business of an audit as the subject of its owner's files. `collectedAt`: the date of the audit (ISO 8601). */
export function toFileSubject(
  { name, address, serviceAreas, country }: Pick<Business, 'name' | 'address' | 'serviceAreas' | 'country'>,
  siteUrl: string,
  collectedAt: string,
): FileSubject {
  const city = address?.city ?? null;
  return { name, towns: city === null ? serviceAreas : [city, ...serviceAreas], country, siteUrl, collectedAt };
}

/**
 * Converts the owner's files to evidence: domains are marked by today's tables, answers are searched for the business's name and site. Files
 * too old for this audit are unavailable, with their date. Pure: the same files, name and day give the same evidence.
 */
export function ownerFileEvidence(files: KnownFiles | undefined, subject: FileSubject): FileEvidence {
  const { links, traffic } = files ?? {};
  return {
    links: links === undefined ? none('linksExport') : linkEvidence(links, subject),
    traffic: traffic === undefined ? none('trafficExport') : trafficEvidence(traffic, subject),
    answers: answerEvidence(files ?? {}, subject),
  };
}

function none(...ids: readonly EvidenceSourceId[]): { readonly kind: 'notConfigured'; readonly hint: string } {
  return { kind: 'notConfigured', hint: describeEvidenceSources(ids) };
}

function linkEvidence(links: StoredLinks, { collectedAt }: FileSubject): Collected<LinkEvidence> {
  const { domains, moreDomains, fileName, uploadedAt } = links;
  if (isTooOld(uploadedAt, collectedAt, COUNTS_FOR.links)) return tooOld('The list of links', uploadedAt);
  const names = domains.map(({ domain }) => domain);
  const trusted = marked(names, findTrustReason);
  const spam = marked(
    names.filter((domain) => findTrustReason(domain) === null),
    findSpamReason,
  );
  const total = domains.length + moreDomains;
  return {
    kind: 'found',
    value: {
      totalRefDomains: total,
      avgAuthorityScore: null,
      highQualityLinksCount: trusted.length,
      spammyLinksCount: spam.length,
      trustedSourcePercentage: total === 0 ? null : Math.round((trusted.length / total) * 1000) / 10,
      trusted: trusted.slice(0, MOST_SHOWN),
      spam: spam.slice(0, MOST_SHOWN),
      topDomains: names.slice(0, MOST_SHOWN),
      file: { fileName, uploadedAt },
    },
  };
}

function marked(domains: readonly string[], reasonOf: (domain: string) => string | null): MarkedDomain[] {
  return domains.flatMap((domain) => {
    const reason = reasonOf(domain);
    return reason === null ? [] : [{ domain, reason }];
  });
}

function trafficEvidence(traffic: StoredTraffic, { collectedAt }: FileSubject): Collected<TrafficEvidence> {
  const { period, by, sources, total, fileName, uploadedAt } = traffic;
  const lastDay = endOf(period, uploadedAt);
  if (isTooOld(lastDay, collectedAt, COUNTS_FOR.traffic)) return tooOld('The traffic report', lastDay);
  const sum = (read: (source: StoredTraffic['sources'][number]) => number | null) =>
    sources.some((source) => read(source) === null)
      ? null
      : sources.reduce((all, source) => all + (read(source) ?? 0), 0);
  const hasKeyEvents = total.keyEvents !== null && total.keyEvents > 0;
  return {
    kind: 'found',
    value: {
      period: withDays(period),
      by,
      sessions: sum(({ sessions }) => sessions) ?? 0,
      users: sum(({ users }) => users),
      keyEvents: hasKeyEvents ? sum(({ keyEvents }) => keyEvents) : null,
      tools: sources
        .map(({ source, sessions }) => ({ name: findAiTool(source) ?? source, source, sessions }))
        .toSorted((one, other) => other.sessions - one.sessions)
        .slice(0, MOST_SHOWN),
      file: { fileName, uploadedAt },
    },
  };
}

function answerEvidence({ answers, citations }: KnownFiles, subject: FileSubject): Collected<AnswerEvidence> {
  const { collectedAt } = subject;
  const bing =
    citations !== undefined &&
    !isTooOld(endOf(citations.period, citations.uploadedAt), collectedAt, COUNTS_FOR.citations)
      ? citations
      : null;
  const fresh = (answers?.answers ?? []).filter(({ date }) => !isTooOld(date, collectedAt, COUNTS_FOR.answers));
  const oldAnswers = (answers?.answers.length ?? 0) - fresh.length;
  if (answers === undefined && citations === undefined) return none('bingExport', 'pastedAnswers');
  if (bing === null && fresh.length === 0)
    return tooOld(
      'What you gave us',
      newestOf(answers?.answers ?? []) ?? endOf(citations?.period ?? null, citations?.uploadedAt ?? ''),
    );
  const read = fresh.map((answer) => readAnswer(answer, subject));
  const doubtful = read.flatMap(({ doubt }) => doubt ?? []);
  return {
    kind: 'found',
    value: {
      answers: read.flatMap(({ answer, doubt }) => (doubt?.isUs === null ? [] : answer)),
      doubtful,
      answersFile: answers === undefined ? null : { fileName: answers.fileName, uploadedAt: answers.uploadedAt },
      oldAnswers,
      citations:
        bing === null
          ? null
          : {
              total: bing.total,
              view: bing.view,
              period: withDays(bing.period),
              rows: bing.rows.slice(0, MOST_SHOWN),
              file: { fileName: bing.fileName, uploadedAt: bing.uploadedAt },
            },
    },
  };
}

/** Matches URLs with and without a scheme; the look-behind keeps it linear. */
const ADDRESS =
  /(?<![\p{L}\p{N}.@-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}(?:\/[^\s<>"'“”)\]]{0,200})?/giu;

function readAnswer(
  { engine, question, answer, date, cited, isUs: said }: StoredAnswer,
  subject: FileSubject,
): { readonly answer: ReadAnswer; readonly doubt: DoubtfulNaming | null } {
  const isUs = said ?? null;
  const own = getDomain(subject.siteUrl);
  const pages = [...cited, ...(answer.match(ADDRESS) ?? [])];
  const ownPages = [...new Set(own === null ? [] : pages.filter((page) => getDomain(page) === own))];
  const found = findNamingInAnswer(answer, subject);
  // A link to the site says who is meant.
  const isDoubtful = found?.isDoubtful === true && ownPages.length === 0;
  const naming = found === null || (isDoubtful && isUs !== true) ? null : found.quote;
  return {
    answer: { engine, question, date, naming, ownPages },
    doubt: isDoubtful ? { engine, question, date, quote: found.quote, isUs } : null,
  };
}

function newestOf(answers: readonly StoredAnswer[]): string | null {
  return (
    answers
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null
  );
}

function endOf(period: FilePeriod | null, uploadedAt: string): string {
  return period?.to ?? uploadedAt;
}

function withDays(period: FilePeriod | null): (FilePeriod & { readonly days: number }) | null {
  if (period === null) return null;
  const days = Math.round((Date.parse(period.to) - Date.parse(period.from)) / DAY_MS) + 1;
  return { ...period, days };
}

/**
 * Why a file counts for nothing in an audit whose evidence was collected at `collectedAt` (ISO 8601), for its owner; null when it
 * counts. Of answers, the newest decides.
 */
export function describeOldFile(kind: OwnerFileKind, files: KnownFiles, collectedAt: string): string | null {
  const day = lastDayOf(kind, files);
  const days = COUNTS_FOR[kind];
  if (day === null || !isTooOld(day, collectedAt, days)) return null;
  return `This ends on ${fileDay(day)}. Only the ${days} days before your audit count, so it adds nothing.`;
}

function lastDayOf(kind: OwnerFileKind, { links, traffic, citations, answers }: KnownFiles): string | null {
  switch (kind) {
    case 'links':
      return links?.uploadedAt ?? null;
    case 'traffic':
      return traffic === undefined ? null : endOf(traffic.period, traffic.uploadedAt);
    case 'citations':
      return citations === undefined ? null : endOf(citations.period, citations.uploadedAt);
    case 'answers':
      return newestOf(answers?.answers ?? []);
    default:
      return kind satisfies never;
  }
}

function isTooOld(day: string, collectedAt: string, days: number): boolean {
  return Date.parse(collectedAt) - Date.parse(day) > days * DAY_MS;
}

function tooOld(what: string, day: string): { readonly kind: 'unavailable'; readonly reason: string } {
  return { kind: 'unavailable', reason: `${what} ends on ${fileDay(day)}` };
}

/** A day or moment as "Nov 22, 2026". */
export function fileDay(day: string): string {
  return formatLongDay(day, 'UTC');
}
