import { LOGO_LIMIT_BYTES } from '#shared/api/report-brand.ts';

/** A picture from a camera or a designer; more is no logo. */
const largestFileBytes = 20 * 1024 * 1024;
const readTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Four times the size on paper at 96 dots an inch: sharp in print. */
const room = { width: 880, height: 260 } as const;
/** From the largest down, until the file is small enough. */
const shares = [1, 0.75, 0.55, 0.4, 0.3, 0.2] as const;

/** A chosen logo as the server takes it (a PNG, base64), or a sentence about what is wrong with the file. */
export type ReadLogo = { readonly logo: string } | { readonly problem: string };

/** Draws a chosen picture anew as a PNG that fits: whatever else was in the file stays behind. */
export async function readLogoFile(file: File): Promise<ReadLogo> {
  const inputError = fileProblem(file);
  if (inputError !== null) return { problem: inputError };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { problem: 'This file cannot be read as a picture. Choose another one.' };
  try {
    for (const share of shares) {
      const png = await drawPng(picture, logoSize(picture, share));
      if (png !== null && png.size <= LOGO_LIMIT_BYTES) return { logo: await toBase64(png) };
    }
  } finally {
    picture.close();
  }
  return { problem: 'This picture has too much in it for a logo. Choose a simpler one.' };
}

/** What is wrong with a file before it is read; null when nothing is. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type === 'image/svg+xml') return 'An SVG cannot be used here. Save it as a PNG first.';
  if (!readTypes.has(type)) return 'Choose a picture: a PNG, a JPEG or a WebP.';
  return size > largestFileBytes ? 'This file is larger than 20 MB. Choose a smaller one.' : null;
}

/** The size of a logo inside its room, in pixels: never larger than the picture is. */
export function logoSize(
  { width, height }: { readonly width: number; readonly height: number },
  share: number,
): { width: number; height: number } {
  const scale = Math.min(1, room.width / width, room.height / height) * share;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawPng(picture: ImageBitmap, { width, height }: ReturnType<typeof logoSize>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
