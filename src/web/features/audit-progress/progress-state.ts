import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import { type AuditEvent, AuditStep, type ProgressEvent } from '#shared/audit/progress.ts';
import type { Score } from '#shared/audit/score-bands.ts';

/** The state of one step. `total` 0: no event yet. */
export interface StepState {
  readonly done: number;
  readonly total: number;
  readonly detail: string | null;
  /** When it ended, from the start of the audit; null before that. */
  readonly endedAtMs: number | null;
}

export interface ArrivedFactor {
  readonly score: Score;
  readonly summary: string;
}

/** The accumulated state from the events of one audit. */
export interface ProgressState {
  readonly steps: Readonly<Record<AuditStep, StepState>>;
  readonly factors: Readonly<Partial<Record<FactorKey, ArrivedFactor>>>;
  readonly elapsedMs: number;
  readonly end: 'none' | 'done' | 'failed';
}

const untold: StepState = { done: 0, total: 0, detail: null, endedAtMs: null };

export const initialProgress: ProgressState = {
  steps: {
    address: untold,
    robots: untold,
    home: untold,
    sitemap: untold,
    pages: untold,
    readers: untold,
    facts: untold,
    factors: untold,
  },
  factors: {},
  elapsedMs: 0,
  end: 'none',
};

/** Reduces one event. Events repeated after a reconnection change nothing. */
export function readAuditEvent(state: ProgressState, event: AuditEvent): ProgressState {
  switch (event.type) {
    case 'progress':
      return readProgress(state, event);
    case 'factor':
      return { ...state, factors: { ...state.factors, [event.key]: { score: event.score, summary: event.summary } } };
    case 'done':
      return { ...state, end: 'done' };
    case 'failed':
      return { ...state, end: 'failed' };
    default:
      return event satisfies never;
  }
}

function readProgress(state: ProgressState, event: ProgressEvent): ProgressState {
  const before = state.steps[event.step];
  const elapsedMs = Math.max(state.elapsedMs, event.elapsedMs);
  if (event.done < before.done) return { ...state, elapsedMs };
  const isEnded = endsStep(event);
  const step: StepState = {
    done: event.done,
    total: event.total,
    detail: event.detail ?? before.detail,
    endedAtMs: isEnded ? (before.endedAtMs ?? event.elapsedMs) : null,
  };
  return { ...state, elapsedMs, steps: endImplied({ ...state.steps, [event.step]: step }, event) };
}

function endsStep({ step, done, total }: ProgressEvent): boolean {
  // Factors that cannot be measured never arrive as done: the one event of this step ends it.
  if (step === 'factors') return true;
  // Only the home page: the other pages have not been chosen yet. If there are none, the facts step ends this one.
  if (step === 'pages' && total <= 1) return false;
  return done >= total;
}

/** Steps that are over once an event of another step arrives, whether or not they had events of their own. */
const impliedBy: Readonly<Partial<Record<AuditStep, readonly AuditStep[]>>> = {
  pages: ['address', 'robots', 'home'],
  facts: ['address', 'robots', 'home', 'sitemap', 'pages', 'readers'],
};

function endImplied(steps: ProgressState['steps'], { step, elapsedMs }: ProgressEvent): ProgressState['steps'] {
  const ended = { ...steps };
  for (const name of impliedBy[step] ?? []) {
    if (ended[name].endedAtMs === null) ended[name] = { ...ended[name], endedAtMs: elapsedMs };
  }
  return ended;
}

export type StepStatus = 'waiting' | 'running' | 'done' | 'skipped';

/** Steps that may have no events because there is nothing to report: they count as done. */
const quietSteps: readonly AuditStep[] = ['address', 'robots', 'home'];

/**
 * Under way: it had an event, or it is the first that is not done. Skipped: the audit moved past it without an event,
 * because the step did not apply to the site.
 */
export function getStepStatus(state: ProgressState, step: AuditStep): StepStatus {
  const { endedAtMs, total } = state.steps[step];
  if (endedAtMs !== null) return total > 0 || quietSteps.includes(step) ? 'done' : 'skipped';
  return total > 0 || step === currentStep(state) ? 'running' : 'waiting';
}

/** The first step that is not done; null when all are. */
export function currentStep(state: ProgressState): AuditStep | null {
  return AuditStep.options.find((step) => state.steps[step].endedAtMs === null) ?? null;
}

export function arrivedCount(state: ProgressState): number {
  return FACTOR_KEYS.filter((key) => state.factors[key] !== undefined).length;
}
