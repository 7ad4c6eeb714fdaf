import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readPdfFonts } from './pdf-fonts.ts';
import type { PdfOrder } from './pdf-template.ts';

/** Turns orders into bytes, on the calling thread: for the process that `openPdfMaker` starts. */
export type Typesetter = (order: PdfOrder) => Uint8Array;

/** How many documents a result of the typesetter is kept after its last use: templates and fonts stay, texts of owners go. */
const keptRuns = 2;

/**
 * A typesetter with our fonts. It reads files below `templates` only; what a letter in our fonts is missing for is taken from the
 * fonts of the machine. A document is PDF/UA-1, or an Error: a picture without words for it, a missing title or a heading
 * out of order end here and not at a reader's.
 */
export function openTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('./templates', import.meta.url)),
    fontArgs: [{ fontBlobs: readPdfFonts() }],
  });
  return ({ template, data, madeAtMs }) => {
    const result = compiler.compile({
      mainFilePath: fileURLToPath(new URL(`./templates/${template}.typ`, import.meta.url)),
      inputs: { data: JSON.stringify(data) },
      resetRead: true,
    });
    const document = result.result;
    if (document === null) {
      const error = result.takeError();
      throw new Error(
        `The template ${template} does not compile: ${problemsOf(error === null ? [] : compiler.fetchDiagnostics(error))}`,
      );
    }
    const bytes = compiler.pdf(document, {
      pdfStandard: 'ua-1',
      creationTimestamp: Math.floor(madeAtMs / 1000),
    });
    compiler.evictCache(keptRuns);
    return bytes;
  };
}

/** The messages only: the places they name hold the data. */
function problemsOf(diagnostics: readonly unknown[]): string {
  return diagnostics
    .map((one) => (typeof one === 'object' && one !== null && 'message' in one ? String(one.message) : 'unknown'))
    .join('; ');
}
