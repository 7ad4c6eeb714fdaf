/** Time after which every browser has started to read the file. */
const releaseMs = 60_000;

/** Saves a file created in the browser under `name`. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), releaseMs);
}
