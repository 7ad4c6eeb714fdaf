import { expect, it } from 'vitest';
import { parseSocialProfile } from './social-profiles.ts';

it.each([
  ['http://twitter.com/#!/EconomySF', 'https://twitter.com/EconomySF'],
  ['https://twitter.com/EconomySF#top', 'https://twitter.com/EconomySF'],
  ['https://threebestrated.ca/house-cleaning-in-moncton-nb', 'https://threebestrated.ca/house-cleaning-in-moncton-nb'],
])('reads the profile of %s', (address, profile) => {
  expect(parseSocialProfile(address)?.url).toBe(profile);
});

it.each(['http://twitter.com/#!/search', 'http://twitter.com/#features', 'https://threebestrated.ca/'])(
  'reads none from %s',
  (address) => {
    expect(parseSocialProfile(address)).toBeNull();
  },
);
