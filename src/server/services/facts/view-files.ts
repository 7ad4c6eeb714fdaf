import { createHash } from 'node:crypto';
import { describeOldFile, ownerFileEvidence, toFileSubject } from '#engine/evidence/owner-file-evidence.ts';
import type { OwnerFilesView, OwnerFileView } from '#shared/api/owner-files.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { KnownFiles, OwnerFileKind, StoredAnswer } from '#shared/owner-files/stored-files.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';

const MOST_EXAMPLES = 8;

/** The stored files as their owner sees them, including those too old to count. */
export function viewFiles(
  { businessId }: Pick<AuditRecord, 'businessId'>,
  { business, websiteUrl, collectedAt }: Pick<Analysis, 'business' | 'websiteUrl' | 'collectedAt'>,
  files: KnownFiles,
): OwnerFilesView {
  const { links, traffic, citations, answers } = files;
  const view = ({ uploadedAt }: NonNullable<KnownFiles[keyof KnownFiles]>) =>
    ownerFileEvidence(files, toFileSubject(business, websiteUrl, uploadedAt));
  const given = (kind: OwnerFileKind, { fileName, uploadedAt }: NonNullable<KnownFiles[OwnerFileKind]>) => ({
    kind,
    fileName,
    uploadedAt,
    doubtful: [],
    notCounted: describeOldFile(kind, files, collectedAt),
  });
  const views: OwnerFileView[] = [];
  if (links !== undefined) {
    const read = view(links).links;
    const value = read.kind === 'found' ? read.value : null;
    views.push({
      ...given('links', links),
      period: null,
      counts: [
        { label: 'Websites that link to you', value: formatNumber(value?.totalRefDomains ?? 0) },
        { label: 'Trusted ones', value: formatNumber(value?.highQualityLinksCount ?? 0) },
        { label: 'Look like spam', value: formatNumber(value?.spammyLinksCount ?? 0) },
      ],
      examples: [...(value?.trusted ?? []), ...(value?.spam ?? [])]
        .slice(0, MOST_EXAMPLES)
        .map(({ domain, reason }) => `${domain} (${reason})`),
    });
  }
  if (traffic !== undefined)
    views.push({
      ...given('traffic', traffic),
      period: traffic.period,
      counts: [
        {
          label: 'Visits from AI tools',
          value: formatNumber(traffic.sources.reduce((sum, { sessions }) => sum + sessions, 0)),
        },
        { label: 'All visits in the file', value: formatNumber(traffic.total.sessions) },
      ],
      examples: traffic.sources
        .slice(0, MOST_EXAMPLES)
        .map(({ source, sessions }) => `${source}: ${formatNumber(sessions)}`),
    });
  if (citations !== undefined)
    views.push({
      ...given('citations', citations),
      period: citations.period,
      counts: [{ label: 'Citations of your pages', value: formatNumber(citations.total) }],
      examples: citations.rows
        .slice(0, MOST_EXAMPLES)
        .map(({ text, citations: count }) => `${text}: ${formatNumber(count)}`),
    });
  if (answers !== undefined) {
    const read = view(answers).answers;
    const { answers: all, doubtful } = read.kind === 'found' ? read.value : { answers: [], doubtful: [] };
    const days = answers.answers.map(({ date }) => date).toSorted();
    const [from, to] = [days[0], days.at(-1)];
    views.push({
      ...given('answers', answers),
      doubtful: doubtful.map((one) => ({ ...one, id: getAnswerId(one) })),
      period: from === undefined || to === undefined ? null : { from, to },
      counts: [...Map.groupBy(all, ({ engine }) => engine)].map(([engine, given]) => ({
        label: `${engine} names or links you`,
        value: `${given.filter(({ naming, ownPages }) => naming !== null || ownPages.length > 0).length} of ${formatCount(given.length, 'answer')}`,
      })),
      examples: all.slice(0, MOST_EXAMPLES).map(({ engine, question }) => `${engine}: ${question}`),
    });
  }
  return { businessId, businessName: business.name, websiteUrl, files: views };
}

/** The answers of one tool to one question on one day are one: 16 hexadecimal digits that name it. */
export function getAnswerId({ engine, question, date }: Pick<StoredAnswer, 'engine' | 'question' | 'date'>): string {
  return createHash('sha256')
    .update(JSON.stringify([engine, question, date]))
    .digest('hex')
    .slice(0, 16);
}
