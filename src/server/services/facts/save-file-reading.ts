import { describeOldFile } from '#engine/evidence/owner-file-evidence.ts';
import type { FileJob } from '#engine/owner-files/file-job.ts';
import { readOwnerFileInChildProcess } from '#engine/owner-files/read-in-child-process.ts';
import type { OwnerFilesView } from '#shared/api/owner-files.ts';
import type { FileReading } from '#shared/owner-files/file-reading.ts';
import { type ColumnMapping, readMapping } from '#shared/owner-files/file-roles.ts';
import {
  type FilePeriod,
  KnownFiles,
  type OwnerFileKind,
  STORED_LIMITS,
  type StoredAnswer,
  type StoredAnswers,
} from '#shared/owner-files/stored-files.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { deleteOwnerFileRow, findOwnerFiles, upsertOwnerFile } from '../../store/facts/owner-files.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { changeOwnerInput } from './change-owner-input.ts';
import { readOwnerOverrides, withFiles } from './read-owner-overrides.ts';
import { reevaluateWithOverrides, requireResult } from './reevaluate-with-overrides.ts';
import { getAnswerId, viewFiles } from './view-files.ts';

/** An uploaded file, and how its owner wants it read. */
export interface FileUpload {
  /** Reads the body; called once, after the caller was authorized. */
  readonly read: () => Promise<Uint8Array>;
  readonly kind: OwnerFileKind;
  readonly fileName?: string | undefined;
  readonly columns?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly add?: 'yes' | undefined;
}

/**
 * The stored files of the business of one of the viewer's audits. Throws as `findViewersAudit` does, 409 while it has no
 * result.
 */
export async function getOwnerFiles(services: AuditServices, viewer: Viewer, auditId: string): Promise<OwnerFilesView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireResult(audit);
  return viewFiles(
    audit,
    await loadAnalysis(services, audit),
    await findOwnerFiles(services.database.orm, audit.businessId),
  );
}

/**
 * Parses a file and returns the result without storing it. Throws 400 with a sentence for a file that cannot be read, 404
 * for another owner's audit, 409 while it has no result, 413 and 415 for the body, 429 for too many.
 */
export async function showFile(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  upload: FileUpload,
): Promise<FileReading> {
  const audit = await findViewersAudit(services, viewer, auditId);
  return (await readUpload(services, viewer, audit, upload)).reading;
}

/**
 * Stores the result of parsing a file and reevaluates the audit. Throws as `showFile` does, and 400 for a file that cannot
 * count.
 */
export async function saveFileReading(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  upload: FileUpload,
): Promise<OwnerFilesView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  const { reading, kept } = await readUpload(services, viewer, audit, upload);
  if (kept === null) throw apiError('invalid-request', reading.problem ?? 'We found nothing to count in this file.');
  const change = (before: KnownFiles): KnownFiles => {
    const files = { ...before, ...kept };
    if (kept.answers !== undefined) files.answers = withMeanings(before.answers, kept.answers);
    if (upload.add === 'yes' && files.answers !== undefined) files.answers = addAnswers(before.answers, files.answers);
    return files;
  };
  return saveFiles(services, audit, change, async (tx, files) => {
    for (const kind of Object.keys(kept).filter((key): key is OwnerFileKind => key in kept)) {
      const file = files[kind];
      if (file !== undefined) await upsertOwnerFile(tx, audit.businessId, kind, file);
    }
  });
}

/**
 * Stores what the owner says of the name in one answer and reevaluates the audit. Throws as `findViewersAudit` does, 404 for an answer
 * that is not stored, 409 while the audit has no result, 429 for too many.
 */
export async function stateMeaning(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  answerId: string,
  isUs: boolean,
): Promise<OwnerFilesView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'tell-facts');
  requireResult(audit);
  const isMeant = (answer: StoredAnswer) => getAnswerId(answer) === answerId;
  const change = (before: KnownFiles): KnownFiles => {
    const kept = before.answers;
    if (kept?.answers.some(isMeant) !== true)
      throw apiError('not-found', 'This answer is not stored any more. Load the page again.');
    const answers = kept.answers.map((answer) => (isMeant(answer) ? { ...answer, isUs } : answer));
    return { ...before, answers: { ...kept, answers } };
  };
  return saveFiles(services, audit, change, async (tx, { answers }) => {
    if (answers !== undefined) await upsertOwnerFile(tx, audit.businessId, 'answers', answers);
  });
}

