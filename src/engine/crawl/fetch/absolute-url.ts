import { PAGE_LIMITS } from '../html/page-limits.ts';

/** Schemes whose URLs are not locations: kept as written. */
const KEPT_AS_WRITTEN = /^(?:tel|mailto|sms|smsto|callto|whatsapp|viber|skype|tg|geo|maps|fax):/i;
const LEADS_NOWHERE = /^(?:javascript|data|blob|about|vbscript|view-source|file):/i;

/** Makes the URLs of one page absolute. Each distinct URL is parsed once. */
export class AbsoluteUrls {
  private readonly base: string;
  private readonly known = new Map<string, string | null>();

  /** `base` is the value of `<base href>`, null without one; a base that is no web URL is ignored, as browsers do. */
  constructor(pageUrl: string, base: string | null) {
    const declared = base === null ? null : URL.parse(base.trim().slice(0, PAGE_LIMITS.addressCharacters), pageUrl);
    const isWeb = declared !== null && (declared.protocol === 'http:' || declared.protocol === 'https:');
    this.base = isWeb ? declared.href : pageUrl;
  }

  /** The absolute form of a URL; null when it has none. */
  resolve(written: string): string | null {
    const known = this.known.get(written);
    if (known !== undefined) return known;
    const url = LEADS_NOWHERE.test(written) ? null : this.parse(written);
    this.known.set(written, url);
    return url;
  }

  /** As `resolve`, with `tel:`, `mailto:` and the like as they were written, their scheme in lower case. */
  resolveLink(written: string): string | null {
    const scheme = KEPT_AS_WRITTEN.exec(written)?.[0];
    return scheme === undefined ? this.resolve(written) : scheme.toLowerCase() + written.slice(scheme.length);
  }

  private parse(written: string): string | null {
    if (written.length > PAGE_LIMITS.addressCharacters) return null;
    const url = URL.parse(written, this.base);
    return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
  }
}
