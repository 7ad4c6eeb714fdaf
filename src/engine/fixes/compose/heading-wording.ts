import type { TextLanguage } from '../writing-material.ts';

/** Headings have no full stop. `shapes` are groups: of each at most one idea is made. */
export interface HeadingWordings {
  /** Category and place; `without` for businesses of which one of them is not known. */
  readonly first: readonly string[];
  readonly without: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  readonly subheaders: readonly string[];
}

export const HEADING_WORDINGS: Readonly<Record<TextLanguage, HeadingWordings>> = {
  en: {
    first: ['{keyword} in {place}', '{keyword} {inCity}', '{trade} in {place}', '{name} {inCity}'],
    without: ['{keyword}: {services2}', '{name}', '{services2}', '{keyword}'],
    shapes: [
      ['{services} {inCity}', '{services2} {inCity}', '{svc} {inCity}', '{services2}'],
      ['{name}: {keyword} {inCity}', '{name}, {keyword} {inCity}', '{name}: {keyword}'],
      ['{keyword} for {city}, {areas2}', '{keyword} for {city} and {area}'],
      ['{keyword} {inCity} since {year}', '{name} {inCity}, since {year}', '{keyword} since {year}'],
      ['{keyword} at {street}, {city}', '{name} at {street}, {city}', '{name} {inCity}'],
      ['Your {keyword} {inCity}', 'Your {trade} {inCity}', 'Welcome to {name}'],
      ['{svc} and more from {name} {inCity}', '{svcTwo} {inCity} from {name}', '{svcTwo} from {name}'],
      ['Looking for {aCategory} {inCity}?', 'Looking for {aCategory}?'],
    ],
    subheaders: [
      '{name} is {aCategory} {inCity} for {services}.',
      'From {svc} to {svcTwo}: {name}, {aCategory} {inCity}.',
      '{name} serves {city}, {areas2} with {services}.',
      '{services} {inCity}, open {days}.',
      '{name}, at {street} {inCity}, is open {days}.',
      '{name} is {aCategory} {inCity}.',
      '{name} {inCity}, open {days}.',
      '{name} is {aCategory}.',
      'Welcome to {name}.',
    ],
  },
  de: {
    first: ['{keyword} {inCity}', '{trade} {inCity}', '{keyword} für {city}', '{plainName} {inCity}'],
    without: ['{keyword}: {services2}', '{plainName}', '{services2}', '{keyword}'],
    shapes: [
      ['{services} {inCity}', '{services2} {inCity}', '{svc} {inCity}', '{services2}'],
      ['{plainName}: {keyword} {inCity}', '{plainName}, {keyword} {inCity}', '{plainName}: {keyword}'],
      ['{keyword} für {city}, {areas2}', '{keyword} für {city} und {area}'],
      ['{keyword} {inCity} seit {year}', '{plainName} {inCity}, seit {year}', '{keyword} seit {year}'],
      ['{keyword} {inCity}: {street}', '{plainName}, {street}, {city}', '{plainName} {inCity}'],
      ['{keyword} gesucht {inCity}?', 'Sie suchen {aCategoryAcc} {inCity}?'],
      ['{svc} und mehr von {plainName} {inCity}', '{svcTwo} {inCity}', '{svcTwo} von {plainName}'],
      ['Willkommen bei {nameDat} {inCity}', 'Willkommen bei {nameDat}'],
    ],
    subheaders: [
      '{name} ist {aCategory} {inCity} für {services}.',
      'Ob {svc} oder {svcTwo}: {name} ist {inCity} für Sie da.',
      '{services} {inCity}, geöffnet {days}.',
      '{plainName}, {street}, {city}: geöffnet {days}.',
      '{name} ist {aCategory} {inCity}.',
      '{name} ist {inCity} für Sie da.',
      '{name} ist {aCategory}.',
      'Willkommen bei {nameDat}.',
    ],
  },
  fr: {
    first: ['{keyword} {inCity}', '{trade} {inCity}', 'Votre {keyword} {inCity}', '{name} {inCity}'],
    without: ['{keyword}: {services2}', '{name}', '{services2}', '{keyword}'],
    shapes: [
      ['{services} {inCity}', '{services2} {inCity}', '{svc} {inCity}', '{services2}'],
      ['{name}, {keyword} {inCity}', '{name} : {keyword} {inCity}', '{name} : {keyword}'],
      ['{keyword} : {city}, {areas2}', '{keyword} : {city} et {area}'],
      ['{keyword} {inCity} depuis {year}', '{name}, depuis {year}', '{keyword} depuis {year}'],
      ['{keyword}, {street}, {city}', '{name}, {street}, {city}', '{name} {inCity}'],
      ['Vous cherchez {aCategory} {inCity} ?', 'Vous cherchez {aCategory} ?'],
      ['{svc} et plus encore avec {name}', '{svcTwo} {inCity}'],
      ['Bienvenue chez {name} {inCity}', 'Bienvenue chez {name}'],
    ],
    subheaders: [
      '{name}, {trade} {inCity} : {services}.',
      '{name} vous accueille au {street}, {inCity}, {days}.{streetNumber}',
      '{services} : {name} vous accueille {inCity}.',
      '{name} vous accueille {inCity} {days}.',
      '{name}, {trade} {inCity}.',
      '{name} vous accueille {inCity}.',
      'Bienvenue chez {name}.',
    ],
  },
  es: {
    first: ['{keyword} {inCity}', '{trade} {inCity}', 'Su {keyword} {inCity}', '{name} {inCity}'],
    without: ['{keyword}: {services2}', '{name}', '{services2}', '{keyword}'],
    shapes: [
      ['{services} {inCity}', '{services2} {inCity}', '{svc} {inCity}', '{services2}'],
      ['{name}, {keyword} {inCity}', '{name}: {keyword} {inCity}', '{name}: {keyword}'],
      ['{keyword} para {city}, {areas2}', '{keyword} para {city} y {area}'],
      ['{keyword} {inCity} desde {year}', '{name}, desde {year}', '{keyword} desde {year}'],
      ['{keyword} en {street}, {city}', '{name} en {street}, {city}', '{name} {inCity}'],
      ['¿Busca {aCategory} {inCity}?', '¿Busca {aCategory}?'],
      ['{svc} y más con {name}', '{svcTwo} {inCity}'],
      ['Le damos la bienvenida a {name}'],
    ],
    subheaders: [
      '{name} es {aCategory} {inCity}: {services}.',
      '{services} {inCity}: {name} abre {days}.',
      '{name} está en {street}, {city}, y abre {days}.',
      '{name} atiende {inCity} {days}.',
      '{name} es {aCategory} {inCity}.',
      '{name} está {inCity}.',
      '{name} es {aCategory}.',
      'Le damos la bienvenida a {name}.',
    ],
  },
};
