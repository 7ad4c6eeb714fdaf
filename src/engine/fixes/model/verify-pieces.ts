import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText, UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import { PIECE_NAMES } from './writing-prompt.ts';

/** A labelled piece of text from a model. */
export interface RawPiece {
  readonly label: string;
  readonly text: string;
}

export interface VerifiedPiece {
  readonly label: string;
  /** The text without sentences that no fact carries; null when nothing is left. */
  readonly text: GroundedText | null;
  readonly unsupported: readonly UnsupportedClaim[];
}

/** URLs, also without a scheme (`shop.example/offer`), HTML even when unclosed, character references, Markdown links. */
const LINK = /:\/\/|www\.|\S@\S|\]\(|<[a-z/!]|&(?:#\w+|\w{2,8});|[\p{L}\p{N}-]{2,}\.[a-z]{2,}(?!\p{L})/iu;
/** Instructions to a model and its talk about itself, after a prompt injection or refusal. */
const MACHINE_TALK = new RegExp(readPattern('claims', 'machineTalk'), 'iu');
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
const LINE_MARKS = /^\s*(?:#{1,6}|[-+•>]|\*(?!\*))\s+/gm;
const INLINE_MARKS = /[*`]+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
/** With the space before it, so that none is left before a full stop. */
const EMOJI = /\s*[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{20E3}]+/gu;

/**
 * Verifies each piece against the facts, sentence by sentence. A sentence with words that no fact carries, a link, HTML or
 * instructions to a model is dropped; a label (a question) with one drops its piece, as does a piece that uses no fact.
 * `year`: the current year for the text.
 */
export function verifyPieces(pieces: readonly RawPiece[], sheet: FactSheet, year: number): VerifiedPiece[] {
  const index = indexFacts(sheet, year);
  return pieces.map(({ label: rawLabel, text: rawText }) => {
    const label = tidy(rawLabel);
    const text = tidy(rawText);
    // "heading" names the piece, a question is text.
    const ofLabel = verifyText(index, PIECE_NAMES.has(label) ? '' : label);
    const { sentences, unsupported } = verifyText(index, text);
    const claims = [...ofLabel.unsupported, ...unsupported];
    const failed = new Set(unsupported.map(({ sentence }) => sentence));
    const kept = sentences.filter((sentence, place) => !failed.has(place) && isPlain(sentence.text));
    const isLabelFine = ofLabel.unsupported.length === 0 && isPlain(label) && label !== '';
    const isCarried = kept.some(({ factIds }) => factIds.length > 0);
    if (!isLabelFine || !isCarried) return { label, text: null, unsupported: claims };
    const grounded: GroundedText = {
      text: kept.map((one) => one.text).join(' '),
      sentences: [...kept],
      writer: 'model',
    };
    return { label, text: grounded, unsupported: claims };
  });
}

function isPlain(text: string): boolean {
  return !LINK.test(text) && !MACHINE_TALK.test(text);
}

/** Plain text in one line. Markdown marks at line beginnings are removed first, while there are lines. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(LINE_MARKS, '')
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(EMOJI, '')
    .replace(CONTROL, '')
    .replace(INLINE_MARKS, '')
    .replace(/\s+/g, ' ')
    .trim();
}
