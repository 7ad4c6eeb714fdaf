import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue } from './pack-facts.ts';
import type { PackPromise } from './pack-gain.ts';
import { escapeMarkdown } from './pack-html.ts';

/** The texts of the first page; the steps themselves name menus in English, as most builders do. */
interface ReadmeWords {
  readonly title: (name: string) => string;
  readonly what: string;
  readonly order: string;
  readonly gain: (points: string) => string;
  readonly rules: readonly string[];
  readonly files: string;
  readonly names: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<TextLanguage, ReadmeWords>> = {
  en: {
    title: (name) => `Action pack for ${name}`,
    what: 'Everything in here was written from facts on your website and from what you confirmed. Read each text once before it goes online.',
    order:
      'Begin with STEPS.md: it tells click by click where each thing goes. An hour is enough for the home page and robots.txt.',
    gain: (points) =>
      `Done as it stands here, the score of this audit rises by ${points} points. Run the check again afterwards to see it.`,
    rules: [
      'Publish a page only for a service you really offer.',
      'Correct what is wrong in the fact sheet first, then fetch the pack again: every text follows the facts.',
      'We add no review stars to the structured data. Google shows none for what a site says about itself.',
    ],
    files: 'What is in it',
    names: {
      steps: 'step by step for your website builder',
      home: 'title, description, heading and structured data of the home page',
      homeTexts: 'title, description and heading of the home page',
      robots: 'robots.txt with search and AI bots allowed, and the lines that change',
      contact: 'a line with name, place and a phone number that dials',
      phoneLink: 'your phone number as a link that dials',
      questions: 'questions and answers, for a page of their own or the one you have',
      pages: 'one folder for each service: questions for the page that you have, and structured data',
      drafts: 'drafts of pages for services that have none: answer the questions in brackets before one goes online',
      directories: 'how your name, address and phone have to read everywhere',
      llms: 'llms.txt, if you like; no large answer engine says that it reads this file',
    },
  },
  de: {
    title: (name) => `Maßnahmenpaket für ${name}`,
    what: 'Alles hier ist aus Angaben auf Ihrer Website und aus dem geschrieben, was Sie bestätigt haben. Lesen Sie jeden Text einmal, bevor er online geht.',
    order:
      'Beginnen Sie mit STEPS.md: Dort steht Klick für Klick, wohin etwas gehört. Für Startseite und robots.txt reicht eine Stunde.',
    gain: (points) =>
      `So umgesetzt, steigt die Punktzahl dieser Prüfung um ${points} Punkte. Prüfen Sie danach noch einmal.`,
    rules: [
      'Veröffentlichen Sie eine Seite nur für eine Leistung, die Sie wirklich anbieten.',
      'Ist eine Angabe falsch, berichtigen Sie zuerst das Faktenblatt und holen Sie das Paket neu: Jeder Text folgt den Angaben.',
      'Wir ergänzen in den strukturierten Daten keine Bewertungssterne. Google zeigt keine für das, was eine Website über sich selbst sagt.',
    ],
    files: 'Was darin ist',
    names: {
      steps: 'Schritt für Schritt für Ihren Website-Baukasten (Englisch)',
      home: 'Titel, Beschreibung, Überschrift und strukturierte Daten der Startseite',
      homeTexts: 'Titel, Beschreibung und Überschrift der Startseite',
      robots: 'robots.txt, die Such- und Antwortdienste einlässt, und die geänderten Zeilen',
      contact: 'eine Zeile mit Name, Ort und einer Nummer zum Antippen',
      phoneLink: 'Ihre Telefonnummer als Link zum Antippen',
      questions: 'Fragen und Antworten, für eine eigene Seite oder die vorhandene',
      pages: 'ein Ordner je Leistung: Fragen für die vorhandene Seite und strukturierte Daten',
      drafts:
        'Entwürfe für Leistungen ohne eigene Seite: Beantworten Sie die Fragen in Klammern, bevor eine Seite online geht',
      directories: 'wie Name, Adresse und Telefon überall lauten müssen',
      llms: 'llms.txt, freiwillig: Kein großer Antwortdienst sagt, dass er diese Datei liest',
    },
  },
  fr: {
    title: (name) => `Pack d’actions pour ${name}`,
    what: 'Tout ce qui suit est rédigé à partir des informations de votre site et de ce que vous avez confirmé. Relisez chaque texte avant de le publier.',
    order:
      'Commencez par STEPS.md : il indique, clic par clic, où va chaque élément. Une heure suffit pour la page d’accueil et robots.txt.',
    gain: (points) =>
      `Appliqué tel quel, ce pack fait monter le score de cet audit de ${points} points. Relancez ensuite la vérification.`,
    rules: [
      'Ne publiez une page que pour un service que vous proposez vraiment.',
      'Si une information est fausse, corrigez d’abord la fiche des faits, puis téléchargez de nouveau le pack : chaque texte suit les faits.',
      'Nous n’ajoutons pas d’étoiles aux données structurées. Google n’en affiche pas pour ce qu’un site dit de lui-même.',
    ],
    files: 'Ce qu’il contient',
    names: {
      steps: 'pas à pas pour votre outil de création de site (en anglais)',
      home: 'titre, description, titre principal et données structurées de la page d’accueil',
      homeTexts: 'titre, description et titre principal de la page d’accueil',
      robots: 'robots.txt qui laisse entrer les moteurs de recherche et de réponse, et les lignes modifiées',
      contact: 'une ligne avec nom, lieu et numéro à toucher pour appeler',
      phoneLink: 'votre numéro de téléphone en lien à toucher pour appeler',
      questions: 'questions et réponses, pour une page à part ou celle qui existe',
      pages: 'un dossier par service : des questions pour la page qui existe, et des données structurées',
      drafts:
        'brouillons pour les services sans page : répondez aux questions entre crochets avant de mettre une page en ligne',
      directories: 'comment nom, adresse et téléphone doivent s’écrire partout',
      llms: 'llms.txt, facultatif : aucun grand moteur de réponse ne dit lire ce fichier',
    },
  },
  es: {
    title: (name) => `Paquete de acciones para ${name}`,
    what: 'Todo está escrito a partir de datos de su sitio web y de lo que usted confirmó. Lea cada texto antes de publicarlo.',
    order:
      'Empiece por STEPS.md: indica clic a clic dónde va cada cosa. Con una hora basta para la página de inicio y robots.txt.',
    gain: (points) =>
      `Aplicado tal como está, la puntuación de esta auditoría sube ${points} puntos. Vuelva a comprobarlo después.`,
    rules: [
      'Publique una página solo para un servicio que realmente ofrece.',
      'Si un dato es incorrecto, corrija primero la ficha de datos y descargue otra vez el paquete: cada texto sigue los datos.',
      'No añadimos estrellas a los datos estructurados. Google no las muestra por lo que un sitio dice de sí mismo.',
    ],
    files: 'Qué contiene',
    names: {
      steps: 'paso a paso para su creador de sitios web (en inglés)',
      home: 'título, descripción, encabezado y datos estructurados de la página de inicio',
      homeTexts: 'título, descripción y encabezado de la página de inicio',
      robots: 'robots.txt que deja entrar a buscadores y motores de respuesta, y las líneas que cambian',
      contact: 'una línea con nombre, lugar y un teléfono que se puede pulsar',
      phoneLink: 'su número de teléfono como enlace que se puede pulsar',
      questions: 'preguntas y respuestas, para una página propia o la que ya tiene',
      pages: 'una carpeta por servicio: preguntas para la página que ya tiene y datos estructurados',
      drafts:
        'borradores para servicios sin página: responda a las preguntas entre corchetes antes de publicar una página',
      directories: 'cómo deben escribirse nombre, dirección y teléfono en todas partes',
      llms: 'llms.txt, opcional: ningún gran motor de respuestas dice que lee este archivo',
    },
  },
  it: {
    title: (name) => `Pacchetto di interventi per ${name}`,
    what: 'Tutto è scritto a partire da dati del vostro sito e da ciò che avete confermato. Rileggete ogni testo prima di pubblicarlo.',
    order:
      'Cominciate da STEPS.md: dice, clic per clic, dove va ogni cosa. Per la pagina iniziale e robots.txt basta un’ora.',
    gain: (points) =>
      `Applicato così com’è, il punteggio di questa analisi sale di ${points} punti. Poi ripetete il controllo.`,
    rules: [
      'Pubblicate una pagina solo per un servizio che offrite davvero.',
      'Se un dato è sbagliato, correggete prima la scheda dei dati e scaricate di nuovo il pacchetto: ogni testo segue i dati.',
      'Non aggiungiamo stelle ai dati strutturati. Google non le mostra per ciò che un sito dice di sé.',
    ],
    files: 'Che cosa contiene',
    names: {
      steps: 'passo per passo per il vostro strumento di creazione del sito (in inglese)',
      home: 'titolo, descrizione, titolo principale e dati strutturati della pagina iniziale',
      homeTexts: 'titolo, descrizione e titolo principale della pagina iniziale',
      robots: 'robots.txt che lascia entrare i motori di ricerca e di risposta, e le righe modificate',
      contact: 'una riga con nome, luogo e un numero da toccare per chiamare',
      phoneLink: 'il vostro numero di telefono come link da toccare per chiamare',
      questions: 'domande e risposte, per una pagina propria o per quella che avete',
      pages: 'una cartella per servizio: domande per la pagina che avete e dati strutturati',
      drafts: 'bozze per i servizi senza pagina: rispondete alle domande tra parentesi prima di pubblicare una pagina',
      directories: 'come devono essere scritti ovunque nome, indirizzo e telefono',
      llms: 'llms.txt, facoltativo: nessun grande motore di risposta dice di leggere questo file',
    },
  },
  nl: {
    title: (name) => `Actiepakket voor ${name}`,
    what: 'Alles is geschreven op basis van uw website en van wat u hebt bevestigd. Lees elke tekst een keer voordat die online gaat.',
    order:
      'Begin met STEPS.md: daar staat klik voor klik waar alles hoort. Voor de startpagina en robots.txt is een uur genoeg.',
    gain: (points) => `Zo toegepast stijgt de score van deze controle met ${points} punten. Controleer daarna opnieuw.`,
    rules: [
      'Publiceer alleen een pagina voor een dienst die u echt aanbiedt.',
      'Klopt een gegeven niet, verbeter dan eerst de feitenlijst en haal het pakket opnieuw op: elke tekst volgt de feiten.',
      'We voegen geen sterren toe aan de gestructureerde gegevens. Google toont ze niet voor wat een site over zichzelf zegt.',
    ],
    files: 'Wat erin zit',
    names: {
      steps: 'stap voor stap voor uw websitebouwer (in het Engels)',
      home: 'titel, beschrijving, kop en gestructureerde gegevens van de startpagina',
      homeTexts: 'titel, beschrijving en kop van de startpagina',
      robots: 'robots.txt die zoek- en antwoorddiensten toelaat, en de regels die veranderen',
      contact: 'een regel met naam, plaats en een nummer om aan te tikken',
      phoneLink: 'uw telefoonnummer als link om aan te tikken',
      questions: 'vragen en antwoorden, voor een eigen pagina of de bestaande',
      pages: 'een map per dienst: vragen voor de bestaande pagina en gestructureerde gegevens',
      drafts: 'concepten voor diensten zonder pagina: beantwoord de vragen tussen haken voordat een pagina online gaat',
      directories: 'hoe naam, adres en telefoon overal moeten staan',
      llms: 'llms.txt, naar keuze: geen grote antwoorddienst zegt dit bestand te lezen',
    },
  },
  pt: {
    title: (name) => `Pacote de ações para ${name}`,
    what: 'Tudo foi escrito a partir de dados do seu site e do que você confirmou. Leia cada texto uma vez antes de publicar.',
    order:
      'Comece por STEPS.md: ele diz, clique a clique, onde vai cada coisa. Uma hora basta para a página inicial e o robots.txt.',
    gain: (points) => `Aplicado como está, a pontuação desta análise sobe ${points} pontos. Depois verifique de novo.`,
    rules: [
      'Publique uma página apenas para um serviço que você realmente oferece.',
      'Se um dado estiver errado, corrija primeiro a ficha de dados e baixe o pacote de novo: cada texto segue os dados.',
      'Não acrescentamos estrelas aos dados estruturados. O Google não as mostra para o que um site diz de si mesmo.',
    ],
    files: 'O que contém',
    names: {
      steps: 'passo a passo para o seu criador de sites (em inglês)',
      home: 'título, descrição, cabeçalho e dados estruturados da página inicial',
      homeTexts: 'título, descrição e cabeçalho da página inicial',
      robots: 'robots.txt que deixa entrar buscadores e serviços de resposta, e as linhas que mudam',
      contact: 'uma linha com nome, lugar e um telefone que se pode tocar',
      phoneLink: 'seu telefone como link que se pode tocar',
      questions: 'perguntas e respostas, para uma página própria ou a que já existe',
      pages: 'uma pasta por serviço: perguntas para a página que já existe e dados estruturados',
      drafts: 'rascunhos para serviços sem página: responda às perguntas entre colchetes antes de publicar uma página',
      directories: 'como nome, endereço e telefone devem ser escritos em toda parte',
      llms: 'llms.txt, opcional: nenhum grande serviço de resposta diz que lê este arquivo',
    },
  },
};

/** A description of each part of a pack, by the prefix of its files’ paths. */
const PARTS: readonly (readonly [start: string, part: string])[] = [
  ['STEPS.md', 'steps'],
  ['home-page/', 'home'],
  ['site/robots.', 'robots'],
  ['site/contact-line.html', 'contact'],
  ['site/phone-link.html', 'phoneLink'],
  ['site/questions', 'questions'],
  ['pages/', 'pages'],
  ['drafts/', 'drafts'],
  ['site/directory-corrections.csv', 'directories'],
  ['optional/', 'llms'],
];

/** The first page of the pack, in the language of the site where we support it. */
export function readmeText(
  material: WritingMaterial,
  { pointsGained }: PackPromise,
  paths: readonly string[],
  language: TextLanguage,
): string {
  const words = WORDS[language];
  const name = findFactValue(material, 'name') ?? URL.parse(material.analysis.websiteUrl)?.hostname ?? '';
  const hasEntry = paths.some((path) => path.startsWith('home-page/structured-data'));
  const present = PARTS.filter(([start]) => paths.some((path) => path.startsWith(start))).map(
    ([start, part]) => [start, part === 'home' && !hasEntry ? 'homeTexts' : part] as const,
  );
  const points = pointsGained.toFixed(1);
  return [
    `# ${words.title(escapeMarkdown(name))}`,
    '',
    words.what,
    '',
    words.order,
    '',
    ...(pointsGained > 0 ? [words.gain(language === 'en' ? points : points.replace('.', ',')), ''] : []),
    ...words.rules.map((rule) => `- ${rule}`),
    '',
    `## ${words.files}`,
    '',
    ...present.map(([start, part]) => `- ${start}${start.endsWith('.') ? 'txt' : ''}: ${words.names[part] ?? ''}`),
    '',
  ].join('\n');
}
