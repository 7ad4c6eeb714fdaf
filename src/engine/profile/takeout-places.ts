import type { ReadDocument } from './takeout-document.ts';

export interface PlacedDocument {
  readonly path: string;
  readonly document: ReadDocument;
}

/** Maps folders to locations, by the folder's own name or its content. */
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

/** The location in `accounts/1/locations/2/reviews/3` is `2`. */
export function locationIdIn(name: string | null): string | null {
  return /(?:^|\/)locations\/([^/]+)/.exec(name ?? '')?.[1] ?? null;
}

/** The location's folder of a file at any depth; else the folder that contains it. */
export function getLocationFolder(path: string): string {
  const ofLocation = /^(.*?(?:^|\/)location[-_ ][^/]+)\//i.exec(path)?.[1];
  if (ofLocation !== undefined) return ofLocation;
  const folders = path.split('/').slice(0, -1);
  return (isPostPath(path) ? folders.slice(0, -1) : folders).join('/');
}

/** Files in a post's folder belong to the post. */
export function isPostPath(path: string): boolean {
  return /(?:^|\/)localpost[^/]*\/[^/]*$/i.test(path);
}
