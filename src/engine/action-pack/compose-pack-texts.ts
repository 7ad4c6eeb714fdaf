import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { businessWording } from '../fixes/compose/business-slots.ts';
import { categoryNoun } from '../fixes/compose/category-nouns.ts';
import { composeHeadings } from '../fixes/compose/compose-headings.ts';
import { composeMeta } from '../fixes/compose/compose-meta.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { findMainTownFact } from '../fixes/compose/main-town-fact.ts';
import { naturalList } from '../fixes/compose/natural-list.ts';
import { inTown } from '../fixes/compose/town-phrases.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue } from './pack-facts.ts';
import type { PackTexts } from './pack-texts.ts';

const NO_TEXTS: PackTexts = { titles: [], descriptions: [], headings: [], openings: [], questions: [] };
const LONGEST_TITLE = 60;
/** Eight for the FAQ page and some for each service. */
const MOST_QUESTIONS = 24;

/** The texts of a pack without a model, from the facts alone. None in a language that we write nothing in. */
export function composePackTexts(material: WritingMaterial, language: TextLanguage | null): PackTexts {
  if (language === null) return NO_TEXTS;
  const plain = plainTexts(material, language);
  const [home] = material.outline.pages;
  const meta = home === undefined ? null : composeMeta(material, home, 0);
  const { ideas, subheader } = composeHeadings(material, 0);
  const texts = (...list: readonly (GroundedText | undefined)[]) => list.flatMap((one) => one?.text || []);
  return {
    titles: [...texts(meta?.title), ...plain.titles],
    descriptions: [...texts(meta?.description), ...plain.descriptions],
    headings: [...texts(...ideas), ...plain.headings],
    openings: [...texts(subheader), ...plain.openings],
    questions: composeQa(material, MOST_QUESTIONS).map(({ question, answer }) => ({
      question,
      answer: answer.text,
    })),
  };
}

/** Category and town in the simplest wording: the fallback when a better text does not contain both. */
function plainTexts(material: WritingMaterial, language: TextLanguage): PackTexts {
  const label = findFactValue(material, 'category');
  const name = findFactValue(material, 'name');
  const town = findMainTownFact(material.sheet)?.value ?? null;
  const keyword = label === null ? null : (categoryNoun(label, language)?.keyword ?? null);
  const running = businessWording(material).services.map(({ text }) => text);
  const [what = null, ...services] = keyword === null ? running : [keyword, ...running];
  if (what === null || town === null) return NO_TEXTS;
  const said = `${capital(what)} ${inTown(language, town)}`;
  const withName = name === null ? said : `${said} | ${name}`;
  const list = capital(naturalList(language, services.slice(0, 3)));
  const sentence = name === null || list === '' ? null : `${name}: ${said}. ${list}.`;
  return {
    titles: withName.length <= LONGEST_TITLE ? [withName, said] : [said],
    descriptions: sentence === null ? [] : [cutText(sentence, 160)],
    headings: [said],
    openings: sentence === null ? [] : [sentence],
    questions: [],
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
