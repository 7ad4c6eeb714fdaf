// The library warns when it is imported where nothing can draw; texts need none of these.
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
  if (!Reflect.has(globalThis, name)) Reflect.set(globalThis, name, class {});
}
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** A parsed PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** The text of each page, pieces joined by spaces, with single spaces and without break opportunities. */
  readonly pages: readonly string[];
  /** The link targets of each page. */
  readonly links: readonly (readonly string[])[];
  /** Roles of the structure tree of each page, in reading order. */
  readonly roles: readonly (readonly string[])[];
  /** The alternative texts of each page's pictures. */
  readonly alternatives: readonly (readonly string[])[];
  /** The top-level titles of the document outline. */
  readonly bookmarks: readonly string[];
  /** Languages that parts of each page are marked with. */
  readonly languages: readonly (readonly string[])[];
}

interface Node {
  readonly role?: unknown;
  readonly alt?: unknown;
  readonly lang?: unknown;
  readonly children?: readonly unknown[];
}

/** Parses a whole PDF. Rejects when it is invalid. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const { info, metadata } = await document.getMetadata();
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const read = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const [content, annotations, tree] = await Promise.all([
        page.getTextContent(),
        page.getAnnotations(),
        page.getStructTree(),
      ]);
      const nodes = nodesOf(tree);
      return {
        text: content.items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replace(/\u200b/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
        links: annotations.flatMap((one: { url?: unknown }) => (typeof one.url === 'string' ? [one.url] : [])),
        roles: nodes.flatMap(({ role }) => (typeof role === 'string' ? [role] : [])),
        alternatives: nodes.flatMap(({ alt }) => (typeof alt === 'string' ? [alt] : [])),
        languages: nodes.flatMap(({ lang }) => (typeof lang === 'string' ? [lang] : [])),
      };
    }),
  );
  const outline = await document.getOutline();
  await loading.destroy();
  return {
    title: String(metadata?.get('dc:title') ?? ('Title' in info ? info.Title : '')),
    language: 'Language' in info ? String(info.Language) : '',
    pages: read.map(({ text }) => text),
    links: read.map(({ links }) => links),
    roles: read.map(({ roles }) => roles),
    alternatives: read.map(({ alternatives }) => alternatives),
    bookmarks: (outline ?? []).map(({ title }: { title: string }) => title.replace(/\u200b/g, '')),
    languages: read.map(({ languages }) => languages),
  };
}

function nodesOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
