import { describe, expect, it } from 'vitest';
import { splitLinks } from './linked-text.ts';

const links = (text: string) => splitLinks(text).filter(({ isLink }) => isLink);

describe('splitLinks', () => {
  it.each([
    '',
    'no address here',
    'https://porch.example/verify?token=a.b',
    'Open https://porch.example/reset?token=x.\nOr write to us (https://porch.example/).',
  ])('loses nothing of %j', (text) => {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('leaves the end of a sentence out of an address', () => {
    expect(links('Open https://porch.example/reset?token=x.y. Soon (http://a.example/b)!')).toEqual([
      { text: 'https://porch.example/reset?token=x.y', isLink: true },
      { text: 'http://a.example/b', isLink: true },
    ]);
  });

  it('makes no link of other schemes', () => {
    expect(links('javascript:alert(1) and data:text/html,x and mailto:a@b.example')).toEqual([]);
  });
});
