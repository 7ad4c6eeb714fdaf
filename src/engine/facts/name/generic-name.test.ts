import { describe, expect, it } from 'vitest';
import { isGenericName } from './generic-name.ts';
import { isNotAName } from './name-text.ts';

describe('a text that is not a name', () => {
  it.each([
    'our website',
    'Our Website',
    'My Website',
    'Your Home Page',
    'Welcome to our website',
    'Welcome Home',
    'Official Site',
    'The official website',
    'Unsere Webseite',
    'Herzlich willkommen auf unserer Homepage',
    'Offizielle Website',
    'Notre site internet',
    'Bienvenue sur notre site',
    'Site officiel',
    'Nuestra página web',
    'Sitio oficial',
    'Il nostro sito',
    'Benvenuti nel nostro sito',
    'Nosso site',
    'Bem-vindo ao nosso site',
    'Onze website',
    'Welkom op onze website',
    'Nasza strona',
    'Vores hjemmeside',
    'Наш сайт',
    'ホームページへようこそ',
  ])('%s', (text) => {
    expect(isGenericName(text)).toBe(true);
    expect(isNotAName(text)).toBe(true);
  });

  it.each([
    'Our Daily Bread',
    'The Home Depot',
    'Home Instead',
    'Welcome Break',
    'Villa Start',
    'Chez Nous',
    'Die Seitenbäckerei',
    'La Casa',
    'Mein Haarstudio',
    'Official Plumbing Co.',
    'Site Works Ltd',
    '美容室こもれび',
    '',
  ])('%s may be one', (text) => expect(isGenericName(text)).toBe(false));
});
