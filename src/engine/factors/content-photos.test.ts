import { describe, expect, it } from 'vitest';
import { anImage, aPage } from '#test/builders.ts';
import type { PageImage } from '../crawl/page.ts';
import { contentPhotosOf, describesPhoto } from './content-photos.ts';

const page = (...images: PageImage[]) => [aPage({ images })];

describe('contentPhotosOf', () => {
  it.each<[string, PageImage, number]>([
    ['a photo', anImage('kitchen.jpg', 'A kitchen'), 1],
    ['no alt', anImage('kitchen.jpg', null), 1],
    ['unknown size', anImage('kitchen.jpg', '', { width: null, height: null }), 1],
    ['an icon by size', anImage('kitchen.jpg', '', { width: 32, height: 32 }), 0],
    ['a logo by name', anImage('img/logo-white.png', 'Harbor & Pine'), 0],
    ['a five-star picture', anImage('stars.png', ''), 0],
    ['a word that only contains one of those', anImage('iconic-bathroom.jpg', ''), 1],
    ['a drawing', anImage('wave.svg', ''), 0],
    ['an inlined picture', anImage('data:image/png;base64,AAAA', ''), 0],
    ['in the footer', anImage('partner.jpg', '', { region: 'footer' }), 0],
  ])('%s', (_, image, count) => expect(contentPhotosOf(page(image))).toHaveLength(count));

  it('counts one photo in several sizes once and keeps its words', () => {
    const photos = contentPhotosOf([
      ...page(anImage('bath.jpg?w=300', ''), anImage('bath-300x200.jpg', 'A bathroom')),
      ...page(anImage('bath-scaled.jpg', null)),
    ]);
    expect(photos.map(({ alt }) => alt)).toEqual(['A bathroom']);
  });
});

describe('describesPhoto', () => {
  it.each([
    ['A new boiler in Proctor', true],
    ['施術の様子', true],
    ['', false],
    [null, false],
    ['IMG_2031', false],
    ['DSC 0012 (2)', false],
    ['20240301_101010', false],
    ['photo', false],
    ['Bild', false],
    ['hero', false],
    ['hero image', false],
    ['photo 3', false],
    ['Photo of our crew', true],
    ['kitchen-final.jpg', false],
  ])('%j: %s', (alt, expected) => expect(describesPhoto(alt)).toBe(expected));
});
