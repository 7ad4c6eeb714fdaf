import type { CallerTurn } from '../store/audits/queue-callers.ts';
import type { QueuedRun, QueuePlace, TurnStart } from '../store/audits/queued-runs.ts';

/**
 * Whose audit begins next. A caller is the widest that asks: an IPv4 address, an IPv6 /48, an account; in each lane by itself.
 * Every second that a caller uses a slot puts it out of turn for a while (its rest). Who is in turn goes first, the earliest
 * rest over first; what is left goes to whoever has used least; and a run makes way where somebody in turn finds no slot.
 * Why, and from which literature: docs/decisions/016-turns.md. Deterministic, without clock and I/O; times are milliseconds.
 */

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

/** A caller's first run is charged this in advance, and a run of a caller that owes much may make way after it. */
export const QUANTUM_MS = 5000;
/** Any other run is left alone for so long; who has more than this much of a slot to rest for owes much. */
export const OWN_TURN_MS = 15_000;
/** A caller is out of turn for so many times what it used: each is assured a twentieth of a slot. */
const REST_FACTOR = 20;
/** So much rest may be left: a person's second look is in turn too, after those who came before it. */
export const GRACE_MS = 100_000;
/** No rest is longer than this after the caller's last start. */
export const LONGEST_REST_MS = 600_000;
/** A watch, which nobody waits for, comes after people for so long. */
export const WATCH_REST_MS = 3_600_000;
/** So many runs of a caller may wait before each further one puts off its turn. */
const BURST = 3;
/** Within a caller, a run is due this much later for each waiting one of the same browser or address. */
const OWN_DELAY_MS = 10_000;
/** The least that a run counts for when the next one is charged in advance. */
const LEAST_CHARGE_MS = 500;

/** The run that begins, and what its caller was charged in advance. */
export interface ChosenTurn extends TurnStart {
  readonly id: string;
}

/** A run that makes way: put back into the queue, or, where it was put back before, ended with what it has read. */
export interface WayMade {
  readonly id: string;
  readonly how: 'put-back' | 'end';
}

/** When a place's turn comes within its caller: fixed when the queue first sees it. */
export interface FixedTurn {
  readonly id: string;
  /** The position among the places of its run. */
  readonly index: number;
  readonly turnAt: number;
}

/** A waiting run in the queue of one of its callers. */
interface Waiting {
  readonly run: QueuedRun;
  readonly place: QueuePlace;
  readonly turnAt: number;
}

/** The queue at one moment: what waits and runs, and what every caller has used. */
export class Turns {
  /** Places that the queue has not seen before. */
  readonly fixed: FixedTurn[] = [];
  /** The callers whose numbers have changed. */
  readonly changed = new Map<string, CallerTurn>();
  readonly #callers: Map<string, CallerTurn>;
  readonly #rules: TurnRules;
  readonly #now: number;
  readonly #running: readonly QueuedRun[];
  readonly #here: ReadonlySet<string>;
  readonly #counts = new Counts();
  /** How many runs of each caller run. */
  readonly #runningOf = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting[]>();
  /** The start tag of the newest start out of turn, in milliseconds of a slot. */
  #clock: number;

