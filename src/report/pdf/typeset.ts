import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Coverage, readFontCoverage } from './font-coverage.ts';
import { type FontSet, readPdfFonts, readReadingFaces } from './pdf-fonts.ts';
import { isPicture, type PdfOrder } from './pdf-template.ts';
import { printableData } from './printable-data.ts';

/** Typesets synchronously on the calling thread: for the process that `openPdfMaker` starts. A picture is still an SVG. */
export type Typesetter = (order: PdfOrder) => Uint8Array;

/** After how many documents an unused cached result is evicted: templates and fonts stay, owners' texts go. */
const keptRuns = 2;

/**
 * A typesetter with our fonts: those of the Latin script at once, the others on demand. It reads only files below
 * `templates`. The binding cannot be kept from seeing system fonts, but none is used: every character is in one of our
 * fonts (`printableData`), and ours win over fonts of the same name. The result is PDF/UA-1, or an Error: a picture without
 * alternative text, a missing title or a heading out of order fails here.
 */
export function openTypesetter(): Typesetter {
  const compilerOf = oncePerSet((set) =>
    NodeCompiler.create({
      workspace: fileURLToPath(new URL('./templates', import.meta.url)),
      fontArgs: [{ fontBlobs: readPdfFonts(set) }],
    }),
  );
  const facesOf = oncePerSet((set): readonly Coverage[] => readReadingFaces(set).map(readFontCoverage));
  return ({ template, data, madeAtMs }) => {
    const printable = printableData(data, facesOf);
    const compiler = compilerOf(printable.fonts);
    const result = compiler.compile({
      mainFilePath: fileURLToPath(new URL(`./templates/${template}.typ`, import.meta.url)),
      inputs: { data: JSON.stringify(printable.data), hasMissing: String(printable.hasMissing) },
      resetRead: true,
    });
    const document = result.result;
    if (document === null) {
      const error = result.takeError();
      throw new Error(
        `The template ${template} does not compile: ${problemsOf(error === null ? [] : compiler.fetchDiagnostics(error))}`,
      );
    }
    const bytes = isPicture(template)
      ? Buffer.from(compiler.plainSvg(document))
      : compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(madeAtMs / 1000) });
    compiler.evictCache(keptRuns);
    return bytes;
  };
}

/** Created for a set of fonts on first use, and cached. */
function oncePerSet<Made>(make: (set: FontSet) => Made): (set: FontSet) => Made {
  const made = new Map<FontSet, Made>();
  return (set) => {
    const known = made.get(set) ?? make(set);
    made.set(set, known);
    return known;
  };
}

/** The messages only: their locations contain the data. */
function problemsOf(diagnostics: readonly unknown[]): string {
  return diagnostics
    .map((one) => (typeof one === 'object' && one !== null && 'message' in one ? String(one.message) : 'unknown'))
    .join('; ');
}
