import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveQuestions } from './questions.ts';

function questionsOf(html: string): [string, string | null][] {
  const body = new TextEncoder().encode(`<html lang="en"><body>${html}</body></html>`);
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
    ['a question without an answer', '<h3>Can I pay later?</h3><h3>Next heading</h3>', [['Can I pay later?', null]]],
    [
      'structured data, once',
      `<script type="application/ld+json">${JSON.stringify(faqPage)}</script><h3>Do you work on Sundays?</h3><p>Yes, for emergencies we do.</p>`,
      [['Do you work on Sundays?', 'Yes, for emergencies we do.']],
    ],
  ] as [string, string, [string, string | null][]][])('reads %s', (_what, html, expected) => {
    expect(questionsOf(html)).toEqual(expected);
  });

  it.each([
    ['an invitation', '<h2>Ready to get started?</h2><p>Call us now for a free quote on your work.</p>'],
    ['a German invitation', '<h2>Interesse geweckt?</h2><p>Rufen Sie uns noch heute einfach an.</p>'],
    ['prose', '<p>Who knows how old the house is? Nobody does, and it does not matter.</p>'],
    ['a menu', '<nav><ul><li><b>Who are we?</b></li></ul></nav>'],
    ['a heading that states', '<h2>How we work</h2><p>We come, we look, we repair and we leave.</p>'],
  ])('does not take %s for a question', (_what, html) => {
    expect(questionsOf(html)).toEqual([]);
  });
});
