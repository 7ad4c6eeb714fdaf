import { describe, expect, test } from 'vitest';
import type { Page } from './page.ts';
import { parsePage } from './parse-page.ts';

const page = (html: string, url = 'https://example.com/shop/'): Page =>
  parsePage({ url, body: new TextEncoder().encode(html), contentType: 'text/html; charset=utf-8' });
const texts = (html: string): string[] => page(html).blocks.map((block) => block.text);
const tagged = (html: string): string[] => page(html).blocks.map((block) => `${block.tag}: ${block.text}`);

describe('title and description', () => {
  test.each<[string, string | null]>([
    ['<title> Anna&rsquo;s\n  Bakery &amp; Café </title>', 'Anna’s Bakery & Café'],
    ['<svg><title>Logo</title></svg><title>Bakery</title>', 'Bakery'],
    ['<svg><title>Logo</svg><title>Bakery</title>', 'Bakery'],
    ['<svg viewBox="0 0 1 1"/><title>Bakery</title>', 'Bakery'],
    ['<template><title>No</title></template><title>Bakery</title>', 'Bakery'],
    ['<!-- <title>No</title> --><title>Bakery</title>', 'Bakery'],
    ['<title>First</title><title>Second</title>', 'First'],
    ['<title>   </title>', null],
    ['<p>no title', null],
    ['<title>unclosed', 'unclosed'],
    ['<title>a<b>c</b></title>', 'a<b>c</b>'],
    ['<TITLE>&copy 2026 &#8364; &#x20AC;</TITLE>', '© 2026 € €'],
  ])('%s', (html, title) => {
    expect(page(html).title).toBe(title);
  });

  test('titles are counted', () => {
    expect(page('<title>a</title><body><title>b</title><svg><title>c</title></svg>').titleCount).toBe(2);
  });

  test.each<[string, string | null]>([
    ['<meta name="Description" content="Bread &amp;\n rolls">', 'Bread & rolls'],
    ['<META CONTENT="Bread" NAME="DESCRIPTION">', 'Bread'],
    ['<meta name="description" content="one"><meta name="description" content="two">', 'one'],
    ['<meta property="description" content="Bread">', null],
    ['<meta name="description" content=" ">', null],
    ['<meta name="description">', null],
    ['<noscript><meta name="description" content="Bread"></noscript>', null],
  ])('%s', (html, description) => {
    expect(page(html).metaDescription).toBe(description);
  });
});

