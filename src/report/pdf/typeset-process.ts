import { drawPicture } from './draw-picture.ts';
import { isPicture, type PdfOrder } from './pdf-template.ts';
import { openTypesetter } from './typeset.ts';

/** What this process answers to an order, by its number. */
export type TypesetReply =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly problem: string };

/** The process that typesets: it knows no key, no database and no owner, and can be killed at any moment. */
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
