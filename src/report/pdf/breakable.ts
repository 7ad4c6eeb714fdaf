const mayBreakHere = '\u200b';

/**
 * The text with break opportunities in words of more than `longest` letters, so that none overflows the page. For display
 * only; links are never changed.
 */
export function breakable(text: string, longest = 24): string {
  return text.replace(new RegExp(`\\S{${longest + 1},}`, 'gu'), (word) => {
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(
      ({ segment }) => segment,
    );
    return letters
      .map((letter, index) => (isBreak(letters, index, longest) ? `${letter}${mayBreakHere}` : letter))
      .join('');
  });
}

/** After the separators of a URL, and otherwise after a maximum number of letters. */
function isBreak(letters: readonly string[], index: number, longest: number): boolean {
  if (index === letters.length - 1) return false;
  return /[/?&=.@_-]/.test(letters[index] ?? '') || (index + 1) % longest === 0;
}
