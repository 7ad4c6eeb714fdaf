import { readPattern } from '../data/patterns.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { type FoldedText, prepareText } from './term-match.ts';

/** Common questions of customers of any local business. */
export type QuestionTopic = 'cost' | 'area' | 'hours' | 'availability';

/**
 * Word stems that ask about a topic, folded, by language. Words that ask about much else too ("when", "quanto")
 * are left out: a question counts for a topic only when it names it. `availability`: can I get it when I need it
 * (emergency, appointment, booking, order, delivery, joining). A trailing dot means a whole word: a car charger is no charge, and
 * bookkeeping no booking. A trailing question mark means a weak stem: it counts in a question without a word of `OTHER_MATTERS`,
 * and in no heading. Others mean much else too and count only where the answer states the fact: "$" a price ("success rate"), "#" days
 * or times ("open" a lock), "%" times of the day ("when"), "@" a place of the business or a question to it ("where" pain comes from). "+" joins consecutive words. Unspaced scripts: substrings.
 */
const STEMS: Readonly<Record<string, Readonly<Record<QuestionTopic, string>>>> = {
  en: {
    cost: 'cost. costs. costing. price pricing expensive charge?$ you+charge charges. charged. fee. fees. rate$ rates$ free$ extra$ quote? estimate? afford? pay? payment? much?',
    area: 'area. areas. where@ serve. serves. served. cover.? travel? location located neighborhood neighbourhood town. towns. park. parking directions get+to@ reach?@',
    hours:
      'hours# open# opening# close# weekend# saturday# sunday# holiday# monday# time# times# when% until# timing check+in# check+out# arriv#',
    availability:
      'emergency urgent appointment to+book i+book we+book you+book book+an book+a book+online book+your booked booking schedul? same-day quick? soon? fast.? faster.? wait.? waiting.? reservation reserving night? 24? availab? to+order an+order order+online order.? orders.? ordering? deliver? stock.? join?. joining? enrol? register?',
  },
  de: {
    cost: 'koste preis gebuhr honorar angebot? bezahl? zahl? teuer',
    area: 'wo@ gebiet umgebung einzugsgebiet anfahrt wegbeschreib region parkplat parkmoglich parken standort erreich@',
    hours:
      'offnungszeit geoffnet# uhr# sprechzeit samstag# sonntag# feiertag# wochenend# wann% offen# check+in# anreise# ankunft#',
    availability:
      'notfall notdienst termin. termine. terminen. terminv dringend schnell? reservier kurzfristig wartezeit buchen. gebucht. bestell? vorbestell? voranmeld liefer? vorratig? anmeld?',
  },
  fr: {
    cost: 'prix tarif cout. couts. coute. coutent. couter. devis? honoraire payer? paiement? cher. chere. chers. cheres.',
    area: 'où@ zone. zones. secteur deplac region intervenez situe parking acces. venir@ stationn',
    hours: 'horaire ouvert# ouvre# ferme# samedi# dimanche# heure# heures# quand% arrivee# arriver#',
    availability: 'urgence rendez+vous rdv reserv rapide? delai disponib? command? livrais? livrez? stock.? inscri?',
  },
  it: {
    cost: 'prezz costa. costo. costi. costano. costera. tariff preventiv? pagament? pagar?',
    area: 'dove@ zone. zona. area. raggiung parcheggi sede. copr? arrivare@',
    hours: 'orar apert# chius# sabato# domenica# ora# ore# quando% check+in# arrivo#',
    availability: 'urgen emergen appuntament prenot veloc? attesa? disponib? ordin? consegn? iscri?',
  },
  es: {
    cost: 'preci coste. costes. costo. costos. cuesta tarif presupuest? pago? pagar?',
    area: 'donde@ area. zona. zonas. cobertura? ubicacion aparcamiento desplaz llegar@ aparcar',
    hours: 'horario abiert# abre# cierra# sabado# domingo# hora# cuando% llegada# check+in#',
    availability: 'urgen emergen cita. citas. reserv rapido? espera? disponib? pedido? encarg? entrega? inscri?',
  },
  pt: {
    cost: 'preco custo custa orcamento? tarifa pagamento? pagar?',
    area: 'onde@ area. regiao localiza estacionamento',
    hours: 'horario aberto# abre# fecha# sabado# domingo# hora# horas# quando%',
    availability:
      'urgen emergen marcar. marco. marcac consulta? reserva rapido? espera? disponib? encomend? entrega? inscri?',
  },
  nl: {
    cost: 'kost. kosten. prijs prijzen tarief offerte? betal?',
    area: 'waar@ regio werkgebied omgeving gebied parkeren locatie bereik@',
    hours: 'openingstijd open# geopend# zaterdag# zondag# laat# wanneer% inchecken# aankomst#',
    availability: 'spoed afspraak dringend snel? reserv wachttijd beschikbaar? bestel? bezorg? aanmeld?',
  },
  pl: {
    cost: 'cena. ceny. cene. cen. koszt cennik wycen platnos? zaplac?',
    area: 'gdzie@ obszar teren okolic dojazd dojezdz parking rejon',
    hours: 'godzin# otwart# czynn# sobot# niedziel# kiedy%',
    availability: 'pogotowie nagl piln termin wizyt umowi rejestracj rezerw szybk? czas? zamow? dostaw? zapis?',
  },
  ja: {
    cost: '料金 費用 価格 値段 いくら 支払?',
    area: 'どこ@ エリア 地域 場所 駐車 アクセス 出張',
    hours: '営業時間 受付時間 診療時間 何時 定休 休み 土日 祝日',
    availability: '予約 緊急 急患 当日 即日 待ち 注文 配達 申し込み',
  },
  zh: {
    cost: '价格 费用 多少钱 收费 價格 費用 付款?',
    area: '哪里@ 地区 区域 地址 哪裡@ 地區 停车',
    hours: '营业时间 几点 時間 周末 營業',
    availability: '预约 預約 紧急 急 当天 等待 预订 订购 配送 报名',
  },
};

