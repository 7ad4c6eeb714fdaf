import type { Shot } from '#shared/add-ons/photo-seo-pack.ts';
import { slugify } from '../action-pack/file-names.ts';
import type { CategoryFamily } from '../facts/category/business-category.ts';
import { type BusinessWording, businessWording } from '../fixes/compose/business-slots.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';

/** Longer lists are too long to work through. */
const MOST_SERVICES = 10;

/** Placeholders for what depends on the photo, in the language of the site. */
export const WHAT_IT_SHOWS: Readonly<Record<TextLanguage, string>> = {
  en: '[what the photo shows]',
  de: '[was auf dem Foto zu sehen ist]',
  fr: '[ce que montre la photo]',
  es: '[lo que muestra la foto]',
  it: '[che cosa mostra la foto]',
  nl: '[wat er op de foto staat]',
  pt: '[o que a foto mostra]',
};

interface Take {
  readonly title: string;
  readonly how: string;
  /** Ends the file name: `drain-cleaning-before`. */
  readonly mark: string;
}

const AT_WORK: readonly Take[] = [
  {
    title: 'at work',
    how: 'Show hands, tools and what they work on. Step close, and keep the background tidy.',
    mark: 'at-work',
  },
];
const BEFORE_AND_AFTER: readonly Take[] = [
  {
    title: 'before',
    how: 'Take it before you touch anything. Remember where you stood.',
    mark: 'before',
  },
  {
    title: 'after',
    how: 'Same place, same height, same light as before, so that the two can stand side by side.',
    mark: 'after',
  },
];
const RESULT: readonly Take[] = [
  { title: 'the result', how: 'By daylight, in front of a plain wall, from close up.', mark: 'result' },
];
const ROOM: readonly Take[] = [
  {
    title: 'where it happens',
    how: 'Show the room or the tools, and nobody who is a client or a patient. No papers, no screens.',
    mark: 'room',
  },
];
const ON_TABLE: readonly Take[] = [
  { title: 'as it is served', how: 'By a window, from the side at eye level, just after it is ready.', mark: 'served' },
];
const TAKES: Readonly<Partial<Record<CategoryFamily, readonly Take[]>>> = {
  home: BEFORE_AND_AFTER,
  auto: BEFORE_AND_AFTER,
  beauty: RESULT,
  pets: RESULT,
  creative: RESULT,
  dining: ON_TABLE,
  foodshop: ON_TABLE,
  medical: ROOM,
  legal: ROOM,
  office: ROOM,
};

/**
 * Photos to take for this category: each service that the facts name, then front, inside and team. File name, alternative text
 * and caption use facts alone; what the photo will show is left to the photographer. Pure.
 */
export function shotList(material: WritingMaterial): Shot[] {
  const business = businessWording(material);
  const takes = (business.family === null ? undefined : TAKES[business.family]) ?? AT_WORK;
  const services = business.services
    .slice(0, MOST_SERVICES)
    .map(({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  return [
    ...services.flatMap((service) => takes.map((take) => shotOf(business, take, service))),
    ...placeShots(business),
    shotOf(business, {
      title: 'Your team',
      how: 'Everybody who wants to be in it, at the place where they work. Ask each of them first.',
      mark: 'team',
    }),
  ];
}

function placeShots(business: BusinessWording): Shot[] {
  if (!business.slots.has('street')) return [];
  const front: Take = {
    title: 'The front by day',
    how: 'From across the street, with the sign and the door in it, as somebody sees it who looks for you.',
    mark: 'front',
  };
  const inside: Take = {
    title: 'Inside',
    how: 'From the door into the room, lights on, tidied up, nobody in it.',
    mark: 'inside',
  };
  return [shotOf(business, front), shotOf(business, inside)];
}

function shotOf(business: BusinessWording, { title, how, mark }: Take, service: string | null = null): Shot {
  const name = business.slots.get('plainName')?.text ?? null;
  const city = business.slots.get('city')?.text ?? null;
  const parts = [service, name, city].flatMap((part) => part ?? []);
  const shows = WHAT_IT_SHOWS[business.language];
  return {
    title: service === null ? title : `${service}: ${title}`,
    how,
    fileName: `${slugify([service ?? name ?? '', city ?? ''].join(' '), 'photo')
      .slice(0, 50)
      .replace(/-+$/, '')}-${mark}.jpg`,
    alt: service === null ? `${shows}${name === null ? '' : `, ${name}`}` : `${service}: ${shows}`,
    caption: parts.length === 0 ? shows : parts.join(', '),
  };
}
