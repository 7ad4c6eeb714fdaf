/** What the parser needs to know about an element to build a correct tree and correct text, by the HTML standard's parsing rules. */
export interface Tag {
  readonly name: string;
  /** Starts and ends a block of text. */
  readonly isBlock: boolean;
  readonly isVoid: boolean;
  /** Formatting without semantics: kept open only when an attribute matters. */
  readonly isFormatting: boolean;
  /** Its start tag ends an open paragraph. */
  readonly closesParagraph: boolean;
  /** End tags do not pass it, unless they close it. */
  readonly isScopeBoundary: boolean;
  /** End tags of inline elements do not pass it. */
  readonly isSpecial: boolean;
  /** Its content is not text of the page: it is treated as empty. */
  readonly hasNoPageText: boolean;
  /** Its start tag inside `<svg>` shows that the drawing was never closed. */
  readonly endsForeignContent: boolean;
  /** 1 to 6 for headings, else null. */
  readonly headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const BLOCK = words(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search
  section summary table tbody td tfoot th thead tr ul xmp`,
);
const VOID = words(
  'area base basefont bgsound br col command embed frame hr img image input keygen link meta param source track wbr',
);
const FORMATTING = words('b big code em font i nobr s small strike strong tt u');
const CLOSES_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr listing main menu nav ol p plaintext pre search section summary table ul xmp dd dt li',
);
const SCOPE_BOUNDARY = words('applet caption html marquee object table td th template');
const ALSO_SPECIAL = words('applet button html marquee object template select');
const ENDS_FOREIGN_CONTENT = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var foreignobject section article header footer main nav form',
);
const NO_PAGE_TEXT = words(
  'audio canvas datalist head iframe noembed noframes noscript script select style svg template textarea title video xmp',
);
const INLINE = words(
  `a abbr acronym area audio bdi bdo br button canvas cite data datalist del dfn iframe input ins kbd label link map mark
  math meta meter noembed noframes noscript object output picture progress q rp rt ruby samp script select slot span style
  sub sup svg template textarea time title var video head base frame img image source track embed param col colgroup wbr`,
);

function headingLevelOf(name: string): Tag['headingLevel'] {
  switch (name) {
    case 'h1':
      return 1;
    case 'h2':
      return 2;
    case 'h3':
      return 3;
    case 'h4':
      return 4;
    case 'h5':
      return 5;
    case 'h6':
      return 6;
    default:
      return null;
  }
}

function tagOf(name: string): Tag {
  return {
    name,
    isBlock: BLOCK.has(name),
    isVoid: VOID.has(name),
    isFormatting: FORMATTING.has(name),
    closesParagraph: CLOSES_PARAGRAPH.has(name),
    isScopeBoundary: SCOPE_BOUNDARY.has(name),
    isSpecial: BLOCK.has(name) || ALSO_SPECIAL.has(name),
    hasNoPageText: NO_PAGE_TEXT.has(name),
    endsForeignContent: ENDS_FOREIGN_CONTENT.has(name),
    headingLevel: headingLevelOf(name),
  };
}

const TAGS: ReadonlyMap<string, Tag> = new Map(
  [...BLOCK, ...VOID, ...FORMATTING, ...CLOSES_PARAGRAPH, ...SCOPE_BOUNDARY, ...ENDS_FOREIGN_CONTENT, ...INLINE].map(
    (name) => [name, tagOf(name)],
  ),
);

/** The element for a tag name, in any case. Unknown and custom elements are inline, as in browsers. */
export function tagNamed(written: string): Tag {
  const known = TAGS.get(written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  return TAGS.get(name) ?? tagOf(name);
}
