import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords } from '../language/fold-text.ts';

/** Words by which a site refers to itself or greets, in the supported languages. */
const GENERIC = wordSet(`
  index default untitled
  our my your the this a an at of on to in for is welcome home homepage page pages main start website websites webpage web site sites official
  here new us online internet portal
  unsere unserer unserem unseren unser meine meiner mein ihre ihr euer eure die der das dem den des auf bei in zu zur zum von herzlich
  willkommen startseite hauptseite webseite webseiten internetseite internetseiten internetauftritt webauftritt seite seiten offizielle
  offizieller offiziell hier
  notre nos mon ma mes votre vos le la les l du de des sur au aux a chez bienvenue accueil site sites officiel officielle internet page
  d ici
  nuestra nuestro nuestras nuestros mi mis su sus tu el los en al del bienvenidos bienvenido bienvenida bienvenidas inicio pagina paginas
  sitio sitios oficial principal aqui
  nostro nostra nostri nostre mio mia il lo gli nel sul sulla alla al benvenuti benvenuto benvenuta pagina sito ufficiale principale iniziale
  nosso nossa nossos nossas meu minha seu sua o os as no na ao bem vindo vindos vinda vindas bemvindo inicial
  onze ons mijn uw jouw de het een op bij welkom startpagina hoofdpagina webpagina officiele website
  nasza nasz nasze moja moj twoja strona strony glowna witamy witaj na w oficjalna internetowa
  var vores mitt min vår hjem hem hemsida hemsidan hjemmeside hjemmesiden nettside velkommen valkommen officiell offisiell officiel till til
  oma meidan kotisivu kotisivut etusivu tervetuloa
  nase moje vitejte vitajte domu uvod stranka stranky oficialni hlavni oficialna
  a mi weboldal weboldalunk honlap honlapunk kezdolap fooldal hivatalos udvozoljuk
  nostru noastra acasa prima oficiala bun venit site-ul
  bizim web sitemiz sitesi resmi anasayfa ana sayfa hosgeldiniz hos geldiniz
  наш наша мой сайт официальный главная страница добро пожаловать на домашняя ласкаво просимо головна сторінка офіційний
`);
/** One of these is required: "the" or "chez nous" alone is not enough. */
const TELLING = wordSet(`
  index untitled
  home homepage website websites webpage site sites welcome official page pages portal startseite hauptseite webseite webseiten internetseite
  internetseiten internetauftritt webauftritt seite seiten offizielle willkommen accueil bienvenue officiel inicio pagina paginas sitio
  sitios oficial bienvenidos bienvenido bienvenida bienvenidas sito ufficiale benvenuti benvenuto benvenuta vindo vindos vinda vindas
  bemvindo startpagina hoofdpagina webpagina welkom strona strony glowna witamy witaj hjem hem hemsida hemsidan hjemmeside hjemmesiden
  nettside velkommen valkommen kotisivu kotisivut etusivu tervetuloa vitejte vitajte stranka stranky weboldal weboldalunk honlap honlapunk
  kezdolap fooldal udvozoljuk acasa sitemiz sitesi anasayfa hosgeldiniz сайт главная страница пожаловать просимо сторінка web internet
`);
/** Written without spaces; compared whole. */
const UNSPACED = new RegExp(`^(?:当|私たちの|弊社)?(?:${readPattern('names', 'homeUnspaced')})+$`);
const LONGEST = 8;

/**
 * Whether a text in the place of a name is only the site referring to itself: "Our Website", "Welcome to our official
 * home page", "Notre site internet". Such a text is never used as a name. Pure.
 */
export function isGenericName(text: string): boolean {
  if (UNSPACED.test(text.replace(/[\s!.・]+/g, ''))) return true;
  const words = splitWords(foldText(text));
  if (words.length === 0 || words.length > LONGEST) return false;
  return words.every((word) => GENERIC.has(word)) && words.some((word) => TELLING.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(splitWords(foldText(words)));
}
