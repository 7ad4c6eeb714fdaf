import { describe, expect, it } from 'vitest';
import { escapeHtml, html } from './html.ts';

describe('html', () => {
  it('escapes every text and leaves what it made itself', () => {
    const name = '<img src=x onerror="alert(1)"> & \'Söhne\'';
    const inner = html`<b>${name}</b>`;
    expect(html`<p title="${name}">${inner}</p>`.toString()).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Söhne&#39;"><b>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Söhne&#39;</b></p>',
    );
  });

  it('joins lists, writes numbers and leaves out nothing', () => {
    expect(html`${[1, html`<br>`, [null, 'a<']]}${null}${false}${0}`.toString()).toBe('1<br>a&lt;0');
  });

  it('is not fooled by something that only looks like markup of ours', () => {
    const pretended = Object.assign([], { toString: () => '<script>' });
    expect(html`${pretended}`.toString()).toBe('');
  });

  it('drops controls and orders of direction, and keeps line ends', () => {
    expect(escapeHtml('a\u0000b\u001b[31mc\nd\te\u0085\u202egpj.exe\u2066')).toBe('ab[31mc\nd\tegpj.exe');
  });
});
