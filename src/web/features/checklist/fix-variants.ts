/** The wordings of one recommended solution shown so far. */
export interface FixVariants {
  readonly texts: readonly string[];
  /** The index of the shown one. */
  readonly shown: number;
  /** The number of different wordings, as counted by the server. */
  readonly count: number;
  /** The last requested wording was a duplicate. */
  readonly isRepeated: boolean;
}

export type FixVariantEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'chosen'; readonly index: number };

/** The solution that came with the checklist. */
export function firstVariant({ text, count }: { readonly text: string; readonly count: number }): FixVariants {
  return { texts: [text], shown: 0, count, isRepeated: false };
}

/** The next state: a new wording is shown at once; a duplicate is shown again and flagged. */
export function readFixVariant(state: FixVariants, event: FixVariantEvent): FixVariants {
  switch (event.type) {
    case 'written': {
      const known = state.texts.indexOf(event.text.trim());
      if (known !== -1) return { ...state, shown: known, isRepeated: true };
      if (!canRegenerate(state)) return state;
      return { ...state, texts: [...state.texts, event.text.trim()], shown: state.texts.length, isRepeated: false };
    }
    case 'chosen':
      return state.texts[event.index] === undefined ? state : { ...state, shown: event.index, isRepeated: false };
    default:
      return event satisfies never;
  }
}

/** Whether there is another wording. */
export function canRegenerate({ texts, count, isRepeated }: FixVariants): boolean {
  return texts.length < count && !isRepeated;
}

/** How many wordings exist, and which is shown. */
export function describeVariants({ texts, shown, count }: FixVariants): string {
  const most = Math.max(count, texts.length);
  return most === 1 ? 'One wording: your facts give no other.' : `${most} variants. This is ${shown + 1}.`;
}
