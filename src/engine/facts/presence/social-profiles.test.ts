import { expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveSocialProfiles, parseSocialProfile } from './social-profiles.ts';

it.each([
  ['http://twitter.com/#!/EconomySF', 'https://twitter.com/EconomySF'],
  ['https://twitter.com/EconomySF#top', 'https://twitter.com/EconomySF'],
  ['https://threebestrated.ca/house-cleaning-in-moncton-nb', 'https://threebestrated.ca/house-cleaning-in-moncton-nb'],
  [
    `https://www.facebook.com/people/Harbor-Pine/pfbid${'0aB'.repeat(22)}/`,
    `https://www.facebook.com/people/Harbor-Pine/pfbid${'0aB'.repeat(22)}`,
  ],
])('reads the profile of %s', (address, profile) => {
  expect(parseSocialProfile(address)?.url).toBe(profile);
});

it.each(['http://twitter.com/#!/search', 'http://twitter.com/#features', 'https://threebestrated.ca/'])(
  'reads none from %s',
  (address) => {
    expect(parseSocialProfile(address)).toBeNull();
  },
);

it('takes the steps of a booking for the profile above them', () => {
  const profile = 'https://www.doctolib.fr/osteopathe/lens/marc-larkspur';
  const context = createHtmlContext({
    '/': `<footer><a href="${profile}/booking/places">Rendez-vous</a> <a href="${profile}">Doctolib</a>
      <a href="${profile}-lens">Lens</a></footer>`,
  });
  const urls = deriveSocialProfiles(context).value.map(({ url }) => url);
  expect(urls.toSorted()).toEqual([profile, `${profile}-lens`]);
});
