const KILOBYTE = 1000;

/** A size as "0.9 kB", "3.4 kB", "12 kB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

/** A file's extension. */
export function fileExtension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
