import type { TextLanguage } from '../writing-material.ts';
import type { PageRole } from './page-role.ts';

export type MetaRole = Exclude<PageRole, 'other'>;

/** Titles from the most telling to the shortest, and the sentences descriptions are made of: one head, then tails that fit. */
export interface MetaWordings {
  readonly titles: readonly string[];
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

const EN_CONTACT: readonly string[] = [
  'Call {phone}.',
  'Phone {phone}.',
  'Reach us on {phone}.',
  'Open {days}.',
  'Find us at {street}.',
  'Write to {email}.',
  'Ask us for an appointment.{onDate}',
  'Ask for a table.{onTable}',
  'Ask about a stay.{onStay}',
];
const DE_CONTACT: readonly string[] = [
  'Telefon {phone}.',
  'Rufen Sie uns an: {phone}.',
  'Geöffnet {days}.',
  'Adresse: {street}.',
  'E-Mail: {email}.',
  'Fragen Sie nach einem Termin.{onDate}',
  'Fragen Sie nach einem Tisch.{onTable}',
  'Fragen Sie nach einer Reservierung.{onStay}',
];
const FR_CONTACT: readonly string[] = [
  'Téléphone : {phone}.',
  'Appelez le {phone}.',
  'Ouvert {days}.',
  'Adresse : {street}.',
  'E-mail : {email}.',
  'Demandez-nous un rendez-vous.{onDate}',
  'Réservez une table.{onTable}',
  'Réservez un séjour.{onStay}',
];
const ES_CONTACT: readonly string[] = [
  'Teléfono: {phone}.',
  'Llame al {phone}.',
  'Abrimos {days}.',
  'Dirección: {street}.',
  'Escriba a {email}.',
  'Pídanos una cita.{onDate}',
  'Reserve una mesa.{onTable}',
  'Reserve una estancia.{onStay}',
];

export const META_WORDINGS: Readonly<Record<TextLanguage, Readonly<Record<MetaRole, MetaWordings>>>> = {
  en: {
    home: {
      titles: [
        '{keyword} in {place} | {plainName}',
        '{keyword} {inCity} | {plainName}',
        '{plainName} | {keyword} {inCity}',
        '{plainName}, {keyword} {inCity}',
        '{plainName} {inCity}',
        '{plainName} | {keyword}',
        '{keyword} {inCity}',
        '{plainName}',
      ],
      heads: [
        '{name} is {aCategory} {inCity} for {services}.',
        '{name} is {aCategory} {inCity} for {services2}.',
        '{name}, {aCategory} {inCity}: {services}.',
        '{name} is {aCategory} {inCity}.',
        'Looking for {aCategory} {inCity}? {name} can help with {services2}.',
        '{name} {inCity}: {services2}.',
        '{name} is {aCategory} based {inCity}, open {days}.',
        '{name} {inCity}.',
        '{name} is {aCategory}.',
      ],
      tails: [
        'In business since {year}.',
        'Also serving {areas2}.',
        'Also serving {anyAreas}.',
        'Services: {services2}.',
        'We are {licensed}.',
        'See our services, opening hours and how to reach us.{hasHours}{hasServices}',
        'See our opening hours and how to find us.{hasHours}{hasStreet}',
      ],
    },
    service: {
      titles: [
        '{service} in {place} | {plainName}',
        '{service} {inCity} | {plainName}',
        '{service} | {plainName}',
        '{service} {inCity}',
        '{service}',
      ],
      heads: [
        '{service} {inCity} from {name}, {aCategory}.',
        '{service} {inCity}: {name} can help.',
        '{name} can help with {service} {inCity}.',
        'Need help with {service} {inCity}? Ask {name}.',
        '{doer} {inCity}: {name} can help.',
        '{doer}: {name} can help.',
        '{service} from {name}.',
      ],
      tails: [
        'Other services: {services2}.',
        'Also serving {areas2}.',
        'In business since {year}.',
        'We are {licensed}.',
        'See what is included and how to reach us.',
      ],
    },
    services: {
      titles: [
        'Services {inCity} | {plainName}',
        'What {plainName} offers {inCity}',
        'Services | {plainName}',
        'Services',
      ],
      heads: [
        '{name} {inCity} can help with {services}.',
        'All services of {name} {inCity}: {services}.',
        'The services of {name}, {aCategory} {inCity}.',
        'The services of {name}.',
      ],
      tails: ['The list also includes {anyServices}.', 'Also serving {areas2}.', 'In business since {year}.'],
    },
    contact: {
      titles: [
        'Contact {plainName}, {keyword} in {place}',
        'Contact {plainName} {inCity}',
        'Contact | {plainName} {inCity}',
        'Contact | {plainName}',
        'Contact',
      ],
      heads: [
        'Contact {name} {inCity}: {street}, phone {phone}.',
        'How to reach {name} {inCity}: {street}.',
        'How to reach {name} {inCity}.',
        'Contact {name}, {aCategory} {inCity}.',
        'How to reach {name}.',
      ],
      tails: [
        'Open {hours}.',
        'See our opening hours and the way to us.{hasHours}{hasStreet}',
        'Ask us about {services2}.',
      ],
    },
    about: {
      titles: [
        'About {plainName}, {keyword} {inCity}',
        'About {plainName} {inCity}',
        'About us | {plainName}',
        'About us',
      ],
      heads: [
        '{name} is {aCategory} {inCity}, in business since {year}.',
        'About {name}, {aCategory} {inCity}.',
        'Get to know {name} {inCity}.',
        'Get to know {name}.',
      ],
      tails: [
        'In business since {year}.',
        'We are {licensed}.',
        'We are {owned}.',
        'The people: {people}.',
        'What we do: {services}.',
        'What we do: {anyServices}.',
      ],
    },
  },
  de: {
    home: {
      titles: [
        '{keyword} {inCity} | {plainName}',
        '{plainName} | {keyword} {inCity}',
        '{plainName}, {keyword} {inCity}',
        '{plainName} {inCity}',
        '{plainName} | {keyword}',
        '{keyword} {inCity}',
        '{plainName}',
      ],
      heads: [
        '{name} ist {aCategory} {inCity} für {services}.',
        '{name} ist {aCategory} {inCity} für {services2}.',
        '{plainName}, {trade} {inCity}: {services}.',
        '{name} ist {aCategory} {inCity}.',
        '{plainName} {inCity}: {services2}.',
        '{plainName} {inCity}, {street}.',
        '{name} {inCity} ist für Sie da.',
        '{name} ist {aCategory}.',
      ],
      tails: [
        'Seit {year}.',
        'Auch für {areas2}.',
        'Leistungen: {services2}.',
        'Wir sind {aCredential}.',
        'Alles zu Leistungen, Öffnungszeiten und Anfahrt.{hasHours}{hasServices}',
        'Hier finden Sie Öffnungszeiten und Anfahrt.{hasHours}{hasStreet}',
      ],
    },
    service: {
      titles: ['{service} {inCity} | {plainName}', '{service} | {plainName}', '{service} {inCity}', '{service}'],
      heads: [
        '{service} {inCity} von {plainName}, {trade}.',
        '{service} {inCity}: {name} ist für Sie da.',
        'Für {service} {inCity} gibt es {nameAcc}.',
        '{service} von {plainName}.',
        '{doer} {inCity}: {name} ist für Sie da.',
      ],
      tails: [
        'Weitere Leistungen: {services2}.',
        'Auch für {areas2}.',
        'Seit {year}.',
        'Wir sind {aCredential}.',
        'Hier lesen Sie, was dazugehört und wie Sie uns erreichen.',
      ],
    },
    services: {
      titles: ['Leistungen {inCity} | {plainName}', 'Leistungen | {plainName}', 'Leistungen'],
      heads: [
        '{name} {inCity} ist für {services} da.',
        'Die Leistungen im Überblick, {plainName} {inCity}: {services}.',
        'Leistungen von {plainName}, {trade} {inCity}.',
        'Leistungen von {plainName}.',
      ],
      tails: ['Dazu kommen {services}.', 'Auch für {areas2}.', 'Seit {year}.'],
    },
    contact: {
      titles: [
        'Kontakt: {plainName}, {keyword} {inCity}',
        'Kontakt | {plainName} {inCity}',
        'Kontakt | {plainName}',
        'Kontakt',
      ],
      heads: [
        'So erreichen Sie {nameAcc} {inCity}: {street}, Telefon {phone}.',
        'So erreichen Sie {nameAcc} {inCity}: {street}.',
        'Kontakt zu {nameDat}, {trade} {inCity}.',
        'So erreichen Sie {nameAcc} {inCity}.',
        'So erreichen Sie {nameAcc}.',
      ],
      tails: [
        'Öffnungszeiten: {hours}.',
        'Mit Öffnungszeiten und Anfahrt.{hasHours}{hasStreet}',
        'Fragen Sie uns nach: {services2}.',
      ],
    },
    about: {
      titles: [
        'Über {plainName}, {keyword} {inCity}',
        'Über {plainName} {inCity}',
        'Über uns | {plainName}',
        'Über uns',
      ],
      heads: [
        '{name}, {trade} {inCity}, besteht seit {year}.',
        'Lernen Sie {nameAcc} {inCity} kennen.',
        '{name} ist {aCategory} {inCity}.',
        'Lernen Sie {nameAcc} kennen.',
      ],
      tails: [
        'Seit {year}.',
        'Wir sind {aCredential}.',
        'Wir sind {aOwned}.',
        'Die Menschen: {people}.',
        'Unsere Leistungen: {services}.',
        'Unsere Leistungen: {anyServices}.',
      ],
    },
  },
  fr: {
    home: {
      titles: [
        '{keyword} {inCity} | {plainName}',
        '{plainName} | {keyword} {inCity}',
        '{plainName}, {keyword} {inCity}',
        '{plainName} {inCity}',
        '{plainName} | {keyword}',
        '{keyword} {inCity}',
        '{plainName}',
      ],
      heads: [
        '{name}, {trade} {inCity} : {services}.',
        '{name} est {aCategory} {inCity} : {services2}.',
        '{name} est {aCategory} {inCity}.',
        'Vous cherchez {aCategory} {inCity} ? {name} est là.',
        '{name} vous accueille {inCity}.',
        '{name} est {aCategory}.',
      ],
      tails: [
        'Depuis {year}.',
        'Aussi : {anyAreas}.',
        'Prestations : {services2}.',
        'Prestations, horaires et accès sur cette page.{hasHours}{hasServices}',
        'Horaires et accès sur cette page.{hasHours}{hasStreet}',
      ],
    },
    service: {
      titles: ['{service} {inCity} | {plainName}', '{service} | {plainName}', '{service} {inCity}', '{service}'],
      heads: [
        '{service} {inCity} avec {name}, {aCategory}.',
        '{service} {inCity} : {name} est là pour vous.',
        '{service} avec {name}.',
        '{doer} {inCity} : {name} est là pour vous.',
      ],
      tails: [
        'Autres prestations : {services2}.',
        'Aussi : {anyAreas}.',
        'Depuis {year}.',
        'Découvrez ce qui est compris et comment nous joindre.',
      ],
    },
    services: {
      titles: ['Prestations {inCity} | {plainName}', 'Prestations | {plainName}', 'Prestations'],
      heads: [
        'Les prestations {deName} {inCity} : {services}.',
        'Les prestations {deName}, {trade} {inCity}.',
        'Les prestations {deName}.',
      ],
      tails: ['Et encore : {anyServices}.', 'Aussi : {anyAreas}.', 'Depuis {year}.'],
    },
    contact: {
      titles: [
        'Contact : {plainName}, {keyword} {inCity}',
        'Contact | {plainName} {inCity}',
        'Contact | {plainName}',
        'Contact',
      ],
      heads: [
        'Contacter {name} {inCity} : {street}, téléphone {phone}.',
        'Contacter {name} {inCity} : {street}.',
        'Contacter {name}, {trade} {inCity}.',
        'Contacter {name}.',
      ],
      tails: [
        'Horaires : {hours}.',
        'Horaires et accès sur cette page.{hasHours}{hasStreet}',
        'Demandez-nous : {services2}.',
      ],
    },
    about: {
      titles: ['À propos {deName}, {keyword} {inCity}', 'À propos {deName}', 'À propos | {plainName}', 'À propos'],
      heads: [
        '{name}, {trade} {inCity}, existe depuis {year}.',
        'Faites connaissance avec {name}, {trade} {inCity}.',
        'Faites connaissance avec {name} {inCity}.',
        'Faites connaissance avec {name}.',
      ],
      tails: [
        'Depuis {year}.',
        'Nous sommes {aOwned}.',
        'L’équipe : {people}.',
        'Nos prestations : {services}.',
        'Nos prestations : {anyServices}.',
      ],
    },
  },
  es: {
    home: {
      titles: [
        '{keyword} {inCity} | {plainName}',
        '{plainName} | {keyword} {inCity}',
        '{plainName}, {keyword} {inCity}',
        '{plainName} {inCity}',
        '{plainName} | {keyword}',
        '{keyword} {inCity}',
        '{plainName}',
      ],
      heads: [
        '{name}, {trade} {inCity}: {services}.',
        '{name} es {aCategory} {inCity}: {services2}.',
        '{name} es {aCategory} {inCity}.',
        '¿Busca {aCategory} {inCity}? {name} le atiende.',
        '{name} le atiende {inCity}.',
        '{name} es {aCategory}.',
      ],
      tails: [
        'Desde {year}.',
        'También en {anyAreas}.',
        'Servicios: {services2}.',
        'Vea servicios, horario y cómo llegar.{hasHours}{hasServices}',
        'Vea el horario y cómo llegar.{hasHours}{hasStreet}',
      ],
    },
    service: {
      titles: ['{service} {inCity} | {plainName}', '{service} | {plainName}', '{service} {inCity}', '{service}'],
      heads: [
        '{service} {inCity} con {name}, {aCategory}.',
        '{service} {inCity}: {name} le atiende.',
        '{service} con {name}.',
        '{doer} {inCity}: {name} le atiende.',
      ],
      tails: [
        'Otros servicios: {services2}.',
        'También en {anyAreas}.',
        'Desde {year}.',
        'Vea qué incluye y cómo ponerse en contacto.',
      ],
    },
    services: {
      titles: ['Servicios {inCity} | {plainName}', 'Servicios | {plainName}', 'Servicios'],
      heads: [
        'Los servicios de {plainName} {inCity}: {services}.',
        'Los servicios de {plainName}, {trade} {inCity}.',
        'Los servicios de {plainName}.',
      ],
      tails: ['Además: {anyServices}.', 'También en {anyAreas}.', 'Desde {year}.'],
    },
    contact: {
      titles: [
        'Contacto: {plainName}, {keyword} {inCity}',
        'Contacto | {plainName} {inCity}',
        'Contacto | {plainName}',
        'Contacto',
      ],
      heads: [
        'Contacte con {name} {inCity}: {street}, teléfono {phone}.',
        'Contacte con {name} {inCity}: {street}.',
        'Contacte con {name}, {trade} {inCity}.',
        'Contacte con {name}.',
      ],
      tails: [
        'Horario: {hours}.',
        'Vea el horario y cómo llegar.{hasHours}{hasStreet}',
        'Pregúntenos por {services2}.',
      ],
    },
    about: {
      titles: [
        'Sobre {plainName}, {keyword} {inCity}',
        'Sobre {plainName} {inCity}',
        'Sobre nosotros | {plainName}',
        'Sobre nosotros',
      ],
      heads: [
        '{name}, {trade} {inCity}, trabaja desde {year}.',
        'Conozca {plainName}, {trade} {inCity}.',
        'Conozca {plainName} {inCity}.',
        'Conozca {plainName}.',
      ],
      tails: [
        'Desde {year}.',
        'Somos {aOwned}.',
        'El equipo: {people}.',
        'Nuestros servicios: {services}.',
        'Nuestros servicios: {anyServices}.',
      ],
    },
  },
};

/** How to reach the business, for the end of any description. */
export const META_CONTACTS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: EN_CONTACT,
  de: DE_CONTACT,
  fr: FR_CONTACT,
  es: ES_CONTACT,
};
