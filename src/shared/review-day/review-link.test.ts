import { describe, expect, it } from 'vitest';
import { readReviewLink } from './review-link.ts';

const placeId = 'ChIJ0000000000ExampleOnly00';
const writeReview = `https://search.google.com/local/writereview?placeid=${placeId}`;

describe('readReviewLink', () => {
  it.each([
    [placeId, 'write-review', writeReview],
    [`  ${placeId}\n`, 'write-review', writeReview],
    [writeReview, 'write-review', writeReview],
    [`${writeReview}&utm_source=a#x`, 'write-review', writeReview],
    [`search.google.com/local/writereview?placeid=${placeId}`, 'write-review', writeReview],
    ['https://g.page/r/CExampleOnly0EBM/review', 'short-link', 'https://g.page/r/CExampleOnly0EBM/review'],
    ['https://g.page/r/CExampleOnly0EBM', 'short-link', 'https://g.page/r/CExampleOnly0EBM/review'],
    ['g.page/r/CExampleOnly0EBM/', 'short-link', 'https://g.page/r/CExampleOnly0EBM/review'],
    ['https://maps.app.goo.gl/AbCdEf123', 'profile', 'https://maps.app.goo.gl/AbCdEf123'],
    ['https://www.google.com/maps/place/Example', 'profile', 'https://www.google.com/maps/place/Example'],
    ['https://maps.google.com/maps?cid=123', 'profile', 'https://maps.google.com/maps?cid=123'],
  ])('takes %s', (input, kind, url) => {
    expect(readReviewLink(input)).toEqual({ isLink: true, link: { kind, url } });
  });

  it.each([
    '',
    'our reviews',
    'ChIJshort',
    `http://search.google.com/local/writereview?placeid=${placeId}`,
    'https://search.google.com/local/writereview',
    'https://search.google.com/local/writereview?placeid=a b',
    'https://search.google.com.evil.example/local/writereview?placeid=x',
    `https://evil.example/?u=https://search.google.com/local/writereview?placeid=${placeId}`,
    `https://user@search.google.com/local/writereview?placeid=${placeId}`,
    `https://search.google.com:8443/local/writereview?placeid=${placeId}`,
    'https://search.google.com@evil.example/local/writereview',
    'https://www.google.com/url?q=https://evil.example/maps/place/x',
    'https://www.google.com/maps',
    'https://google.com.example/maps/place/x',
    'https://xn--ggle-55da.example/maps/place/x',
    'https://g.page/harborandpine',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://rate-us.example/how-was-it',
    'x'.repeat(5000),
  ])('refuses %s with a sentence', (input) => {
    const reading = readReviewLink(input);
    expect(reading).toEqual({ isLink: false, problem: expect.stringMatching(/\.$/) });
  });
});
