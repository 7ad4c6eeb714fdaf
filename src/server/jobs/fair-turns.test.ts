import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/random.ts';
import type { QueuedRun, QueuePlace } from '../store/audits/queued-runs.ts';
import { chooseTurns, isWaitedFor, TURN_MS, type TurnRules } from './fair-turns.ts';

const RULES: TurnRules = { slots: 8, runningPerAddress: 2 };
const NOBODY: ReadonlySet<string> = new Set();

let number = 0;
function run(place: Partial<QueuePlace>, more: Partial<QueuedRun> = {}): QueuedRun {
  number += 1;
  const whole: QueuePlace = { lane: 'visitor', callers: [], domain: `site${number}.example`, ...place };
  return { id: `run-${number}`, isRunning: false, queuedAt: number, places: [whole], ...more };
}
const of = (address: string, more: Partial<QueuedRun> = {}) => run({ callers: [`address:${address}`] }, more);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const ids = (runs: readonly QueuedRun[]) => runs.map(({ id }) => id);

describe('who begins', () => {
  it('is the oldest when everybody asked for one', () => {
    const runs = times(5, () => of(`a${number}`));
    expect(chooseTurns(runs, NOBODY, 3, RULES)).toEqual(ids(runs.slice(0, 3)));
  });

  it('is another caller’s after two of a caller with many, however long those wait', () => {
    const many = times(110, () => of('greedy'));
    const stranger = of('stranger', { queuedAt: 10_000_000 });
    const chosen = chooseTurns([...many, stranger], NOBODY, 8, RULES);
    expect(chosen).toEqual([...ids(many.slice(0, 2)), stranger.id]);
  });

  it('is none beyond the caller’s share, even with free slots', () => {
    const running = times(2, () => of('greedy', { isRunning: true }));
    expect(chooseTurns([...running, of('greedy')], new Set(ids(running)), 6, RULES)).toEqual([]);
  });

  it('takes turns between the browsers of one address', () => {
    const one = times(5, () => run({ callers: ['session:1', 'address:a'] }));
    const other = run({ callers: ['session:2', 'address:a'] });
    expect(chooseTurns([...one, other], NOBODY, 2, RULES)).toEqual([one[0]?.id, other.id]);
  });

  it('counts the many addresses of one network together', () => {
    const spread = times(30, () => run({ callers: [`address:${number}`, 'network:n'] }));
    const stranger = of('stranger');
    const chosen = chooseTurns([...spread, stranger], NOBODY, 8, RULES);
    expect(chosen.filter((id) => id !== stranger.id)).toHaveLength(4);
    expect(chosen).toContain(stranger.id);
  });

  it('counts the site runs of one domain together, from all callers', () => {
    const same = times(20, () => run({ callers: [`address:${number}`], domain: 'never.example' }));
    const other = of('stranger');
    const chosen = chooseTurns([...same, other], NOBODY, 8, RULES);
    expect(chosen.filter((id) => id !== other.id)).toHaveLength(4);
    expect(chosen).toContain(other.id);
  });

  it('gives the reading that a greedy caller asked for to a stranger in the stranger’s turn', () => {
    const many = times(20, () => of('greedy'));
    const last = many.at(-1);
    const stranger: QueuePlace = { lane: 'visitor', callers: ['address:s'], domain: 'x.example' };
    const shared = many.map((one) => (one === last ? { ...one, places: [...one.places, stranger] } : one));
    expect(chooseTurns(shared, NOBODY, 8, RULES)).toContain(last?.id);
  });

  it('is not everybody who pays nothing: a place stays for those who pay, and the other way round', () => {
    const visitors = times(50, () => of(`v${number}`));
    const accounts = times(50, () => run({ lane: 'account', callers: [`account:${number}`] }));
    for (const [crowd, one] of [
      [visitors, run({ lane: 'account', callers: ['account:late'] })],
      [accounts, of('late')],
    ] as const) {
      expect(chooseTurns([...crowd, one], NOBODY, 8, RULES)).toContain(one.id);
      expect(chooseTurns(crowd, NOBODY, 8, RULES)).toHaveLength(6);
    }
  });

  it('leaves room beside lists and watches', () => {
    const lists = times(50, () => run({ lane: 'batch', callers: [`account:${number}`] }));
    const watches = times(50, () => run({ lane: 'watch', callers: [`account:${number}`] }));
    expect(chooseTurns(lists, NOBODY, 8, RULES)).toHaveLength(4);
    expect(chooseTurns(watches, NOBODY, 8, RULES)).toHaveLength(2);
    const running = [...lists, ...watches].map((one) => ({ ...one, isRunning: true }));
    const here = new Set(ids(running.slice(0, 4)));
    expect(chooseTurns([...running, of('late')], here, 1, RULES)).toHaveLength(1);
  });

  it('has its lanes in each process, and its callers in all', () => {
    const elsewhere = times(6, () => of(`v${number}`, { isRunning: true }));
    expect(chooseTurns([...elsewhere, of('late')], NOBODY, 8, RULES)).toHaveLength(1);
    const own = times(2, () => of('a', { isRunning: true }));
    expect(chooseTurns([...own, of('a')], NOBODY, 8, RULES)).toEqual([]);
  });

  it('accepts jobs of an earlier release, which belong to no caller', () => {
    const old = times(3, () => ({ ...of('x'), places: [] }));
    expect(chooseTurns(old, NOBODY, 8, RULES)).toEqual(ids(old));
  });

  it('works on one place too', () => {
    const rules = { slots: 1, runningPerAddress: 2 };
    for (const lane of ['visitor', 'account', 'batch', 'watch'] as const) {
      const one = run({ lane, callers: ['account:a'] });
      expect(chooseTurns([one], NOBODY, 1, rules)).toEqual([one.id]);
    }
  });
});

