import { useSyncExternalStore } from 'react';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES, type Flag, getBucket, isInRollout } from '#shared/product/flags.ts';
import { userAbId } from './user-ab-id.ts';

/** The path of the contract's endpoint; importing the contract would add its schemas to the first script. */
const path = '/api/flags';

type Percents = Readonly<Record<Flag, number>>;

/** Where the last response is kept for this browser session, so that the next page does not change visibly. */
const keptKey = 'flag_percents';

let percents: Percents | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** The percentages of a response, over the defaults; anything but whole numbers from 0 to 100 is ignored. */
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
    // Storage is blocked (private window): the response lasts for this page.
  }
  for (const listener of listeners) listener();
}

function knownPercents(): Percents {
  percents ??= keptPercents();
  return percents;
}

/** Requests the operator's percentages, once per page; without a response the stored ones or the defaults apply. */
function askOnce(): void {
  if (isAsked) return;
  isAsked = true;
  fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: unknown) => {
      if (answer !== null) keep(readPercents(answer));
    })
    .catch(() => {
      // Offline, or the server is down.
    });
}

/** Whether this visitor has a flag's screen. In prerendered markup the default decides. */
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
