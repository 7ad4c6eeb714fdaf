import { CLAIM_LEXICONS } from './claim-lexicon.ts';
import type { Language } from './word-stems.ts';

export interface PraisePatterns {
  readonly superlative: RegExp;
  readonly award: RegExp;
  readonly credential: RegExp;
  /** Harmless uses of these words: "as best you can", "am besten". */
  readonly harmless: RegExp;
}

const any = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'gu');

function praisePatterns(language: Language): PraisePatterns {
  const { superlative, award, credential, harmless } = CLAIM_LEXICONS[language];
  return {
    superlative: any(superlative),
    award: any(award),
    credential: any(credential),
    harmless: new RegExp(String.raw`\b(?:${harmless})\b`, 'gu'),
  };
}

/** Words of praise by language, for folded text (see `foldInPlace`). */
export const PRAISE: Readonly<Record<Language, PraisePatterns>> = {
  en: praisePatterns('en'),
  de: praisePatterns('de'),
  fr: praisePatterns('fr'),
  es: praisePatterns('es'),
};
