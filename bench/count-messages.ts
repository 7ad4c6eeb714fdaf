/**
 * Loaded into the server before its own code (`--import`): counts the messages to the embedded database and writes their number
 * to `MESSAGES_FILE` on SIGUSR2. Every way to ask PGlite ends in `execProtocolRawSync`, once a round trip.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const file = process.env.MESSAGES_FILE;
if (isMainThread && file !== undefined) {
  let count = 0;
  const execute = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function countAndExecute(message) {
    count += 1;
    return execute.call(this, message);
  };
  process.on('SIGUSR2', () => writeFileSync(file, String(count)));
}
