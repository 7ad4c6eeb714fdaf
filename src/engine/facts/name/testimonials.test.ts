import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveTestimonials } from './testimonials.ts';

function testimonialsOf(html: string) {
  const body = new TextEncoder().encode(`<html lang="en"><body>${html}</body></html>`);
  const page = parsePage({ url: 'http://shop.test/', body, contentType: 'text/html; charset=utf-8' });
  return deriveTestimonials(createFactContext([page], 'http://shop.test/')).value.map(({ quote, author, rating }) => [
    quote,
    author,
    rating,
  ]);
}

const review = {
  '@type': 'Review',
  reviewBody: 'They came within the hour and were kind.',
  author: { '@type': 'Person', name: 'Ida Holm' },
  reviewRating: { '@type': 'Rating', ratingValue: '5' },
};

describe('deriveTestimonials', () => {
  it('takes the beginning of a quote and the whole of it for one', () => {
    const [begins, goesOn] = ['They came the same day and fixed our leak in an hour.', 'We will call them again.'];
    const quote = (text: string) => `<blockquote><p>${text}</p><cite>Ida Holm</cite></blockquote>`;
    expect(testimonialsOf(quote(begins) + quote(`${begins} ${goesOn}`))).toEqual([
      [`${begins} ${goesOn}`, 'Ida Holm', null],
    ]);
  });

  it('takes no motto below the name of the owner for a quote of a customer', () => {
    const quote = '<blockquote>We are the stones that can feel and walk.</blockquote><p>— Way, Jane Austen</p>';
    const html = (heading: string) =>
      `<title>Stonemason Ida Holm</title><h1>Stonemason Ida Holm</h1><h2>${heading}</h2>${quote}<footer>© Stonemason Ida Holm</footer>`;
    expect(testimonialsOf(html('Ida Holm'))).toEqual([]);
    expect(testimonialsOf(html('What people say'))).toHaveLength(1);
  });

  it.each([
    [
      'structured data',
      `<script type="application/ld+json">${JSON.stringify(review)}</script>`,
      [['They came within the hour and were kind.', 'Ida Holm', 5]],
    ],
    [
      'a marked quote',
      '<div class="testimonial-card"><p>"They fixed the leak in ten minutes flat."</p><span class="name"></span><p>Ida Holm</p></div>',
      [['"They fixed the leak in ten minutes flat."', 'Ida Holm', null]],
    ],
    [
      'a signed blockquote',
      '<blockquote>They fixed the leak in ten minutes flat.</blockquote><p>- Ida Holm, Ashford</p>',
      [['They fixed the leak in ten minutes flat.', 'Ida Holm', null]],
    ],
    [
      'stars between a quote and its name',
      '<div><p>"They fixed the leak in ten minutes flat."</p><div>★★★★★</div><span>— Ida Holm • 3 months ago</span></div>',
      [['"They fixed the leak in ten minutes flat."', 'Ida Holm', 5]],
    ],
    [
      'a rating in words',
      '<div class="review"><p>5 out of 5: they fixed the leak in ten minutes and swept the floor before they left again.</p></div>',
      [['5 out of 5: they fixed the leak in ten minutes and swept the floor before they left again.', null, 5]],
    ],
  ] as [string, string, unknown[]][])('reads %s', (_what, html, expected) => {
    expect(testimonialsOf(html)).toEqual(expected);
  });

  it.each([
    ['a motto', '<blockquote>Nobody forgets good work that lasts.</blockquote><p>We have been here since 1998.</p>'],
    [
      'its own vision above a button',
      '<blockquote>"To meet new needs with old values and modern means."</blockquote><p><a href="/contact">Contact Anna</a></p>',
    ],
    ['a word in quotes', '<p>"Crooked teeth" may affect how you look and how you feel about it.</p>'],
    [
      'a lead above reviews',
      '<div class="reviews"><p>Hundreds of reviews across the whole state of Wisconsin</p></div>',
    ],
    [
      'the notice below a footer on a page of reviews',
      '<h1>Reviews</h1><p>Read them on the map.</p><footer><p>TikTok</p></footer><p>We use essential cookies for this site. Others are optional and needed for the map.</p>',
    ],
    [
      'the text below the name in a header',
      '<h1>Opinioni</h1><header><p>Osteria Rosa</p></header><p>Il locale resta chiuso per ferie fino al giorno 20 di agosto compreso.</p>',
    ],
    [
      'where a review stands',
      '<div class="review"><p>Read what people say about us there</p><p>Google Review</p></div>',
    ],
    [
      'the creed of the house',
      '<aside class="philosophy-banner"><blockquote>We heal with the hands of medicine and the heart of a family. <cite>- Ann Berg</cite></blockquote></aside>',
    ],
    [
      'the words of the one it is named after',
      '<header>Harbor Dental Dr. Berg</header><title>Harbor Dental Dr. Berg</title><blockquote>"Healing begins with the hands and with the heart." - Dr. Ann Berg</blockquote>',
    ],
    [
      'what staff say of themselves',
      '<div class="testimonial-tile wrap-persons"><p>"Eleven years of work with growing companies brought me here."</p></div><div class="person-content"><p>Rami Holm</p></div>',
    ],
    [
      'an offer to visitors',
      '<blockquote>"I can help your company grow with fewer people."</blockquote><p>Rami Holm</p>',
    ],
    [
      'a creed above the next part',
      '<blockquote>What is held is heard, and what is heard can change.</blockquote><p>THE WORK</p>',
    ],
    [
      'words above a title',
      '<blockquote>What is held is heard, and what is heard can change.</blockquote><h5>MAKING MATH</h5><h5>FUN</h5>',
    ],
    [
      'words above the heading of what follows',
      '<p>"What I wish for most in life is to be there for others."</p><h5>Background</h5><p>Trained in Duluth, and a plumber since 1990.</p>',
    ],
    [
      'words above the label of the next heading',
      '<blockquote>"What I wish for most in life is to be there for others."</blockquote><span>Background</span><h2>Training and work</h2>',
    ],
    [
      'words above a button',
      '<blockquote>"What is held is heard, and what is heard can change."</blockquote><p>Apply</p>',
    ],
  ])('does not read %s as a testimonial', (_what, html) => {
    expect(testimonialsOf(html)).toEqual([]);
  });
});

