import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/random.ts';
import { agency, HOSTILE, newcomerWait, playTurns, QUICK, SLOW, type Who } from '#test/turns-world.ts';
import type { QueuedRun, QueuePlace } from '../store/audits/queued-runs.ts';
import { GRACE_MS, LONGEST_REST_MS, OWN_TURN_MS, QUANTUM_MS, settle, Turns, WATCH_REST_MS } from './fair-turns.ts';

const RULES = { slots: 8, runningPerAddress: 2 };
const NOW = 1_000_000;

let number = 0;
function run(place: Partial<QueuePlace>, more: Partial<QueuedRun> = {}): QueuedRun {
  number += 1;
  const whole: QueuePlace = { lane: 'visitor', callers: [], domain: `site${number}.example`, ...place };
  const fresh = { isRunning: false, start: null, isLeaving: false, wasPutBack: false };
  return { id: `run-${number}`, queuedAt: number, places: [whole], ...fresh, ...more };
}
const of = (address: string, more: Partial<QueuedRun> = {}) => run({ callers: [`address:${address}`] }, more);
const running = (address: string, at = NOW - 100) =>
  of(address, { isRunning: true, start: { caller: `visitor address:${address}`, at, charged: QUANTUM_MS } });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const ids = (runs: readonly QueuedRun[]) => runs.map(({ id }) => id);
/** What begins on so many free slots. */
function begin(runs: readonly QueuedRun[], free = 8, here: ReadonlySet<string> = new Set(), rules = RULES): string[] {
  const turns = new Turns(runs, [], 0, here, rules, NOW);
  const begun: string[] = [];
  for (let next = turns.take(); next !== null && begun.length < free; next = turns.take()) begun.push(next.id);
  return begun;
}

describe('who begins', () => {
  it('is the oldest when everybody asked for one', () => {
    const runs = times(5, () => of(`a${number}`));
    expect(begin(runs, 3)).toEqual(ids(runs.slice(0, 3)));
  });

  it('is none beyond the caller’s share, even with free slots', () => {
    const own = times(2, () => running('greedy'));
    expect(begin([...own, of('greedy')], 6, new Set(ids(own)))).toEqual([]);
  });

  it('takes turns between the browsers of one address', () => {
    const one = times(5, () => run({ callers: ['session:1', 'address:a'] }));
    const other = run({ callers: ['session:2', 'address:a'] });
    expect(begin([...one, other], 2)).toEqual([one[0]?.id, other.id]);
  });

  it('counts the many addresses of one /48 together, and each /48 of a /40 by itself', () => {
    const spread = times(30, () => run({ callers: [`address:${number}`, 'network:n'] }));
    const other = run({ callers: ['address:x', 'network:m'] });
    const begun = begin([...spread, other]);
    expect(begun.filter((id) => id !== other.id)).toHaveLength(4);
    expect(begun).toContain(other.id);
  });

  it('counts the site runs of one domain together, from all callers', () => {
    const same = times(20, () => run({ callers: [`address:${number}`], domain: 'never.example' }));
    expect(begin(same)).toHaveLength(4);
  });

  it('gives the reading that a greedy caller asked for to a stranger in the stranger’s turn', () => {
    const many = times(20, () => of('greedy'));
    const last = many.at(-1);
    const stranger: QueuePlace = { lane: 'visitor', callers: ['address:s'], domain: 'x.example' };
    const shared = many.map((one) => (one === last ? { ...one, places: [...one.places, stranger] } : one));
    expect(begin(shared)).toContain(last?.id);
  });

  it('leaves each lane room beside the others', () => {
    const lane = (name: QueuePlace['lane']) => times(50, () => run({ lane: name, callers: [`account:${number}`] }));
    expect(
      ['visitor', 'account', 'batch', 'watch'].map((name) => begin(lane(name as QueuePlace['lane'])).length),
    ).toEqual([6, 6, 4, 2]);
  });

  it('has its lanes in each process, and its callers in all', () => {
    const elsewhere = times(6, () => running(`v${number}`));
    expect(begin([...elsewhere, of('late')])).toHaveLength(1);
    expect(begin([running('a'), running('a'), of('a')])).toEqual([]);
  });

  it('accepts jobs of an earlier release, which keep their place', () => {
    const old = times(3, () => ({ ...of('x'), places: [] }));
    const late = of('late', { queuedAt: NOW });
    expect(begin([late, ...old])).toEqual([...ids(old), late.id]);
  });

  it('works on one slot too', () => {
    for (const lane of ['visitor', 'account', 'batch', 'watch'] as const) {
      const one = run({ lane, callers: ['account:a'] });
      expect(begin([one], 1, new Set(), { ...RULES, slots: 1 })).toEqual([one.id]);
    }
  });
});

describe('whether another caller waits', () => {
  const isWaitedFor = (runs: readonly QueuedRun[], id: string) =>
    new Turns(runs, [], 0, new Set(ids(runs.filter((one) => one.isRunning))), RULES, NOW).isWaitedFor(id);

  it('is so when another caller’s run would begin in its place', () => {
    const six = times(6, () => running(`v${number}`));
    const first = six[0]?.id ?? '';
    expect(isWaitedFor(six, first)).toBe(false);
    expect(isWaitedFor([...six, of('late')], first)).toBe(true);
  });

  it('is not so when only the caller itself waits, or one who has its share anyway', () => {
    const own = running('a');
    const greedy = times(2, () => running('greedy'));
    expect(isWaitedFor([own, ...greedy, of('a'), of('greedy')], own.id)).toBe(false);
  });
});