  /**
   * `callers`: those that are known of the runs'. `clock`: the virtual time at the newest start. `here`: the runs of this
   * process, which count for the shares of the lanes; for callers and domains all running ones do.
   */
  constructor(
    runs: readonly QueuedRun[],
    callers: readonly CallerTurn[],
    clock: number,
    here: ReadonlySet<string>,
    rules: TurnRules,
    now: number,
  ) {
    this.#callers = new Map(callers.map((caller) => [caller.key, caller]));
    this.#clock = clock;
    this.#rules = rules;
    this.#now = now;
    this.#here = here;
    this.#running = runs.filter(({ isRunning }) => isRunning);
    for (const run of this.#running) {
      this.#counts.add(run, here.has(run.id), 1);
      bump(this.#runningOf, callerOfRun(run), 1);
    }
    const unseen: { run: QueuedRun; place: QueuePlace; index: number; askedAt: number }[] = [];
    for (const run of runs) {
      if (run.isRunning) continue;
      for (const [index, place] of placesOf(run).entries()) {
        if (place.turnAt === undefined) unseen.push({ run, place, index, askedAt: place.askedAt ?? run.queuedAt });
        else this.#queueOf(keyOf(place)).push({ run, place, turnAt: place.turnAt });
      }
    }
    for (const { run, place, index, askedAt } of unseen.sort((a, b) => a.askedAt - b.askedAt)) {
      const turnAt = this.#admit(place, askedAt);
      this.#queueOf(keyOf(place)).push({ run, place, turnAt });
      this.fixed.push({ id: run.id, index, turnAt });
    }
    for (const queue of this.#waiting.values()) queue.sort((a, b) => a.turnAt - b.turnAt);
  }

  /** Begins the run whose turn it is among those that may run, and charges its caller; null when there is none. */
  take(): ChosenTurn | null {
    const [head] = this.#headsInOrder((one) => this.#counts.hasRoom(one.place, this.#rules));
    if (head === undefined) return null;
    const { run, place } = head;
    const caller = this.#callerOf(keyOf(place), head.turnAt);
    if (!this.#isInTurn(caller)) this.#clock = Math.max(this.#clock, caller.used);
    const due = Math.max(caller.due, this.#now) + REST_FACTOR * caller.takes;
    this.#change({
      ...caller,
      since: this.#now,
      due: Math.min(due, this.#now + longestRestOf(caller.key)),
      used: caller.used + caller.takes,
      clock: this.#clock,
    });
    bump(this.#runningOf, caller.key, 1);
    this.#counts.add(run, true, 1);
    for (const one of placesOf(run)) {
      const queue = this.#queueOf(keyOf(one));
      queue.splice(
        queue.findIndex((other) => other.run === run),
        1,
      );
    }
    return { id: run.id, caller: caller.key, at: this.#now, charged: caller.takes };
  }

  /**
   * Which runs of this process make way because somebody's turn has come and no slot is free: one for each who waits, the
   * youngest of the caller with the longest rest. Runs that already leave count as gone, wherever they run.
   */
  makeWay(): WayMade[] {
    const counts = this.#counts.copy();
    const staying = this.#running.filter((run) => !run.isLeaving);
    for (const run of this.#running) if (run.isLeaving) counts.add(run, this.#here.has(run.id), -1);
    const own = staying.filter(({ id }) => this.#here.has(id));
    let free = this.#rules.slots - own.length;
    const mature = own
      .map((run) => ({
        run,
        rest: this.#callerOf(callerOfRun(run)).due - this.#now,
        at: run.start?.at ?? run.queuedAt,
      }))
      .filter(({ rest, at }) => this.#now - at >= (rest > REST_FACTOR * OWN_TURN_MS ? QUANTUM_MS : OWN_TURN_MS))
      .sort((a, b) => b.rest - a.rest || b.at - a.at);
    const leaving = new Set<QueuedRun>();
    const leavingElsewhere = this.#running.filter((run) => run.isLeaving && !this.#here.has(run.id)).length;
    const heads = this.#headsInOrder(() => true).filter(({ place, turnAt }) =>
      this.#isInTurn(this.#callerOf(keyOf(place), turnAt)),
    );
    for (const { run, place } of heads.slice(leavingElsewhere, leavingElsewhere + this.#rules.slots)) {
      if (free > 0 && counts.hasRoom(place, this.#rules)) free -= 1;
      else {
        const victim = mature.find((one) => !leaving.has(one.run) && counts.hasRoom(place, this.#rules, one.run));
        if (victim === undefined) continue;
        leaving.add(victim.run);
        counts.add(victim.run, true, -1);
      }
      counts.add(run, true, 1);
    }
    return [...leaving].map(({ id, wasPutBack }) => ({ id, how: wasPutBack ? 'end' : 'put-back' }));
  }

  /** Whether a run of another caller would begin if this one ended now. */
  isWaitedFor(id: string): boolean {
    const run = this.#running.find((one) => one.id === id);
    if (run === undefined) return false;
    const own = new Set(placesOf(run).map(({ callers }) => callers.at(-1)));
    const isOthers = ({ callers }: QueuePlace) => callers.length === 0 || !own.has(callers.at(-1));
    return [...this.#waiting.values()].some((queue) =>
      queue.some((one) => placesOf(one.run).every(isOthers) && this.#counts.hasRoom(one.place, this.#rules, run)),
    );
  }

  /** Whether runs wait, now that those taken have left the queue. */
  get isAnyWaiting(): boolean {
    return [...this.#waiting.values()].some((queue) => queue.length > 0);
  }

  /** Notes a place that was asked for at `askedAt` and returns when its turn comes within its caller. */
  #admit(place: QueuePlace, askedAt: number): number {
    const caller = this.#callerOf(keyOf(place), askedAt);
    const queue = this.#queueOf(caller.key);
    if (queue.length + (this.#runningOf.get(caller.key) ?? 0) === 0) {
      this.#change({
        ...caller,
        since: Math.max(caller.since, askedAt),
        due: Math.max(caller.due, isWatch(caller.key) ? askedAt + WATCH_REST_MS : askedAt),
        // Nobody saves up while they ask for nothing.
        used: Math.max(caller.used, this.#clock),
      });
    } else if (queue.length >= BURST) {
      const latest = caller.since + longestRestOf(caller.key);
      this.#change({ ...caller, due: Math.max(caller.due, Math.min(caller.due + QUANTUM_MS, latest)) });
    }
    const narrower = place.callers.slice(0, -1);
    const ahead = queue.reduce((sum, one) => sum + narrower.filter((key) => one.place.callers.includes(key)).length, 0);
    return askedAt + ahead * OWN_DELAY_MS;
  }

  /** The first run of each caller that `isAble`: turns that have come; then people, then watches, by what they have used. */
  #headsInOrder(isAble: (one: Waiting) => boolean): Waiting[] {
    const heads: { head: Waiting; rank: number; by: number }[] = [];
    for (const [key, queue] of this.#waiting) {
      const head = queue.find(isAble);
      if (head === undefined) continue;
      const caller = this.#callerOf(key, head.turnAt);
      if (this.#isInTurn(caller)) heads.push({ head, rank: 0, by: caller.due });
      else heads.push({ head, rank: isWatch(key) ? 2 : 1, by: caller.used });
    }
    return heads
      .sort((a, b) => a.rank - b.rank || a.by - b.by || a.head.turnAt - b.head.turnAt)
      .map(({ head }) => head);
  }

  /** Has nothing running and has rested for what it used: as a newcomer, and goes before all that have not. */
  #isInTurn({ key, due }: CallerTurn): boolean {
    return (this.#runningOf.get(key) ?? 0) === 0 && due <= this.#now + GRACE_MS;
  }

  #callerOf(key: string, since: number = this.#now): CallerTurn {
    return this.#callers.get(key) ?? { key, since, due: since, used: this.#clock, takes: QUANTUM_MS, clock: 0 };
  }

  #change(caller: CallerTurn): void {
    this.#callers.set(caller.key, caller);
    this.changed.set(caller.key, caller);
  }

  #queueOf(key: string): Waiting[] {
    const queue = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, queue);
    return queue;
  }
}

/** The caller's numbers after its run has ended, however it did: charged for what it took, less what was charged before. */
export function settle(caller: CallerTurn, { at, charged }: TurnStart, now: number): CallerTurn {
  const took = Math.max(0, now - at);
  const due = caller.due + REST_FACTOR * (took - charged);
  return {
    ...caller,
    due: Math.min(due, caller.since + longestRestOf(caller.key)),
    used: caller.used + took - charged,
    takes: Math.max(took, LEAST_CHARGE_MS),
  };
}

/** The callers of these runs by which turns are counted. */
export function listCallers(runs: readonly QueuedRun[]): string[] {
  return [...new Set(runs.flatMap((run) => [callerOfRun(run), ...placesOf(run).map(keyOf)]))];
}

/** Lane and widest caller, which is what turns are counted by. */
function keyOf({ lane, callers, domain }: QueuePlace): string {
  return `${lane} ${callers.at(-1) ?? domain}`;
}

const isWatch = (key: string) => key.startsWith('watch ');
const longestRestOf = (key: string) => (isWatch(key) ? WATCH_REST_MS : LONGEST_REST_MS);

/** The caller in whose turn a run began; the first of its callers where an earlier release began it. */
function callerOfRun(run: QueuedRun): string {
  return run.start?.caller ?? placesOf(run).map(keyOf)[0] ?? run.id;
}

/** A job of an earlier release or of the operator belongs to no caller: it is due when it was queued. */
function placesOf({ places, id, queuedAt }: QueuedRun): QueuedRun['places'] {
  return places.length > 0 ? places : [{ lane: 'batch', callers: [], domain: `unknown ${id}`, turnAt: queuedAt }];
}

function bump(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Counts of running runs by lane, caller and domain. */
class Counts {
  readonly #byKey: Map<string, number>;

  constructor(byKey: ReadonlyMap<string, number> = new Map()) {
    this.#byKey = new Map(byKey);
  }

  copy(): Counts {
    return new Counts(this.#byKey);
  }

  add(run: QueuedRun, isHere: boolean, by: 1 | -1): void {
    for (const key of keysOf(run, isHere)) bump(this.#byKey, key, by);
  }

  /** Whether one more fits; `without`: once this run of this process is gone. */
  hasRoom({ lane, callers, domain }: QueuePlace, rules: TurnRules, without?: QueuedRun): boolean {
    const { slots, runningPerAddress } = rules;
    const gone = without === undefined ? null : keysOf(without, true);
    const of = (key: string) => (this.#byKey.get(key) ?? 0) - (gone?.has(key) ? 1 : 0);
    const most = runningPerAddress * CALLER_SHARE[lane];
    return (
      of(`lane ${lane}`) < Math.ceil(slots * LANE_SHARE[lane]) &&
      of(`domain ${domain}`) < runningPerAddress * WIDE_SHARE &&
      callers.every((caller) => {
        const isWide = caller.startsWith('network:');
        return of(`${lane} ${caller}`) < (isWide ? most * WIDE_SHARE : most);
      })
    );
  }
}

function keysOf(run: QueuedRun, isHere: boolean): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { lane, callers, domain } of placesOf(run)) {
    if (isHere) keys.add(`lane ${lane}`);
    for (const caller of callers) keys.add(`${lane} ${caller}`);
    keys.add(`domain ${domain}`);
  }
  return keys;
}