describe('headings', () => {
  const h1s = (html: string): string[] =>
    page(html)
      .headings.filter((h) => h.level === 1)
      .map((h) => h.text);
  test.each<[string, string[]]>([
    ['<h1>Bread<br>and rolls</h1>', ['Bread and rolls']],
    ['<h1>\n Fresh <b>bread</b>\n</h1>', ['Fresh bread']],
    ['<h1><span>Fresh</span><span>bread</span></h1>', ['Freshbread']],
    ['<h1><div>Fresh</div><div>bread</div></h1>', ['Fresh bread']],
    ['<h1>One<h1>Two</h1>', ['One', 'Two']],
    ['<h1>One</h2><p>text</p>', ['One']],
    ['<font><h1>In font</font></h1>after', ['In font']],
    ['<table><tr><td><h1>Cell<td>Other</table>', ['Cell']],
    ['<!-- <h1>no</h1> --><script>"<h1>no</h1>"</script><h1>yes</h1>', ['yes']],
    ['<!--[if IE]><h1>no</h1><![endif]--><h1>yes</h1>', ['yes']],
    ['<h1 style="display:none">hidden</h1>', ['hidden']],
    ['<div hidden><h1>hidden</h1></div>', ['hidden']],
    ['<h1>Bread <span style="display: none">cheap</span>here</h1>', ['Bread cheaphere']],
    ['<template><h1>no</h1></template>', []],
    ['<svg><text>no</text></svg>', []],
    // The standard ends a drawing at the start tag of a heading: browsers show this one as a heading of the page.
    ['<svg><h1>yes</h1></svg>', ['yes']],
    ['<noscript><h1>no</h1></noscript>', []],
    ['<textarea><h1>no</h1></textarea><select><option><h1>no</h1></select>', []],
    ['<h1></h1>', ['']],
    ['<a href="/"><h1>Linked</h1></a>', ['Linked']],
  ])('%s', (html, expected) => {
    expect(h1s(html)).toEqual(expected);
  });

  test('a heading that is an image is named by its alternative text', () => {
    const [heading] = page('<h1><a href="/"><img src="l.png" alt="Anna’s Bakery"></a></h1>').headings;
    expect(heading).toMatchObject({ level: 1, text: '', imageAlts: ['Anna’s Bakery'] });
  });

  test('a drawing with a title is the text of the heading and the link around it', () => {
    const result = page('<h2><a href="/"><svg><title>Home</title><path d="M0"/></svg></a></h2>');
    expect(result.headings[0]?.imageAlts).toEqual(['Home']);
    expect(result.links[0]?.label).toBe('Home');
  });

  test('a heading points at its own block, one without text at the next', () => {
    const result = page('<p>a</p><h2>b</h2><h3><img alt="c"></h3><p>d</p><h4></h4>');
    expect(result.headings.map((heading) => heading.blockIndex)).toEqual([1, 2, 3]);
  });

  test('hidden headings are marked', () => {
    const result = page('<h1 hidden>a</h1><div aria-hidden="true"><h2>b</h2></div><h3>c</h3>');
    expect(result.headings.map((heading) => heading.hidden)).toEqual([true, true, false]);
  });
});

describe('blocks of text', () => {
  test.each<[string, string[]]>([
    ['<b>A</b><b>B</b>', ['body: AB']],
    ['<p>A<p>B', ['p: A', 'p: B']],
    ['<p>A</p>B<p>C</p>', ['p: A', 'body: B', 'p: C']],
    ['<ul><li>A<li>B<ul><li>C</ul>D</ul>E', ['li: A', 'li: B', 'li: C', 'li: D', 'body: E']],
    ['<dl><dt>A<dd>B<dt>C</dl>', ['dt: A', 'dd: B', 'dt: C']],
    ['<table><tr><td>A<td>B<tr><th>C</table>D', ['td: A', 'td: B', 'th: C', 'body: D']],
    ['<div>A<div>B</div>C</div>', ['div: A', 'div: B', 'div: C']],
    ['<div>A</span></p>B</div>', ['div: A', 'div: B']],
    ['<td>A</td></tr></table>B', ['td: A', 'body: B']],
    ['<table><tr><td>A</div>B</td></tr></table>', ['td: A', 'td: B']],
    ['<address>Main St 1<br>12345 Town<br><br>Country</address>', ['address: Main St 1\n12345 Town\nCountry']],
    ['<p>A <a href="/">link</a>, <em>b</em>.</p>', ['p: A link, b.']],
    ['<p>a&nbsp;&nbsp;b\u00a0 c</p>', ['p: a b c']],
    ['<p>Zahn&shy;arzt\u200b-\ufeffPraxis</p>', ['p: Zahnarzt-Praxis']],
    ['<pre>Mon 9-5\n  Tue 9-5</pre>', ['pre: Mon 9-5\nTue 9-5']],
    ['<summary>Q?</summary><p>A</p>', ['summary: Q?', 'p: A']],
    ['<button>A</button><button>B</button>', ['body: A B']],
    ['&copy 2026 &AMP; &notanentity;', ['body: © 2026 & ¬anentity;']],
    ['<p>a<script>x</script><style>y</style><template>z</template>b</p>', ['p: ab']],
    ['<select><option>x<option>y</select><textarea>z</textarea>b', ['body: b']],
    ['<noscript>Enable <p>scripts</noscript>b', ['body: b']],
    ['<video>no video<source src="v"></video><canvas>no</canvas><iframe>no</iframe>b', ['body: b']],
    ['<select><option>x<input>b', ['body: b']],
    ['<svg><path d="M0"><text>x</text></svg>b', ['body: b']],
    ['<a href="/"><svg><path d="M0"></a><p>b</p>', ['p: b']],
    ['<math><mi>x</mi></math>', ['body: x']],
    ['<p>1 < 2 <3 a<b</p>', ['p: 1 < 2 <3 a']],
    ['a</body></html>b', ['body: ab']],
    ['\u0000a\u0000b', ['body: ab']],
    ['&#0;&#xD800;&#1114112;', ['body: \ufffd\ufffd\ufffd']],
  ])('%s', (html, expected) => {
    expect(tagged(html)).toEqual(expected);
  });

  test('hidden text is marked, hidden inline text stands apart', () => {
    const result = page('<p>Call <span style="display:none">spam</span>us</p><p hidden>a</p><p aria-hidden="true">b');
    expect(result.blocks.map((block) => [block.text, block.hidden])).toEqual([
      ['spam', true],
      ['Call us', false],
      ['a', true],
      ['b', true],
    ]);
  });

  test('a page hidden until its script has run is not hidden', () => {
    for (const attributes of ['style="display: none"', 'style="visibility: hidden"', 'hidden', 'aria-hidden="true"']) {
      expect(page(`<body ${attributes}><p>a`).blocks[0]?.hidden).toBe(false);
    }
  });

  test('text in an address element is marked', () => {
    const result = page('<address><p>Main St 1</p></address><p>b</p>');
    expect(result.blocks.map((block) => block.inAddress)).toEqual([true, false]);
  });

  test('hints are the class and id words of the block and its three nearest ancestors', () => {
    const html = '<div class="No"><div id="Contact"><ul class="List"><li><p class="Phone Main"><b class="x">1</b>';
    expect(page(html).blocks[0]?.hints).toBe('phone main list contact');
  });

  test.each<[string, number]>([
    ['<p>We bake — every day, 24/7!</p>', 5],
    ['<p>Übergrößen für Füße</p>', 3],
    ['<p>ひかり整骨院</p>', 3],
    ['<p>Open 月曜日 9:00</p>', 4],
    ['<p hidden>one two</p>', 0],
    ['', 0],
  ])('words of %s', (html, count) => {
    expect(page(html).wordCount).toBe(count);
  });
});