describe('making way', () => {
  const way = (runs: readonly QueuedRun[], here = new Set(ids(runs.filter((one) => one.isRunning)))) =>
    new Turns(runs, [], 0, here, RULES, NOW).makeWay();
  const six = (age: number) => times(6, (index) => running(`v${index}`, NOW - age));

  it('is not asked of a young run, nor while a slot is free, nor where nobody is in turn', () => {
    expect(way([...six(OWN_TURN_MS - 1), of('late')])).toEqual([]);
    expect(way([...six(OWN_TURN_MS).slice(1), of('late')])).toEqual([]);
    expect(way([...six(OWN_TURN_MS), of('v0')])).toEqual([]);
  });

  it('is put back the first time and ended the second, one for each who waits', () => {
    const runs = six(OWN_TURN_MS);
    expect(way([...runs, of('late')]).map(({ how }) => how)).toEqual(['put-back']);
    const again = runs.map((one) => ({ ...one, wasPutBack: true }));
    expect(way([...again, of('late'), of('later')]).map(({ how }) => how)).toEqual(['end', 'end']);
  });

  it('is asked for once, whichever process asked', () => {
    const [first, ...others] = six(OWN_TURN_MS);
    if (first === undefined) throw new Error('There are six.');
    const runs = [{ ...first, isLeaving: true }, ...others, of('late')];
    expect(way(runs)).toEqual([]);
    expect(way(runs, new Set(ids(others)))).toEqual([]);
  });
});

it('a rest grows with what was used, ends, and never lasts longer than the longest', () => {
  const caller = { key: 'visitor address:a', since: 0, due: 100_000, used: 5000, takes: 5000, clock: 0 };
  expect(settle(caller, { caller: caller.key, at: 0, charged: 5000 }, 1000)).toMatchObject({
    due: 20_000,
    used: 1000,
    takes: 1000,
  });
  expect(settle(caller, { caller: caller.key, at: 0, charged: 5000 }, 90_000).due).toBe(LONGEST_REST_MS);
  expect(settle({ ...caller, key: 'watch account:a' }, { caller: '', at: 0, charged: 0 }, 900_000).due).toBe(
    WATCH_REST_MS,
  );
});

const KINDS: readonly Who[] = ['ipv4', '/48', '/40', 'account', 'key', 'watch'];

describe('over time, in turns of a virtual clock', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'nothing is begun more than twice, everything ends, no slot idles, rests end (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const pick = (count: number) => Math.floor(random() * count);
      const asks = times(150, () => ({
        at: pick(300) * 1000,
        who: KINDS[pick(KINDS.length)] ?? 'ipv4',
        name: `c${pick(6)}`,
        takesMs: 500 + pick(30_000),
      }));
      const world = playTurns(asks, { slots: [1, 2, 4, 8][seed % 4] ?? 8, untilMs: 20_000_000 });
      expect(world.jobs.every(({ endedAt }) => endedAt !== null)).toBe(true);
      expect(Math.max(...world.jobs.map(({ starts }) => starts.length))).toBeLessThanOrEqual(2);
      expect(world.idleWhileAbleTo).toBe(0);
      expect(world.longestRestMs).toBeLessThanOrEqual(WATCH_REST_MS);
    },
  );

  it.each([
    ...HOSTILE.flatMap(({ name, callers }) => [[name, 'slow', callers] as const, [name, 'silent', callers] as const]),
  ])('a newcomer beside %s with %s backlogs waits no longer than a young run is left alone', (_, kind, callers) => {
    // Fifty new callers with a few runs each are newcomers themselves: their first runs come before.
    const moments = callers.length < 50 ? [31_000, 77_000] : [200_000, 277_000];
    for (const at of moments)
      for (const who of ['ipv4', 'account'] as const)
        expect(newcomerWait(callers, { kind, at, who })).toBeLessThanOrEqual(OWN_TURN_MS + 1000);
  });

  it('fifty quick jobs of an agency end in about the time of its share beside fifty slow callers', () => {
    const alone = agency(0);
    expect(alone).toBeLessThanOrEqual((50 * QUICK) / 2 + 5000);
    expect(agency(50)).toBeLessThanOrEqual(((50 * QUICK * 51) / 6) * 1.2);
  });

  it('watches at night make way for people, even on one slot', () => {
    const watches = times(30, (index) => ({ at: 0, who: 'watch' as const, name: `w${index}`, takesMs: SLOW }));
    const people = times(8, (index) => ({
      at: 20_000 + index * 71_300,
      who: 'ipv4' as const,
      name: `p${index}`,
      takesMs: QUICK,
    }));
    const { jobs } = playTurns([...watches, ...people], { slots: 1, untilMs: 700_000 });
    for (const one of jobs.filter(({ ask }) => ask.who === 'ipv4'))
      expect((one.starts[0] ?? Number.POSITIVE_INFINITY) - one.ask.at).toBeLessThanOrEqual(OWN_TURN_MS + 1000);
  });

  it('a second look of a person is in turn after a short first one', () => {
    const { jobs } = playTurns(
      [0, 10_000].map((at) => ({ at, who: 'ipv4' as const, name: 'me', takesMs: QUICK })),
      { untilMs: GRACE_MS },
    );
    expect(jobs.map(({ ask, starts }) => (starts[0] ?? 0) - ask.at)).toEqual([0, 0]);
  });
});
