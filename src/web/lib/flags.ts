import { useSyncExternalStore } from 'react';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES, type Flag, getBucket, isInRollout } from '#shared/product/flags.ts';
import { userAbId } from './user-ab-id.ts';

/** The path of the contract's endpoint; the contract itself would bring its schemas into the first script. */
const path = '/api/flags';

type Percents = Readonly<Record<Flag, number>>;

/** Where the last answer is kept for this browser session, so that the next page need not change before one's eyes. */
const keptKey = 'flag_percents';

let percents: Percents | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** The percentages of an answer, over the defaults; what is no whole number from 0 to 100 is left out. */
export function readPercents(answer: unknown): Percents {
  const given = typeof answer === 'object' && answer !== null && 'flags' in answer ? answer.flags : null;
  if (typeof given !== 'object' || given === null) return DEFAULT_FLAG_PERCENTS;
  const entries = new Map<string, unknown>(Object.entries(given));
  const isPercent = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
  const read = (flag: Flag) => {
    const value = entries.get(flag);
    return isPercent(value) ? value : DEFAULT_FLAG_PERCENTS[flag];
  };
  const found: Record<Flag, number> = { ...DEFAULT_FLAG_PERCENTS };
  for (const flag of FLAG_NAMES) found[flag] = read(flag);
  return found;
}

function keptPercents(): Percents {
  try {
    return readPercents(JSON.parse(sessionStorage.getItem(keptKey) ?? 'null'));
  } catch {
    return DEFAULT_FLAG_PERCENTS;
  }
}

function keep(answer: Percents): void {
  percents = answer;
  try {
    sessionStorage.setItem(keptKey, JSON.stringify({ flags: answer }));
  } catch {
    // Storage is closed to us (private window): the answer lasts for this page.
  }
  for (const listener of listeners) listener();
}

function knownPercents(): Percents {
  percents ??= keptPercents();
  return percents;
}

/** Asks for the operator's percentages, once a page; without an answer the kept ones or the compiled-in ones hold. */
function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: unknown) => {
      if (answer !== null) keep(readPercents(answer));
    })
    .catch(() => {
      // Offline, or the server is away.
    });
}

/** Whether this visitor has a screen under rollout. In prerendered markup the default decides. */
export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      askOnce();
      return () => listeners.delete(onChange);
    },
    () => isInRollout(knownPercents()[flag], getBucket(userAbId())),
    () => DEFAULT_FLAG_PERCENTS[flag] > 0,
  );
}