describe('links', () => {
  const links = (html: string): string[] => page(html).links.map((link) => `${link.href} ${link.text}`.trim());
  test.each<[string, string[]]>([
    ['<a href="about.html">About</a>', ['https://example.com/shop/about.html About']],
    ['<a href=" /a?b=1&amp;c=2#d ">A</a>', ['https://example.com/a?b=1&c=2#d A']],
    ['<a href="//cdn.example.net/x">x</a>', ['https://cdn.example.net/x x']],
    ['<a href="TEL:+49 30 123">Call</a>', ['tel:+49 30 123 Call']],
    ['<a href="mailto:a@b.example?subject=Hi">Mail</a>', ['mailto:a@b.example?subject=Hi Mail']],
    ['<a href="https://wa.me/4930123">WhatsApp</a>', ['https://wa.me/4930123 WhatsApp']],
    ['<a href="whatsapp://send?phone=1">W</a>', ['whatsapp://send?phone=1 W']],
    ['<a href="javascript:void(0)">J</a><a href="data:text/html,x">D</a><a>no</a><a href="">e</a>', []],
    ['<a href="http://[broken">x</a>', []],
    ['<a href="/1">One<a href="/2">Two</a>', ['https://example.com/1 One', 'https://example.com/2 Two']],
    [
      '<nav><a href="/1"><span>A</span></a><a href="/2">B</a></nav>',
      ['https://example.com/1 A', 'https://example.com/2 B'],
    ],
    ['<a href="/1"><div>A</div><div>B</div></a>', ['https://example.com/1 A B']],
    ['<map><area href="/1" alt="North"></map>', ['https://example.com/1']],
    ['<base href="https://other.example/x/"><a href="y">A</a>', ['https://other.example/x/y A']],
    ['<a href="y">A</a><base href="/late/">', ['https://example.com/late/y A']],
    ['<base href="javascript:alert(1)"><a href="y">A</a>', ['https://example.com/shop/y A']],
    ['<base href="/one/"><base href="/two/"><a href="y">A</a>', ['https://example.com/one/y A']],
  ])('%s', (html, expected) => {
    expect(links(html)).toEqual(expected);
  });

  test('labels: aria-label, title, alternative text of an image', () => {
    const result = page(
      '<a href="/1" aria-label="Facebook" title="no"><i></i></a><a href="/2" title="X"></a><a href="/3"><img alt="Map"></a>',
    );
    expect(result.links.map((link) => link.label)).toEqual(['Facebook', 'X', 'Map']);
  });

  test('a link has its block and its rel', () => {
    const result = page('<p>a</p><p>b <a href="/" rel="NoFollow">c</a></p>');
    expect(result.links[0]).toMatchObject({ blockIndex: 1, rel: 'nofollow' });
  });
});

