import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { findSentenceLists } from './sentence-lists.ts';

const read = (html: string, path = '/') =>
  findSentenceLists([
    parsePage({
      url: `http://shop.test${path}`,
      body: new TextEncoder().encode(`<body>${html}</body>`),
      contentType: 'text/html; charset=utf-8',
    }),
  ]);

describe('findSentenceLists', () => {
  it.each([
    [
      'We meet them where they are. We teach the following subjects: Algebra, Calculus, and Statistics.',
      'Algebra, Calculus, and Statistics',
    ],
    [
      'We teach: Algebra, Calculus, Geometry, and Statistics as well as the SAT, ACT.',
      'Algebra, Calculus, Geometry, and Statistics',
    ],
    [
      'Wir unterrichten folgende Fächer: Mathematik, Physik, Chemie und Deutsch.',
      'Mathematik, Physik, Chemie und Deutsch',
    ],
    ['Nous proposons : coupe homme, coupe femme, coloration.', 'coupe homme, coupe femme, coloration'],
  ])('%s', (text, list) => {
    expect(read(`<p>${text}</p>`).map((one) => one.text)).toEqual([list]);
  });

  it.each([
    'Opening hours: Monday, Tuesday, Wednesday and Thursday.',
    'We say: what is right, stays right.',
    'Contact our team: Anna, Bert, Carla.',
  ])('reads none in: %s', (text) => {
    expect(read(`<p>${text}</p>`)).toEqual([]);
  });

  it.each([
    ['We teach piano, violin, guitar and voice in Ann Arbor.', ['piano', 'violin', 'guitar', 'voice'], true],
    ['Anna offers lessons in algebra, calculus, and the new geometry.', ['algebra', 'calculus', 'new geometry'], true],
    [
      'Our services include drain cleaning, leak repair and toilet installation.',
      ['drain cleaning', 'leak repair', 'toilet installation'],
      false,
    ],
    [
      'We offer a wide range of treatments including waxing, tinting and pedicures.',
      ['waxing', 'tinting', 'pedicures'],
      false,
    ],
    [
      'Unsere Leistungen umfassen Maurerarbeiten, Putzarbeiten und Estricharbeiten.',
      ['Maurerarbeiten', 'Putzarbeiten', 'Estricharbeiten'],
      false,
    ],
    [
      'Nous proposons des coupes, des colorations et des mèches pour toute la famille.',
      ['coupes', 'colorations', 'mèches'],
      false,
    ],
    ['Ofrecemos limpieza dental, empastes y ortodoncia.', ['limpieza dental', 'empastes', 'ortodoncia'], false],
    ['Insegniamo pianoforte, violino e canto.', ['pianoforte', 'violino', 'canto'], true],
    ['Wij verzorgen dakwerken, goten en schoorstenen in Gent.', ['dakwerken', 'goten', 'schoorstenen'], false],
    ['Oferecemos cortes, coloração e manicure.', ['cortes', 'coloração', 'manicure'], false],
  ])('takes apart: %s', (text, items, isTaught) => {
    expect(read(`<p>${text}</p>`)).toMatchObject([{ items, isTaught }]);
  });

  it.each([
    'We teach children, teenagers and adults.',
    'We handle residential, commercial and industrial roofing.',
    'We do not offer roofing, siding and gutters.',
    'No ofrecemos limpieza, empastes y ortodoncia.',
    'Wir machen keine Dacharbeiten, Putzarbeiten und Estricharbeiten.',
    'Wir übernehmen Maler-, Tapezier- und Bodenarbeiten.',
    'We offer a warm welcome and fair prices.',
    'We provide detailed, fixed-price quotes so you know exactly what the job costs, and when we start.',
    'We offer quotes, and we are here for you, day and night, whatever happens to your old and new roof.',
    'Unterricht für Kinder, Jugendliche und Erwachsene.',
  ])('takes nothing from: %s', (text) => {
    expect(read(`<p>${text}</p>`)).toEqual([]);
  });

  it('leaves out what customers say, and pages of posts and jobs', () => {
    const text = 'We offer drain cleaning, leak repair and toilet installation.';
    expect(read(`<blockquote>${text}</blockquote>`)).toEqual([]);
    expect(read(`<p>${text}</p>`, '/blog')).toEqual([]);
    expect(read(`<p>${text}</p>`, '/jobs')).toEqual([]);
  });
});