describe('whether another caller waits', () => {
  it('is so when another caller’s run would begin in its place', () => {
    const running = times(6, () => of(`v${number}`, { isRunning: true }));
    const here = new Set(ids(running));
    const first = running[0]?.id ?? '';
    expect(isWaitedFor(running, here, first, RULES)).toBe(false);
    expect(isWaitedFor([...running, of('late')], here, first, RULES)).toBe(true);
  });

  it('is not so when only the caller itself waits, or one who has its share anyway', () => {
    const own = of('a', { isRunning: true });
    const greedy = times(2, () => of('greedy', { isRunning: true }));
    const runs = [own, ...greedy, of('a'), of('a'), of('greedy')];
    expect(isWaitedFor(runs, new Set(ids(runs.slice(0, 3))), own.id, RULES)).toBe(false);
  });
});

/** A day at the queue: runs come by chance, take up to `longestMs`, and are taken by processes as the dispatcher does. */
function simulate(seed: number, processes: number, longestMs: number) {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const lanes = ['visitor', 'visitor', 'visitor', 'account', 'batch', 'watch'] as const;
  const runs: (QueuedRun & { endsAt: number; process: number })[] = [];
  const begun = new Map<string, number>();
  const arrivals = times(400, () => ({ at: pick(300_000), greedy: random() < 0.6 }));
  arrivals.sort((a, b) => a.at - b.at);
  let mostOfGreedy = 0;
  let now = 0;
  const all: QueuedRun[] = [];
  while (arrivals.length > 0 || runs.some(({ isRunning }) => !isRunning)) {
    for (; arrivals[0] !== undefined && arrivals[0].at <= now; arrivals.shift()) {
      const place: Partial<QueuePlace> = arrivals[0].greedy
        ? { callers: [`session:${number}`, 'address:greedy'] }
        : { lane: lanes[pick(lanes.length)] ?? 'visitor', callers: [`address:${pick(60)}`] };
      const arrived = run(place, { queuedAt: now });
      all.push(arrived);
      runs.push({ ...arrived, endsAt: 0, process: 0 });
    }
    for (let index = runs.length - 1; index >= 0; index -= 1) {
      const one = runs[index];
      if (one?.isRunning && one.endsAt <= now) runs.splice(index, 1);
    }
    for (let process = 0; process < processes; process += 1) {
      const here = new Set(ids(runs.filter((one) => one.isRunning && one.process === process)));
      for (const id of chooseTurns(runs, here, RULES.slots - here.size, RULES)) {
        const index = runs.findIndex((one) => one.id === id);
        const one = runs[index];
        if (one === undefined || one.isRunning) throw new Error('A run was given twice.');
        begun.set(id, now);
        runs[index] = { ...one, isRunning: true, process, endsAt: now + 200 + pick(longestMs) };
      }
    }
    const greedy = runs.filter(({ isRunning, places }) => isRunning && places[0]?.callers.includes('address:greedy'));
    mostOfGreedy = Math.max(mostOfGreedy, greedy.length);
    now += 200;
    if (now > 100_000_000) throw new Error('Somebody waits for ever.');
  }
  return { all, begun, mostOfGreedy };
}

describe('over time', () => {
  it.each([1, 2, 3, 4, 5, 6])('everybody begins, and nobody has more than a share (seed %i)', (seed) => {
    const { all, begun, mostOfGreedy } = simulate(seed, 1 + (seed % 3), 5000);
    expect(begun.size).toBe(all.length);
    expect(mostOfGreedy).toBeLessThanOrEqual(RULES.runningPerAddress);
    const waits = all
      .filter(({ places }) => places[0]?.lane === 'visitor' && !places[0].callers.includes('address:greedy'))
      .map(({ id, queuedAt }) => (begun.get(id) ?? Number.POSITIVE_INFINITY) - queuedAt)
      .sort((a, b) => a - b);
    // Six places for visitors, and 1.3 runs a second of 2.7 s: what is not greedy hardly waits.
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(5000);
  });

  it('a run is passed by nothing that was asked for after it was due', () => {
    const first = times(4, () => of('a', { queuedAt: 0 }));
    const before = times(3, () => of(`early${number}`, { queuedAt: TURN_MS - 1 }));
    const after = times(3, () => of(`late${number}`, { queuedAt: TURN_MS + 1 }));
    const chosen = chooseTurns([...first, ...before, ...after], NOBODY, 9, { slots: 100, runningPerAddress: 8 });
    expect(chosen).toEqual([first[0]?.id, ...ids(before), first[1]?.id, ...ids(after), first[2]?.id]);
  });
});