describe('images and frames', () => {
  const sources = (html: string): string[] => page(html).images.map((image) => image.src);
  test.each<[string, string[]]>([
    ['<img src="a.jpg">', ['https://example.com/shop/a.jpg']],
    ['<img src="data:image/gif;base64,R0" data-src="/real.jpg">', ['https://example.com/real.jpg']],
    ['<img srcset="/s.jpg 1x, /l.jpg 2x">', ['https://example.com/s.jpg']],
    ['<img src="data:image/gif;base64,R0" data-srcset=" /s.jpg, /l.jpg 2x">', ['https://example.com/s.jpg']],
    ['<picture><source srcset="/p.webp 1x"><img alt="x"></picture>', ['https://example.com/p.webp']],
    ['<picture><source srcset="/p.webp"><img src="/i.jpg"></picture>', ['https://example.com/i.jpg']],
    ['<img src="data:image/png;base64,R0">', ['']],
    ['<input type="image" src="/go.png">', ['https://example.com/go.png']],
    ['<noscript><img src="/n.jpg"></noscript>', []],
  ])('%s', (html, expected) => {
    expect(sources(html)).toEqual(expected);
  });

  test('alternative texts: none, empty, text', () => {
    const result = page('<img src="a"><img src="b" alt><img src="c" alt=" Our  shop " width="100px" height=80>');
    expect(result.images.map((image) => image.alt)).toEqual([null, '', 'Our shop']);
    expect(result.images[2]).toMatchObject({ width: 100, height: 80 });
  });

  test('frames of both kinds, lazy ones too', () => {
    const html =
      '<iframe src="https://maps.example/embed?q=1"></iframe><iframe data-src="/lazy" src="about:blank"></iframe>';
    expect(page(html).iframes).toEqual(['https://maps.example/embed?q=1', 'https://example.com/lazy']);
    const frameset = '<frameset cols="20%,80%"><frame src="menu.html"><frame src="main.html"></frameset>';
    expect(page(frameset).iframes).toEqual([
      'https://example.com/shop/menu.html',
      'https://example.com/shop/main.html',
    ]);
  });
});

