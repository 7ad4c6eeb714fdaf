import { foldText } from '../facts/language/fold-text.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import type { PhraseKind } from './keyword-pattern.ts';

/** Last words for persons, and those for companies. */
const PERSONS =
  `lawyer attorney doctor painter plumber roofer contractor photographer videographer planner designer trainer barber groomer
  mechanic installer technician consultant agent broker advisor accountant bookkeeper carpenter landscaper gardener cleaner
  cleaners mover movers tutor teacher coach instructor hairdresser hairdressers vet surgeon midwife builder handyman
  upholsterer tailor caterer exterminator counselor tiler mason bricklayer plasterer welder architect surveyor translator
  notary dealer realtor sweep expert solicitor solicitors detailer jeweler fabricator preparer`.split(/\s+/);
const FIRMS =
  `company firm agency office clinic practice center centre studio shop store salon school restaurant hospital bakery cafe gym
  hotel bar pub spa venue truck parlor parlour pizzeria facility kennel brewery winery distillery taproom museum gallery
  church dealership garage farm resort motel hostel inn campground place community service pharmacy`.split(/\s+/);
const PERSON = new RegExp(`(?:^| )(?:${PERSONS.join('|')}|\\w+(?:ist|ician|arian|smith))$`);
const FIRM = new RegExp(`(?:^| )(?:${FIRMS.join('|')})$`);
const MEAL = /(?:^| )(?:breakfast|brunch|lunch|dinner|dining|roast|buffet|happy hour)$/;

/** Last words for activities without a plural or another noun. */
const DONE =
  `repair repairs replacement removal install care therapy massage surgery exam exams checkup test tests planning law
  design trim cut haircut haircuts shave facial facials wax change up delivery rental rehab rehabilitation control detail
  lockout upgrade support preparation prep help balayage manicure pedicure blowout canal extraction adjustment custody
  divorce daycare storage treatment inspection consultation training review tour tasting diagnostics alignment course
  replacement moving takeout catering`.split(/\s+/);
const ACTIVITY = new RegExp(`(?:(?:^| )(?:${DONE.join('|')})|\\w(?:ing|tion|sion|ment|ance|stry|logy|pathy|tery))$`);
/** Words that end like activities but are things. */
const THING =
  /(?:^| )(?:wedding|building|ceiling|ring|clothing|bedding|battery|pottery|appliance|apartment|equipment|filling|opening|crown|bridge|railing|awning|siding|decking)$/;

/**
 * The kind of a phrase. It matters mostly in English; in the other languages the category is a person, a plural is a thing
 * and the rest is an activity.
 */
export function phraseKind(phrase: string, language: KeywordLanguage, isTrade = false): PhraseKind {
  const folded = foldText(phrase);
  if (language !== 'en') return isTrade ? 'person' : /s$/.test(folded) ? 'thing' : 'activity';
  if (PERSON.test(folded)) return 'person';
  if (FIRM.test(folded)) return 'firm';
  if (MEAL.test(folded)) return 'meal';
  const isDone = ACTIVITY.test(folded) || ACTIVITY.test(singularizePhrase(folded));
  return isDone && !THING.test(singularizePhrase(folded)) ? 'activity' : 'thing';
}

/** Plurals without a singular, and words that only look like plurals. */
const STAYS =
  /(?:ss|us|is|glasses|braces|news|movers|pants|clothes|series|gas|lens|stairs|aids|dentures|groceries|nails|highlights|homes|books|flowers|tires|trucks|cars|pets|kids|taxes|eats|to eat)$/;

/** An English phrase with its last word in the singular: "dental implants" becomes "dental implant". */
export function singularizePhrase(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  const last = phrase.slice(at);
  const folded = last.toLowerCase();
  if (!folded.endsWith('s') || last.length < 4 || STAYS.test(folded)) return phrase;
  if (folded === 'lenses') return phrase.slice(0, -2);
  if (/ies$/.test(folded)) return `${phrase.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|zz)es$/.test(folded) ? phrase.slice(0, -2) : phrase.slice(0, -1);
}

/** Uncountable last words. */
const MASS =
  /(?:(?<!wedd)ing|(?:^| )(?:care|therapy|law|help|coffee|bread|insurance|food|maintenance|surgery|equipment|furniture|balayage|rehab|rehabilitation|control|parking|breakfast|invisalign|art|storage|lunch|dinner|brunch|espresso|paint|physiotherapy|dentistry|mediation|support|preparation|prep|music|beer|daycare|orthodontics|custody|payroll|hvac|physical therapy|pizza))$/;

/** A phrase with its article: "a haircut", "an eye test", "teeth whitening". English. */
export function withArticle(phrase: string): string {
  if (/s$/.test(phrase) && !/(?:ss|us|is)$/.test(phrase)) return phrase;
  if (MASS.test(phrase)) return phrase;
  const isVowel = /^(?:[aeio]|u(?!ni|se|k))/.test(phrase) || /^(?:hvac|hour)\b/.test(phrase);
  return `${isVowel ? 'an' : 'a'} ${phrase}`;
}
