import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveQuestions } from './questions.ts';

function questionsOf(html: string, language = 'en'): [string, string | null][] {
  const body = new TextEncoder().encode(`<html lang="${language}"><body>${html}</body></html>`);
  const page = parsePage({ url: 'http://shop.test/', body, contentType: 'text/html; charset=utf-8' });
  return deriveQuestions(createFactContext([page], 'http://shop.test/')).value.map(({ question, answer }) => [
    question,
    answer,
  ]);
}

const faqPage = {
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: 'Do you work on Sundays?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, for emergencies we do.</p>' },
    },
  ],
};

describe('structured data that says other numbers than the page', () => {
  const stated = (text: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'What does a roof cost?', acceptedAnswer: { '@type': 'Answer', text } },
      ],
    })}</script>`;
  const shown = '<div>What does a roof cost?</div><p>Between $90 and $240 a square.</p><div>Do you drive?</div>';

  it('gives way to what visitors read', () => {
    expect(questionsOf(`${stated('We take between $90 and $150 a square.')}${shown}`)).toEqual([
      ['What does a roof cost?', 'Between $90 and $240 a square.'],
    ]);
    expect(questionsOf(`${stated('We take up to $240 a square.')}${shown}`)).toEqual([
      ['What does a roof cost?', 'We take up to $240 a square.'],
    ]);
  });
});

describe('buttons and lines of articles', () => {
  it('end an answer, and are no part of it', () => {
    const html =
      '<h3>Kuinka kauan se kestää?</h3><p>Yleensä se kestää noin kaksi tuntia.</p><p><a href="/kaikki">Katso kaikki</a></p>';
    expect(questionsOf(html, 'fi')).toEqual([['Kuinka kauan se kestää?', 'Yleensä se kestää noin kaksi tuntia.']]);
  });

  it('make a call to action of a question without another answer, in any language', () => {
    const html = '<h2>Valmis pelaamaan?</h2><p><a href="/a">Varaa aika tänään</a> <a href="/b">Katso hinnasto</a></p>';
    expect(questionsOf(html, 'fi')).toEqual([]);
  });

  it('are no answer, whatever element they are and whatever sign stands in front', () => {
    const html = (button: string) => `<h3>Heeft u direct hulp nodig?</h3>${button}<h2>Over ons</h2>`;
    expect(questionsOf(html('<div onclick="go()">🚨 START SPOED DIENST</div>'), 'nl')).toEqual([]);
    expect(questionsOf(html('<p>Ja, bel ons, wij komen binnen twee uur.</p>'), 'nl')).toHaveLength(1);
  });

  it('make a call to action of a section that a question heads alone, in any language', () => {
    const call =
      '<h2>Hittat något du gillar?</h2><p>Boka din tid direkt, det tar en minut.</p><a href="/b">Boka tid</a>';
    const answered = '<h2>Tar ni kort?</h2><p>Ja, vi tar alla kort här i salongen.</p>';
    expect(questionsOf(`<h2>Priser</h2><p>Klippning 400 kr</p>${call}`, 'sv')).toEqual([]);
    expect(questionsOf(`<h2>Priser</h2><p>Klippning 400 kr</p>${call}<a href="/c">Ring</a>`, 'sv')).toEqual([]);
    expect(questionsOf(`${answered}${call}`, 'sv')).toHaveLength(2);
    expect(questionsOf(call.replace('Hittat något du gillar', 'How long does it take'))).toHaveLength(1);
  });

  it.each([
    'How can we help you today?',
    '¿Cómo podemos ayudarte hoy?',
    'Wie ben ik?',
    'Wer sind wir?',
    'Qui sommes-nous ?',
    'What do our customers say?',
    'O que nossos clientes dizem?',
    'Was sagen unsere Kunden?',
  ])('or what the business asks for itself are no question of its customers: %s', (question) => {
    expect(questionsOf(`<h2>${question}</h2><p>We have been plumbers in this town since 1990.</p>`)).toEqual([]);
  });

  it('leave a linked sentence an answer', () => {
    const html = '<h3>How do I pay?</h3><p><a href="/pay">You can pay by card or in cash on the day.</a></p>';
    expect(questionsOf(html)).toEqual([['How do I pay?', 'You can pay by card or in cash on the day.']]);
  });

  it('such as the line over the next heading are left out', () => {
    const html =
      '<h3>Do you come at night?</h3><p>Yes, we come at any hour.</p><p class="eyebrow">Our work</p><h2>What you see</h2>';
    expect(questionsOf(html)).toEqual([['Do you come at night?', 'Yes, we come at any hour.']]);
  });

  it.each([
    ['Yes, most days we do. Call us today for a time.', 'Yes, most days we do.'],
    ['Yes. Call us and we find a time.', 'Yes. Call us and we find a time.'],
    ['Yes, most days we do. Call us on 555-0134.', 'Yes, most days we do. Call us on 555-0134.'],
  ])('such as an invitation at the end are left out of an answer: %s', (answer, told) => {
    const html = `<h3>Do you come the same day?</h3><p>${answer}</p>`;
    expect(questionsOf(html)).toEqual([['Do you come the same day?', told]]);
  });

  it('that greet who needs that make no question of the heading above', () => {
    const html =
      '<h3>Do you require the services of a sweep in the whole of Oakham?</h3><p>Then look no further. We sweep any chimney.</p>';
    expect(questionsOf(html)).toEqual([]);
  });

  it('such as the date below a headline are left out', () => {
    const html =
      '<h2>Which screen is right for you?</h2><div class="post-meta">Updated 2026 · 5 min</div><p>The screen is the part that wears out first.</p>';
    expect(questionsOf(html)).toEqual([
      ['Which screen is right for you?', 'The screen is the part that wears out first.'],
    ]);
  });
});

describe('deriveQuestions', () => {
  it.each([
    [
      'a heading',
      '<h3>How much does a visit cost?</h3><p>A visit costs 80 dollars before parts.</p>',
      [['How much does a visit cost?', 'A visit costs 80 dollars before parts.']],
    ],
    [
      'details',
      '<details><summary>Do you take cards?</summary>We take every common card.</details>',
      [['Do you take cards?', 'We take every common card.']],
    ],
    [
      'a definition list',
      '<dl><dt>Wie lange dauert es?</dt><dd>Meist zwei bis drei Stunden.</dd></dl>',
      [['Wie lange dauert es?', 'Meist zwei bis drei Stunden.']],
    ],
    [
      'Japanese',
      '<h4>予約は必要ですか？</h4><p>はい、お電話でご予約ください。</p>',
      [['予約は必要ですか？', 'はい、お電話でご予約ください。']],
    ],
    [
      'an accordion',
      '<div class="accordion-title">Is parking free?</div><div class="accordion-body">Parking behind the house is free.</div>',
      [['Is parking free?', 'Parking behind the house is free.']],
    ],
    [
      'an answer under a smaller heading',
      '<h3>Do you come at night?</h3><h5>Yes, at any hour and within an hour.</h5><h3>Our team</h3>',
      [['Do you come at night?', 'Yes, at any hour and within an hour.']],
    ],
    ['a question without an answer', '<h3>Can I pay later?</h3><h3>Next heading</h3>', [['Can I pay later?', null]]],
    [
      'structured data, once',
      `<script type="application/ld+json">${JSON.stringify(faqPage)}</script><h3>Do you work on Sundays?</h3><p>Yes, for emergencies we do.</p>`,
      [['Do you work on Sundays?', 'Yes, for emergencies we do.']],
    ],
  ] as [string, string, [string, string | null][]][])('reads %s', (_what, html, expected) => {
    expect(questionsOf(html)).toEqual(expected);
  });

  it('reads short questions of languages whose question words it does not know', () => {
    const page = '<h2>Ska håret tvättas innan?</h2><p>Vid klippning ingår tvätt, och det tar inte lång tid.</p>';
    const swedish = '<p>Vi är en frisör som klipper och färgar hår, och vi tycker om att du kommer till oss.</p>';
    expect(questionsOf(page + swedish, 'sv').map(([question]) => question)).toEqual(['Ska håret tvättas innan?']);
  });

  it('reads paragraphs that ask and answer in turn, where there are several', () => {
    const pair = (at: number) =>
      `<p>How long does part ${at} take?</p><p>Part ${at} takes about two or three hours.</p>`;
    expect(questionsOf(pair(1) + pair(2) + pair(3))).toHaveLength(3);
    expect(questionsOf(pair(1) + pair(2))).toEqual([]);
  });

  it.each([
    ['it', '<h2>Quanto potresti risparmiare? 💰</h2><p>Inserisci i tuoi dati per vedere quanto spendi.</p>', 1],
    ['en', '<h2>How much could you save in a year?</h2><p>Enter your data to see what you spend.</p>', 1],
    ['it', '<h2>Quanto conserviamo i tuoi dati?</h2><p>Per il tempo che la legge richiede.</p>', 0],
  ])('takes what is entered below for no notice of privacy (%s %s)', (language, html, count) => {
    expect(questionsOf(html, language)).toHaveLength(count);
  });

  it('reads a short question behind a colon', () => {
    const table = '<table><tr><th>Model</th><td>It lasts longest of all</td></tr></table>';
    expect(questionsOf(`<h3>🔍 Confronto Rapido: Quale scegliere?</h3>${table}`, 'it')).toHaveLength(1);
    expect(questionsOf(`<h3>Unser Angebot: Neugierig?</h3>${table}`, 'de')).toEqual([]);
  });

  it.each([
    ['ja', ['慰謝料はいくらくらい？', '専業主婦の場合の補償は？', '修理代はどのように決まるの？']],
    ['de', ['Wer zahlt den Schaden?', 'Wie hoch ist die Entschädigung?', 'Muss ich das Auto sofort melden?']],
    ['en', ['What is it going to cost me?', 'Who pays for the rental car?', 'Can I choose my own shop?']],
  ])('reads a list of questions, none of which is answered (%s)', (language, items) => {
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>We answer these and more on the phone.</p>`;
    expect(questionsOf(list, language)).toEqual(items.map((item) => [item, null]));
  });

  it.each([
    ['en', ['Do your gutters overflow?', 'Is the ceiling of a room wet?', 'Are there shingles in the yard?']],
    ['de', ['Ist das Dach undicht?', 'Tropft es bei Regen hinein?', 'Sind die Rinnen verstopft?']],
    ['ja', ['腰が痛いですか？', '肩がこりますか？', '眠れないですか？']],
  ])('takes no list of troubles for questions (%s)', (language, items) => {
    expect(questionsOf(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`, language)).toEqual([]);
  });

  it.each([
    ['en', 'Questions', 'How do you know how bad a clog is?', 'We look at the pipe with a camera before we start.'],
    ['de', 'Häufige Fragen', 'Wie lange dauert eine Reinigung?', 'Meist sind wir in einer Stunde fertig.'],
    [
      'fr',
      'Questions fréquentes',
      'Combien de temps faut-il compter ?',
      'Une visite prend environ une heure chez vous.',
    ],
  ])(
    'reads paragraphs that ask and answer below a line that announces questions (%s)',
    (language, line, asked, told) => {
      expect(questionsOf(`<p class="bold">${line}</p><p><b>${asked}</b> ${told}</p>`, language)).toEqual([
        [asked, told],
      ]);
      expect(questionsOf(`<p class="bold">Welcome</p><p><b>${asked}</b> ${told}</p>`, language)).toEqual([]);
    },
  );

  it.each([
    [
      'en',
      'Are your gutters equipped to handle even the heaviest rainfall?',
      'Our team installs gutters that last for years.',
    ],
    ['de', 'Ist Ihr Dach nach dem letzten Sturm noch dicht?', 'Unser Team prüft jedes Dach in der Region.'],
    ['es', '¿Su tejado pierde agua cuando llueve mucho?', 'Nuestro equipo repara tejados en toda la zona.'],
    ['nl', 'Is uw dak na de laatste storm nog waterdicht?', 'Ons team herstelt daken in de hele regio.'],
  ])('takes no lone question to visitors about their things (%s)', (language, asked, told) => {
    expect(questionsOf(`<h3>${asked}</h3><p>${told}</p>`, language)).toEqual([]);
  });

  it.each([
    ['answered by yes', '<h3>Is your shop open on Sundays and on holidays?</h3><p>Yes, from ten to four.</p>'],
    ['of the customer', '<h3>Do you repair roofs of slate in the winter too?</h3><p>We work on them all year.</p>'],
    [
      'among others',
      '<h3>Are your technicians licensed and insured by the state?</h3><p>All of them are.  Ask for the card.</p><h3>What does a visit cost?</h3><p>A visit costs 80 dollars.</p>',
    ],
  ])('keeps a question %s', (_what, html) => {
    expect(questionsOf(html).length).toBeGreaterThan(0);
  });

  it.each([
    ['headlines of articles', '<h3><a href="/blog/1">What is a trap?</a></h3><p>A story about pipes and people.</p>'],
    ['an invitation', '<h2>Ready to get started?</h2><p>Call us now for a free quote on your work.</p>'],
    ['a German invitation', '<h2>Interesse geweckt?</h2><p>Rufen Sie uns noch heute einfach an.</p>'],
    ['prose', '<p>Who knows how old the house is? Nobody does, and it does not matter.</p>'],
    ['a menu', '<nav><ul><li><b>Who are we?</b></li></ul></nav>'],
    ['a heading that states', '<h2>How we work</h2><p>We come, we look, we repair and we leave.</p>'],
  ])('does not take %s for a question', (_what, html) => {
    expect(questionsOf(html)).toEqual([]);
  });
});