describe('the rest of the head', () => {
  test('metas, links and scripts', () => {
    const result = page(`<!doctype html><html lang=" de-DE ">
      <meta name="Keywords" content="a, b"><meta name=viewport content="width=device-width">
      <meta name="generator" content="Builder 1.0"><meta name="robots" content="noindex"><meta name="Googlebot" content="nosnippet">
      <meta http-equiv="Refresh" content="0; url=/start"><meta property="OG:Title" content="T"><meta name="og:site_name" content="S">
      <meta property="og:title" content="second"><meta name="geo.region" content="DE-BE"><meta name="__proto__" content="x">
      <link rel="shortcut canonical" href="/c"><link rel="alternate" hreflang="en" href="/en"><link rel="stylesheet" href="/s.css">
      <script src="/a.js"></script><script>let ä = 1;</script><script type="text/template"><p>x</p></script>`);
    expect(result).toMatchObject({
      lang: 'de-DE',
      viewport: 'width=device-width',
      generator: 'Builder 1.0',
      robotsMeta: [
        { agent: 'robots', content: 'noindex' },
        { agent: 'googlebot', content: 'nosnippet' },
      ],
      metaRefresh: '0; url=/start',
      openGraph: { 'og:title': 'T', 'og:site_name': 'S' },
      canonical: 'https://example.com/c',
      hreflangs: [{ lang: 'en', href: 'https://example.com/en' }],
      stylesheets: ['https://example.com/s.css'],
      scripts: ['https://example.com/a.js'],
      inlineScriptBytes: 11 + 8,
    });
    expect(Object.keys(result.metas)).not.toContain('__proto__');
    expect(result.metas['geo.region']).toBe('DE-BE');
  });

  test('forms, placeholders, comments, noscript, mount points', () => {
    const result = page(`<!-- Made with Builder --><div id="root"> </div><div id="app"><p>x</p></div>
      <form><input placeholder=" 555-0100 "><input type=PASSWORD></form><form></form>
      <script><!-- no --></script><noscript>Please <b>enable</b><p>JavaScript</noscript>`);
    expect(result).toMatchObject({
      formCount: 2,
      passwordFieldCount: 1,
      placeholders: ['555-0100'],
      comments: ['Made with Builder'],
      emptyMountPoints: ['root'],
      noscriptText: 'Please enable JavaScript',
    });
  });
});

test('documents that are not HTML give an empty page', () => {
  for (const html of ['', ' ', '\ufeff', '<', '</', '<!', '<!--', '&', '<a', '<p title="']) {
    expect(page(html).links).toEqual([]);
    expect(texts(html).join('').length).toBeLessThan(3);
  }
});

describe('what lies over the page counts for nothing', () => {
  const NOTICE =
    '<h1>We use cookies</h1><p>Consent Example Ltd, 1 Sample Street, <a href="tel:+495550199">089 5550199</a></p><a href="/privacy">Privacy</a><button>Accept all</button>';
  const PAGE = '<header>Bakery</header><main><h1>Bread</h1><p>Fresh bread daily</p></main>';

  test.each<[string, string]>([
    ['a dialog', `<dialog open>${NOTICE}</dialog>`],
    ['a dialog by its role', `<div role="dialog">${NOTICE}</div>`],
    ['an alert dialog with its own boxes', `<section role="AlertDialog"><div><div>${NOTICE}</div></div></section>`],
    ['the id of a consent tool', `<div id="CybotCookiebotDialog">${NOTICE}</div>`],
    ['the class of a consent tool', `<div class="x cky-consent-container y">${NOTICE}</div>`],
    ['an element of a consent tool', `<div id="usercentrics-root"><span>${NOTICE}</span></div>`],
    ['hidden text about cookies', `<div hidden>${NOTICE}</div>`],
    ['text about cookies that is not displayed', `<div style="display: none">${NOTICE}</div>`],
    ['text about cookies in a fixed place', `<div style="position:fixed;bottom:0">${NOTICE}</div>`],
    ['a name and a text about cookies', `<div class="my-cookie-bar">${NOTICE}</div>`],
    ['a dialog in another', `<div role="dialog"><p>We use</p><dialog>${NOTICE}</dialog></div>`],
  ])('%s', (_, overlay) => {
    const { wordCount } = page(PAGE);
    for (const html of [`<body>${overlay}${PAGE}</body>`, `<body>${PAGE}${overlay}</body>`]) {
      const read = page(html);
      expect(read.blocks.map(({ text }) => text)).toEqual(['Bakery', 'Bread', 'Fresh bread daily']);
      expect(read.headings.map(({ text }) => text)).toEqual(['Bread']);
      expect(read.links.map(({ href }) => href)).toEqual(['https://example.com/privacy']);
      expect(read.wordCount).toBe(wordCount);
    }
  });

  test.each<[string, string]>([
    ["a bakery's cookies", '<div class="cookie-menu"><p>Chocolate cookies</p><button>Order now</button></div>'],
    ['a fixed call button', '<div style="position:fixed"><p>Call us</p></div>'],
    ['a hidden menu', '<ul style="display:none"><li>Rolls</li></ul>'],
    ['a dialog that is never closed', '<div role="dialog"><p>Welcome</p>'],
    ['a dialog around the main part', '<div role="dialog"><main><p>Welcome</p></main></div>'],
    ['what scripts say of the body', '<body class="cookie-consent-open"><p>We accept cookies and cards</p>'],
  ])('but %s stays', (_, html) => {
    expect(page(`${html}`).blocks).not.toEqual([]);
  });

  test('and text continues around an inline dialog', () => {
    expect(texts('<p>Call us <span role="dialog">Close</span> today</p>')).toEqual(['Call us today']);
  });
});

