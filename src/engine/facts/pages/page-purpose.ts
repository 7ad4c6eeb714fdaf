import type { Page } from '../../crawl/html/page.ts';

/** The purpose of a page by its URL and headline. `privacy` and `terms` pages contain addresses of third parties. */
export type PagePurpose =
  | 'home'
  | 'contact'
  | 'imprint'
  | 'about'
  | 'locations'
  | 'services'
  | 'faq'
  | 'privacy'
  | 'terms'
  | 'other';

/**
 * Words of URLs, titles and headings, accents removed, in the supported languages. The order
 * decides: an imprint page called "Impressum & Datenschutz" is an imprint.
 */
const PURPOSE_WORDS: readonly (readonly [PagePurpose, RegExp])[] = [
  [
    'imprint',
    /\b(?:impressum|imprint|mentions?[-_ ]?legales?|legal[-_ ]?notice|aviso[-_ ]?legal|note[-_ ]?legali|colofon)\b|特定商取引/,
  ],
  [
    'privacy',
    /\b(?:privacy|datenschutz\w{0,12}|dsgvo|gdpr|rodo|confidentialite|privacidad|privacidade|privacyverklaring|prywatnosci|cookies?|cookie[-_ ]?policy|riservatezza|personuppgifter|tietosuoja)\b|プライバシー|個人情報/,
  ],
  [
    'terms',
    /\b(?:terms|conditions|agb|cgv|cgu|regulamin|termini|terminos|termos|voorwaarden|refund|disclaimer|widerruf\w{0,10})\b|利用規約/,
  ],
  [
    'contact',
    /\b(?:contact(?![-_ ]?(?:lens|less))(?:s|[-_ ]?us)?|contacto|contactos|contatti|contattaci|contato|contacter|contactez\w{0,5}|kontakt\w{0,6}|kapcsolat|kontakty|get[-_ ]?in[-_ ]?touch|reach[-_ ]?us|find[-_ ]?us|directions|anfahrt|acces|access|dojazd|dove[-_ ]?siamo|donde[-_ ]?estamos|onde[-_ ]?estamos|como[-_ ]?llegar|como[-_ ]?chegar|localizacao|lokalizacja|plan[-_ ]?d[-_ ]?acces|where[-_ ]?we[-_ ]?are|route(?:beschrijving)?|so[-_ ]?finden[-_ ]?sie[-_ ]?uns|standort|ubicacion|yhteystiedot|iletisim|visit(?:[-_ ]?us)?)\b|アクセス|お問い?合わ?せ|联系|聯絡|연락처|오시는/,
  ],
  [
    'locations',
    /\b(?:locations?|branches|stores|our[-_ ]?(?:offices|shops|stores|clinics)|standorte|filialen?|sedi|sucursales|sedes|vestigingen|agences|oddzialy|lokale)\b|店舗/,
  ],
  [
    'about',
    /\b(?:about(?:[-_ ]?us)?|our[-_ ]?(?:story|team|company)|ueber[-_ ]?uns|uber[-_ ]?uns|wir[-_ ]?ueber[-_ ]?uns|a[-_ ]?propos|qui[-_ ]?sommes[-_ ]?nous|chi[-_ ]?siamo|sobre(?:[-_ ]?nosotros|[-_ ]?nos)?|quienes[-_ ]?somos|quem[-_ ]?somos|o[-_ ]?nas|o[-_ ]?firmie|over[-_ ]?ons|om[-_ ]?os|om[-_ ]?oss|team|history)\b|会社概要|院長|関于|关于/,
  ],
  ['faq', /\b(?:faqs?|questions|fragen|preguntas|domande|perguntas|pytania|veelgestelde)\b|よくある/],
  [
    'services',
    /\b(?:services?|leistungen|angebot|prestations|servizi|servicios|servicos|uslugi|oferta|diensten|treatments?|behandlungen|soins|cennik|preise|prices|pricing|tarifs|prezzi|precios|menu|products?|produkte)\b|メニュー|料金|施術|サービス/,
  ],
];

/** The title and first heading of a page. */
export interface NamedPage extends Pick<Page, 'url' | 'title'> {
  readonly headings: readonly { readonly level: number; readonly text: string; readonly region: string }[];
}

/**
 * The purpose of a page, by its path (file names are reliable), then its title and first heading.
 * `isHome` overrides: the first page of an audit is the home page whatever its path.
 */
export function classifyPurpose(page: NamedPage, isHome: boolean): PagePurpose {
  if (isHome) return 'home';
  const byHeadline = match(headline(page));
  // Some builders put the imprint under /about/; its headline shows what it is.
  if (byHeadline === 'imprint' || byHeadline === 'privacy') return byHeadline;
  return match(pathWords(page.url)) ?? byHeadline ?? 'other';
}

function match(words: string): PagePurpose | null {
  for (const [purpose, pattern] of PURPOSE_WORDS) if (pattern.test(words)) return purpose;
  return null;
}

function pathWords(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return fold(
      decodeURIComponent(pathname + search)
        .replace(/\.(?:html?|php|aspx?)$/i, '')
        .replace(/_/g, '-'),
    );
  } catch {
    return fold(url);
  }
}

function headline(page: NamedPage): string {
  // The first part of the title: after the dash comes the business, which may be called "Contact Lens Centre".
  const title = (page.title ?? '').slice(0, 200).split(/\s[-–—|·:]\s|\|/)[0] ?? '';
  const heading = page.headings.find((one) => one.level <= 2 && one.text !== '' && one.region !== 'header')?.text ?? '';
  return fold(`${heading.length <= 60 ? heading : ''} \n ${title.length <= 60 ? title : ''}`);
}

function fold(text: string): string {
  return text
    .slice(0, 400)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
