/** The value of a figure as written: "1,250", "1.250", "4,20", "4.20" and "19:30" (as 19.3), also "1 250". */
export function foldFigure(text: string): number {
  if (/^\d{1,3}(?:[.,\s]\d{3})+$/.test(text)) return Number(text.replace(/[.,\s]/g, ''));
  return Number(
    text
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(/[,:]/, '.')
      .replace(/[.,:]+$/, ''),
  );
}
