import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Html, type HtmlPart, html } from '#shared/report/html.ts';

/** In cascade order: later rules win. */
const styleFiles = ['faces', 'base', 'opening', 'parts', 'factors', 'tables', 'wide', 'print'] as const;
/** The fonts above the fold, preloaded before the style sheet is parsed. */
const preloads = ['besley-latin', 'hanken-grotesk-latin'].map(
  (name) => html`<link rel="preload" href="/r/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`,
);
const styleSheet = styleFiles
  .map((name) => readFileSync(fileURLToPath(new URL(`./style/${name}.css`, import.meta.url)), 'utf8'))
  .join('');

/** A rendered page: its markup and its content security policy. */
export interface FramedPage {
  readonly html: string;
  /** No scripts, no form targets, and nothing is loaded but our fonts and the embedded logo. */
  readonly policy: string;
}

export interface Frame {
  readonly title: string;
  /** Further elements of the head. */
  readonly head: HtmlPart;
  /** The page's brand, at the start of the bar; null: none. */
  readonly name: Html | null;
  /** The accent color, `#rrggbb`. */
  readonly accent: string;
  /** At the end of the bar: the kind of page. */
  readonly kind: string;
  readonly main: HtmlPart;
  readonly footer: HtmlPart;
}

/** A page without scripts in the report's style: one file with inline CSS. Not indexed by search engines. */
export function framePage({ title, head, name, accent, kind, main, footer }: Frame): FramedPage {
  const style = `${styleSheet}:root{--accent:${accent}}`;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer"><meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,">${preloads}${head}<style>${Html.ofOurs(style)}</style></head>
<body><a class="skip" href="#report">To the report</a><header class="bar-top"><div class="width">${name}<span class="kind">${kind}</span></div></header>
<main id="report" class="width">${main}</main>
<footer><div class="width">${footer}</div></footer></body></html>
`;
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    html: page.toString(),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
