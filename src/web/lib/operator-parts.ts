import { OPERATOR_MARKS, OPERATOR_PARTS_ID, type OperatorParts } from '#shared/product/operator-parts.ts';

/** As long as nothing is told of an operator. */
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

/** One part of what the server tells about its operator: its mark at build time, its words in the browser. */
export function operatorPart(name: TextPart): string {
  return typeof document === 'undefined' ? OPERATOR_MARKS[name] : parts()[name];
}

/** The entry of the business for machines; at build time the mark that stands for it. */
export function findOperatorPart(): OperatorParts['entry'] | string {
  return typeof document === 'undefined' ? OPERATOR_MARKS.entry : parts().entry;
}

let known: OperatorParts | null = null;

/** Read once: an error page in the place of the document would take the block with it. */
function parts(): OperatorParts {
  known ??= parseParts(document.getElementById(OPERATOR_PARTS_ID)?.textContent ?? '');
  return known;
}

/** The data block of a page; without it, or with the mark still in it, nothing is told. No schema: it is in the first script. */
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
