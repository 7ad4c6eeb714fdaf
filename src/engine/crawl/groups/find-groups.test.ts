import { describe, expect, it } from 'vitest';
import { parsePage } from '../html/parse-page.ts';
import type { PageGroup } from './page-group.ts';

function groupsOf(body: string): readonly PageGroup[] {
  return parsePage({
    url: 'http://shop.test/',
    body: new TextEncoder().encode(`<html lang="en"><body>${body}</body></html>`),
    contentType: 'text/html; charset=utf-8',
  }).groups;
}

const namesOf = (groups: readonly PageGroup[]) => groups.map(({ members }) => members.map(({ name }) => name));
const JOBS = ['Drain cleaning', 'Leak repair', 'Water heaters', 'Bathrooms'];

describe('findGroups', () => {
  it('reads boxes of one shape with what names each, what it says and where it leads', () => {
    const box = (name: string, at: number) =>
      `<div class="card card-${at}"><img src="a.jpg" alt=""><h3>${name}</h3><p>We come the same day.</p><a href="/${at}">More</a></div>`;
    const [group, ...others] = groupsOf(`<h2>What we do</h2><div class="grid">${JOBS.map(box).join('')}</div>`);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ kind: 'cards', region: 'main', label: 'What we do', labels: ['What we do'] });
    expect(group?.members).toHaveLength(4);
    expect(group?.members[1]).toMatchObject({
      name: 'Leak repair',
      body: 'We come the same day. More',
      heading: { text: 'Leak repair', level: 3 },
      hrefs: ['http://shop.test/1'],
      hasImage: true,
    });
  });

  it('joins the rows of one grid, and keeps lists apart that have headings of their own', () => {
    const cell = (name: string) => `<div class="col"><strong>${name}</strong><p>By hand.</p></div>`;
    const row = (names: readonly string[]) => `<div class="row">${names.map(cell).join('')}</div>`;
    const [a, b, c, d] = JOBS as [string, string, string, string];
    expect(namesOf(groupsOf(`<section>${row([a, b])}${row([c, d])}</section>`))).toEqual([JOBS]);
    const list = (title: string, names: readonly string[]) =>
      `<h3>${title}</h3><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
    expect(namesOf(groupsOf(list('Inside', JOBS) + list('Outside', ['Drains', 'Gutters', 'Roofs'])))).toEqual([
      JOBS,
      ['Drains', 'Gutters', 'Roofs'],
    ]);
  });

  it('reads a menu entry with the entries below it', () => {
    const menu = `<nav><ul><li><a href="/">Home</a></li><li><a href="/s">Services</a><ul>${JOBS.map((name, at) => `<li><a href="/s/${at}">${name}</a></li>`).join('')}</ul></li><li><a href="/c">Contact</a></li></ul></nav>`;
    const group = groupsOf(menu).find(({ members }) => members[0]?.name === JOBS[0]);
    expect(group).toMatchObject({ kind: 'links', region: 'nav', parentLabel: 'Services' });
  });

  it('reads rows, terms, lines of short pieces and what a form offers, without the words for no choice', () => {
    const rows = `<table>${JOBS.map((name) => `<tr><td>${name}</td><td>80 €</td></tr>`).join('')}</table>`;
    expect(groupsOf(rows)[0]).toMatchObject({ kind: 'rows' });
    const terms = `<dl>${JOBS.map((name) => `<dt>${name}</dt><dd>By hand.</dd>`).join('')}</dl>`;
    expect(groupsOf(terms)[0]).toMatchObject({ kind: 'rows' });
    expect(groupsOf(terms)[0]?.members[0]).toMatchObject({ name: JOBS[0], body: 'By hand.' });
    expect(namesOf(groupsOf(`<p>${JOBS.join(' · ')}</p>`))).toEqual([JOBS]);
    const form = `<form><label for="job">Which job?</label><select id="job"><option value="">Please choose</option>${JOBS.map((name) => `<option>${name}</option>`).join('')}</select></form>`;
    expect(groupsOf(form)[0]).toMatchObject({ kind: 'options', labels: ['Which job?', 'Please choose'] });
    expect(namesOf(groupsOf(form))).toEqual([JOBS]);
  });

  it('cuts running numbers off names and says that it did', () => {
    const steps = ['1. Call us', '2. We look', '3. We mend'].map((name) => `<li>${name}</li>`).join('');
    const [group] = groupsOf(`<ol>${steps}</ol>`);
    expect(group?.members.map(({ name }) => name)).toEqual(['Call us', 'We look', 'We mend']);
    expect(group?.members.every(({ isNumbered }) => isNumbered)).toBe(true);
  });

  it('reads the same with wrappers, whitespace and inline elements around the parts', () => {
    const plain = JOBS.map((name) => `<li><strong>${name}</strong> <p>By hand.</p></li>`).join('');
    const dressed = JOBS.map(
      (name) => `\n <li>\n<div><span><strong> ${name}\t</strong></span>\n<p>By <em>hand</em>.</p></div></li>`,
    ).join('\n');
    expect(namesOf(groupsOf(`<ul>${dressed}</ul>`))).toEqual(namesOf(groupsOf(`<ul>${plain}</ul>`)));
  });

  it('takes who said it, below the words of a quotation, for a part of the quotation', () => {
    const said = ['Sarah A.', 'Mohammed K.', 'Layla N.'].map((name, at) => {
      const words = `<div class="mark">“</div><p>They carried the piano as if it were theirs, and that was day ${at}.</p>`;
      return `<article>${words}<div><span>${name.charAt(0)}</span><strong>${name}<small>Villa move</small></strong></div></article>`;
    });
    const [group] = groupsOf(`<div>${said.join('')}</div>`);
    expect(group?.members.map(({ isQuote }) => isQuote)).toEqual([true, true, true]);
  });

  it('takes nothing of a dialog that was laid over the page', () => {
    const items = JOBS.map((name) => `<li>${name}</li>`).join('');
    expect(groupsOf(`<div role="dialog"><h2>Cookies</h2><ul>${items}</ul></div><p>Hello</p>`)).toEqual([]);
  });

  it.each([
    ['siblings', Array.from({ length: 100_000 }, (_, at) => `<p>a${at}</p>`).join('')],
    ['boxes in boxes', '<div><b>x</b><div>'.repeat(30_000)],
    ['twins in twins', '<div><p>x</p>'.repeat(2_000) + '<p>y</p></div>'.repeat(2_000)],
    ['headings among siblings', `<p>a</p>${'<h2>b</h2><p>c</p>'.repeat(25_000)}`],
    ['runs of headings', `${'<h3>b</h3>'.repeat(300)}<h2>a</h2>`.repeat(200)],
    ['tables', '<table><tr><td>a</td><td>b</td></tr></table>'.repeat(15_000)],
    ['a line of commas', `<p>${'ab, '.repeat(50_000)}</p>`],
    ['rows of two kinds', '<div><i>a</i><b>b</b></div>'.repeat(12_000)],
    ['formatting without end', '<b><i><u>'.repeat(30_000)],
    ['options', `<select>${'<option>a</option>'.repeat(60_000)}</select>`],
  ])('ends on a hostile page: %s', (_what, body) => {
    expect(groupsOf(body).length).toBeLessThanOrEqual(3_100);
  });
});
