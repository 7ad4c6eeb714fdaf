import { describe, expect, it } from 'vitest';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { findOwnAnswers } from './own-answers.ts';

const URL_OF_PAGE = 'https://harborandpine.example/questions';
const { business } = sampleAnalysis();

/** The answer that is taken over; null for none. */
function answerTo(question: string, answer: string | null, language: string | null = 'en', label = 'Plumber') {
  const asked = { question, answer, url: URL_OF_PAGE, place: 'text' } as const;
  const category = { label, schemaType: null };
  const [found] = findOwnAnswers(
    { ...business, category, languages: [language ?? 'pl'], questions: [asked] },
    language,
  );
  return found === undefined ? null : found.sentences.join(' ');
}

describe('an answer that cannot stand by itself', () => {
  it.each([
    ['en', 'How often?', 'We see most patients every two months.'],
    ['en', 'Where do your plumbers work?', 'Check our full guide to the places that we serve.'],
    ['en', 'How do I know that a plumber is registered?', 'You can look our plumbers up in the register here.'],
    ['fr', 'Combien de fois ?', 'Nous voyons nos patients deux fois par an.'],
    ['fr', 'COMMENT CELA FONCTIONNE ?', 'Nous établissons un bilan lors du premier entretien.'],
    ['nl', 'Een loodgieter in Zwolle gezocht?', 'Onze loodgieters doen al het werk aan uw leidingen.'],
    ['de', 'Klempner in Kassel gesucht?', 'Unsere Klempner machen alle Arbeiten an Ihren Rohren.'],
    ['en', 'How does it work?', 'We measure your roof first and build after that.'],
    ['de', 'Lohnt sich das auf Ihrem Dach?', 'Beschreiben Sie uns Ihr Dach, wir sagen es Ihnen.'],
    ['fr', 'Un doute sur votre toit ?', 'Décrivez votre toit et nous vous répondons.'],
    ['de', 'Wie läuft die erste Stunde ab?', 'In diesem Video erklären wir, was Sie in der ersten Stunde erwartet.'],
    ['en', 'Which jobs do you take?', 'We take all the jobs that are shown on this page, and more.'],
    [
      'it',
      'Di quali materie vi occupate?',
      'Noi lavoriamo nelle aree illustrate in questa pagina, per privati e imprese.',
    ],
    [
      'en',
      'Do I have to be at home?',
      'We have several ways for that. Option 1: you leave us a key. We ring first. Option 2: a neighbor lets us in.',
    ],
    [
      'de',
      'Muss ich zu Hause sein?',
      'Wir haben mehrere Wege dafür. Variante 1: Sie geben uns einen Schlüssel. Wir klingeln. Variante 2: Der Nachbar öffnet.',
    ],
  ])('%s: %s %s', (language, question, answer) => {
    expect(answerTo(question, answer, language)).toBeNull();
  });

  it('ends before a sentence that points to another page', () => {
    const answer = 'We work in all of Duluth and in Proctor.';
    expect(answerTo('Where do you work?', `${answer} See our areas.`)).toBe(answer);
  });

  it('is one with its whole enumeration', () => {
    const whole = 'We have two ways for that. Option 1: you leave us a key. Option 2: a neighbor lets us in.';
    expect(answerTo('Do I have to be at home?', whole)).toBe(whole);
    const below = 'We grind roughly 30 centimeters below the surface.';
    expect(answerTo('How deep do you grind?', below)).toBe(below);
  });
});

it.each([
  [
    'Czy ekspertyza jest płatna?',
    'Tak, kosztuje 200 złotych i zajmuje godzinę. Hydraulik Duluth pomoże.',
    'Tak, kosztuje 200 złotych i zajmuje godzinę.',
  ],
  ['Ile to trwa?', 'Zwykle trwa to dwie do trzech godzin. Szczegóły.', 'Zwykle trwa to dwie do trzech godzin.'],
  [
    'Czy potrzebny jest hydraulik?',
    'Tak, do pieca gazowego zawsze. Zawór wymieni każdy hydraulik.',
    'Tak, do pieca gazowego zawsze. Zawór wymieni każdy hydraulik.',
  ],
])('ends before a link or an advertisement where the language has no list: %s', (question, answer, shortened) => {
  expect(answerTo(question, answer, null)).toBe(shortened);
});

it('takes none from a page of legal matters, and none on cures where the trade is not known', () => {
  const asked = (question: string, answer: string, path: string) => ({
    question,
    answer,
    url: `https://harborandpine.example/${path}`,
    place: 'text' as const,
  });
  const questions = [
    asked('What do we keep of you?', 'We keep your address for 3 years, then we delete it.', 'privacy-policy'),
    asked('Does it help?', 'We see that it is effective against pain after 3 weeks.', 'questions'),
    asked('How long do you stay?', 'We stay for an hour, then we come back after 3 days.', 'questions'),
  ];
  const found = (category: typeof business.category) =>
    findOwnAnswers({ ...business, category, languages: ['en'], questions }, 'en').map((one) => one.question);
  expect(found(null)).toEqual(['How long do you stay?']);
  expect(found({ label: 'Plumber', schemaType: null })).toContain('Does it help?');
});

