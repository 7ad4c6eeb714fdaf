import { z } from 'zod';

/** The answer of a call that gives nothing back. */
export const Done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof Done>;
