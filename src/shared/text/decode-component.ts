/** `text` with its percent-escapes decoded; unchanged when they are malformed. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
