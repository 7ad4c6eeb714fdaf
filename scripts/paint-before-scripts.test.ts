import { describe, expect, it } from 'vitest';
import { paintBeforeScripts } from './paint-before-scripts.ts';

const page = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>
<link rel="stylesheet" href="/assets/app-3.css"/></head><body><p>Text</p><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-4.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry.client-5.js");</script></body></html>`;

describe('paintBeforeScripts', () => {
  const { head, start } = partsOf(
    paintBeforeScripts(page, (file) => (file === '/assets/root-2.js' ? ['/assets/lib-6.js'] : [])),
  );

  it('asks for no script before the first paint, and for the style sheet at once', () => {
    expect(head).toContain('/assets/app-3.css');
    expect(head).not.toContain('.js');
    expect(start).not.toMatch(/^import /m);
    expect(start.indexOf('requestAnimationFrame')).toBeLessThan(start.indexOf('.js'));
  });

  it('then asks for all of them at once, and runs them in the order they had', () => {
    expect(start).toContain('["/assets/manifest-1.js","/assets/root-2.js"]');
    const order = [
      'import("/assets/manifest-1.js")',
      'const route0',
      'const route1',
      '__reactRouterRouteModules',
      'entry',
    ];
    const places = order.map((piece) => start.indexOf(piece));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('runs one file after another, each after those that it imports, and starts the app with none of them', () => {
    expect(start).toContain('of ["/assets/manifest-1.js","/assets/lib-6.js","/assets/root-2.js"]) {');
    expect(start.indexOf('setTimeout(go)))')).toBeLessThan(start.indexOf('const route0'));
  });

  it('refuses a page that starts in another way, which would stay without scripts', () => {
    expect(() => paintBeforeScripts('<html></html>', () => [])).toThrow('start');
  });
});

function partsOf(html: string): { head: string; start: string } {
  const [head = '', body = ''] = html.split('</head>');
  return { head, start: body };
}
