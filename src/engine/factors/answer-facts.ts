import type { Business, QuestionAnswer } from '#shared/audit/business.ts';
import { readPattern } from '../data/patterns.ts';
import { hoursLexicon } from '../facts/hours/hours-lexicon.ts';
import { type HoursToken, tokenizeHours } from '../facts/hours/hours-tokens.ts';
import { foldText, isUnspacedScript } from '../facts/language/fold-text.ts';
import { readTowns } from '../facts/place/read-towns.ts';
import { getBusinessTerms } from './business-terms.ts';

/** What a question and its answer state, whatever their words. Each is read when it is asked for. */
export interface AnswerFacts {
  /** An amount of money, or that it costs nothing. */
  readonly hasPrice: boolean;
  /** Weekdays or times of the day. */
  readonly hasTimes: boolean;
  readonly hasClockTimes: boolean;
  /** A span until something happens: "within forty minutes", "on the same day". */
  readonly hasDelay: boolean;
  /** The answer names a place of the market area. */
  readonly hasOwnPlace: boolean;
  /** The question names a town: "Do you come to Craven Arms?" */
  readonly asksOfTown: boolean;
}

const CURRENCY = String.raw`(?:[€$£¥₹₽₺₩₪₴]|(?:${readPattern('texts', 'currencyWord')})(?!\p{L}))`;
const PRICE = new RegExp(String.raw`${CURRENCY}\s?\d|\d[\d.,]{0,9}(?:\s?-)?\s?${CURRENCY}|(?<=\p{L} )${CURRENCY}`, 'u');
const NO_CHARGE = new RegExp(readPattern('texts', 'noCharge'), 'u');
const SPAN_UNIT = `(?:${readPattern('hours', 'spanUnit')})`;
const DELAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${readPattern('hours', 'until')}) (?:[\p{L}\d-]+ ){0,3}?|(?:${readPattern('hours', 'untilNumber')}) \d[\d-]{0,6} ?)${SPAN_UNIT}|(?<!\p{L})(?:${readPattern('hours', 'sameDay')})(?!\p{L})|当日|即日`,
  'u',
);
const LONGEST_READ = 1200;

/** Whether a text has an amount of money. */
export function statesPrice(text: string): boolean {
  return PRICE.test(foldText(text));
}

/** Whether a text has a span until something happens. */
export function statesDelay(text: string): boolean {
  return DELAY.test(foldText(text));
}

/** Reads the facts that a question and its answer state. */
export function readAnswerFacts({ question, answer }: QuestionAnswer, business: Business): AnswerFacts {
  const text = (answer ?? '').slice(0, LONGEST_READ);
  const folded = foldText(text);
  let tokens: readonly HoursToken[] | null = null;
  const readTokens = () => {
    tokens ??= tokenizeHours(text, hoursLexicon(business.languages));
    return tokens;
  };
  return {
    get hasPrice() {
      return statesPrice(text) || NO_CHARGE.test(folded);
    },
    get hasTimes() {
      return (
        this.hasClockTimes || readTokens().some((token, at, all) => token.kind === 'allDay' || isDay(token, at, all))
      );
    },
    get hasClockTimes() {
      return readTokens().some(isClockTime);
    },
    get hasDelay() {
      return statesDelay(text) || statesDelay(question);
    },
    get hasOwnPlace() {
      return getBusinessTerms(business).namesPlace(text);
    },
    get asksOfTown() {
      const towns = readTowns(question, business.address?.country ?? business.country, new Set());
      return towns.some(({ name }) => !question.startsWith(name));
    },
  };
}

const LONGEST_SHORT_FORM = 3;

/** "We provide" is no Wednesday, though "We 9-12" is: the short form of a day ("Die", "Mon") needs another day or a time beside it. */
function isDay(token: HoursToken, at: number, tokens: readonly HoursToken[]): boolean {
  if (token.kind !== 'days') return false;
  const around = [at - 2, at - 1, at + 1, at + 2].map((place) => tokens[place]?.kind);
  const isShort = token.isWeak === true || token.text.replace(/\W/g, '').length <= LONGEST_SHORT_FORM;
  return !isShort || isUnspacedScript(token.text) || around.some((kind) => kind === 'days' || kind === 'time');
}

/** "Within 1 working day" is no time, though "9 to 5" and "open at 9" are: a bare number needs its end or a word for open. */
function isClockTime(token: HoursToken, at: number, tokens: readonly HoursToken[]): boolean {
  if (token.kind !== 'time' || tokens[at - 1]?.kind === 'promise') return false;
  if (token.time.isMarked || token.time.minute > 0) return true;
  const isRange = [-2, 2].some(
    (step) => tokens[at + step]?.kind === 'time' && ['dash', 'to', 'until'].includes(tokens[at + step / 2]?.kind ?? ''),
  );
  return isRange || tokens.slice(Math.max(0, at - 3), at).some(({ kind }) => kind === 'open' || kind === 'days');
}
