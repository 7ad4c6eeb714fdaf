import type { OutlineHeading } from '#shared/fixes/site-outline.ts';

/** A heading that stands more than one level below the one before it, and the level that would follow. */
export interface HeadingJump {
  readonly text: string;
  readonly level: number;
  readonly fitting: number;
}

/** Headings that skip a level, in the order of the page. Going back up by several levels is no jump. */
export function headingJumps(headings: readonly OutlineHeading[]): HeadingJump[] {
  const jumps: HeadingJump[] = [];
  let before = 0;
  for (const { level, text } of headings) {
    if (before > 0 && level > before + 1) jumps.push({ text, level, fitting: before + 1 });
    before = level;
  }
  return jumps;
}
