/** Escapes text for HTML: texts of the site are data, never markup. */
export function escapePackHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes text for one line of Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`<>]/g, (character) => `\\${character}`)
    .trim();
}

/** Verbatim text to copy, as a code block. */
export function copyBlock(text: string): string[] {
  return ['```text', text.replace(/\s+/g, ' ').replaceAll('`', '’').trim(), '```'];
}
