/**
 * Answers "where is this part of a pattern in the path, at or after a position?" for one path and any number
 * of patterns. It is a suffix automaton: built once per path in time proportional to its length, then every query
 * costs the length of the part, however long the path is. A robots.txt of 500 KiB of wildcards against a path of
 * thousands of equal letters then takes milliseconds, where backtracking or scanning takes minutes.
 */
export interface RobotsPathIndex {
  /**
   * The leftmost start, at or after `from`, of `pattern.slice(start, end)` in the path; -1 when there is none.
   * Both are byte-per-character text.
   */
  find(pattern: string, start: number, end: number, from: number): number;
}

/** States are numbered in 16 bits; a path of n bytes needs at most 2n of them. */
export const MAX_INDEXED_BYTES = 32_000;

/** Builds the index of a path of at most `MAX_INDEXED_BYTES` bytes, each a character up to U+00FF. */
export function indexRobotsPath(path: string): RobotsPathIndex {
  const length = path.length;
  const { letterOf, letters } = denseAlphabet(path);
  const maxStates = 2 * length + 1;
  // Row of a state: the state reached by each letter; 0, the root, is never reached and stands for "none".
  const next = new Uint16Array(maxStates * letters);
  const suffixLink = new Int32Array(maxStates).fill(-1);
  const longest = new Int32Array(maxStates);
  /** Where the first occurrence of the state's strings ends (exclusive). */
  const firstEnd = new Int32Array(maxStates);
  const isClone = new Uint8Array(maxStates);
  let stateCount = 1;
  let last = 0;

  for (let at = 0; at < length; at++) {
    const letter = letterOf[path.charCodeAt(at)] ?? 0;
    const added = stateCount++;
    longest[added] = at + 1;
    firstEnd[added] = at + 1;
    let state = last;
    while (state !== -1 && next[state * letters + letter] === 0) {
      next[state * letters + letter] = added;
      state = suffixLink[state] ?? -1;
    }
    last = added;
    if (state === -1) {
      suffixLink[added] = 0;
      continue;
    }
    const reached = next[state * letters + letter] ?? 0;
    const wanted = (longest[state] ?? 0) + 1;
    if (longest[reached] === wanted) {
      suffixLink[added] = reached;
      continue;
    }
    const clone = stateCount++;
    isClone[clone] = 1;
    longest[clone] = wanted;
    firstEnd[clone] = firstEnd[reached] ?? 0;
    next.copyWithin(clone * letters, reached * letters, (reached + 1) * letters);
    suffixLink[clone] = suffixLink[reached] ?? 0;
    while (state !== -1 && next[state * letters + letter] === reached) {
      next[state * letters + letter] = clone;
      state = suffixLink[state] ?? -1;
    }
    suffixLink[reached] = clone;
    suffixLink[added] = clone;
  }

  let laterEnds: ((state: number, atLeast: number) => number) | null = null;

  return {
    find(pattern, start, end, from) {
      let state = 0;
      for (let at = start; at < end; at++) {
        const letter = letterOf[pattern.charCodeAt(at)] ?? -1;
        if (letter === -1) return -1;
        state = next[state * letters + letter] ?? 0;
        if (state === 0) return -1;
      }
      const size = end - start;
      const first = (firstEnd[state] ?? 0) - size;
      if (first >= from) return first;
      laterEnds ??= endsByState(length, stateCount, suffixLink, longest, firstEnd, isClone);
      const later = laterEnds(state, from + size);
      return later === -1 ? -1 : later - size;
    },
  };
}

function denseAlphabet(path: string): { letterOf: Int16Array; letters: number } {
  const letterOf = new Int16Array(256).fill(-1);
  let letters = 0;
  for (let at = 0; at < path.length; at++) {
    const byte = path.charCodeAt(at);
    if (letterOf[byte] === -1) letterOf[byte] = letters++;
  }
  return { letterOf, letters };
}

/**
 * Every end of a state's strings, in a layout where the ends of a state and of all states below it in the tree of
 * suffix links are neighbours. The sorted list of a state is made when first asked for, and kept.
 */
function endsByState(
  length: number,
  stateCount: number,
  suffixLink: Int32Array,
  longest: Int32Array,
  firstEnd: Int32Array,
  isClone: Uint8Array,
): (state: number, atLeast: number) => number {
  const byLength = statesByLength(length, stateCount, longest);
  const count = new Int32Array(stateCount);
  for (let index = stateCount - 1; index > 0; index--) {
    const state = byLength[index] ?? 0;
    const link = suffixLink[state] ?? 0;
    count[state] = (count[state] ?? 0) + (isClone[state] === 1 ? 0 : 1);
    count[link] = (count[link] ?? 0) + (count[state] ?? 0);
  }
  const offset = new Int32Array(stateCount);
  const filled = new Int32Array(stateCount);
  const ends = new Int32Array(length);
  const placeOfEnd = new Int32Array(length + 1);
  for (let index = 1; index < stateCount; index++) {
    const state = byLength[index] ?? 0;
    const link = suffixLink[state] ?? 0;
    const place = filled[link] ?? 0;
    offset[state] = place;
    filled[link] = place + (count[state] ?? 0);
    filled[state] = place;
    if (isClone[state] === 1) continue;
    const end = firstEnd[state] ?? 0;
    ends[place] = end;
    placeOfEnd[end] = place;
    filled[state] = place + 1;
  }

  const sortedLists = new Map<number, Int32Array>();
  const sortedEnds = (state: number): Int32Array => {
    const known = sortedLists.get(state);
    if (known !== undefined) return known;
    const start = offset[state] ?? 0;
    const size = count[state] ?? 0;
    // Few ends are sorted; many are collected by one walk over all positions, which is cheaper than sorting them.
    const list = size * 16 < length ? ends.slice(start, start + size).sort() : new Int32Array(size);
    if (size * 16 >= length) {
      let found = 0;
      for (let end = 1; end <= length; end++) {
        const place = placeOfEnd[end] ?? -1;
        if (place >= start && place < start + size) list[found++] = end;
      }
    }
    sortedLists.set(state, list);
    return list;
  };

  return (state, atLeast) => {
    const list = sortedEnds(state);
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] ?? 0) < atLeast) low = middle + 1;
      else high = middle;
    }
    return list[low] ?? -1;
  };
}

/** All states, shortest strings first (the root is the first), by counting sort. */
function statesByLength(length: number, stateCount: number, longest: Int32Array): Int32Array {
  const startOf = new Int32Array(length + 2);
  for (let state = 0; state < stateCount; state++) {
    const slot = (longest[state] ?? 0) + 1;
    startOf[slot] = (startOf[slot] ?? 0) + 1;
  }
  for (let size = 1; size < startOf.length; size++) startOf[size] = (startOf[size] ?? 0) + (startOf[size - 1] ?? 0);
  const ordered = new Int32Array(stateCount);
  for (let state = 0; state < stateCount; state++) {
    const size = longest[state] ?? 0;
    const slot = startOf[size] ?? 0;
    ordered[slot] = state;
    startOf[size] = slot + 1;
  }
  return ordered;
}
