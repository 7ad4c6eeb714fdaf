import { useReducer, useRef, useState } from 'react';
import type { z } from 'zod';
import { generateDescriptionEndpoint } from '#shared/api/generate.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { emptyDraft, readDraftEvent } from './description-draft.ts';
import { mergeTicks } from './merge-ticks.ts';
import { useGeneration } from './use-generation.ts';

type Description = z.output<typeof generateDescriptionEndpoint.response>;

interface DescriptionOptions {
  readonly auditId: string;
  /** A publishable description exists. */
  readonly onWritten: () => void;
}

/** The description of an audit: asked for, asked again after changes of the facts, and edited by the owner. */
export function useDescription({ auditId, onWritten }: DescriptionOptions) {
  const [draft, dispatch] = useReducer(readDraftEvent, emptyDraft);
  const [answer, setAnswer] = useState<Description | null>(null);
  /** Of the text on screen. */
  const variant = useRef<number | null>(null);
  const ask = (which: number, signal?: AbortSignal) =>
    callEndpoint(generateDescriptionEndpoint, {
      query: { auditId, variant: which % LIMITS.regenerateVariants },
      ...(signal !== undefined && { signal }),
    });

  function take(value: Description, type: 'written' | 'renewed'): void {
    const isText = value.description !== '';
    variant.current = isText ? value.variant : null;
    setAnswer((before) => ({ ...value, ticks: mergeTicks(before?.ticks ?? [], value.ticks) }));
    dispatch({ type: isText ? type : 'renewed', text: value.description });
    // Too few facts: not completed, so the free flow does not start.
    if (isText) onWritten();
  }

  const { state, start } = useGeneration({
    fix: 'fix-desc',
    ask: (signal) => ask(variant.current === null ? 0 : variant.current + 1, signal),
    onWritten: (value) => take(value, 'written'),
  });

  return {
    draft,
    dispatch,
    /** The last answer, with the sentences in the places where they were first shown. */
    answer,
    state,
    start,
    /** Asks for the same wording with the facts as they are now. */
    renew: async () => {
      const value = await ask(variant.current ?? 0);
      take(value, 'renewed');
      return value;
    },
  };
}
