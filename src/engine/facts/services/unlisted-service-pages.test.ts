import { describe, expect, it } from 'vitest';
import type { PageSummary } from './find-service-page.ts';
import { findUnlistedServicePages } from './unlisted-service-pages.ts';

const page = (path: string, title: string, h1s: readonly string[], linkTexts: readonly string[] = []): PageSummary => ({
  url: `https://site.example${path}`,
  title,
  h1s,
  linkTexts,
});
const home = page('/', 'Larkhill Auto Repair', ['Complete auto repair']);
const find = (one: PageSummary) => findUnlistedServicePages([home, one]).length > 0;

describe('findUnlistedServicePages', () => {
  it.each([
    page('/brakes.htm', 'Brakes and brake pads in Yarmouth', ['Complete auto repair'], ['Learn more']),
    page('/gym.html', 'Gym membership | Club', ['Gym membership'], ['Learn more']),
    page('/p2', 'Zahnimplantate | Praxis', ['Zahnimplantate']),
  ])('may be $url', (one) => {
    expect(find(one)).toBe(true);
  });

  it.each([
    page('/p1', 'Larkhill Auto Repair', ['Complete auto repair']),
    page('/about', 'Auto repair since 1990', []),
    page('/p2', 'Our auto repair team', ['Meet our team']),
    page('/p3', 'Die Arbeit der Werkstatt', [], ['Unsere Arbeit']),
    page('/blog/brakes', 'Brake repair', ['Brake repair']),
    page('/p5', 'Förderverein | Freibad', ['Der Förderverein'], ['Mitglied im Förderverein werden']),
    page('/yarmouth', 'Auto repair in Yarmouth', ['Auto repair in Yarmouth']),
    page('/p4', 'Energy savings', ['Save energy']),
  ])('is not $url', (one) => {
    expect(find(one)).toBe(false);
  });
});
