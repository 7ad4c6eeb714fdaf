import type { TagAttributes } from './tag-attributes.ts';

/** The value of an element as a property. */
export type ElementValue =
  | { readonly kind: 'text'; readonly text: string }
  /** A URL as written. */
  | { readonly kind: 'address'; readonly address: string }
  /** The text inside the element, known at its end. */
  | { readonly kind: 'content' };

const CONTENT: ElementValue = { kind: 'content' };

function addressOf(value: string | null): ElementValue {
  return value === null ? { kind: 'text', text: '' } : { kind: 'address', address: value.trim() };
}

/**
 * The value of an element with `itemprop`, by the HTML standard's table. A `content` attribute counts on every element:
 * search engines read it so, and their documentation uses it so.
 */
export function microdataValue(tagName: string, attributes: TagAttributes): ElementValue {
  const content = attributes.get('content');
  if (content !== null) return { kind: 'text', text: content };
  switch (tagName) {
    case 'meta':
      return { kind: 'text', text: '' };
    case 'audio':
    case 'embed':
    case 'iframe':
    case 'img':
    case 'source':
    case 'track':
    case 'video':
      return addressOf(attributes.get('src') ?? attributes.get('data-src'));
    case 'a':
    case 'area':
    case 'link':
      return addressOf(attributes.get('href'));
    case 'object':
      return addressOf(attributes.get('data'));
    case 'data':
    case 'meter': {
      const value = attributes.get('value');
      return value === null ? CONTENT : { kind: 'text', text: value };
    }
    case 'time': {
      const datetime = attributes.get('datetime');
      return datetime === null ? CONTENT : { kind: 'text', text: datetime };
    }
    default:
      return CONTENT;
  }
}

/** The value of an element with `property`, by RDFa Lite: `content`, else a URL attribute, else a date, else its text. */
export function rdfaValue(attributes: TagAttributes): ElementValue {
  const content = attributes.get('content');
  if (content !== null) return { kind: 'text', text: content };
  const address = attributes.get('resource') ?? attributes.get('href') ?? attributes.get('src');
  if (address !== null) return addressOf(address);
  const datetime = attributes.get('datetime');
  return datetime === null ? CONTENT : { kind: 'text', text: datetime };
}
