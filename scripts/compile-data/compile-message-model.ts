import { z } from 'zod';
import type { MessageModel } from '#shared/review-day/message-model.ts';
import { readYaml } from './yaml-files.ts';

const model = z.strictObject({
  bias: z.number(),
  weights: z.record(z.string(), z.record(z.string(), z.array(z.string().min(2)))),
});

/**
 * The message model as browsers load it.
 * @throws when the file does not match its schema
 */
export function compileMessageModel(): MessageModel {
  return readYaml('message-model.yaml', model);
}
