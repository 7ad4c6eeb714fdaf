import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import type { TextLanguage } from './writing-material.ts';
import { findWrittenCategory } from './written-category.ts';

const written = (label: string, title: string, language: TextLanguage, quotes: readonly string[] = []) =>
  findWrittenCategory(label, anOutlinePage({ title, lang: language }), quotes, language);

describe('the site’s own words for its category', () => {
  it.each<[string, string, TextLanguage, string]>([
    ['Plumber', 'Emergency PLUMBERS in Duluth | Harbor', 'en', 'plumbers'],
    ['Dentist', 'Zahnarztpraxis Dr. Kornblum', 'de', 'Zahnarztpraxis'],
    ['Dentist', 'Clínica Dental Olmarejo, Zaragoza', 'es', 'clínica dental'],
    ['Hair salon', 'Luce, parrucchiera a Lucca', 'it', 'parrucchiera'],
    ['Moving company', 'Movers and Packers in Dubai', 'en', 'movers and packers'],
  ])('%s in “%s”', (label, title, language, text) => {
    expect(written(label, title, language)).toBe(text);
  });

  it('are in the title before any other text', () => {
    expect(written('Dentist', 'Zahnarzt Kornblum', 'de', ['Ihre Zahnarztpraxis in Kassel'])).toBe('Zahnarzt');
    expect(written('Dentist', 'Kornblum', 'de', ['Ihre Zahnarztpraxis in Kassel'])).toBe('Zahnarztpraxis');
  });

  it('are the narrower trade of several texts, and spelled as our data does', () => {
    expect(written('Foot care', 'Pedicure Rekelhof | Medisch pedicure in Emmen', 'nl')).toBe('medisch pedicure');
    expect(written('Driving school', 'Auto ecole Brindille', 'fr')).toBe('auto-école');
    expect(written('Indian restaurant', 'Restaurant Safranhof', 'de')).toBe('Indisches Restaurant');
  });

  it('are all of what is joined, and of several words joined nothing', () => {
    const quotes = ['Office Cleaning', 'House & Office Cleaning in Boise'];
    expect(written('Cleaning service', 'Falk', 'en', quotes)).toBe('house and office cleaning');
    expect(written('Cleaning service', 'Falk', 'en', ['Window, house and office cleaning'])).toBe(
      'house and office cleaning',
    );
    expect(written('Cleaning service', 'Falk', 'en', ['Bright house and office cleaning'])).not.toBe('office cleaning');
  });

  it('may be a word that is a surname where it is written small or beside another word of the trade', () => {
    expect(written('Landscaper', 'Brackenfold: commercial and domestic gardener', 'en')).toBe('gardener');
    expect(written('Painter', 'Linde & Trapp - Ihr Maler und Lackierermeister', 'de')).toBe('Maler');
    expect(written('Painter', 'Jutta Maler', 'de')).toBeUndefined();
    expect(written('Landscaper', 'Gardener', 'en')).toBeUndefined();
  });

  it('are no single service that another text speaks of', () => {
    expect(written('Beauty salon', 'Ayla', 'en', ['Come in for a spray tan.'])).toBeUndefined();
    expect(written('Beauty salon', 'Ayla', 'en', ['A beauty room for all.'])).toBe('beauty room');
    expect(written('Beauty salon', 'Spray tan by Ayla', 'en')).toBe('spray tan');
  });

  it.each<[string, string, TextLanguage, string]>([
    ['of another category', 'Roofer in Boise', 'en', 'Plumber'],
    ['of another language', 'Plombier à Nantes', 'en', 'Plumber'],
    ['that are a surname', 'Jim Baker', 'en', 'Bakery'],
    ['that are only half of what is said', 'Bright house and office cleaning', 'en', 'Cleaning service'],
    ['that are a field alone', 'All about law', 'en', 'Lawyer'],
    ['where there are none', 'Home', 'en', 'Plumber'],
  ])('are none %s', (_, title, language, label) => {
    expect(written(label, title, language)).toBeUndefined();
  });
});
