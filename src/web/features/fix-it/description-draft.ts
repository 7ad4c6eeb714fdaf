/** The description in the text area. The owner's own text is never truncated, and a newly generated text does not discard it. */
export interface DescriptionDraft {
  readonly text: string;
  /** The last generated text. */
  readonly written: string;
  /** The owner's version that a generated text replaced; null when there is none. */
  readonly replaced: string | null;
  /** A text made after a change of the facts, while the owner's own stays in the text area; null when there is none. */
  readonly offered: string | null;
}

/**
 * `written`: a text that was asked for; it comes into the text area. `renewed`: the text after a change of the facts, which waits
 * where the owner typed; empty where the facts give none any more.
 */
export type DraftEvent =
  | { readonly type: 'written' | 'renewed'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'offer-taken' }
  | { readonly type: 'put-back' };

export const emptyDraft: DescriptionDraft = { text: '', written: '', replaced: null, offered: null };

export function readDraftEvent(draft: DescriptionDraft, event: DraftEvent): DescriptionDraft {
  const { text, written, offered } = draft;
  const replaced = text !== written ? text : draft.replaced;
  switch (event.type) {
    case 'written':
      return { text: event.text, written: event.text, replaced, offered: null };
    case 'renewed':
      if (text === written || text === event.text)
        return { ...draft, text: event.text, written: event.text, offered: null };
      return { ...draft, offered: event.text === '' || event.text === written ? null : event.text };
    case 'typed':
      return { ...draft, text: event.text };
    case 'offer-taken':
      return offered === null ? draft : { text: offered, written: offered, replaced, offered: null };
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
