import { describe, expect, it } from 'vitest';
import { cleanServiceName } from './service-names.ts';

describe('cleanServiceName', () => {
  it.each([
    ['Riding lessons – per hour', 'Riding lessons'],
    ['Reitstunden – pro Stunde', 'Reitstunden'],
    ['Envíos por correo', 'Envíos por correo'],
    ['Harbor tour Harbor tour', 'Harbor tour'],
    ['Cha cha', 'Cha cha'],
    ['Cha Cha', 'Cha Cha'],
  ])('%s: %s', (text, name) => {
    expect(cleanServiceName(text)).toBe(name);
  });
});
