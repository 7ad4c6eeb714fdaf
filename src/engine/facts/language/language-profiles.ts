import { foldText } from './fold-text.ts';

/**
 * The commonest short words of languages written in Latin or Cyrillic letters, as text has them (accents are removed when
 * the table is read). Words shared by many languages weigh little, which the detector works out from this table.
 */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in for is with our your we you are on that this from by at all it be or as have can more will their an us not was has about new how when what who they if any which been every best it’s we’re i',
  de: 'der die das und in zu den mit von für ist im auf wir sie ihr ihre ihren ihrer unser unsere unseren unserer eine ein einen einer nicht auch bei als dem des sind werden oder aus an zur zum am uns bis mehr über wird haben nach vom sich kann ich alle',
  fr: 'le la les de des du et à en un une pour dans nous vous votre vos notre nos est avec sur par au aux que qui plus ou sont pas ce cette ces son sa ses été il être tout tous d’un l’ qu’ chez sans afin',
  it: 'il la lo gli le di e che in un una per con del della dei delle degli al alla alle nel nella nostro nostra nostri nostre vostra sono è più da dal dalla non si come anche tutti tutto ci o ai su sui sulla ed presso ogni',
  es: 'el la los las de y que en un una para con del al por su sus nuestro nuestra nuestros nuestras es son más se lo como o tu tus no todo todos está desde nos sin también muy cada somos ofrecemos',
  pt: 'o a os as de e que em um uma para com do da dos das no na nos nas por seu sua seus suas nosso nossa é são mais se ao à não você como ou também pelo pela todos muito sobre está',
  nl: 'de het een en van in voor met op is uw je wij ons onze u zijn te bij aan die dat naar ook om niet of als door wordt worden kunt kan maar meer over heeft uit onder tot geen hebben wat al',
  pl: 'i w z na do nie się jest dla oraz od że po jak o za to przez nas nasz nasze naszej naszych naszego jako są przy ze lub także ale już tym który która które więcej każdy pod może nasza wszystkie u',
  cs: 'a v na se je s pro že do z o k jako nebo jsou od které který po ve si vám nás naše při také jsme aby za ale už ze vše co jen váš',
  sk: 'a v na sa je s pre že do z o k ako alebo sú od ktoré ktorý po vo si vám nás naše pri tiež sme aby za ale už zo všetko čo len váš',
  sl: 'in v na se je za da z so ki s pri po vam nas naše ali tudi smo od ter kot lahko več bo vse do iz naši',
  hr: 'i u na se je za da s su koji koje po vam nas naše ili također smo od te kao može više će sve do iz naši sa uz što ne',
  ro: 'și în de la cu pe pentru este un o din că sunt noastre noastră nu mai sau prin ce care al ale se vă nostru dumneavoastră fi au fost iar',
  hu: 'a az és egy hogy nem is van meg ez ha vagy csak már de el mint még minden amely ki fel után kell során között illetve valamint',
  sv: 'och i att en på är för med av som det till vi har den de om ett oss vår våra från kan din ditt dig inte eller alla hos även så du ni er',
  da: 'og i at en på er for med af som det til vi har den de om et os vores fra kan din dit dig ikke eller alle hos også så du jeg ved',
  no: 'og i å en på er for med av som det til vi har den de om et oss vår våre fra kan din ditt deg ikke eller alle hos også så du jeg ved når',
  fi: 'ja on ei että se en myös tai kun niin ovat sekä mutta kuin voi oli hän ole joka meidän teidän kaikki nyt sinun olemme',
  et: 'ja on ei et see ka või kui mis oma meie teie aga nii siis kõik oleme ning saab',
  lt: 'ir yra į su kad iš ar mūsų jūsų tai kaip už nuo per bei po visi apie',
  lv: 'un ir ar no uz par kas kā mūsu jūsu vai arī lai pie tikai vairāk līdz',
  tr: 've bir bu için ile de da olarak en daha çok sizin size olan her gibi ne kadar sonra veya biz hizmet ya ki',
  id: 'dan yang di untuk dengan dari pada ini kami anda adalah atau tidak dalam ke kita akan oleh juga lebih itu',
  vi: 'và của là cho các với được trong có không một chúng tôi tại bạn những để đến khi này từ',
  ca: 'i de la el els les que en un una per amb del al a són més també nostre nostra nostres seu aquest és dels',
  ru: 'и в на с не для по из от мы вы что к это или как до за у о при а наши наш все вас нас более также так же их его',
  uk: 'і в на з не для по із від ми ви що до це або як за у о при та наші наш всі вас нас більше також є їх його й',
  bg: 'и в на с не за по от ние вие че да или как до това е са се при ни ви всички ще нашите нас повече както',
  sr: 'и у на је за да са су се који по вам нас или од као може до из не што код',
};

/** One language's share in each common word. */
export type LanguageVotes = readonly (readonly [language: string, weight: number])[];

/** Folded word to the languages that use it; a word of three languages counts a third for each. */
export const LANGUAGES_BY_TERM: ReadonlyMap<string, LanguageVotes> = buildIndex();

function buildIndex(): Map<string, LanguageVotes> {
  const languages = new Map<string, Set<string>>();
  for (const [language, words] of Object.entries(COMMON_WORDS)) {
    for (const word of foldText(words).match(/[\p{L}]+/gu) ?? []) {
      const users = languages.get(word) ?? new Set<string>();
      users.add(language);
      languages.set(word, users);
    }
  }
  const index = new Map<string, LanguageVotes>();
  for (const [word, users] of languages) {
    // Two letters tell less than four: "de" is in half of Europe.
    const strength = (word.length === 1 ? 0.5 : 1) / users.size;
    index.set(
      word,
      [...users].map((language) => [language, strength] as const),
    );
  }
  return index;
}

/** Letters that settle the language by themselves, tried in order. Han alone is Chinese; with kana it is Japanese. */
export const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af\u1100-\u11ff]/g],
  ['zh', /[\u3400-\u9fff]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['bn', /[\u0980-\u09ff]/g],
  ['ta', /[\u0b80-\u0bff]/g],
  ['ka', /[\u10a0-\u10ff]/g],
  ['hy', /[\u0530-\u058f]/g],
];

/** What language switchers are called: the language's own name for itself, and its English one. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    english: 'en',
    englisch: 'en',
    anglais: 'en',
    inglese: 'en',
    ingles: 'en',
    deutsch: 'de',
    german: 'de',
    francais: 'fr',
    french: 'fr',
    italiano: 'it',
    italian: 'it',
    espanol: 'es',
    spanish: 'es',
    castellano: 'es',
    portugues: 'pt',
    portuguese: 'pt',
    nederlands: 'nl',
    dutch: 'nl',
    polski: 'pl',
    polish: 'pl',
    cestina: 'cs',
    cesky: 'cs',
    slovencina: 'sk',
    slovenscina: 'sl',
    hrvatski: 'hr',
    romana: 'ro',
    magyar: 'hu',
    svenska: 'sv',
    dansk: 'da',
    norsk: 'no',
    suomi: 'fi',
    turkce: 'tr',
    catala: 'ca',
    русскии: 'ru',
    українська: 'uk',
    ελληνικα: 'el',
    日本語: 'ja',
    japanese: 'ja',
    中文: 'zh',
    简体中文: 'zh',
    繁體中文: 'zh',
    chinese: 'zh',
    한국어: 'ko',
    korean: 'ko',
    ไทย: 'th',
    العربية: 'ar',
    עברית: 'he',
  }),
);
