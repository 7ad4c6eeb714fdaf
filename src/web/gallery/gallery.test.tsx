import { expect, it } from 'vitest';
import { renderGallery, renderSpecimen } from './gallery.tsx';
import { specimens } from './specimens.tsx';

/** Components without a look of their own in a still picture, or shown as a part of another one. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'account-menu': 'is that of the signed-in user: a part of the bar',
  confetti: 'moves',
  'confetti-canvas': 'is drawn by a script',
  'offline-strip': 'needs a lost connection',
  'operator-part': 'is written by the server',
  'page-shell': 'is the frame of a whole page',
  'phone-menu': 'opens by a press',
  'reading/cite': 'refers to the sources of its page',
  'reading/reading-page': 'is a whole page',
  'require-account': 'has no look',
  'route-announcer': 'is heard, not seen',
  'toast-host': 'loads the toaster',
  toaster: 'opens by a message',
  'top-bar': 'is asked for by a page',
  'wait-line': 'is shown between two pages',
};

const components = Object.keys(import.meta.glob(['../components/**/*.tsx', '!../components/icons/*']))
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => file.slice('../components/'.length, -'.tsx'.length));

it('shows every component, or says why not', () => {
  expect([...Object.keys(specimens), ...Object.keys(NOT_SHOWN)].sort()).toEqual(components.sort());
});

it.each(Object.entries(specimens))('draws each state of %s, and no two the same', (_file, states) => {
  const drawn = Object.values(states).map(renderSpecimen);
  // Ids differ from one rendering to the next.
  expect(new Set(drawn.map((markup) => markup.replace(/_R_\w+_/g, 'id'))).size).toBe(drawn.length);
});

it('is one page in both themes and directions', () => {
  const page = renderGallery('p{}');
  for (const part of ['color-scheme:light', 'color-scheme:dark', 'dir="rtl"', '<style>p{}'])
    expect(page).toContain(part);
});

it('is no part of the product', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const users = Object.entries(sources).filter(([file, text]) => !file.startsWith('./') && text.includes('/gallery/'));
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(users.map(([file]) => file)).toEqual([]);
});
