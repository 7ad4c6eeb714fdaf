import type { HoursItem } from './hours-items.ts';
import type { HoursUse } from './hours-lexicon.ts';
import type { HoursToken } from './hours-tokens.ts';

/** A sentence with more words that say neither days nor times is about something else. */
const MOST_WORDS = 10;

type Use = HoursItem['use'];

/** Whether a token of one of these kinds is among them. */
export const hasToken = (tokens: readonly HoursToken[], ...kinds: HoursToken['kind'][]): boolean =>
  tokens.some(({ kind }) => kinds.includes(kind));
/** Whether an item is of one of these kinds. */
export const isItem = (item: HoursItem, ...kinds: HoursItem['kind'][]): boolean => kinds.includes(item.kind);

/** A line with a phone number is a contact line: "Phone: 555-0142" is no label of telephone hours. */
function namedUse(tokens: readonly HoursToken[]): HoursUse | null {
  if (hasToken(tokens, 'phone')) return null;
  for (const token of tokens) if (token.kind === 'use' && token.use !== 'standby') return token.use;
  return null;
}

function seasonIn(tokens: readonly HoursToken[]): string | null {
  const names = tokens
    .filter(({ kind }) => kind === 'season' || kind === 'month')
    .map(({ text }) => text.toLowerCase());
  return names.length === 0 ? null : names.join(' ');
}

/** What label and lines so far say about the lines that follow. */
export class SegmentContext {
  hasOwnLabel: boolean;
  private use: Use;
  private season: string | null;
  private isStandby: boolean;

  constructor([label = [], heading = []]: readonly (readonly HoursToken[])[]) {
    this.hasOwnLabel = hasToken(label, 'open') || hasToken(heading, 'open');
    this.use = hasToken(label, 'open')
      ? null
      : (namedUse(label) ?? (hasToken(heading, 'open') ? null : namedUse(heading)));
    this.season = seasonIn([...label, ...heading]);
    const both = [...label, ...heading];
    this.isStandby = !hasToken(both, 'open') && both.some((token) => token.kind === 'use' && token.use === 'standby');
  }

  readLine(tokens: readonly HoursToken[], from: number, to: number, items: readonly HoursItem[]): void {
    const line = tokens.slice(from, to);
    if (!items.some((item) => isItem(item, 'days', 'range', 'openEnd', 'until', 'allDay'))) {
      this.readLabel(line, items);
      return;
    }
    let read = 0;
    for (let start = from; start < to; ) {
      let end = start;
      while (end < to - 1 && !this.endsSentence(tokens, end, to)) end += 1;
      const first = read;
      while ((items[read]?.at ?? to) <= end) read += 1;
      this.readSentence(tokens, start, end, items.slice(first, read));
      start = end + 1;
    }
  }

  private readLabel(line: readonly HoursToken[], items: readonly HoursItem[]): void {
    if (hasToken(line, 'open')) {
      this.use = null;
      this.hasOwnLabel = true;
      this.season = null;
      this.isStandby = false;
    } else {
      this.use = namedUse(line) ?? this.use;
      this.isStandby ||= line.some((token) => token.kind === 'use' && token.use === 'standby');
    }
    this.season = seasonIn(line) ?? this.season;
    // "Phone 555-0142 (by appointment)" is about calls.
    const use = hasToken(line, 'phone') ? 'telephone' : this.use;
    for (const item of items) {
      item.use = use;
      item.season = this.season;
      item.isLabelled = this.hasOwnLabel;
    }
  }

  /** A semicolon parts sentences only where another season, date or use follows. */
  private endsSentence(tokens: readonly HoursToken[], at: number, to: number): boolean {
    if (tokens[at]?.kind === 'stop') return true;
    if (tokens[at]?.kind !== 'semicolon') return false;
    for (let index = at + 1; index < to; index += 1) {
      const kind = tokens[index]?.kind;
      if (kind === 'stop' || kind === 'semicolon') return false;
      if (kind === 'season' || kind === 'month' || kind === 'date' || kind === 'use') return true;
    }
    return false;
  }

  private readSentence(tokens: readonly HoursToken[], start: number, end: number, items: readonly HoursItem[]): void {
    const sentence = tokens.slice(start, end + 1);
    const isOpen = hasToken(sentence, 'open');
    const noise = sentence.filter(({ kind }) => kind === 'word').length;
    const isDated = hasToken(sentence, 'date') && tokens[start - 1]?.kind === 'semicolon';
    const season = seasonIn(sentence) ?? (isDated ? 'dated' : this.season);
    const isMeal =
      hasToken(sentence, 'meal') &&
      items.some((item) => isItem(item, 'days')) &&
      items.some((item) => isItem(item, 'range'));
    const own = items.filter(({ at }) => at >= start && at <= end);
    // "Open all week. The vans leave between 6 and 8 am, depending on where you live."
    const isStory = noise > MOST_WORDS && !isOpen && !own.some((item) => isItem(item, 'days', 'allDay'));
    let use: Use = this.use ?? (isOpen ? null : isMeal ? 'meal' : isStory ? 'event' : null);
    const isSet = new Set<HoursItem>();
    const byStart = new Map(items.map((item) => [item.at, item]));
    let usedAt = this.use === 'telephone' ? start : Number.NEGATIVE_INFINITY;
    for (let at = start; at <= end; at += 1) {
      const token = tokens[at];
      if (token?.kind === 'use') {
        usedAt = at;
        use = this.takeUse(token.use, use, at, { tokens, items, isOpen, isSet });
      } else if (
        token?.kind === 'open' &&
        use !== 'emergency' &&
        use !== 'event' &&
        // "Kitchen open", "available by phone"
        at - usedAt >= 4
      ) {
        use = null;
      }
      const item = byStart.get(at);
      if (item === undefined) continue;
      if (!isSet.has(item)) item.use = isItem(item, 'allDay') && this.isStandby && !isOpen ? 'standby' : use;
      item.season = season;
      item.noise = noise;
      const opensItself = item.kind === 'allDay' && item.isOpening;
      item.isInOpenSentence = isOpen || opensItself;
      item.isLabelled = item.isInOpenSentence || this.hasOwnLabel;
    }
    if (hasToken(sentence, 'price')) for (const item of items) if (!isItem(item, 'allDay')) item.use = 'tariff';
  }

  /** The use from this word on: of what follows, or of what is just before it when nothing follows. */
  private takeUse(
    named: HoursUse,
    use: Use,
    at: number,
    {
      tokens,
      items,
      isOpen,
      isSet,
    }: { tokens: readonly HoursToken[]; items: readonly HoursItem[]; isOpen: boolean; isSet: Set<HoursItem> },
  ): Use {
    const mark = (marked: readonly HoursItem[]) => {
      for (const item of marked) {
        if (item.use === null) item.use = named;
        isSet.add(item);
      }
    };
    if (named === 'standby') {
      mark(items.filter((item) => isItem(item, 'allDay')));
      return use;
    }
    const before = items.filter((item) => item.at < at);
    const follow = items.some((item) => item.at > at && isItem(item, 'range', 'openEnd', 'until', 'allDay'));
    if (named === 'emergency') mark(before.filter((item) => isItem(item, 'allDay')));
    if (follow || before.length === 0) return named;
    const last = before.at(-1);
    if (named !== 'emergency' && !isOpen && last !== undefined && last.end >= at - 3 && tokens[at - 1] !== undefined)
      mark(before);
    return use;
  }
}
