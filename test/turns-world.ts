import { settle, Turns } from '#server/jobs/fair-turns.ts';
import type { CallerTurn } from '#server/store/audits/queue-callers.ts';
import type { QueuedRun, QueuePlace } from '#server/store/audits/queued-runs.ts';

/** A server's day on a virtual clock: audits are asked for, get their turns, make way and end. Steps of one second. */

/** A kind of caller: `/48` asks from ever new /64s, `/40` from one of its /48s, `key` is a paying account's program. */
export type Who = 'ipv4' | '/48' | '/40' | 'account' | 'key' | 'watch';

export interface TurnAsk {
  readonly at: number;
  readonly who: Who;
  readonly name: string;
  readonly takesMs: number;
}

interface Job {
  readonly ask: TurnAsk;
  readonly starts: number[];
  endedAt: number | null;
}

export const QUICK = 3000;
export const SLOW = 30_000;
/** A host that sends nothing is left after five seconds while somebody waits. */
const SILENT = 5000;
const STEP_MS = 500;

/** Plays asks until all have ended, `isOver`, or `untilMs`. What it counts should be zero is for a test to say. */
export function playTurns(
  asks: readonly TurnAsk[],
  {
    slots = 8,
    untilMs,
    isOver = () => false,
  }: { slots?: number; untilMs: number; isOver?: (jobs: readonly Job[]) => boolean },
) {
  const rules = { slots, runningPerAddress: 2 };
  const jobs: Job[] = asks.map((ask) => ({ ask, starts: [], endedAt: null }));
  const coming = jobs
    .map((job, index) => ({ job, run: newRun(job.ask, index) }))
    .sort((a, b) => a.job.ask.at - b.job.ask.at);
  const live = new Map<string, { run: QueuedRun; job: Job }>();
  const callers = new Map<string, CallerTurn>();
  const counted = { idleWhileAbleTo: 0, longestRestMs: 0 };
  let clock = 0;
  let now = 0;
  const here = () => new Set([...live.values()].filter(({ run }) => run.isRunning).map(({ run }) => run.id));
  const look = () =>
    new Turns(
      [...live.values()].map(({ run }) => run),
      [...callers.values()],
      clock,
      here(),
      rules,
      now,
    );
  const change = (id: string, more: Partial<QueuedRun>) => {
    const one = live.get(id);
    if (one !== undefined) live.set(id, { ...one, run: { ...one.run, ...more } });
  };
  const leave = (id: string) => {
    const start = live.get(id)?.run.start ?? null;
    const caller = start === null ? undefined : callers.get(start.caller);
    if (start !== null && caller !== undefined) callers.set(caller.key, settle(caller, start, now));
  };
  const end = (id: string) => {
    leave(id);
    const job = live.get(id)?.job;
    if (job !== undefined) job.endedAt = now;
    live.delete(id);
  };
  const keep = (turns: Turns) => {
    for (const { id, turnAt } of turns.fixed)
      change(id, { places: live.get(id)?.run.places.map((place) => ({ ...place, turnAt })) ?? [] });
    for (const caller of turns.changed.values()) {
      callers.set(caller.key, caller);
      clock = Math.max(clock, caller.clock);
      counted.longestRestMs = Math.max(counted.longestRestMs, caller.due - caller.since);
    }
  };
  const take = () => {
    const turns = look();
    let free = slots - here().size;
    for (; free > 0; free -= 1) {
      const next = turns.take();
      if (next === null) break;
      change(next.id, { isRunning: true, start: { caller: next.caller, at: next.at, charged: next.charged } });
      live.get(next.id)?.job.starts.push(now);
    }
    keep(turns);
    const runs = [...live.values()].map(({ run }) => run);
    if (free > 0 && runs.some((run) => !run.isRunning && mayRun(run, runs, slots))) counted.idleWhileAbleTo += 1;
  };
  for (; now <= untilMs && (coming.length > 0 || live.size > 0) && !isOver(jobs); now += STEP_MS) {
    for (let next = coming[0]; next !== undefined && next.job.ask.at <= now; next = coming[0]) {
      live.set(next.run.id, next);
      coming.shift();
    }
    for (const { run, job } of [...live.values()])
      if (run.start !== null && now - run.start.at >= job.ask.takesMs) end(run.id);
    take();
    if (now % 1000 === 0) {
      const ways = look().makeWay();
      for (const { id, how } of ways) {
        if (how === 'end') end(id);
        else {
          leave(id);
          change(id, { isRunning: false, start: null, wasPutBack: true });
        }
      }
      if (ways.length > 0) take();
    }
  }
  return { jobs, ...counted };
}

