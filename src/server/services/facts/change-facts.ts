import { factId } from '#engine/fixes/build-fact-sheet.ts';
import { affectsScore } from '#shared/fixes/affects-score.ts';
import { applyFactOverrides, type FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import { applyOverrideChange, deriveOverrideChange, type OverrideChange } from '#shared/fixes/apply-fact-overrides.ts';
import type { FactChange, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import type { Orm } from '../../store/database/database.ts';
import { deleteFactOverride, selectFactOverrides, upsertFactOverride } from '../../store/facts/fact-overrides.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { type FixMaterial, readFixMaterial } from '../fixes/find-fix-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { changeOwnerInput } from './change-owner-input.ts';
import { readOwnerOverrides } from './read-owner-overrides.ts';
import { correctionsOrNone, reevaluateWithOverrides } from './reevaluate-with-overrides.ts';

/** More overrides than any person types for one business. */
const MOST_WORDS = 400;

/**
 * Stores an owner's fact overrides for later audits of the business, and reevaluates this audit where an override affects
 * its score. All changes or none. Throws 400 for an invalid value or an unknown fact, 404 for another owner's audit, 409
 * while it runs or when there are too many, 429 for too many in a short time.
 */
export async function changeFacts(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  changes: readonly FactChange[],
): Promise<FactSheet> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'tell-facts');
  const { database } = services;
  const at = new Date(services.now());
  await changeOwnerInput(services, audit, async (current) => {
    const { sheet } = await readFixMaterial(services, current);
    const before = await selectFactOverrides(database.orm, audit.businessId);
    const { words, steps } = applyChanges(sheet, before, changes, at);
    const corrections = namedBy(current.corrections ?? {}, steps);
    const isRenamed = steps.some(({ name }) => name !== undefined);
    const mustJudge =
      isRenamed || JSON.stringify(before.filter(affectsScore)) !== JSON.stringify(words.filter(affectsScore));
    const given = { ...(await readOwnerOverrides(database.orm, current, null)), corrections, facts: words };
    const analysis = mustJudge ? await reevaluateWithOverrides(services, current, given) : null;
    const save = async (tx: Orm) => {
      for (const { set, remove } of steps) {
        for (const id of remove) await deleteFactOverride(tx, audit.businessId, id);
        if (set !== null) await upsertFactOverride(tx, audit.businessId, set);
      }
    };
    return { analysis, corrections: correctionsOrNone(corrections), save, result: null };
  });
  const after = await readFixMaterial(services, await findViewersAudit(services, viewer, auditId));
  return after.sheet;
}

interface Applied {
  readonly words: readonly FactOverride[];
  readonly steps: readonly OverrideChange[];
}

/** Applies changes in order, each to the sheet that the earlier ones produced. */
function applyChanges(
  sheet: FixMaterial['sheet'],
  before: readonly FactOverride[],
  changes: readonly FactChange[],
  now: Date,
): Applied {
  let current = { sheet, words: before };
  const steps: OverrideChange[] = [];
  for (const change of changes) {
    refuseImpossible(current.sheet, change, now);
    const step = deriveOverrideChange(change, { ...current, idOf: factId, at: now.toISOString() });
    if (step === null)
      throw apiError('invalid-request', 'This fact is not on the sheet any more. Load the page again.');
    steps.push(step);
    const words = applyOverrideChange(current.words, step);
    current = { sheet: applyFactOverrides(sheet, words), words };
  }
  if (current.words.length > MOST_WORDS)
    throw apiError('limit-reached', `A business can have ${MOST_WORDS} facts of its owner’s. Take some back first.`);
  return { words: current.words, steps };
}

function refuseImpossible(sheet: FactSheet, change: FactChange, now: Date): void {
  if (change.action !== 'add' && change.action !== 'correct') return;
  const kind = change.action === 'add' ? change.kind : sheet.facts.find(({ id }) => id === change.factId)?.kind;
  const problem = kind === undefined ? null : findFactProblem(kind, change.value, now.getUTCFullYear());
  if (problem !== null)
    throw apiError('invalid-request', problem, { details: { issues: [{ field: 'value', message: problem }] } });
}

function namedBy(
  corrections: NonNullable<FixMaterial['audit']['corrections']>,
  steps: readonly OverrideChange[],
): NonNullable<FixMaterial['audit']['corrections']> {
  const name = steps.findLast((step) => step.name !== undefined)?.name;
  if (name === undefined) return corrections;
  const { name: _before, ...rest } = corrections;
  return name === null ? rest : { ...rest, name };
}
