import compiled from '../compiled/review-day-texts.json' with { type: 'json' };
import { countCommonTerms } from './request-language.ts';
import {
  REVIEW_DAY_LANGUAGES,
  type ReviewDayLanguage,
  type ReviewDayTexts,
  type Workplace,
} from './review-day-language.ts';
import { type CampaignTexts, TEXT_KINDS, type TextKind } from './text-kinds.ts';

const byLanguage: Readonly<Record<ReviewDayLanguage, ReviewDayTexts>> = compiled;

/** The wordings of one text, those for the workplace first; all of them pass the policy check (tested). */
export function listWordings(kind: TextKind, language: ReviewDayLanguage, workplace: Workplace): readonly string[] {
  const texts = byLanguage[language];
  return [...texts[workplace][kind], ...texts.either[kind]];
}

/** The wordings of all texts of a language. */
export function listAllWordings(language: ReviewDayLanguage): string[] {
  const kinds = (['place', 'travelling'] as const).flatMap((workplace) =>
    TEXT_KINDS.flatMap((kind) => listWordings(kind, language, workplace)),
  );
  return [...new Set(kinds)];
}

/** The texts that a campaign begins with. */
export function startTexts(language: ReviewDayLanguage, workplace: Workplace): CampaignTexts {
  const first = (kind: TextKind) => listWordings(kind, language, workplace)[0] ?? '';
  return {
    sms: first('sms'),
    emailSubject: first('emailSubject'),
    emailBody: first('emailBody'),
    inPerson: first('inPerson'),
  };
}

/** The language that a campaign's texts are in, for what is printed beside them; English when none shows. */
export function findTextsLanguage(texts: CampaignTexts): ReviewDayLanguage {
  const counts = countCommonTerms(TEXT_KINDS.map((kind) => texts[kind]).join('\n'));
  const [best] = REVIEW_DAY_LANGUAGES.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return best ?? 'en';
}

/** Notes for a short talk with the staff: what to say, and what not. */
export function getStaffScript(language: ReviewDayLanguage): ReviewDayTexts['script'] {
  return byLanguage[language].script;
}

/** The words on the poster, which hangs where customers pass, not where somebody watches them write. */
export function getPosterText(language: ReviewDayLanguage): string {
  return byLanguage[language].poster;
}

/** True when a text says, in any of the languages, how to get no more messages. */
export function saysOptOut(text: string): boolean {
  const folded = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  return Object.values(byLanguage).some(({ optOut }) => optOut.some((words) => folded.includes(` ${words} `)));
}
