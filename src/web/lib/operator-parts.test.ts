import { describe, expect, it } from 'vitest';
import { OPERATOR_MARKS } from '#shared/product/operator-parts.ts';
import { operatorPart, parseParts } from './operator-parts.ts';

const parts = {
  opening: '',
  footer: '<p>f</p>',
  contact: '',
  periods: '',
  limits: '',
  title: 't',
  description: 'd',
  entry: { name: 'Porchlight' },
};

describe('parseParts', () => {
  it('reads what the server wrote', () => {
    expect(parseParts(JSON.stringify(parts))).toEqual(parts);
  });

  it.each(['', OPERATOR_MARKS.all, 'null', '[]', JSON.stringify({ ...parts, footer: 1 })])(
    'takes %j for nothing',
    (text) => {
      expect(parseParts(text)).toMatchObject({ footer: '', contact: '', entry: {} });
    },
  );
});

it('renders the mark at build time', () => {
  expect(operatorPart('footer')).toBe(OPERATOR_MARKS.footer);
});