/**
 * Word stems that make a question with a weak stem one about something else: how to pay, how long something
 * takes, what an insurance covers. Matched in words of any language, inside compounds too.
 */
const OTHER_MATTERS: Readonly<Partial<Record<QuestionTopic, RegExp>>> = {
  cost: new RegExp(readPattern('questions', 'otherCost'), 'u'),
  area: new RegExp(readPattern('questions', 'otherArea'), 'u'),
  availability: /quick links|coming|how long (?:does|do|will|is)/u,
};

/** Matched at the start of a word, or as a whole word if short: "ou" and "wo" begin too many others. */
interface StemWord {
  readonly text: string;
  readonly isWhole: boolean;
}

/** A parsed entry of `STEMS`. */
interface Stem {
  readonly isWeak: boolean;
  /** The fact that the answer has to state. */
  readonly needs: '$' | '#' | '%' | '@' | null;
  /** The stem, if in an unspaced script, where it matches anywhere in a text. */
  readonly anywhere: string | null;
  readonly first: StemWord;
  readonly second: StemWord | null;
}

type StemLists = Readonly<Record<QuestionTopic, readonly Stem[]>>;
const SPLIT: ReadonlyMap<string, StemLists> = new Map(
  Object.entries(STEMS).map(([language, { cost, area, hours, availability }]) => [
    language,
    {
      cost: readStems(cost),
      area: readStems(area),
      hours: readStems(hours),
      availability: readStems(availability),
    },
  ]),
);

