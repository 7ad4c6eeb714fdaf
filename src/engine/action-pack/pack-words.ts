import type { TextLanguage } from '../fixes/writing-material.ts';

/** The words of a pack that stand on the owner's pages, in the language of the site. */
export interface PackWords {
  /** The page of questions: the end of its address, and its heading. */
  readonly questionsSlug: string;
  readonly questionsHeading: string;
  readonly contact: string;
  readonly phone: string;
  /** A service and a town: `Drain cleaning in Duluth`. */
  readonly inTown: (service: string, town: string) => string;
  /** One sentence that a service page begins with; `service` as it stands inside a sentence. */
  readonly intro: (name: string, service: string, town: string | null) => string;
  readonly areas: (places: string) => string;
  /** A heading for the two sections of a home page that names the business and its town. */
  readonly call: (phone: string) => string;
}

export const PACK_WORDS: Readonly<Record<TextLanguage, PackWords>> = {
  en: {
    questionsSlug: 'questions-and-answers',
    questionsHeading: 'Questions and answers',
    contact: 'Contact',
    phone: 'Phone',
    inTown: (service, town) => `${service} in ${town}`,
    intro: (name, service, town) => `${name} offers ${service}${town === null ? '' : ` in ${town}`}.`,
    areas: (places) => `Places served: ${places}.`,
    call: (phone) => `For dates and details, call ${phone}.`,
  },
  de: {
    questionsSlug: 'haeufige-fragen',
    questionsHeading: 'Häufige Fragen',
    contact: 'Kontakt',
    phone: 'Telefon',
    inTown: (service, town) => `${service} in ${town}`,
    intro: (name, service, town) => `${name} bietet${town === null ? '' : ` in ${town}`} an: ${service}.`,
    areas: (places) => `Einsatzgebiet: ${places}.`,
    call: (phone) => `Termine und Auskunft unter ${phone}.`,
  },
  fr: {
    questionsSlug: 'questions-frequentes',
    questionsHeading: 'Questions fréquentes',
    contact: 'Contact',
    phone: 'Téléphone',
    inTown: (service, town) => `${service} à ${town}`,
    intro: (name, service, town) => `${name} propose${town === null ? '' : ` à ${town}`} : ${service}.`,
    areas: (places) => `Zone desservie : ${places}.`,
    call: (phone) => `Rendez-vous et renseignements au ${phone}.`,
  },
  es: {
    questionsSlug: 'preguntas-frecuentes',
    questionsHeading: 'Preguntas frecuentes',
    contact: 'Contacto',
    phone: 'Teléfono',
    inTown: (service, town) => `${service} en ${town}`,
    intro: (name, service, town) => `${name} ofrece${town === null ? '' : ` en ${town}`}: ${service}.`,
    areas: (places) => `Zona de servicio: ${places}.`,
    call: (phone) => `Citas e información en el ${phone}.`,
  },
};
