/** Pages whose shape made parsers quadratic, overflow their stack or run out of memory. */
export const MARKUP_SHAPES: Readonly<Record<string, string>> = {
  'nested-div': '<div>'.repeat(100_000),
  'nested-bold': '<b>'.repeat(100_000),
  'nested-tables': '<table><tr><td>'.repeat(20_000),
  'nested-drawings': '<svg><foreignObject>'.repeat(20_000),
  'nested-templates': '<template>'.repeat(20_000),
  'formatting-bomb': '<b id=b>'.repeat(20_000) + '<i id=i>'.repeat(20_000) + 'x</b>'.repeat(20_000),
  'many-attributes': `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=x`).join(' ')}>`,
  'long-attribute': `<p title="${'x'.repeat(5_000_000)}">`,
  'many-links': '<a href="/x">y</a>'.repeat(100_000),
  'long-link': `<a href="/${'x'.repeat(2_000_000)}">y</a><a href="${'../'.repeat(10_000)}">z</a>`,
  'million-brackets': '<'.repeat(1_000_000),
  'unclosed-comment': `<!--${'-'.repeat(3_000_000)}`,
  'million-entities': '&amp;'.repeat(1_000_000),
  'scripts-in-scripts': `<script>${'<!--<script>'.repeat(300_000)}`,
  'long-title': `<title>${'x '.repeat(500_000)}</title>`,
  'deep-json': `<script type="application/ld+json">${'['.repeat(500_000)}${']'.repeat(500_000)}</script>`,
  'deep-objects': `<script type="application/ld+json">${'{"@type":"A","b":'.repeat(100_000)}1${'}'.repeat(100_000)}</script>`,
  'long-json-list': `<script type="application/ld+json">{"a":[${'1,'.repeat(500_000)}1]}</script>`,
  'many-json-blocks': '<script type="application/ld+json">{"@type":"Plumber","name":"A"}</script>'.repeat(5_000),
  'items-in-items': '<div itemscope itemprop="a" itemtype="https://schema.org/Plumber">x'.repeat(50_000),
  'itemref-loop':
    '<div itemscope itemref="a b" id="a"><div itemprop="c" itemscope itemref="a b" id="b">x</div></div>'.repeat(2_000),
  // Rejected by databases: NUL and lone surrogates, in every kind of place.
  'odd-characters': `<h2>a\0b &#0; &#xD800; \ufffe</h2><img alt="c\0d"><a href="/e\0f">g\0h</a><script type="application/ld+json">{"@type":"Plumber","name":"i\\u0000j \\ud83d k","telephone":"+1 218 555 0142\\udc00","description":"l\\u0000"}</script><p itemscope itemtype="https://schema.org/Plumber"><span itemprop="name">m\0n</span></p>`,
  'many-headings': '<h1>Plumber in Duluth</h1>'.repeat(50_000),
};

const KILOBYTES = 240;
/** This much of a piece in one paragraph, and again in many short ones. */
function flood(piece: string): string {
  const text = piece.repeat(Math.ceil((KILOBYTES * 512) / piece.length));
  const many = `<p>${piece.repeat(Math.max(1, Math.ceil(60 / piece.length)))}</p>`;
  return `<p>${text}</p>${many.repeat(Math.ceil((KILOBYTES * 512) / many.length))}`;
}

/** Texts that repeatedly look like the beginning of a fact, for every fact parser. */
export const TEXT_FLOODS: Readonly<Record<string, string>> = {
  digits: flood('1234567890'),
  'phone-numbers': flood('(218) 555-0142 '),
  'broken-numbers': flood('+1 (+49 (0) - '),
  'dashed-digits': flood('1-1-1-1-'),
  'at-signs': flood('a@a.a@'),
  'mail-addresses': flood('info@example.com '),
  'postal-codes': flood('MN 55802, '),
  streets: flood('12 Main St, Suite 4, '),
  'german-streets': flood('Hauptstraße 12, 50667 Köln '),
  'japanese-addresses': flood('〒150-0001東京都渋谷区神宮前1-2-3'),
  hours: flood('Mon-Fri 9:00-17:00, '),
  'day-names': flood('Mo-Di-Mi-'),
  questions: flood('How much does it cost? It costs much. '),
  'question-marks': flood('? '),
  quotes: flood('“Great work” – A. B. '),
  names: flood('Harbor & Pine Plumbing LLC - '),
  capitals: flood('A'),
  'accented-letters': flood('é\u0301'),
  'combining-marks': flood(`e${'\u0301'.repeat(1000)}`),
  spaces: flood('\u00a0 '),
  commas: flood(', '),
  bars: flood(' | '),
  'line-breaks': flood('a<br>'),
  copyright: flood('© 2026 Harbor & Pine. '),
  'chinese-text': flood('蓝天牙科诊所在上海市'),
  emoji: flood('👩‍🔧'),
  'right-to-left': flood('\u202eabc\u202c'),
  'phone-links': '<a href="tel:+12185550142">Call</a>'.repeat(5_000),
  'own-links': Array.from({ length: 5_000 }, (_, index) => `<a href="/a${index}">Plumbing in town ${index}</a>`).join(
    '',
  ),
  'social-links': Array.from(
    { length: 5_000 },
    (_, index) => `<a href="https://www.facebook.com/p${index}">f</a>`,
  ).join(''),
  images: '<img src="/a.jpg" alt="A plumber in Duluth repairs a pipe">'.repeat(5_000),
  businesses: `<script type="application/ld+json">[${Array.from(
    { length: 2_500 },
    (_, index) =>
      `{"@type":"Plumber","name":"Plumber ${index}","telephone":"+1 218 555 ${1000 + index}","address":{"@type":"PostalAddress","streetAddress":"${index} Main St","addressLocality":"Duluth","postalCode":"55802"}}`,
  ).join()}]</script>`,
  'question-markup': `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[${Array.from(
    { length: 2_500 },
    (_, index) =>
      `{"@type":"Question","name":"What is ${index}?","acceptedAnswer":{"@type":"Answer","text":"It is a number that is ${index}."}}`,
  ).join()}]}</script>`,
};
