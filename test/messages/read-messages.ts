import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const byClass = z.record(z.string(), z.array(z.string().min(1)));
const file = z.strictObject({ breaches: byClass, honest: byClass });

/** A message of the corpus. */
export interface LabelledMessage {
  readonly language: string;
  readonly text: string;
  readonly isBreach: boolean;
  readonly class: string;
  /** In the half that is kept apart: the first bit of the text's SHA-256 is set. */
  readonly isHeldOut: boolean;
}

/** All messages of `<folder>/<language>.yaml`; the folder is this one unless another is named. */
export function readMessages(folder: string = import.meta.dirname): LabelledMessage[] {
  return globSync('*.yaml', { cwd: folder })
    .sort()
    .flatMap((name) => {
      const { breaches, honest } = file.parse(parse(readFileSync(join(folder, name), 'utf8')));
      const language = basename(name, '.yaml');
      return [...label(breaches, { language, isBreach: true }), ...label(honest, { language, isBreach: false })];
    });
}

function label(
  texts: z.infer<typeof byClass>,
  common: Pick<LabelledMessage, 'language' | 'isBreach'>,
): LabelledMessage[] {
  return Object.entries(texts).flatMap(([name, list]) =>
    list.map((text) => ({ ...common, text, class: name, isHeldOut: isHeldOut(text) })),
  );
}

function isHeldOut(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) >= 128;
}
