import { describe, expect, it } from 'vitest';
import { anImage, aPage } from '#test/builders.ts';
import type { PageImage } from '../crawl/html/page.ts';
import { describesPhoto, findContentPhotos } from './content-photos.ts';

const page = (...images: PageImage[]) => [aPage({ images })];

describe('findContentPhotos', () => {
  it.each<[string, PageImage, number]>([
    ['a photo', anImage('kitchen.jpg', 'A kitchen'), 1],
    ['no alt', anImage('kitchen.jpg', null), 1],
    ['unknown size', anImage('kitchen.jpg', '', { width: null, height: null }), 1],
    ['an icon by size', anImage('kitchen.jpg', '', { width: 32, height: 32 }), 0],
    ['a logo by name', anImage('img/logo-white.png', 'Harbor & Pine'), 0],
    ['a five-star picture', anImage('stars.png', ''), 0],
    ['a word that only contains one of those', anImage('iconic-bathroom.jpg', ''), 1],
    ['a map', anImage('k1.jpg', 'Karte Lützelflüh'), 0],
    ['a map of the way', anImage('k2.jpg', 'Map of the clinic'), 0],
    ['a drawing', anImage('wave.svg', ''), 0],
    ['an inlined picture', anImage('data:image/png;base64,AAAA', ''), 0],
    ['in the footer', anImage('partner.jpg', '', { region: 'footer' }), 0],
  ])('%s', (_, image, count) => expect(findContentPhotos(page(image))).toHaveLength(count));

  it('counts one photo in several sizes once and keeps its description', () => {
    const photos = findContentPhotos([
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

describe('faces and signs', () => {
  it.each([
    ['https://secure.gravatar.com/avatar/abc?s=200', 'Dana'],
    ['https://lh3.googleusercontent.com/a/ACg8ocK=s120', 'R. Olson'],
    ['reviewer-3.jpg', 'Customer'],
    ['img/author.jpg', ''],
    ['team/dana-headshot.jpg', 'Dana'],
    ['images/1.jpg', 'Logo of the chamber of commerce'],
    ['images/2.jpg', 'Profilbild von Max'],
    ['images/3.jpg', 'Foto de perfil de Ana'],
    ['images/4.jpg', 'Facebook icon'],
  ])('%s, “%s”, is not a photo of work', (src, alt) => {
    expect(findContentPhotos([aPage({ images: [anImage(src, alt)] })])).toEqual([]);
  });

  it('skips the portraits of quoted customers, by their names', () => {
    const images = [anImage('a.jpg', 'R. Olson'), anImage('b.jpg', 'A copper pipe we fitted')];
    expect(findContentPhotos([aPage({ images })], ['R Olson', null]).map(({ alt }) => alt)).toEqual([
      'A copper pipe we fitted',
    ]);
  });
});