describe('slogans and the business’s own reviews', () => {
  const marked = (quote: string) => `<div class="testimonial"><p>“${quote}”</p></div>`;

  it.each([
    ['Quality you can trust since 1987.'],
    ['For all your plumbing needs in Duluth.'],
    ['Your trusted local plumber in Duluth.'],
    ['When it has to be done right.'],
    ['Where every customer is family.'],
    ['We treat every house like our own.'],
    ['Qualität, der Sie vertrauen können.'],
    ['Ihr Partner für Bad und Heizung.'],
    ['Votre partenaire de confiance depuis 1987.'],
    ['Calidad en la que puede confiar.'],
    ['La qualità al vostro servizio.'],
  ])('“%s” is not a customer’s quote, marked as one or not', (quote) => {
    expect(testimonialsOf(marked(quote))).toEqual([]);
    const review = { '@type': 'Review', reviewBody: quote };
    expect(testimonialsOf(`<script type="application/ld+json">${JSON.stringify(review)}</script>`)).toEqual([]);
  });

  it.each([
    ['Ontdek waarom klanten in Zwolle voor Groenrijk kiezen.'],
    ['Discover why so many customers choose Harbor & Pine.'],
    ['Erfahren Sie, was unsere letzten Kunden sagen.'],
    ['Découvrez ce que disent les clients de Bellerive.'],
  ])('“%s” calls on the reader, and is no quote whatever stands below it', (line) => {
    const section = (text: string) => `<div class="reviews-section"><p>${text}</p></div><div>Vrijblijvend</div>`;
    expect(testimonialsOf(section(line))).toEqual([]);
    expect(testimonialsOf(section('They came at once and saved our evening.'))).toHaveLength(1);
  });

  it('takes no line that the page marks as a subtitle', () => {
    const html = (name: string) =>
      `<div class="reviews-section"><p class="${name}">What more than a hundred households told us.</p><p>Ida Holm</p></div>`;
    expect(testimonialsOf(html('subtitle'))).toEqual([]);
    expect(testimonialsOf(html('text'))).toHaveLength(1);
  });

  it.each([
    ['They came fast and fixed it.'],
    ['People you can trust and count on, they saved us.'],
    ['When our boiler died they came at once.'],
  ])('“%s” is a quote even without a name', (quote) => {
    expect(testimonialsOf(marked(quote))).toHaveLength(1);
  });

  it('keeps a line in that style with a name', () => {
    const html = '<div class="testimonial"><p>“A plumber you can trust.”</p><p>Ida Holm</p></div>';
    expect(testimonialsOf(html)).toEqual([['“A plumber you can trust.”', 'Ida Holm', null]]);
  });

  it.each([['Harbor & Pine'], [{ '@type': 'Organization', name: 'Harbor & Pine' }]])(
    'takes no review that the business %j wrote of itself',
    (author) => {
      const data = [
        { '@type': 'LocalBusiness', name: 'Harbor & Pine' },
        { '@type': 'Review', reviewBody: 'Great work and a fair price.', author },
      ];
      expect(testimonialsOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual([]);
    },
  );
});
