import type { OutlineHeading } from '#shared/fixes/site-outline.ts';

/** A heading more than one level below the one before it, and the expected level. */
export interface HeadingJump {
  readonly text: string;
  readonly level: number;
  readonly fitting: number;
}

/** Headings that skip a level, in page order. Going back up by several levels is valid. */
export function headingJumps(headings: readonly OutlineHeading[]): HeadingJump[] {
  const jumps: HeadingJump[] = [];
  let before = 0;
  for (const { level, text } of headings) {
    if (before > 0 && level > before + 1) jumps.push({ text, level, fitting: before + 1 });
    before = level;
  }
  return jumps;
}
