import type { QueuedRun, QueuePlace } from '../store/audits/queued-runs.ts';

/** Settings that decide the order of the queue. */
export interface TurnRules {
  /** Audits that run at once in this process. */
  readonly slots: number;
  /** Audits of one address that run at once, across all processes; the other limits are multiples of it. */
  readonly runningPerAddress: number;
}

type Lane = QueuePlace['lane'];

/** The share of a process's slots that one lane may fill, so that no lane blocks another. */
const LANE_SHARE: Readonly<Record<Lane, number>> = { visitor: 0.75, account: 0.75, batch: 0.5, watch: 0.25 };

/**
 * The limit per caller as a multiple of `runningPerAddress`. Nobody waits at a screen for a batch or a watch, so these get
 * no more.
 */
const CALLER_SHARE: Readonly<Record<Lane, number>> = { visitor: 1, account: 2, batch: 1, watch: 1 };
/**
 * The multiple for a wider network or a registrable domain, which may be many people: a country's phones, a company's
 * branches.
 */
const WIDE_SHARE = 2;

/** For each earlier unfinished run of the same caller, a run is due this much later than it was queued. */
export const TURN_MS = 10_000;
/** The same for lanes whose results nobody waits for at a screen. */
const LANE_DELAY_MS: Readonly<Record<Lane, number>> = { visitor: 0, account: 0, batch: 10_000, watch: 30_000 };

/**
 * Chooses which waiting runs start now, at most `free`, in order. `runningHere` are the runs of this process, which count
 * for the shares of the lanes; for callers and domains all running ones count. Pure.
 *
 * A run is due when it was queued, plus ten seconds for each earlier unfinished run of the same caller. The run that is due
 * first starts, unless its caller, its domain or its lane is at its limit. So a caller with one run passes a caller with
 * many, and nobody starves: a run queued after another is due cannot pass it.
 */
export function chooseTurns(
  runs: readonly QueuedRun[],
  runningHere: ReadonlySet<string>,
  free: number,
  rules: TurnRules,
): string[] {
  const counts = new Counts();
  for (const run of runs) if (run.isRunning) counts.add(run, runningHere.has(run.id));
  const chosen: string[] = [];
  for (const { run, place } of inTurn(runs)) {
    if (chosen.length >= free) break;
    // The run was already chosen through another caller's turn.
    if (chosen.includes(run.id) || !counts.hasRoom(place, rules)) continue;
    chosen.push(run.id);
    counts.add(run, true);
  }
  return chosen;
}

/** Whether a run of another caller would start if this one ended now. */
export function isWaitedFor(
  runs: readonly QueuedRun[],
  runningHere: ReadonlySet<string>,
  id: string,
  rules: TurnRules,
): boolean {
  const own = new Set(runs.find((run) => run.id === id)?.places.map(({ callers }) => callers.at(-1)));
  const others = runs.filter(
    (run) => run.isRunning || !run.places.some(({ callers }) => callers.length > 0 && own.has(callers.at(-1))),
  );
  const withoutIt = others.filter((run) => run.id !== id);
  return chooseTurns(withoutIt, runningHere, 1, rules).length > 0;
}

interface Turn {
  readonly run: QueuedRun;
  readonly place: QueuePlace;
}

/** The waiting runs in the order in which they are due; a run that several callers wait for is listed once per caller. */
function inTurn(runs: readonly QueuedRun[]): Turn[] {
  const waiting = runs.filter(({ isRunning }) => !isRunning);
  let turns = sorted(
    waiting.flatMap((run) => placesOf(run).map((place) => ({ run, place }))),
    ({ run }) => run.queuedAt,
  );
  // From the narrowest caller to the widest: browsers take turns within an address, addresses within a network.
  for (let level = 0; level < MOST_LEVELS; level += 1) turns = sorted(turns, dueBy(level, runs, turns));
  return turns;
}

const MOST_LEVELS = 3;

/** When each turn is due by its caller at one level, or by its widest caller where it has no such level. */
function dueBy(level: number, runs: readonly QueuedRun[], turns: readonly Turn[]): (turn: Turn) => number {
  const keyOf = ({ lane, callers }: QueuePlace) => {
    const caller = callers[level] ?? callers.at(-1);
    return caller === undefined ? null : `${lane} ${caller}`;
  };
  const ahead = new Map<string, number>();
  const passOne = (key: string | null): number => {
    if (key === null) return 0;
    const before = ahead.get(key) ?? 0;
    ahead.set(key, before + 1);
    return before;
  };
  for (const run of runs) {
    if (run.isRunning) for (const key of new Set(run.places.map(keyOf))) passOne(key);
  }
  const due = new Map(
    turns.map((turn) => {
      const { run, place } = turn;
      return [turn, run.queuedAt + LANE_DELAY_MS[place.lane] + passOne(keyOf(place)) * TURN_MS];
    }),
  );
  return (turn) => due.get(turn) ?? turn.run.queuedAt;
}

function sorted(turns: readonly Turn[], dueOf: (turn: Turn) => number): Turn[] {
  return turns.toSorted((a, b) => dueOf(a) - dueOf(b) || a.run.queuedAt - b.run.queuedAt);
}

/** A job of an earlier release or of the operator belongs to no caller. */
function placesOf({ places, id }: QueuedRun): readonly QueuePlace[] {
  return places.length > 0 ? places : [{ lane: 'batch', callers: [], domain: `unknown ${id}` }];
}

/** Counts of running runs by lane, caller and domain. */
class Counts {
  readonly #byKey = new Map<string, number>();

  add(run: QueuedRun, isHere: boolean): void {
    const keys = new Set<string>();
    for (const { lane, callers, domain } of placesOf(run)) {
      if (isHere) keys.add(`lane ${lane}`);
      for (const caller of callers) keys.add(`${lane} ${caller}`);
      keys.add(`domain ${domain}`);
    }
    for (const key of keys) this.#byKey.set(key, this.#of(key) + 1);
  }

  hasRoom({ lane, callers, domain }: QueuePlace, { slots, runningPerAddress }: TurnRules): boolean {
    const most = runningPerAddress * CALLER_SHARE[lane];
    return (
      this.#of(`lane ${lane}`) < Math.ceil(slots * LANE_SHARE[lane]) &&
      this.#of(`domain ${domain}`) < runningPerAddress * WIDE_SHARE &&
      callers.every((caller) => {
        const isWide = caller.startsWith('network:');
        return this.#of(`${lane} ${caller}`) < (isWide ? most * WIDE_SHARE : most);
      })
    );
  }

  #of(key: string): number {
    return this.#byKey.get(key) ?? 0;
  }
}
