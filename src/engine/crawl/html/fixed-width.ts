import type { TagAttributes } from './tag-attributes.ts';
import type { Tag } from './tag-table.ts';

const STYLE_CHARACTERS = 2000;
/** Only what keeps its width on a narrow screen: a width that `max-width` limits does not, nor does what scrolls by itself. */
const GIVES_WAY = /max-width\s{0,5}:|overflow(?:-x)?\s{0,5}:\s{0,5}(?:auto|scroll|hidden)|display\s{0,5}:\s{0,5}none/i;
const WIDTH = /width/i;
const STYLED_WIDTH = /(?:^|[;\s])(?:min-)?width\s{0,5}:\s{0,5}(\d{3,4})(?:\.\d{1,3})?px/gi;

/**
 * The width in pixels that an element always has by its inline style, or a table by its attribute.
 * @returns null: it has that of the element around it; 0: it scrolls or gives way by itself
 */
export function getFixedWidth(tag: Tag, style: string | null, attributes: TagAttributes): number | null {
  const styled = getStyledWidth(style);
  if (styled !== null) return styled;
  const written = tag.name === 'table' ? attributes.get('width') : null;
  return written != null && /^\s*\d{3,4}(?:px)?\s*$/i.test(written) ? Number.parseInt(written, 10) : null;
}

/** The same by an inline style alone. */
export function getStyledWidth(written: string | null): number | null {
  if (written === null) return null;
  const style = written.slice(0, STYLE_CHARACTERS);
  if (GIVES_WAY.test(style)) return 0;
  if (!WIDTH.test(style)) return null;
  const widths = [...style.matchAll(STYLED_WIDTH)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : null;
}
