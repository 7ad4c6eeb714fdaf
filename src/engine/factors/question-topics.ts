import { isUnspacedScript } from '../facts/fold-text.ts';
import type { FoldedText } from './term-match.ts';

/** What customers of any local business ask before they call. */
export type QuestionTopic = 'cost' | 'area' | 'hours' | 'availability';

/**
 * Beginnings of words that ask about a topic, folded, by language. Words that ask about much else too ("when", "quanto")
 * are left out: a question is counted for a topic only when it names it. `availability`: can I get it when I need it
 * (emergency, appointment, booking, delivery). With a dot behind it a word stands for itself only: a car charger is no charge, and
 * bookkeeping no booking. Unspaced scripts: pieces looked for anywhere.
 */
const STEMS: Readonly<Record<string, Readonly<Record<QuestionTopic, string>>>> = {
  en: {
    cost: 'cost price pricing expensive charge. charges. charged. fee rate quote estimate afford pay payment much',
    area: 'area where serve. serves. served. cover. covers. covered. travel location located neighborhood neighbourhood town. towns. parking directions',
    hours: 'hour open close weekend saturday sunday holiday monday',
    availability:
      'emergency urgent appointment book. booked booking schedul same-day quick soon fast wait reserv night 24 available availab',
  },
  de: {
    cost: 'kost preis gebuhr honorar angebot bezahl zahl teuer',
    area: 'wo gebiet umgebung einzugsgebiet anfahrt region parkplat parken standort',
    hours: 'offnungszeit geoffnet uhr sprechzeit samstag sonntag feiertag wochenend',
    availability: 'notfall notdienst termin dringend schnell reservier kurzfristig wartezeit buch',
  },
  fr: {
    cost: 'prix tarif cout coute devis honoraire payer paiement rembours cher',
    area: 'ou zone secteur deplac region intervenez situe parking acces',
    hours: 'horaire ouvert ouvre ferme samedi dimanche',
    availability: 'urgence rendez rdv reserv rapide delai disponib',
  },
  it: {
    cost: 'prezz cost tariff preventiv pagament pagar',
    area: 'dove zone area raggiung parcheggi sede copr',
    hours: 'orar apert chius sabato domenica',
    availability: 'urgen emergen appuntament prenot veloc attesa disponib annull',
  },
  es: {
    cost: 'preci coste costo cuesta tarif presupuest pago pagar',
    area: 'donde area cobertura ubicacion aparcamiento desplaz',
    hours: 'horario abiert abre cierra sabado domingo',
    availability: 'urgen emergen cita reserv rapido espera disponib',
  },
  pt: {
    cost: 'preco custo custa orcamento tarifa pagamento pagar',
    area: 'onde area regiao localiza estacionamento',
    hours: 'horario aberto abre fecha sabado domingo',
    availability: 'urgen emergen marca consulta reserva rapido espera disponib',
  },
  nl: {
    cost: 'kost prijs prijzen tarief offerte betal vergoed',
    area: 'waar regio werkgebied omgeving gebied parkeren locatie',
    hours: 'openingstijd open geopend zaterdag zondag',
    availability: 'spoed afspraak dringend snel reserv wachttijd beschikbaar',
  },
  pl: {
    cost: 'cen koszt cennik wycen platnos zaplac',
    area: 'gdzie obszar teren okolic dojazd dojezdz parking rejon',
    hours: 'godzin otwart czynn sobot niedziel',
    availability: 'pogotowie nagl piln termin wizyt umowi rezerw szybk czas',
  },
  ja: {
    cost: '料金 費用 価格 値段 いくら 支払',
    area: 'どこ エリア 地域 場所 駐車 アクセス 出張',
    hours: '営業時間 受付時間 診療時間 何時 定休 休み 土日 祝日',
    availability: '予約 緊急 急患 当日 即日 待ち',
  },
  zh: {
    cost: '价格 费用 多少钱 收费 價格 費用 付款',
    area: '哪里 地区 区域 地址 哪裡 地區 停车',
    hours: '营业时间 几点 時間 周末 營業',
    availability: '预约 預約 紧急 急 当天 等待',
  },
};

type StemLists = Readonly<Record<QuestionTopic, readonly string[]>>;
const SPLIT: ReadonlyMap<string, StemLists> = new Map(
  Object.entries(STEMS).map(([language, { cost, area, hours, availability }]) => [
    language,
    {
      cost: cost.split(' '),
      area: area.split(' '),
      hours: hours.split(' '),
      availability: availability.split(' '),
    },
  ]),
);

/** Whether questions in one of these languages (BCP 47 primary tags) can be told apart by topic. */
export function canTellTopics(languages: readonly string[]): boolean {
  return languages.some((language) => SPLIT.has(language));
}

/** Whether a question or headline is about the topic, in any of the site's languages. */
export function isAbout(text: FoldedText, topic: QuestionTopic, languages: readonly string[]): boolean {
  for (const language of languages) {
    for (const stem of SPLIT.get(language)?.[topic] ?? []) {
      if (isUnspacedScript(stem) ? text.text.includes(stem) : text.words.some((word) => startsOrIs(word, stem)))
        return true;
    }
  }
  return false;
}

/** Short stems are whole words: "ou" and "wo" begin too many others. */
function startsOrIs(word: string, stem: string): boolean {
  if (stem.endsWith('.')) return word === stem.slice(0, -1);
  return stem.length < 4 ? word === stem : word.startsWith(stem);
}
