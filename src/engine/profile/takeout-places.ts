import type { ReadDocument } from './takeout-document.ts';

export interface PlacedDocument {
  readonly path: string;
  readonly document: ReadDocument;
}

/** Which location a folder is about: its own name says so, or what lies in it. */
export function locationIds(documents: readonly PlacedDocument[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { path, document } of documents) {
    const folder = getLocationFolder(path);
    const named = /location[-_ ]([^/]+)$/i.exec(folder)?.[1];
    const id = named ?? (ids.has(folder) ? null : idInside(document));
    if (id !== null) ids.set(folder, id);
  }
  return ids;
}

function idInside(document: ReadDocument): string | null {
  if (document.kind === 'location') return locationIdIn(document.location.name);
  if (document.kind === 'post') return locationIdIn(document.post.name);
  if (document.kind === 'media') return locationIdIn(document.name);
  if (document.kind !== 'reviews') return null;
  const ids = new Set(document.reviews.map(({ name }) => locationIdIn(name)));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

/** `accounts/1/locations/2/reviews/3` is of location `2`. */
export function locationIdIn(name: string | null): string | null {
  return /(?:^|\/)locations\/([^/]+)/.exec(name ?? '')?.[1] ?? null;
}

/** The folder of a location that a file lies in, however deep; else the folder it lies in. */
export function getLocationFolder(path: string): string {
  const ofLocation = /^(.*?(?:^|\/)location[-_ ][^/]+)\//i.exec(path)?.[1];
  if (ofLocation !== undefined) return ofLocation;
  const folders = path.split('/').slice(0, -1);
  return (isPostPath(path) ? folders.slice(0, -1) : folders).join('/');
}

/** What lies in the folder of a post belongs to the post. */
export function isPostPath(path: string): boolean {
  return /(?:^|\/)localpost[^/]*\/[^/]*$/i.test(path);
}
