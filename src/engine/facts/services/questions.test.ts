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
