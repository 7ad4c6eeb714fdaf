/** Markup that is safe to stand in a page: made by `html` alone. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Markup that this product's own code wrote out, such as a style sheet. Never for words from anywhere else. */
  static ofOurs(markup: string): Html {
    return new Html(markup);
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: text is escaped; `null` and `false` leave nothing. */
export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[];

/**
 * Puts words into markup: every value is escaped unless it was made by `html` itself. For the content of elements and for
 * attributes in double quotes, not for scripts, styles or addresses (see `safeHref`).
 */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return Html.ofOurs(strings.map((string, index) => string + markupOf(parts[index] ?? null)).join(''));
}

/** Text as HTML: for the content of elements and for attributes in quotes. Characters that no page may hold are left out. */
export function escapeHtml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Controls besides tab and line ends, which HTML forbids, and orders of direction, by which a name could turn its line around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

function markupOf(part: HtmlPart): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part.map(markupOf).join('');
}
