import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { toSitePage } from './site-page.ts';

test('the summary of a page in the result', () => {
  const html = `<html lang="de"><title>Bäckerei</title><meta name="description" content="Brot"><h1>Brot</h1><h2>a</h2><h2>b</h2><h3>c</h3>
    <script type="application/ld+json">[{"@type":"Bakery","address":{"@type":"PostalAddress"}},{"@type":"constructor"}]</script>
    <div itemscope itemtype="https://schema.org/Bakery"></div>`;
  const page = parsePage({ url: 'https://example.com/', body: new TextEncoder().encode(html), contentType: null });
  expect(toSitePage(page, 200)).toEqual({
    url: 'https://example.com/',
    status: 200,
    title: 'Bäckerei',
    metaDescription: 'Brot',
    h1s: ['Brot'],
    h2Count: 2,
    h3Count: 1,
    wordCount: 4,
    structuredDataTypes: ['Bakery', 'PostalAddress', 'constructor'],
    language: 'de',
    problem: null,
  });
});