/** Deletes what is stored of a file and reevaluates the audit. Throws as `findViewersAudit` does, 429 for too many. */
export async function removeFile(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  kind: OwnerFileKind,
): Promise<OwnerFilesView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'tell-facts');
  requireResult(audit);
  const change = ({ [kind]: _, ...files }: KnownFiles): KnownFiles => files;
  return saveFiles(services, audit, change, (tx) => deleteOwnerFileRow(tx, audit.businessId, kind));
}

async function readUpload(services: AuditServices, viewer: Viewer, audit: AuditRecord, upload: FileUpload) {
  await consumeRateLimit(services, viewer, 'read-file');
  requireResult(audit);
  const { business, websiteUrl, collectedAt } = await loadAnalysis(services, audit);
  const { kind, fileName } = upload;
  const job: FileJob = {
    kind,
    bytes: await upload.read(),
    fileName: fileName === undefined ? null : plainFileName(fileName),
    uploadedAt: new Date(services.now()).toISOString(),
    name: business.name,
    siteUrl: websiteUrl,
    mapping: mappingOf(upload),
    period: periodOf(upload),
  };
  const read = await readOwnerFileInChildProcess(job);
  if (read.kind === 'refused') throw apiError('invalid-request', read.sentence);
  // Output of a child process from an untrusted file: parsed before it is stored.
  const kept = read.kept === null ? null : KnownFiles.parse(read.kept);
  const notCounted = kept === null ? null : describeOldFile(kind, kept, collectedAt);
  const notes = notCounted === null ? read.reading.notes : [notCounted, ...read.reading.notes];
  return { reading: { ...read.reading, notes }, kept };
}

async function saveFiles(
  services: AuditServices,
  audit: AuditRecord,
  change: (before: KnownFiles) => KnownFiles,
  save: (tx: Orm, files: KnownFiles) => Promise<void>,
): Promise<OwnerFilesView> {
  const { orm } = services.database;
  return changeOwnerInput(services, audit, async (current) => {
    const files = change(await findOwnerFiles(orm, audit.businessId));
    const given = withFiles(await readOwnerOverrides(orm, current, null), files);
    const analysis = await reevaluateWithOverrides(services, current, given);
    const result = viewFiles(audit, analysis ?? (await loadAnalysis(services, audit)), files);
    return { analysis, corrections: current.corrections, save: (tx) => save(tx, files), result };
  });
}

/**
 * Answers to the same question by the same tool on the same day are one, and the later is kept; above the limit the newest
 * are kept.
 */
function addAnswers(before: StoredAnswers | undefined, added: StoredAnswers): StoredAnswers {
  const all = new Map<string, StoredAnswers['answers'][number]>();
  for (const answer of [...(before?.answers ?? []), ...added.answers]) all.set(getAnswerId(answer), answer);
  const newest = [...all.values()].toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return { ...added, answers: newest.slice(0, STORED_LIMITS.answers) };
}

/** What the owner said of an answer stays while the answer stays. */
function withMeanings(before: StoredAnswers | undefined, given: StoredAnswers): StoredAnswers {
  const said = new Map(before?.answers.map((answer) => [getAnswerId(answer), answer]));
  const answers = given.answers.map((answer) => {
    const earlier = said.get(getAnswerId(answer));
    return earlier?.isUs === undefined || earlier.answer !== answer.answer ? answer : { ...answer, isUs: earlier.isUs };
  });
  return { ...given, answers };
}

function mappingOf({ kind, columns }: FileUpload): ColumnMapping | null {
  if (columns === undefined) return null;
  const mapping = readMapping(kind, columns);
  if (mapping === null) throw apiError('invalid-request', 'Choose each column from the list.');
  return mapping;
}

function periodOf({ from, to }: FileUpload): FilePeriod | null {
  if (from === undefined || to === undefined) return null;
  const isPeriod = [from, to].every((day) => !Number.isNaN(Date.parse(day))) && from <= to;
  if (!isPeriod) throw apiError('invalid-request', 'The first day has to come before the last day.');
  return { from, to };
}

/** The file name of a path, made safe for use in a sentence. */
function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .toWellFormed()
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, 120) || 'file'
  );
}
