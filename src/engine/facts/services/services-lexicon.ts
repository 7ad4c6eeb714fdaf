/** Path segments and headings that say: below are the services. Accents removed. */
export const SERVICE_SECTION =
  /^(?:(?:our|all|the|my|full|roofing|plumbing|electrical|cleaning|legal|medical|unsere|unser|meine|nos|mes|notre|i nostri|nostri|nuestros|mis|nossos|nasze|moje|onze|vare|vara|our local|dental|medical|legal|core|main|popular|featured|additional|key)\s){0,2}(?:services?|service areas? and services|solutions|treatments?|specialties|specialities|expertise|practice areas|what we (?:do|offer|fix|treat)|services we offer|areas of practice|programs?|classes|leistungen|leistungsspektrum|leistungsangebot|angebote?|behandlungen|schwerpunkte|tatigkeitsgebiete|rechtsgebiete|fachgebiete|was wir (?:tun|bieten)|prestations|savoir-faire|domaines d'(?:intervention|expertise)|expertises|soins|competences|ce que nous faisons|servizi|prestazioni|trattamenti|cosa facciamo|di cosa ci occupiamo|servicios|tratamientos|que hacemos|especialidades|servicos|tratamentos|o que fazemos|uslugi|oferta|zabiegi|specjalizacje|czym sie zajmujemy|diensten|behandelingen|wat wij doen|aanbod|ydelser|behandlinger|tjanster|tjenester|palvelut|sluzby|usluge|szolgaltatasok|servicii|hizmetler|hizmetlerimiz|услуги|послуги|υπηρεσιες)(?:\s(?:&|and|und|et|e|y|i)\s\S{3,20})?(?:\s(?:in|near|for|around|bei|fur|a|en|dans|pour|per|para|w|we|dla|te|voor|de|di)\s.{2,50})?$|^(?:サービス|施術(?:内容|メニュー|案内)?|診療(?:内容|案内|科目)|治療(?:内容|案内)?|メニュー|事業内容|業務内容|服务项目|서비스|진료과목)/;

export const SERVICE_SEGMENT =
  /^(?:services?|our-services|treatments?|solutions|practice-areas?|what-we-do|leistungen|angebot|angebote|behandlungen|behandlung|rechtsgebiete|prestations?|nos-prestations|services-offerts|expertises?|soins|servizi|trattamenti|prestazioni|servicios|tratamientos|servicos|tratamentos|uslugi|oferta|zabiegi|diensten|behandelingen|ydelser|behandlinger|tjanster|tjenester|palvelut|sluzby|usluge|szolgaltatasok|servicii|hizmetler|hizmetlerimiz|uslugi|menu-services|treatment|service)(?:\.\w{2,5})?$/;

/** Navigation and page furniture: no service when nothing else stands beside it. */
const FURNITURE =
  'pages|dropdown|submenu|home|start|startseite|accueil|inicio|strona glowna|about|contact|contacts|kontakt|contatti|contacto|faq|faqs|blog|news|gallery|galerie|galleria|galeria|reviews?|testimonials?|team|careers?|jobs|privacy|privacy policy|terms|imprint|impressum|datenschutz|mentions legales|sitemap|login|menu|more|locations?|hours|opening hours|offnungszeiten|horaires|orari|horario|prices?|pricing|preise|tarifs|prezzi|precios|cennik|newsletter|quick links|categories|archives?|recent posts|popular posts|alle|tous|toutes|tutti|todos|wszystkie|o nas|over ons|title|title here|lorem ipsum|your text here|zuklappen|aufklappen|schliessen|close|open|next|previous|back|top|search|share|print|pages?|links?|useful links|company|information|support|resources';
/** Words that begin calls to action, questions and talk about the business. */
const OPENERS =
  'let.?s|read|learn|view|see|call|book|get|request|schedule|click|find|discover|explore|download|skip|jump|why|how|what (?:is|our|to|we|you)|who|when|where|ready|need|have|meet|our (?:team|story|work|process|promise|mission|values|clients|customers|location|approach|commitment|guarantee|services)|your|the (?:team|process)|welcome|willkommen|bienvenue|step|phase|areas? (?:we|served)|service areas?|serving|follow|subscribe|useful|related|latest|mehr|weiter|jetzt|hier|termin|warum|wie|wer|unser team|uber uns|en savoir|plus d|pourquoi|notre (?:equipe|histoire)|qui sommes|contactez|prendre|leggi|chi siamo|perche|prenota|richiedi|contatta|ver|leer|saber|por que|como|quien|wiecej|dlaczego|zadzwon|lees|waarom|maak|neem|all services|free (?:quote|estimate)|contact us|about us|home page|call us';
/** Beginnings of words, in languages that inflect them. */
const STEMS = 'benvenut|bienvenid|decouvr|scopri|reserv[ae]|solicit|skontaktuj|umow ';
const JAPANESE =
  'お問い?合わ?せ|アクセス|料金|ご予約|よくある|トップ|ホーム|お知らせ|ブログ|院長|スタッフ|当院|会社概要';

/** Headings and links that are no services. Text: folded. */
export const NO_SERVICE = new RegExp(
  `^(?:(?:${FURNITURE})(?:\\s(?:us|page|now|uns|nous))?$|(?:${OPENERS})(?!\\p{L})|\\d|${STEMS}|${JAPANESE})`,
  'u',
);
