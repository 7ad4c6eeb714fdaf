import { z } from 'zod';
import { snapshotColumn } from '#engine/add-ons/competitor-snapshot.ts';
import { type Rival, SnapshotColumn } from '#shared/add-ons/competitor-snapshot.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { type SiteRunResult, selectSiteRunResults } from '../../store/audits/site-run-results.ts';
import {
  type AddOnKey,
  deleteAddOnPack,
  findAddOnPack,
  saveAddOnInput,
  saveAddOnMade,
} from '../../store/billing/add-on-packs.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError, siteError } from '../api-error.ts';
import { findOrQueueSiteRun, type Target } from '../audits/find-or-queue-site-run.ts';
import { getSiteDomain, type Viewer } from '../viewer.ts';
import type { AddOnServices } from './require-add-on.ts';
import { rivalProblem } from './rival-problem.ts';

/** Rivals are site runs without an audit, so they never appear in lists of audits. */
const KeptRivals = z.object({ rivals: z.array(z.object({ url: z.string(), siteRunId: z.string() })) });
type KeptRival = z.infer<typeof KeptRivals>['rivals'][number];
/** The result of each rival by its site run: copied here because site runs without an audit are deleted after a day. */
const KeptColumns = z.record(z.string(), SnapshotColumn);

const keyOf = (auditId: string): AddOnKey => ({ auditId, addOnId: 'competitor-snapshot' });

/**
 * Replaces the rivals of an audit. New ones are queued under the viewer's limits; those already read are kept. Throws 422
 * for a URL that cannot be audited, 400 for the viewer's own website, 429 and 503 as an audit does.
 */
export async function saveRivals(
  { core, audits }: AddOnServices,
  viewer: Viewer,
  audit: AuditRecord,
  urls: readonly string[],
): Promise<void> {
  const targets = differentTargets(urls.map((url) => targetOf(audits.engine.parseTarget(url), url, audit)));
  const known = await readKept(core.database.orm, audit.id);
  const results = await selectSiteRunResults(core.database.orm, runIdsOf(known.rivals));
  let isAnyNew = false;
  await core.database.orm.transaction(async (tx) => {
    if (targets.length === 0) return deleteAddOnPack(tx, keyOf(audit.id));
    const rivals: KeptRival[] = [];
    for (const target of targets) {
      const kept = known.rivals.find((one) => one.url === target.url && isOfUse(one, known.columns, results));
      const run = kept ?? (await findOrQueueSiteRun(audits, tx, { kind: 'viewer', viewer }, target, false));
      isAnyNew ||= kept === undefined;
      rivals.push({ url: target.url, siteRunId: 'siteRunId' in run ? run.siteRunId : run.id });
    }
    await saveAddOnInput(tx, keyOf(audit.id), { rivals }, new Date(core.now()));
  });
  if (isAnyNew) audits.wakeDispatcher();
}

/** The rivals of an audit with their current state. Finished results are stored with the audit. */
export async function readRivals({ core }: AddOnServices, auditId: string): Promise<Omit<Rival, 'ahead'>[]> {
  const { orm } = core.database;
  const { rivals, columns } = await readKept(orm, auditId);
  const open = rivals.filter(({ siteRunId }) => columns[siteRunId] === undefined);
  const results = await selectSiteRunResults(orm, runIdsOf(open));
  const read = results.flatMap(({ id, analysis }) =>
    analysis === null ? [] : [[id, snapshotColumn(analysis)] as const],
  );
  const all = { ...columns, ...Object.fromEntries(read) };
  const current = Object.fromEntries(Object.entries(all).filter(([id]) => runIdsOf(rivals).includes(id)));
  if (read.length > 0) await saveAddOnMade(orm, keyOf(auditId), current);
  return rivals.map(({ url, siteRunId }) => {
    const column = current[siteRunId];
    if (column !== undefined) return { url, state: 'done', problem: null, column };
    const result = results.find(({ id }) => id === siteRunId);
    const failure = result?.failure ?? null;
    const problem = failure === null ? null : rivalProblem(failure.code);
    return { url, state: result?.status ?? 'gone', problem, column: null };
  });
}

async function readKept(
  orm: Orm,
  auditId: string,
): Promise<{ readonly rivals: readonly KeptRival[]; readonly columns: Readonly<Record<string, SnapshotColumn>> }> {
  const { input, made } = await findAddOnPack(orm, keyOf(auditId));
  return { rivals: readStored(KeptRivals, input)?.rivals ?? [], columns: readStored(KeptColumns, made) ?? {} };
}

const runIdsOf = (rivals: readonly KeptRival[]): string[] => rivals.map(({ siteRunId }) => siteRunId);

/** True for a site run that is finished or pending; a failed or missing one is queued again when it is named again. */
function isOfUse(
  { siteRunId }: KeptRival,
  columns: Readonly<Record<string, SnapshotColumn>>,
  results: readonly SiteRunResult[],
): boolean {
  const status = results.find(({ id }) => id === siteRunId)?.status;
  return columns[siteRunId] !== undefined || (status !== undefined && status !== 'failed');
}

function targetOf(
  target: ReturnType<AddOnServices['audits']['engine']['parseTarget']>,
  url: string,
  audit: AuditRecord,
): Target {
  if (!target.ok) throw siteError(target.failure, { url });
  if (getSiteDomain(target.url) === getSiteDomain(audit.url))
    throw apiError('invalid-request', 'This is your own website. Name the website of a rival.', { details: { url } });
  return target;
}

function differentTargets(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [target.url, target])).values()];
}
