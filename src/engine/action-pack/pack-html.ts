/** Text for HTML: words of the site are data, never markup. */
export function escapePackHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text for a line of Markdown: one line, no markup of its own. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`<>]/g, (character) => `\\${character}`)
    .trim();
}

/** Text to copy, as it is: a block in which nothing is markup. */
export function copyBlock(text: string): string[] {
  return ['```text', text.replace(/\s+/g, ' ').replaceAll('`', '’').trim(), '```'];
}
