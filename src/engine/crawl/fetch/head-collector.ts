import { cutText } from '#shared/text/cut-text.ts';
import { type LimitLog, PAGE_LIMITS } from '../html/page-limits.ts';
import { collapseSpace } from '../html/page-text.ts';
import type { TagAttributes } from '../html/tag-attributes.ts';

const ROBOTS_AGENTS: ReadonlySet<string> = new Set(['robots', 'slurp', 'yandex', 'google-extended', 'googlebot-news']);

function isRobotsAgent(name: string): boolean {
  return ROBOTS_AGENTS.has(name) || name.endsWith('bot') || name.endsWith('spider');
}

/** A normalized value: whitespace collapsed, length limited, null when empty. */
export function cleanValue(text: string | null): string | null {
  if (text === null) return null;
  const value = cutText(collapseSpace(cutText(text, PAGE_LIMITS.valueCharacters * 4)), PAGE_LIMITS.valueCharacters);
  return value === '' ? null : value;
}

/** Collects `<title>`, `<meta>`, `<link>` and `<base>`. URLs are kept as written. */
export class HeadCollector {
  lang: string | null = null;
  title: string | null = null;
  titleCount = 0;
  base: string | null = null;
  /** As written, each once; Google goes by none where they differ. */
  readonly canonicals = new Set<string>();
  metaRefresh: string | null = null;
  readonly metas = new Map<string, string>();
  readonly openGraph = new Map<string, string>();
  readonly robotsMeta: { agent: string; content: string }[] = [];
  readonly hreflangs: { lang: string; href: string }[] = [];
  readonly stylesheets: string[] = [];
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  addTitle(text: string): void {
    this.titleCount++;
    this.title ??= cleanValue(text);
  }

  /** The `lang` of `<html>`, else of `<body>`. */
  addLang(attributes: TagAttributes): void {
    this.lang ??= cleanValue(attributes.get('lang') ?? attributes.get('xml:lang'));
  }

  addBase(attributes: TagAttributes): void {
    this.base ??= attributes.get('href');
  }

  addMeta(attributes: TagAttributes): void {
    const content = cleanValue(attributes.get('content'));
    if (content === null) return;
    if (attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh') this.metaRefresh ??= content;
    const property = attributes.get('property')?.trim().toLowerCase() ?? '';
    if (property.includes(':')) this.keep(this.openGraph, property, content);
    const name = attributes.get('name')?.trim().toLowerCase() ?? '';
    if (name === '') return;
    if (name.startsWith('og:')) this.keep(this.openGraph, name, content);
    else if (isRobotsAgent(name)) this.addRobotsMeta(name, content);
    else this.keep(this.metas, name, content);
  }

  addLink(attributes: TagAttributes, isInBody: boolean): void {
    const rel = attributes.get('rel');
    const href = attributes.get('href');
    if (rel === null || href === null || href.length > PAGE_LIMITS.addressCharacters) return;
    for (const word of rel.slice(0, 200).toLowerCase().split(/\s+/)) {
      if (word === 'canonical') this.addCanonical(href, isInBody);
      else if (word === 'stylesheet') this.addStylesheet(href);
      else if (word === 'alternate') this.addAlternate(attributes.get('hreflang'), href);
    }
  }

  /** Google reads a canonical in the head only ("How to specify a canonical URL", 2026-11-20). */
  private addCanonical(href: string, isInBody: boolean): void {
    if (!isInBody && this.canonicals.size < PAGE_LIMITS.canonicals) this.canonicals.add(href);
  }

  private addRobotsMeta(agent: string, content: string): void {
    if (this.robotsMeta.length < PAGE_LIMITS.metas) this.robotsMeta.push({ agent, content });
  }

  private addStylesheet(href: string): void {
    if (this.stylesheets.length < PAGE_LIMITS.stylesheets) this.stylesheets.push(href);
  }

  private addAlternate(lang: string | null, href: string): void {
    const value = cleanValue(lang);
    if (value !== null && this.hreflangs.length < PAGE_LIMITS.hreflangs) this.hreflangs.push({ lang: value, href });
  }

  /** The first value of a name counts. `__proto__` is skipped. */
  private keep(map: Map<string, string>, name: string, content: string): void {
    if (name === '__proto__' || name.length > 200 || map.has(name)) return;
    if (map.size >= PAGE_LIMITS.metas) {
      this.limits.note(`Only the first ${PAGE_LIMITS.metas} meta tags were read.`);
      return;
    }
    map.set(name, content);
  }
}
