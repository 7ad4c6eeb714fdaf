const key = 'user_ab_id';

let kept: string | null = null;

/** The random id of this browser session, for flag buckets and event counts. */
export function userAbId(): string {
  kept ??= read() ?? make();
  return kept;
}

function read(): string | null {
  try {
    const id = sessionStorage.getItem(key);
    return id !== null && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

function make(): string {
  // Not `randomUUID`: it is missing on pages served without https from another machine.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Storage is blocked (private window): the id lasts for this page.
  }
  return id;
}
