import { readPattern } from '../../data/patterns.ts';
/** Path segments and headings that say: below are the services. Accents removed. */
export const SERVICE_SECTION =
  /^(?:(?:our|all|the|my|full|roofing|plumbing|electrical|cleaning|legal|medical|unsere|unser|meine|nos|mes|notre|i nostri|nostri|nuestros|mis|nossos|nasze|moje|onze|vare|vara|our local|dental|medical|legal|core|main|popular|featured|additional|key)\s){0,2}(?:services?|service areas? and services|solutions|treatments?|specialties|specialities|expertise|practice areas|areas of (?:expertise|work|activity)|what we (?:do|offer|fix|treat)|services we offer|areas of practice|programs?|classes|leistungen|leistungsspektrum|leistungsangebot|angebote?|behandlungen|schwerpunkte|tatigkeitsgebiete|rechtsgebiete|fachgebiete|was wir (?:tun|bieten)|prestations|savoir-faire|domaines d'(?:intervention|expertise)|expertises|soins|competences|ce que nous faisons|servizi|prestazioni|trattamenti|cosa facciamo|di cosa ci occupiamo|servicios|tratamientos|que hacemos|especialidades|servicos|tratamentos|o que fazemos|uslugi|oferta|zabiegi|specjalizacje|czym sie zajmujemy|diensten|behandelingen|wat wij doen|aanbod|ydelser|behandlinger|tjanster|tjenester|palvelut|sluzby|usluge|szolgaltatasok|servicii|hizmetler|hizmetlerimiz|услуги|послуги|υπηρεσιες)(?:\s(?:&|and|und|et|e|y|i)\s\S{3,20})?(?:\s(?:in|near|for|around|bei|fur|a|en|dans|pour|per|para|w|we|dla|te|voor|de|di)\s.{2,50})?$|^(?:サービス|施術(?:内容|メニュー|案内)?|診療(?:内容|案内|科目)|治療(?:内容|案内)?|メニュー|事業内容|業務内容|服务项目|서비스|진료과목)/;

export const SERVICE_SEGMENT = new RegExp(String.raw`^(?:${readPattern('services', 'serviceSegment')})(?:\.\w{2,5})?$`);

/** Navigation and page furniture: no service when nothing else stands beside it. */
const FURNITURE = readPattern('services', 'furniture');
/** Words that begin calls to action, questions and talk about the business. */
const OPENERS = readPattern('services', 'openers');
/** Beginnings of words, in languages that inflect them. */
const STEMS = 'benvenut|bienvenid|decouvr|scopri|reserv[ae]|solicit|skontaktuj|umow ';
const JAPANESE =
  'お問い?合わ?せ|アクセス|料金|ご予約|よくある|トップ|ホーム|お知らせ|ブログ|院長|スタッフ|当院|会社概要';

/** Headings and links that are no services. Text: folded. */
export const NO_SERVICE = new RegExp(
  `^(?:(?:${FURNITURE})(?:\\s(?:us|page|now|uns|nous))?$|(?:${OPENERS})(?!\\p{L})|\\d|${STEMS}|${JAPANESE})`,
  'u',
);

/** Headings above groups that are about the business itself. Text: folded, letters alone. */
export const ABOUT_BUSINESS_SECTION = new RegExp(`(?:^| )(?:${readPattern('services', 'aboutUsWords')})(?: |$)`, 'u');

/** What a business says of itself. Text: folded, letters alone. */
export const SELF_PRAISE = new RegExp(`^(?:\\p{L}+ )?(?:${readPattern('services', 'praise')})(?: \\p{L}+){0,2}$`, 'u');

/** Ends of words that name services in languages that join words ("Kotipalvelut", "Dienstleistungen"). Folded. */
export const SERVICE_WORD_END =
  /\p{L}(?:leistungen|behandlungen|palvelut|hoidot|tjanster|tjenester|behandlingar|ydelser|diensten|behandelingen|szolgaltatasok|kezelesek|teenused|rechtsgebiete)$/u;
