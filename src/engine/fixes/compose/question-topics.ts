import { readCompiled } from '../../data/read-compiled.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { QaTopic, QaWordings } from './qa-wording.ts';

/** Questions of customers with their answers, by language and topic. */
export const QA_WORDINGS: Readonly<Record<TextLanguage, QaWordings>> = readCompiled('questions');

/** Whether a question of the site, in the language of the texts, is about a topic. */
export function isAbout(question: string, topic: QaTopic, language: TextLanguage): boolean {
  const about = QA_WORDINGS[language].topics[topic]?.about;
  return about !== undefined && new RegExp(`(?<!\\p{L})(?:${about})(?!\\p{L})`, 'u').test(foldText(question));
}
