/** Markup that is safe to include in a page: created only by `html`. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Marks markup written by this product's own code as safe, such as a style sheet. Never for text from elsewhere. */
  static ofOurs(markup: string): Html {
    return new Html(markup);
  }

  toString(): string {
    return this.#markup;
  }
}

/** What a template accepts: text is escaped; `null` and `false` render nothing. */
export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[];

/**
 * Builds markup: every value is escaped unless `html` created it. For element content and double-quoted attributes, not for
 * scripts, styles or URLs (see `safeHref`).
 */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return Html.ofOurs(strings.map((string, index) => string + markupOf(parts[index] ?? null)).join(''));
}

/** Escapes text for element content and quoted attributes. Characters that HTML forbids are removed. */
export function escapeHtml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Control characters other than tab and line breaks, which HTML forbids, and bidi controls, with which a name could reverse
 * its line.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

function markupOf(part: HtmlPart): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part.map(markupOf).join('');
}
