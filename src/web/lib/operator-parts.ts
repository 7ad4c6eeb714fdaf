import { OPERATOR_MARKS, OPERATOR_PARTS_ID, type OperatorParts } from '#shared/product/operator-parts.ts';

/** The default while nothing is known of an operator. */
const none: OperatorParts = {
  opening: '',
  footer: '',
  contact: '',
  periods: '',
  limits: '',
  entry: {},
  title: '',
  description: '',
};

type TextPart = 'opening' | 'footer' | 'contact' | 'periods' | 'limits' | 'title' | 'description';

/** One value about the server's operator: a placeholder at build time, the real value in the browser. */
export function operatorPart(name: TextPart): string {
  return typeof document === 'undefined' ? OPERATOR_MARKS[name] : parts()[name];
}

/** The operator's entry in structured data; a placeholder at build time. */
export function findOperatorPart(): OperatorParts['entry'] | string {
  return typeof document === 'undefined' ? OPERATOR_MARKS.entry : parts().entry;
}

let known: OperatorParts | null = null;

/** Read once: an error page that replaces the document would remove the block. */
function parts(): OperatorParts {
  known ??= parseParts(document.getElementById(OPERATOR_PARTS_ID)?.textContent ?? '');
  return known;
}

/**
 * The data block of a page; without it, or with the placeholder still in it, the default. No schema, because this is in the
 * first script.
 */
export function parseParts(text: string): OperatorParts {
  try {
    const value: unknown = JSON.parse(text);
    return isParts(value) ? value : none;
  } catch {
    return none;
  }
}

function isParts(value: unknown): value is OperatorParts {
  if (typeof value !== 'object' || value === null) return false;
  const texts = [
    'opening',
    'footer',
    'contact',
    'periods',
    'limits',
    'title',
    'description',
  ] as const satisfies readonly TextPart[];
  const entry: unknown = Reflect.get(value, 'entry');
  return (
    texts.every((name) => typeof Reflect.get(value, name) === 'string') && typeof entry === 'object' && entry !== null
  );
}
