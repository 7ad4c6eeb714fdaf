/** Time in which every browser has begun to read the file. */
const releaseMs = 60_000;

/** Gives the reader a file under `name`, made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), releaseMs);
}
