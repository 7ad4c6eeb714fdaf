import { LOGO_LIMIT_BYTES } from '#shared/api/report-brand.ts';

/** Upper limit of an input file. */
const largestFileBytes = 20 * 1024 * 1024;
const readTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Four times the size on paper at 96 dpi: sharp in print. */
const room = { width: 880, height: 260 } as const;
/** Tried from the largest down, until the file is small enough. */
const shares = [1, 0.75, 0.55, 0.4, 0.3, 0.2] as const;

/** A logo in the format that the server accepts (a PNG, base64), or a sentence about the problem with the file. */
export type ReadLogo = { readonly logo: string } | { readonly problem: string };

/** Re-encodes a chosen picture as a PNG that fits; drops all metadata. */
export async function readLogoFile(file: File): Promise<ReadLogo> {
  const inputError = fileProblem(file);
  if (inputError !== null) return { problem: inputError };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { problem: 'We can’t open this picture. Choose another one.' };
  try {
    for (const share of shares) {
      const png = await drawPng(picture, logoSize(picture, share));
      if (png !== null && png.size <= LOGO_LIMIT_BYTES) return { logo: await toBase64(png) };
    }
  } finally {
    picture.close();
  }
  return { problem: 'This picture is too detailed for a logo. Choose a simpler one.' };
}

/** Checks a file before it is read; null when it is fine. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type === 'image/svg+xml') return 'An SVG cannot be used here. Save it as a PNG first.';
  if (!readTypes.has(type)) return 'Choose a picture: a PNG, a JPEG or a WebP.';
  return size > largestFileBytes ? 'This file is larger than 20 MB. Choose a smaller one.' : null;
}

/** The size of a logo within its box, in pixels: never enlarged. */
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
