import { z } from 'zod';

/** The response of a call without a result. */
export const Done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof Done>;