describe('answers of the site', () => {
  it.each([
    [
      'en',
      'Can you pack everything?',
      'Yes. We pack fragile things only, or all of it. Call us today!',
      'Yes. We pack fragile things only, or all of it.',
    ],
    [
      'en',
      'How long does it take?',
      'Great question! We need about two days for a roof.',
      'We need about two days for a roof.',
    ],
    [
      'de',
      'Muss ich eigene Gefäße mitbringen?',
      'Wir wiegen Ihre Eimer vor dem Pflücken leer. Wir freuen uns auf Sie.',
      'Wir wiegen Ihre Eimer vor dem Pflücken leer.',
    ],
    [
      'fr',
      'Réparez-vous les vélos électriques ?',
      'Oui. Nous contrôlons la batterie et le moteur. Contactez-nous.',
      'Oui. Nous contrôlons la batterie et le moteur.',
    ],
    [
      'es',
      '¿Atendéis también los sábados?',
      'Sí, los sábados abrimos de 9 a 13 horas. Llámanos al 943 000 000.',
      'Sí, los sábados abrimos de 9 a 13 horas.',
    ],
    [
      'it',
      'Fate anche piatti da asporto?',
      'Sì, prepariamo tutti i piatti anche da asporto. Vi aspettiamo!',
      'Sì, prepariamo tutti i piatti anche da asporto.',
    ],
    [
      'nl',
      'Komen jullie ook aan huis?',
      'Ja, we trainen ook bij je thuis in Zwolle en Hattem. Neem gerust contact op.',
      'Ja, we trainen ook bij je thuis in Zwolle en Hattem.',
    ],
    [
      'pt',
      'Vocês atendem por vídeo?',
      'Sim, atendemos por vídeo em todo o Paraná. Entre em contato.',
      'Sim, atendemos por vídeo em todo o Paraná.',
    ],
  ])('are shortened, never reworded (%s)', (language, question, answer, shortened) => {
    expect(answerTo(question, answer, language)).toBe(shortened);
  });

  it.each([
    ['praise alone', 'Do you repair leaks?', 'We are the best plumbers in the whole of Duluth.'],
    ['a call to action alone', 'Do you repair leaks?', 'Please call us about your leak at any time.'],
    [
      'nothing of the business',
      'Do automatic transmissions need servicing?',
      'Yes, many automatic transmissions benefit from servicing.',
    ],
    ['a question on a subject', 'What is a SEER rating?', 'We measure it as the cooling output over a whole season.'],
    ['no figure', 'How much does it cost?', 'Our price depends on the size of the tree and on the access.'],
    ['another first sentence', 'How do I pay?', 'Call us. This is how we like to do it with all our customers.'],
    ['a template', 'Where do you work?', 'We at [Your Clinic Name] work in the whole county.'],
    ['a phone number', 'When do you come?', 'We come on the same day if you ring 218-555-0142 before noon.'],
    ['too few words', 'Do you come to Proctor?', 'Yes, we do.'],
    ['no question', 'Arranging care for a loved one', 'We take time to explain what we find to the family.'],
  ])('are left out: %s', (_, question, answer) => {
    expect(answerTo(question, answer)).toBeNull();
  });

  it('promise nothing about health', () => {
    const [question, answer] = [
      'Is a root canal painful?',
      'No. We work with local anaesthesia, so it is painless for our patients.',
    ];
    expect(answerTo(question, answer, 'en', 'Dentist')).toBeNull();
    expect(answerTo('Do you treat children?', 'Yes. We see children from their first tooth on.', 'en', 'Dentist')).toBe(
      'Yes. We see children from their first tooth on.',
    );
  });

  it.each([
    ['pt', 'A unha pode voltar?', 'Acompanhamos cada caso até a resolução definitiva do problema.'],
    ['de', 'Kommt das wieder?', 'Wir behandeln den Nagel so, dass er dauerhaft gerade wächst.'],
    ['fr', 'Est-ce que cela revient ?', 'Nous réglons le problème définitivement en trois séances.'],
    ['nl', 'Komt het terug?', 'Wij garanderen dat uw nagel na drie keer recht groeit.'],
  ])('promise no end of an illness in %s', (language, question, answer) => {
    expect(answerTo(question, answer, language, 'Dentist')).toBeNull();
    expect(answerTo(question, answer, language)).not.toBeNull();
  });

  it.each([
    ['nl', 'Wat is kinderfysiotherapie?', 'Wij kijken daarbij naar hoe een kind speelt en beweegt.'],
    ['de', 'Was ist Kinderphysiotherapie?', 'Wir sehen uns dabei an, wie ein Kind spielt und läuft.'],
  ])('explain no word in %s', (language, question, answer) => {
    expect(answerTo(question, answer, language)).toBeNull();
  });

  it('are taken as they are, or not at all, in a language without a list of words', () => {
    const polish = 'Naprawiamy dachy w całym powiecie od maja do października.';
    expect(answerTo('Gdzie naprawiacie dachy?', polish, null)).toBe(polish);
    expect(answerTo('Gdzie naprawiacie dachy?', `${polish} Zadzwoń: 600 000 000!`, null)).toBeNull();
    expect(answerTo('Gdzie leczycie dzieci?', polish, null, 'Dentist')).toBeNull();
  });

  it('are each taken once, the most telling first', () => {
    const asked = (question: string, answer: string) =>
      ({ question, answer, url: URL_OF_PAGE, place: 'text' }) as const;
    const questions = [
      asked('Do you clear drains?', 'We clear drains in kitchens and in bathrooms.'),
      asked('Can you clear my drain?', 'Yes, we clear drains in kitchens and bathrooms.'),
      asked('How fast are you?', 'We are there within 45 minutes in Duluth.'),
    ];
    const found = findOwnAnswers({ ...business, languages: ['en'], questions }, 'en');
    expect(found.map(({ question }) => question)).toEqual(['How fast are you?', 'Do you clear drains?']);
  });
});