test.each([
  '<p>Mail: <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5a12">[email&#160;protected]</a></p>',
  '<p>Mail: … <span id="cloak1f5de2a9">This email address is being protected from spambots.</span></p>',
  '<p>Mail: … <joomla-hidden-mail first="aW5mbw==">Adresse protégée contre les robots spammeurs.</joomla-hidden-mail></p>',
])('placeholders of obfuscators are nobody’s words: %s', (html) => {
  expect(texts(html)).toEqual(['Mail: …']);
});

describe('what only scripts show', () => {
  const html = (script: string, type = '') => `<p>Welcome</p><script${type}>${script}</script>`;

  test.each([
    ['an array', 'const faq=[{q:"Where do you operate?"},{q:"What\'s the price?"},{q:`How fast are you here?`}]', ''],
    [
      'JSON',
      '{"faq":["Wo sind Sie tätig?","Was kostet ein Termin?","Wie schnell sind Sie da?"]}',
      ' type="application/json"',
    ],
    [
      'a string of JSON',
      String.raw`push("{\"a\":\"¿Dónde está la clínica?\",\"b\":\"¿Cuánto cuesta la visita?\",\"c\":\"¿Hay que pedir cita?\"}")`,
      '',
    ],
    ['Japanese', "['予約は必要ですか？','駐車場はありますか？','料金はいくらですか？']", ''],
  ])('questions in %s', (_what, script, type) => {
    expect(page(html(script, type)).scriptQuestions).toHaveLength(3);
  });

  test.each([
    ['addresses and code', 'a("/find?");b("q?");c="{one two three?}";d("x = y ? z?");e("<b>Who are you now?")'],
    ['two questions', 'confirm("Do you want to leave?");alert("Are you really sure?")'],
    [
      'structured data',
      '{"name":"Who are you now?","a":"Where is it then?","b":"When are you open?"}',
      ' type="application/ld+json"',
    ],
  ])('no questions in %s', (_what, script, type = '') => {
    expect(page(html(script, type)).scriptQuestions).toBeUndefined();
  });

  test('files that scripts add', () => {
    const parts = `<div w3-include-html="nav.html"></div><footer data-include="parts/footer.html"></footer><script>
      $("#contact").load("contact.html #form"); fetch('/parts/hours.htm?v=2').then(show); fetch("/api/items"); fetch("/x.js")</script>`;
    expect(page(parts).scriptParts).toEqual(['nav.html', 'parts/footer.html', '/parts/hours.htm']);
    expect(page('<script>window.load("a")</script>').scriptParts).toBeUndefined();
    expect(page('<i data-include="icons.svg"></i><p data-include="header">').scriptParts).toEqual(['header']);
  });

  test('an empty main part, but no anchor', () => {
    expect(page('<div id="main-content" class="box"> </div>').emptyMountPoints).toEqual(['main-content']);
    expect(page('<a id="main-content"></a><div id="content"><p>x</p></div>').emptyMountPoints).toEqual([]);
  });
});
