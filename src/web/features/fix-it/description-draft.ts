/** The description in the text area. The owner's own text is never truncated, and a newly generated text does not discard it. */
export interface DescriptionDraft {
  readonly text: string;
  /** The last generated text. */
  readonly written: string;
  /** The owner's version that a generated text replaced; null when there is none. */
  readonly replaced: string | null;
}

export type DraftEvent =
  | { readonly type: 'written'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'put-back' };

export const emptyDraft: DescriptionDraft = { text: '', written: '', replaced: null };

export function readDraftEvent(draft: DescriptionDraft, event: DraftEvent): DescriptionDraft {
  switch (event.type) {
    case 'written': {
      const isOwn = draft.text !== draft.written;
      return { text: event.text, written: event.text, replaced: isOwn ? draft.text : draft.replaced };
    }
    case 'typed':
      return { ...draft, text: event.text };
    case 'put-back':
      return draft.replaced === null ? draft : { ...draft, text: draft.replaced, replaced: null };
    default:
      return event satisfies never;
  }
}

/** User-perceived characters: a letter with its accent is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}
