import type { TextLanguage } from '../fixes/writing-material.ts';

/** The phrases of a pack that appear on the owner's pages, in the language of the site. */
interface DraftPhrases {
  /** The FAQ page: the end of its URL, and its heading. */
  readonly questionsSlug: string;
  readonly questionsHeading: string;
  readonly contact: string;
  /** Between a heading and what it is about. */
  readonly colon: string;
}

export const DRAFT_PHRASES: Readonly<Record<TextLanguage, DraftPhrases>> = {
  en: {
    questionsSlug: 'questions-and-answers',
    questionsHeading: 'Questions and answers',
    contact: 'Contact',
    colon: ': ',
  },
  de: {
    questionsSlug: 'haeufige-fragen',
    questionsHeading: 'Häufige Fragen',
    contact: 'Kontakt',
    colon: ': ',
  },
  fr: {
    questionsSlug: 'questions-frequentes',
    questionsHeading: 'Questions fréquentes',
    contact: 'Contact',
    colon: ' : ',
  },
  es: {
    questionsSlug: 'preguntas-frecuentes',
    questionsHeading: 'Preguntas frecuentes',
    contact: 'Contacto',
    colon: ': ',
  },
  it: {
    questionsSlug: 'domande-frequenti',
    questionsHeading: 'Domande frequenti',
    contact: 'Contatti',
    colon: ': ',
  },
  nl: {
    questionsSlug: 'veelgestelde-vragen',
    questionsHeading: 'Veelgestelde vragen',
    contact: 'Contact',
    colon: ': ',
  },
  pt: {
    questionsSlug: 'perguntas-frequentes',
    questionsHeading: 'Perguntas frequentes',
    contact: 'Contato',
    colon: ': ',
  },
};
