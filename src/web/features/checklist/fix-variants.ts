import { LIMITS } from '#shared/product/limits.ts';

/** The wordings of one recommended solution that were written so far, at most the specified number. */
export interface FixVariants {
  readonly texts: readonly string[];
  /** The place of the one that is shown. */
  readonly shown: number;
  /** The last one asked for said the same as one that is there. */
  readonly isRepeated: boolean;
}

export type FixVariantEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'chosen'; readonly index: number };

/** The solution that came with the checklist. */
export function firstVariant(text: string): FixVariants {
  return { texts: [text], shown: 0, isRepeated: false };
}

/** The next state: a new wording is shown at once; one that is there already is shown again and told. */
export function readFixVariant(state: FixVariants, event: FixVariantEvent): FixVariants {
  switch (event.type) {
    case 'written': {
      const known = state.texts.indexOf(event.text.trim());
      if (known !== -1) return { ...state, shown: known, isRepeated: true };
      if (!canRegenerate(state)) return state;
      return { texts: [...state.texts, event.text.trim()], shown: state.texts.length, isRepeated: false };
    }
    case 'chosen':
      return state.texts[event.index] === undefined ? state : { ...state, shown: event.index, isRepeated: false };
    default:
      return event satisfies never;
  }
}

/** Whether there is room for another wording. */
export function canRegenerate({ texts }: FixVariants): boolean {
  return texts.length < LIMITS.regenerateVariants;
}
