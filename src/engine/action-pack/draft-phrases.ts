import type { TextLanguage } from '../fixes/writing-material.ts';

/** The heading of questions and answers on the owner's pages, in the language of the site. */
export const DRAFT_PHRASES: Readonly<Record<TextLanguage, string>> = {
  en: 'Questions and answers',
  de: 'Häufige Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  it: 'Domande frequenti',
  nl: 'Veelgestelde vragen',
  pt: 'Perguntas frequentes',
};
