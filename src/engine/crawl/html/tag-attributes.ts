/** The attributes that are read; all others are skipped without copying their text. */
const NAMES = [
  'alt',
  'aria-hidden',
  'aria-label',
  'charset',
  'class',
  'colspan',
  'content',
  'data',
  'data-lazy',
  'data-lazy-src',
  'data-lazy-srcset',
  'data-nosnippet',
  'data-original',
  'data-src',
  'data-srcset',
  'datetime',
  'disabled',
  'for',
  'height',
  'hidden',
  'href',
  'hreflang',
  'http-equiv',
  'id',
  'lang',
  'name',
  'placeholder',
  'rel',
  'role',
  'selected',
  'src',
  'srcset',
  'style',
  'title',
  'type',
  'value',
  'width',
  'xml:lang',
  // The following name a file that a script puts here.
  'data-include',
  'data-include-html',
  'include-html',
  'w3-include-html',
  // The following are attributes of microdata and RDFa.
  'itemid',
  'itemprop',
  'itemref',
  'itemscope',
  'itemtype',
  'prefix',
  'property',
  'resource',
  'typeof',
  'vocab',
] as const;

export type AttributeName = (typeof NAMES)[number];

const INDEX: ReadonlyMap<string, number> = new Map(NAMES.map((name, index) => [name, index]));
/** Attributes that scripts use: `data-phone`, `onclick`, `@click`, `v-bind:href`. */
const FOR_SCRIPTS = /^(?:data-|on|v-|x-|ng-|[@:(])/i;
const FIRST_STRUCTURED = NAMES.indexOf('itemid');
const FIRST_INCLUDED = NAMES.indexOf('data-include');

/**
 * The attributes of the current tag. One object serves a whole page: a value belongs to the current tag when its
 * stamp is the current tag's number, so nothing is cleared between tags. Of a repeated attribute the first one counts,
 * by the HTML standard.
 */
export class TagAttributes {
  private readonly values: string[] = NAMES.map(() => '');
  private readonly stamps = new Int32Array(NAMES.length);
  private tagNumber = 0;
  private current = -1;
  /** Whether the tag has an attribute that is read. */
  private hasAny = false;
  /** True when the tag has an attribute of microdata or RDFa. */
  hasStructured = false;
  /** True when the tag has an attribute that scripts use. */
  hasScripted = false;
  private included = -1;

  startTag(): void {
    this.tagNumber++;
    this.current = -1;
    this.hasAny = false;
    this.hasStructured = false;
    this.hasScripted = false;
    this.included = -1;
  }

  startAttribute(written: string): void {
    const index = INDEX.get(written) ?? INDEX.get(written.toLowerCase()) ?? -1;
    if (index < 0 && FOR_SCRIPTS.test(written)) this.hasScripted = true;
    if (index < 0 || this.stamps[index] === this.tagNumber) {
      this.current = -1;
      return;
    }
    this.current = index;
    this.hasAny = true;
    this.stamps[index] = this.tagNumber;
    this.values[index] = '';
    if (index >= FIRST_STRUCTURED) this.hasStructured = true;
    else if (index >= FIRST_INCLUDED) this.included = index;
  }

  /** Whether the value of the current attribute is needed. */
  get isReading(): boolean {
    return this.current >= 0;
  }

  addText(piece: string): void {
    if (this.current >= 0) this.values[this.current] += piece;
  }

  /** The file that a script puts into the element; null for none. */
  get includedFile(): string | null {
    return this.included < 0 ? null : (this.values[this.included] ?? null);
  }

  endAttribute(): void {
    this.current = -1;
  }

  has(name: AttributeName): boolean {
    if (!this.hasAny) return false;
    const index = INDEX.get(name);
    return index !== undefined && this.stamps[index] === this.tagNumber;
  }

  /** The value with entities decoded; null when the tag does not have the attribute. */
  get(name: AttributeName): string | null {
    if (!this.hasAny) return null;
    const index = INDEX.get(name);
    if (index === undefined || this.stamps[index] !== this.tagNumber) return null;
    return this.values[index] ?? null;
  }
}
