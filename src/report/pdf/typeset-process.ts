import { drawPicture } from './draw-picture.ts';
import { isPicture, type PdfOrder } from './pdf-template.ts';
import { openTypesetter } from './typeset.ts';

/** The response to a request, by its number. */
export type TypesetReply =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly problem: string };

/** The typesetting process: it has no keys, database or user data besides its input, and can be killed at any time. */
const typeset = openTypesetter();

process.on('message', async ({ number, order }: { readonly number: number; readonly order: PdfOrder }) => {
  const reply = (message: TypesetReply) => process.send?.(message);
  try {
    const made = typeset(order);
    reply({ number, bytes: isPicture(order.template) ? await drawPicture(made) : made });
  } catch (error) {
    reply({ number, problem: error instanceof Error ? error.message : String(error) });
  }
});