describe('an answer without "we"', () => {
  it.each([
    ['en', 'How much is a cleaning?', 'Standard cleaning starts at $139 for a home of two bedrooms.'],
    ['it', 'Quanto costa un preventivo?', 'Il sopralluogo e il preventivo sono gratuiti e senza impegno.'],
    ['en', 'How long are appointments?', 'First appointments last around 45 to 60 minutes.'],
    ['it', 'Posso scegliere i colori?', 'Assolutamente sì! Offro una consulenza gratuita per la scelta dei colori.'],
  ])('is the business’s own about prices and booking: %s: %s', (language, question, answer) => {
    expect(answerTo(question, answer, language)).toBe(answer);
  });

  it.each([
    ['en', 'How much does a new roof cost?', 'The cost of a new roof goes by its size, slope and shingles.'],
    ['en', 'Will insurance cover my care?', 'Most insurance carriers cover the early part of such care.'],
    ['es', '¿Dónde está la llave de paso?', 'La llave suele estar en la entrada de la vivienda o en el baño.'],
  ])('is general knowledge otherwise: %s: %s', (language, question, answer) => {
    expect(answerTo(question, answer, language)).toBeNull();
  });

  it.each([
    ['it', 'Fate montaggio di tetti?', 'Sì, con regolazioni finali e collegamenti base.'],
    ['fr', 'Faites-vous des devis à distance ?', 'Oui, tout se déroule exactement comme sur place.'],
    ['fr', 'Que se passe-t-il si la toiture est abîmée ?', 'La toiture est photographiée et on vous remet un rapport.'],
    ['es', '¿Hacen trabajos los domingos?', 'Sí, con un recargo y según la hora del día.'],
    ['en', 'How long does a lead roof last?', 'A lead roof lasts between 60 and 80 years.'],
  ])('is the business’s own where it is asked, and says a figure otherwise (%s): %s', (language, question, answer) => {
    expect(answerTo(question, answer, language)).toBe(answer);
  });

  it('says no figure about health that the business does not say itself', () => {
    const [question, answer] = ['How many visits does a root canal take?', 'A root canal takes 1 to 2 visits.'];
    expect(answerTo(question, answer, 'en', 'Dentist')).toBeNull();
    expect(answerTo(question, `We say: ${answer}`, 'en', 'Dentist')).not.toBeNull();
  });
});

describe('an answer that is shortened', () => {
  it.each([
    [
      'fr',
      'Combien coûte un toit neuf ?',
      'Le prix dépend du toit. Devis gratuit sur place. Nos prix démarrent à 80 € par mètre carré.',
      'Nos prix démarrent à 80 € par mètre carré.',
    ],
    [
      'en',
      'Can I see roofs of yours?',
      'Absolutely. We can show you photos and roofs of owners who are happy to let you in. We are happy to help.',
      'Absolutely. We can show you photos and roofs of owners who are happy to let you in.',
    ],
    [
      'en',
      'What happens at the first visit?',
      'We measure the roof for 30 minutes. Our visit has three parts: Talk (15 min) you tell us. Walk on the roof.',
      'We measure the roof for 30 minutes.',
    ],
    [
      'de',
      'Arbeiten Sie auch für Hausverwaltungen?',
      'Ja, wir sind zuverlässiger Partner für Hausverwaltungen in Kassel.',
      'Ja, wir sind zuverlässiger Partner für Hausverwaltungen in Kassel.',
    ],
    ['en', 'Is my dog safe in the van?', 'Absolutely! Our vans have cages.', 'Absolutely! Our vans have cages.'],
  ])('keeps the sentence that answers (%s: %s)', (language, question, answer, kept) => {
    expect(answerTo(question, answer, language)).toBe(kept);
  });

  it('is left out where the question is about a subject or only praises, and where nothing but "That depends" is left', () => {
    expect(answerTo('Is a dog safe in a van?', 'Our vans have cages for all of the dogs.')).toBeNull();
    expect(answerTo('What does a roof cost?', 'That depends on the roof. We come and look at it.')).toBeNull();
    expect(answerTo('What does a roof cost?', 'We have honest prices after a 3D scan of the roof.')).toBeNull();
  });
});
