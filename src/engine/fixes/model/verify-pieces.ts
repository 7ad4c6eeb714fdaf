import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { GroundedText, UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyWith } from '../verify/verify-text.ts';

/** A piece of text with its label, as a model wrote it. */
export interface RawPiece {
  readonly label: string;
  readonly text: string;
}

export interface VerifiedPiece {
  readonly label: string;
  /** What is left when the sentences with claims that no fact carries are taken out; null: nothing. */
  readonly text: GroundedText | null;
  readonly unsupported: readonly UnsupportedClaim[];
}

const LINK = /https?:\/\/|www\.|\b[\w.-]+@[\w-]+\.\w{2,}|\]\(|<\/?[a-z!][^>]*>/i;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}]+/gu;
const MARKDOWN = /(?:\*\*|__|^#{1,6}\s|^[-*•]\s|`)/gm;
const EMOJI = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/gu;

/**
 * Holds each piece against the facts, sentence by sentence. A sentence with a claim that no fact carries, with a link, or
 * with markup is dropped; a label (a question) with one drops its piece. `year`: in which the text is read.
 */
export function verifyPieces(pieces: readonly RawPiece[], sheet: FactSheet, year: number): VerifiedPiece[] {
  const index = indexFacts(sheet, year);
  return pieces.map(({ label: rawLabel, text: rawText }) => {
    const label = tidy(rawLabel);
    const text = tidy(rawText);
    const ofLabel = verifyWith(index, label);
    const { sentences, unsupported } = verifyWith(index, text);
    const claims = [...ofLabel.unsupported, ...unsupported];
    const failed = new Set(unsupported.map(({ sentence }) => sentence));
    const kept = sentences.filter((sentence, place) => !failed.has(place) && !LINK.test(sentence.text));
    const isLabelFine = ofLabel.unsupported.length === 0 && !LINK.test(label) && label !== '';
    if (!isLabelFine || kept.length === 0) return { label, text: null, unsupported: claims };
    const grounded: GroundedText = {
      text: kept.map((one) => one.text).join(' '),
      sentences: [...kept],
      writer: 'model',
    };
    return { label, text: grounded, unsupported: claims };
  });
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(CONTROL, '')
    .replace(EMOJI, '')
    .replace(MARKDOWN, '')
    .replace(/\s+/g, ' ')
    .trim();
}
