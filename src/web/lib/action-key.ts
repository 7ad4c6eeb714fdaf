/** An idempotency key for one user action: however often its request is sent, the server performs it once. */
export function newActionKey(): string {
  // Not `randomUUID`: it is missing on pages served without https from another machine.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
