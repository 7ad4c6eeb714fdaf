import { useRef, useState } from 'react';
import type { SentenceTick } from '#shared/api/generate.ts';
import type { FactChange } from '#shared/fixes/fact-sheet.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';

interface TicksOptions {
  readonly auditId: string;
  readonly ticks: readonly SentenceTick[];
  /** Asks for the text with the facts as they are now. */
  readonly renew: () => Promise<unknown>;
}

type ChangeOfSentence = Extract<FactChange, { readonly factId: string }>;
interface Waiting {
  readonly change: ChangeOfSentence;
  readonly tell: (isSaved: boolean) => void;
}

/** What is said beside the sentence that was changed last. */
export interface TickNews {
  readonly factId: string;
  readonly kind: 'busy' | 'done' | 'failed';
  /** Empty unless it failed. */
  readonly problem: string;
}

type Shown = Pick<SentenceTick, 'text' | 'isTicked'>;

/**
 * Ticks that move at once, while the changes are sent one call after the other, all that came meanwhile in one. The text is asked
 * for again when none is left. A change that fails goes back.
 */
export function useTicks({ auditId, ticks, renew }: TicksOptions) {
  const [own, setOwn] = useState<ReadonlyMap<string, Shown>>(new Map());
  const [news, setNews] = useState<TickNews | null>(null);
  /** The changes are saved, but the text could not be asked for. */
  const [isBehind, setBehind] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const waiting = useRef<Waiting[]>([]);
  const isRunning = useRef(false);
  /** Sentences in the owner's words: a tick that is taken out loses them at the server, not here. */
  const edited = useRef(new Map<string, string>());
  const { mutateAsync } = useFactChange(auditId, () => undefined);

  const rows = ticks.map((tick) => {
    const kept = tick.isTicked ? tick.text : (edited.current.get(tick.factId) ?? tick.text);
    return { ...tick, text: kept, ...own.get(tick.factId) };
  });
  const isKept = (factId: string) => edited.current.has(factId);

  async function sendAll(sent: readonly Waiting[]): Promise<void> {
    try {
      await mutateAsync(sent.map(({ change }) => change));
      for (const { tell } of sent) tell(true);
    } catch (error) {
      const ids = sent.map(({ change }) => change.factId);
      setOwn((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      setNews({ factId: ids.at(-1) ?? '', kind: 'failed', problem: `Not changed. ${failureSentence(error)}` });
      for (const { tell } of sent) tell(false);
      throw error;
    }
  }

  async function renewText(factId: string): Promise<void> {
    setNews({ factId, kind: 'busy', problem: '' });
    try {
      await renew();
      setBehind(false);
      // What came meanwhile is not in the text yet.
      if (waiting.current.length === 0) setOwn(new Map());
      setNews({ factId, kind: 'done', problem: '' });
    } catch (error) {
      setBehind(true);
      setNews({ factId, kind: 'failed', problem: `Saved, but the text isn’t updated. ${failureSentence(error)}` });
    }
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await work();
    isRunning.current = false;
    setBusy(false);
  }

  async function sendWaiting(): Promise<void> {
    let changed: string | null = null;
    while (waiting.current.length > 0) {
      const sent = waiting.current;
      waiting.current = [];
      const isSaved = await sendAll(sent).then(
        () => true,
        () => false,
      );
      if (isSaved) changed = sent.at(-1)?.change.factId ?? changed;
      if (waiting.current.length > 0 || changed === null) continue;
      await renewText(changed);
      changed = null;
    }
  }

  function send(change: ChangeOfSentence): Promise<boolean> {
    setNews({ factId: change.factId, kind: 'busy', problem: '' });
    return new Promise((tell) => {
      waiting.current = [...waiting.current.filter((one) => one.change.factId !== change.factId), { change, tell }];
      void run(sendWaiting);
    });
  }

  return {
    rows,
    isBusy,
    news,
    isBehind,
    tick: (row: SentenceTick, isTicked: boolean) => {
      const { factId, text } = row;
      setOwn((before) => new Map(before).set(factId, { text, isTicked }));
      if (!isTicked) void send({ action: 'reject', factId });
      else void send(isKept(factId) ? { action: 'correct', factId, value: text } : { action: 'confirm', factId });
    },
    /** Puts a sentence into the owner's words, and into the text; resolves with false when that failed. */
    reword: async (factId: string, value: string) => {
      const isSaved = await send({ action: 'correct', factId, value });
      if (isSaved) edited.current.set(factId, value);
      if (isSaved) setOwn((before) => new Map(before).set(factId, { text: value, isTicked: true }));
      return isSaved;
    },
    /** Asks for the text again after that alone failed. */
    update: (factId: string) => void run(() => renewText(factId)),
  };
}
