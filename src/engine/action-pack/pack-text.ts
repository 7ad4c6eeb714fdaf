import { inTown } from '../fixes/compose/town-phrases.ts';
import type { TextLanguage } from '../fixes/writing-material.ts';

/** The phrases of a pack that appear on the owner's pages, in the language of the site. */
export interface PackText {
  /** The FAQ page: the end of its URL, and its heading. */
  readonly questionsSlug: string;
  readonly questionsHeading: string;
  readonly contact: string;
  /** A service and a town: `Drain cleaning in Duluth`. */
  readonly inTown: (service: string, town: string) => string;
  /** The first sentence of a service page; `service` is in its mid-sentence form. */
  readonly intro: (name: string, service: string, town: string | null) => string;
  readonly areas: (places: string) => string;
}

export const PACK_TEXT: Readonly<Record<TextLanguage, PackText>> = {
  en: {
    questionsSlug: 'questions-and-answers',
    questionsHeading: 'Questions and answers',
    contact: 'Contact',
    inTown: (service, town) => `${service} in ${town}`,
    intro: (name, service, town) => `${name} offers ${service}${town === null ? '' : ` in ${town}`}.`,
    areas: (places) => `Places served: ${places}.`,
  },
  de: {
    questionsSlug: 'haeufige-fragen',
    questionsHeading: 'Häufige Fragen',
    contact: 'Kontakt',
    inTown: (service, town) => `${service} in ${town}`,
    intro: (name, service, town) => `${name} bietet${town === null ? '' : ` in ${town}`} an: ${service}.`,
    areas: (places) => `Einsatzgebiet: ${places}.`,
  },
  fr: {
    questionsSlug: 'questions-frequentes',
    questionsHeading: 'Questions fréquentes',
    contact: 'Contact',
    inTown: (service, town) => `${service} à ${town}`,
    intro: (name, service, town) => `${name} propose${town === null ? '' : ` à ${town}`} : ${service}.`,
    areas: (places) => `Zone desservie : ${places}.`,
  },
  es: {
    questionsSlug: 'preguntas-frecuentes',
    questionsHeading: 'Preguntas frecuentes',
    contact: 'Contacto',
    inTown: (service, town) => `${service} en ${town}`,
    intro: (name, service, town) => `${name} ofrece${town === null ? '' : ` en ${town}`}: ${service}.`,
    areas: (places) => `Zona de servicio: ${places}.`,
  },
  it: {
    questionsSlug: 'domande-frequenti',
    questionsHeading: 'Domande frequenti',
    contact: 'Contatti',
    inTown: (service, town) => `${service} ${inTown('it', town)}`,
    intro: (name, service, town) => `${name} offre${town === null ? '' : ` ${inTown('it', town)}`}: ${service}.`,
    areas: (places) => `Zona servita: ${places}.`,
  },
  nl: {
    questionsSlug: 'veelgestelde-vragen',
    questionsHeading: 'Veelgestelde vragen',
    contact: 'Contact',
    inTown: (service, town) => `${service} in ${town}`,
    intro: (name, service, town) => `${name} biedt${town === null ? '' : ` in ${town}`}: ${service}.`,
    areas: (places) => `Werkgebied: ${places}.`,
  },
  pt: {
    questionsSlug: 'perguntas-frequentes',
    questionsHeading: 'Perguntas frequentes',
    contact: 'Contato',
    inTown: (service, town) => `${service} ${inTown('pt', town)}`,
    intro: (name, service, town) => `${name} oferece${town === null ? '' : ` ${inTown('pt', town)}`}: ${service}.`,
    areas: (places) => `Área atendida: ${places}.`,
  },
};
