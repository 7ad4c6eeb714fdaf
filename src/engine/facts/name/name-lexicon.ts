import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../language/fold-text.ts';

/** Words in the place of a name that are not names: navigation, templates' and builders' own texts. Folded. */
export const NOT_A_NAME: ReadonlySet<string> = new Set(
  foldText(
    `home|homepage|home page|start|startseite|start page|accueil|inicio|inicial|pagina inicial|pagina principal|strona glowna|główna|domů|úvod|forside|hjem|hem|etusivu|kezdőlap|acasă|anasayfa|ana sayfa|главная|головна|ホーム|トップ|トップページ|top|首页|首頁|홈|
welcome|willkommen|herzlich willkommen|bienvenue|bienvenidos|bienvenido|benvenuti|benvenuto|bem-vindo|witamy|welkom|välkommen|velkommen|ようこそ|
index|index html|untitled|untitled document|untitled page|no title|new page|new page 1|document|page|page 1|page title|title|titel|website|web site|site|my site|my website|my web site|meine website|mon site|il mio sito|mi sitio|web|webseite|site title|site name|sitename|your site title|blog|
logo|logotype|brand|image|img|picture|photo|banner|header|icon|site logo|company logo|our logo|website logo|header logo|footer logo|main logo|logo image|navbar|menu|menü|menù|navigation|toggle navigation|toggle menu|nav|close|open|search|skip to content|more|mehr|
company|company name|your company|your company name|business name|your business|your business name|my company|my business|firma|firmenname|ihr firmenname|musterfirma|muster gmbh|max mustermann|nom de l entreprise|nom entreprise|nome azienda|nombre de la empresa|nombre empresa|nazwa firmy|acme|example|example domain|demo|test|sample|template|theme|lorem ipsum|
hello world|hallo welt|bonjour tout le monde|hola mundo|ola mundo|ciao mondo|hallo wereld|just another wordpress site|
react app|vite app|vite react|vite react ts|vue app|angular app|next js|create next app|create react app|svelte app|nuxt|astro|gatsby|hugo|jekyll|wordpress|just another wordpress site|wix|squarespace|shopify|webflow|bootstrap|start bootstrap|bootstrap template|html5 up|colorlib|templatemo|html codex|free website template|landing page|one page|under construction|coming soon|default|parallax|
contact|contact us|kontakt|contatti|contacto|contact form|about|about us|über uns|services|our services|leistungen|servizi|servicios|prestations|impressum|imprint|mentions légales|legal notice|note legali|aviso legal|datenschutz|privacy|privacy policy|terms|gallery|galerie|galleria|galería|faq|news|aktuelles|login|log in|shop|store|cart|preise|prices|pricing|tarifs|team|our team|our story|story|jobs|karriere|careers|
all rights reserved|alle rechte vorbehalten|tous droits réservés|tutti i diritti riservati|todos los derechos reservados|wszelkie prawa zastrzeżone|copyright|facebook|instagram|google|twitter|linkedin|youtube|tripadvisor|whatsapp|
call now|book now|get a quote|get started|learn more|read more|make an appointment|book online|order online|404|not found|page not found|error|loading|null|undefined|object object`,
  )
    .split(/[|\n]+/)
    .map((one) => splitWords(one).join(' '))
    .filter((one) => one !== ''),
);

/** Legal forms, as whole words. Folded, dots removed: "S.r.l." is compared as "srl". */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `llc inc ltd limited pty plc corp corporation co pc pllc lp llp gmbh ug ag kg ohg gbr mbh ek eu se sarl sas sasu eurl sa
  scp selarl snc srl srls spa sapa sl slu sau cb sc bv nv vof cv bvba sprl oy oyj ab as asa aps oü ou sp zoo spzoo spj spk
  kft bt zrt sro doo dooel eood ood sia uab kk gk ltda eireli me mei epp cia`.split(/\s+/),
);

/** Conjunctions in names, ignored when names are compared. */
export const JOINING: ReadonlySet<string> = new Set('and und et e y i en och og und the'.split(' '));

/** Prefixes of greeting headlines before a name. Folded text, tried in order. */
export const GREETING = new RegExp(String.raw`^(?:${readPattern('names', 'greeting')})\s+`);

/** Suffixes of greetings after the name. */
export const AFTER_NAME =
  /\s*(?:[!.…]+|(?:へようこそ|のホームページ|公式サイト|公式ホームページ|オフィシャルサイト)[!！。]?)\s*$/;

/** Words of praise and address that indicate a slogan rather than a name. Folded. */
export const SLOGAN_LEXICON: ReadonlySet<string> = new Set(
  `best top rated trusted leading affordable cheap quality professional reliable experienced expert experts near your you our we us
  #1 premier serving proudly get call book free quality welcome where more than
  beste bester besten ihr ihre dein deine euer unser unsere wir uns fur professionell zuverlassig kompetent gunstig
  meilleur meilleure votre vos notre nos nous vous pour professionnel
  migliore migliori il tuo tuoi vostro vostra nostro nostra professionale per
  mejor mejores tu tus su nuestro nuestra para profesional
  najlepszy najlepsza najlepsze twoj twoja twoje nasz nasza nasze dla profesjonalny
  seu sua melhor melhores nosso
  uw onze jouw voor beste
  in near around serving`.split(/\s+/),
);