/** Hostile callers of every kind. */
export const HOSTILE: readonly { readonly name: string; readonly callers: readonly (readonly [Who, string])[] }[] = [
  ...[3, 10, 50].map((count) => ({ name: `${count} addresses`, callers: many('ipv4', count) })),
  {
    name: 'one address and one /48',
    callers: [
      ['ipv4', 'h'],
      ['/48', 'n'],
    ],
  },
  { name: 'a /40 of thirty /48s', callers: many('/40', 30) },
  { name: 'all kinds', callers: [...many('ipv4', 8), ...many('/48', 6), ...many('account', 6), ...many('key', 6)] },
];

function many(who: Who, count: number): (readonly [Who, string])[] {
  return Array.from({ length: count }, (_, index) => [who, `h${index}`] as const);
}

/** How long a newcomer waits beside callers with backlogs of which none ends in time; infinite: over ten minutes. */
export function newcomerWait(
  callers: readonly (readonly [Who, string])[],
  { kind, at, who }: { readonly kind: 'slow' | 'silent'; readonly at: number; readonly who: Who },
): number {
  const size = Math.ceil(400 / callers.length);
  const takesMs = kind === 'slow' ? SLOW : SILENT;
  const backlog = callers.flatMap(([one, name]) =>
    Array.from({ length: size }, () => ({ at: 0, who: one, name, takesMs })),
  );
  const asks: TurnAsk[] = [...backlog, { at, who, name: 'newcomer', takesMs: QUICK }];
  const isOver = (jobs: readonly Job[]) => (jobs.at(-1)?.starts.length ?? 0) > 0;
  const [start] = playTurns(asks, { untilMs: at + 600_000, isOver }).jobs.at(-1)?.starts ?? [];
  return start === undefined ? Number.POSITIVE_INFINITY : start - at;
}

/** How long fifty quick jobs of one address take beside so many slow callers. */
export function agency(slowCallers: number): number {
  const hostile = many('ipv4', slowCallers).flatMap(([who, name]) =>
    Array.from({ length: 10 }, () => ({ at: 0, who, name, takesMs: SLOW })),
  );
  const own = Array.from({ length: 50 }, () => ({ at: 60_000, who: 'ipv4' as const, name: 'agency', takesMs: QUICK }));
  const isOver = (jobs: readonly Job[]) => jobs.slice(hostile.length).every(({ endedAt }) => endedAt !== null);
  const { jobs } = playTurns([...hostile, ...own], { untilMs: 3_000_000, isOver });
  const ends = jobs.slice(hostile.length).map(({ endedAt }) => endedAt ?? Number.POSITIVE_INFINITY);
  return Math.max(...ends) - 60_000;
}

function newRun(ask: TurnAsk, index: number): QueuedRun {
  const places = [{ ...placeOf(ask, index), domain: `site${index}.example` }];
  const waiting = { isRunning: false, start: null, isLeaving: false, wasPutBack: false };
  return { id: `job-${index}`, queuedAt: ask.at + index / 10_000, places, ...waiting };
}

function placeOf({ who, name }: TurnAsk, index: number): Pick<QueuePlace, 'lane' | 'callers'> {
  if (who === 'ipv4') return { lane: 'visitor', callers: [`session:${index}`, `address:${name}`] };
  if (who === '/48' || who === '/40') {
    const callers = [`session:${index}`, `address:${who}-${name}-${index}`, `network:${who}-${name}`];
    return { lane: 'visitor', callers };
  }
  const lane = who === 'key' ? 'batch' : who;
  return { lane, callers: [`account:${name}`] };
}

/** Whether the limits let a run begin, told anew; every run here has a domain of its own. */
function mayRun({ places }: QueuedRun, runs: readonly QueuedRun[], slots: number): boolean {
  const share = { visitor: 0.75, account: 0.75, batch: 0.5, watch: 0.25 };
  return places.every(({ lane, callers }) => {
    const running = runs.filter((one) => one.isRunning && one.places[0]?.lane === lane);
    const most = (caller: string) => (lane === 'account' || caller.startsWith('network:') ? 4 : 2);
    const countOf = (caller: string) => running.filter((one) => one.places[0]?.callers.includes(caller)).length;
    return running.length < Math.ceil(slots * share[lane]) && callers.every((caller) => countOf(caller) < most(caller));
  });
}
