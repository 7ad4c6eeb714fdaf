import { expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { findBusinessPhoto, logoAddress } from './entry-image.ts';

const HOST = 'https://harborandpine.example';
const photo = (src: string, width: number | null = null, height: number | null = null) => ({
  src: src.startsWith('http') ? src : `${HOST}${src}`,
  alt: null,
  width,
  height,
});

it.each([
  ['an icon', photo('/paw-64.png')],
  ['a drawing', photo('/washer.svg')],
  ['a logo', photo('/businesslogo.jpg')],
  ['a small portrait', photo('/ann-170x170.jpg')],
  ['a thumbnail', photo('/work.jpg', 150, 150)],
  ['a strip', photo('/band.jpg', 1600, 300)],
  ['a menu', photo('/our-menu-1.jpg')],
  ['an offer', photo('/startoffer.jpg')],
  ['a picture of an agency', photo('/AdobeStock_1.jpeg')],
  ['a picture of another site', photo('https://images.example.org/a.jpg')],
])('takes no picture that is %s', (_, one) => {
  const good = photo('/van-at-work.jpg', 1200, 800);
  const pages = (photos: (typeof good)[]) => [anOutlinePage({ url: `${HOST}/`, photos })];
  expect(findBusinessPhoto({ pages: pages([one]) })).toBeNull();
  expect(findBusinessPhoto({ pages: pages([one, good]) })).toBe(`${HOST}/van-at-work.jpg`);
});

it('takes no picture that other pages show too', () => {
  const band = photo('/band.jpg');
  const pages = [
    anOutlinePage({ url: `${HOST}/`, photos: [band] }),
    anOutlinePage({ url: `${HOST}/a`, photos: [band] }),
  ];
  expect(findBusinessPhoto({ pages })).toBeNull();
});

it.each([
  ['/img/workshop.jpg', null],
  ['/img/logo-wide.jpg', `${HOST}/img/logo-wide.jpg`],
  ['/img/harbor-pine.svg', `${HOST}/img/harbor-pine.svg`],
])('takes the stated logo %s for %s', (path, expected) => {
  expect(logoAddress(`${HOST}${path}`)).toBe(expected);
});
