import { isUnspacedScript } from '../facts/language/fold-text.ts';
import type { FoldedText } from './term-match.ts';

/** Common questions of customers of any local business. */
export type QuestionTopic = 'cost' | 'area' | 'hours' | 'availability';

/**
 * Word stems that ask about a topic, folded, by language. Words that ask about much else too ("when", "quanto")
 * are left out: a question counts for a topic only when it names it. `availability`: can I get it when I need it
 * (emergency, appointment, booking, delivery). A trailing dot means a whole word: a car charger is no charge, and
 * bookkeeping no booking. A trailing question mark means a weak stem: it counts in a question without a word of `OTHER_MATTERS`,
 * and in no heading. "+" joins consecutive words. Unspaced scripts: substrings.
 */
const STEMS: Readonly<Record<string, Readonly<Record<QuestionTopic, string>>>> = {
  en: {
    cost: 'cost price pricing expensive charge. charges. charged. fee fees. rate. rates. quote? estimate? afford? pay? payment? much?',
    area: 'area where serve. serves. served. cover.? travel? location located neighborhood neighbourhood town. towns. parking directions',
    hours: 'hour open close weekend saturday sunday holiday monday',
    availability:
      'emergency urgent appointment book. booked booking schedul? same-day quick? soon? fast.? faster.? wait.? waiting.? reserv night? 24? availab?',
  },
  de: {
    cost: 'kost preis gebuhr honorar angebot? bezahl? zahl? teuer',
    area: 'wo gebiet umgebung einzugsgebiet anfahrt region parkplat parken standort',
    hours: 'offnungszeit geoffnet uhr sprechzeit samstag sonntag feiertag wochenend',
    availability:
      'notfall notdienst termin. termine. terminen. terminv dringend schnell? reservier kurzfristig wartezeit buch?',
  },
  fr: {
    cost: 'prix tarif cout coute devis? honoraire payer? paiement? cher',
    area: 'ou zone secteur deplac region intervenez situe parking acces',
    hours: 'horaire ouvert ouvre ferme samedi dimanche',
    availability: 'urgence rendez+vous rdv reserv rapide? delai disponib?',
  },
  it: {
    cost: 'prezz cost tariff preventiv? pagament? pagar?',
    area: 'dove zone area raggiung parcheggi sede copr?',
    hours: 'orar apert chius sabato domenica',
    availability: 'urgen emergen appuntament prenot veloc? attesa? disponib?',
  },
  es: {
    cost: 'preci coste costo cuesta tarif presupuest? pago? pagar?',
    area: 'donde area cobertura? ubicacion aparcamiento desplaz',
    hours: 'horario abiert abre cierra sabado domingo',
    availability: 'urgen emergen cita reserv rapido? espera? disponib?',
  },
  pt: {
    cost: 'preco custo custa orcamento? tarifa pagamento? pagar?',
    area: 'onde area regiao localiza estacionamento',
    hours: 'horario aberto abre fecha sabado domingo',
    availability: 'urgen emergen marcar. marco. marcac consulta? reserva rapido? espera? disponib?',
  },
  nl: {
    cost: 'kost prijs prijzen tarief offerte? betal?',
    area: 'waar regio werkgebied omgeving gebied parkeren locatie',
    hours: 'openingstijd open geopend zaterdag zondag',
    availability: 'spoed afspraak dringend snel? reserv wachttijd beschikbaar?',
  },
  pl: {
    cost: 'cen koszt cennik wycen platnos? zaplac?',
    area: 'gdzie obszar teren okolic dojazd dojezdz parking rejon',
    hours: 'godzin otwart czynn sobot niedziel',
    availability: 'pogotowie nagl piln termin wizyt umowi rezerw szybk? czas?',
  },
  ja: {
    cost: '料金 費用 価格 値段 いくら 支払?',
    area: 'どこ エリア 地域 場所 駐車 アクセス 出張',
    hours: '営業時間 受付時間 診療時間 何時 定休 休み 土日 祝日',
    availability: '予約 緊急 急患 当日 即日 待ち',
  },
  zh: {
    cost: '价格 费用 多少钱 收费 價格 費用 付款?',
    area: '哪里 地区 区域 地址 哪裡 地區 停车',
    hours: '营业时间 几点 時間 周末 營業',
    availability: '预约 預約 紧急 急 当天 等待',
  },
};

/**
 * Word stems that make a question with a weak stem one about something else: how to pay, how long something
 * takes, what an insurance covers. Matched in words of any language, inside compounds too.
 */
const OTHER_MATTERS: Readonly<Partial<Record<QuestionTopic, RegExp>>> = {
  cost: /method|methode|metodo|metod[ay]|moyens?(?!\p{L})|mode?s? de paiement|(?<!\p{L})(?:credit )?cards?(?!\p{L})|(?<!\p{L})(?:cash|checks?|cheques?|paypal|bitcoin|accept\p{L}*|akzept\p{L}*|accett\p{L}*|acepta\p{L}*|aceita\p{L}*|insur\p{L}*|time|pain|notice|hurt)(?!\p{L})|karten?(?!\p{L})|kaart|(?<!\p{L})(?:carte|carta|tarjeta|cartao|karta)(?!\p{L})|versicher|assuranc|assicuraz|segur[oa]|verzeker|ubezpiecz|方法|カード|保険|方式/u,
  area: /insur|warrant|guarant|polic(?:y|ies)|medicare|medicaid|cost|damage|leak|assicuraz|garanzia|polizza|segur[oa]|garantia|poliza/u,
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
    const isWeak = written.endsWith('?');
    const stem = isWeak ? written.slice(0, -1) : written;
    const [first = '', second] = stem.split('+');
    return {
      isWeak,
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

/** Whether a question or a heading is about the topic, in any of the site's languages. */
export function isAbout(
  text: FoldedText,
  topic: QuestionTopic,
  languages: readonly string[],
  kind: 'question' | 'heading' = 'question',
): boolean {
  const isWeakEnough = kind === 'question' && OTHER_MATTERS[topic]?.test(text.text) !== true;
  for (const language of languages) {
    for (const stem of SPLIT.get(language)?.[topic] ?? []) {
      if ((!stem.isWeak || isWeakEnough) && holds(text, stem)) return true;
    }
  }
  return false;
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