function readStems(list: string): Stem[] {
  return list.split(' ').map((written) => {
    const needs = /[$#%@]$/.exec(written)?.[0] ?? null;
    const unmarked = needs === null ? written : written.slice(0, -1);
    const isWeak = unmarked.endsWith('?');
    const stem = isWeak ? unmarked.slice(0, -1) : unmarked;
    const [first = '', second] = stem.split('+');
    return {
      isWeak,
      needs: needs as Stem['needs'],
      anywhere: isUnspacedScript(stem) ? stem : null,
      first: readStemWord(first),
      second: second === undefined ? null : readStemWord(second),
    };
  });
}

function readStemWord(written: string): StemWord {
  if (written.endsWith('.')) return { text: written.slice(0, -1), isWhole: true };
  return { text: written, isWhole: written.length < 4 };
}

/** Whether questions in one of these languages (BCP 47 primary tags) can be classified. */
export function canClassifyTopics(languages: readonly string[]): boolean {
  return languages.some((language) => SPLIT.has(language));
}

/** The words of a text as topics are read from them: French "où" is no "ou". */
export function prepareTopicText(text: string): FoldedText {
  const { text: folded, words } = prepareText(
    text.replace(/(?<!\p{L})[oO]ù(?!\p{L})|^Ou(?= (?:êtes|se|est|sont|puis|vous)\b)/gu, ' wherefr '),
  );
  return { text: folded, words: words.map((word) => (word === 'wherefr' ? 'où' : word)) };
}

/** Whether a heading is about the topic, in any of the site's languages. */
export function isHeadingAbout(text: FoldedText, topic: QuestionTopic, languages: readonly string[]): boolean {
  return listStems(topic, languages).some(
    (stem) => !stem.isWeak && (stem.needs === null || stem.needs === '#') && holds(text, stem),
  );
}

/** How people get to a place: directions and parking. */
const WAY = new RegExp(readPattern('questions', 'way'), 'u');

/** Whether a heading says how to get to the business. */
export function isHeadingOfWay({ text }: FoldedText): boolean {
  return WAY.test(text);
}

/** Whether an answered question is about the topic: by what it asks, and by the facts that its answer states. */
export function isQuestionAbout(
  text: FoldedText,
  topic: QuestionTopic,
  languages: readonly string[],
  facts: AnswerFacts,
): boolean {
  const isOther = OTHER_MATTERS[topic]?.test(text.text) === true;
  if (topic === 'cost' && !isOther && ASKS_YES_OR_NO.test(text.text) && facts.hasPrice) return true;
  if (topic === 'availability' && ASKS_TO_COME.test(text.text) && facts.hasDelay) return true;
  const isStated = (needs: Stem['needs']): boolean => {
    switch (needs) {
      case null:
        return true;
      case '$':
        return facts.hasPrice;
      case '#':
        return facts.hasTimes;
      case '%':
        return facts.hasClockTimes;
      case '@':
        return text.words.length <= SHORT_QUESTION || TO_THE_BUSINESS.test(text.text) || facts.hasOwnPlace;
      default:
        return needs satisfies never;
    }
  };
  const isAsked = listStems(topic, languages).some(
    (stem) => (!stem.isWeak || !isOther) && holds(text, stem) && isStated(stem.needs),
  );
  if (isAsked || topic !== 'area' || isOther) return isAsked;
  // "Do you come to Ludlow?", but not "How early should I book movers in Ludlow?"
  return (ASKS_TO_COME.test(text.text) || TO_THE_BUSINESS.test(text.text)) && facts.asksOfTown;
}

const SHORT_QUESTION = 3;
/** "Is the first visit free?": the price in the answer is what was asked. */
const ASKS_YES_OR_NO = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('questions', 'asksYesOrNo')})(?!\p{L})`, 'u');
const ASKS_TO_COME = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('questions', 'asksToCome')})(?!\p{L})`, 'u');
const TO_THE_BUSINESS = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('questions', 'toTheBusiness')})(?!\p{L})`,
  'u',
);

function listStems(topic: QuestionTopic, languages: readonly string[]): readonly Stem[] {
  return languages.flatMap((language) => SPLIT.get(language)?.[topic] ?? []);
}

function holds({ text, words }: FoldedText, { anywhere, first, second }: Stem): boolean {
  if (anywhere !== null) return text.includes(anywhere);
  return words.some(
    (word, index) => startsOrIs(word, first) && (second === null || startsOrIs(words[index + 1] ?? '', second)),
  );
}

function startsOrIs(word: string, { text, isWhole }: StemWord): boolean {
  return isWhole ? word === text : word.startsWith(text);
}
