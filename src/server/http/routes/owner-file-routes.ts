import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  deleteOwnerFileEndpoint,
  getOwnerFilesEndpoint,
  OWNER_FILE_LIMIT_BYTES,
  readOwnerFileEndpoint,
  saveOwnerFileEndpoint,
  stateMeaningEndpoint,
} from '#shared/api/owner-files.ts';
import { apiError } from '../../services/api-error.ts';
import {
  type FileUpload,
  getOwnerFiles,
  removeFile,
  saveFileReading,
  showFile,
  stateMeaning,
} from '../../services/facts/save-file-reading.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readBytes } from '../guards/read-bytes.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';

/** Each holds 20 MB here and starts a child process with up to 512 MB. */
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = 10;

/** Registers the endpoints of owners' files, and returns them. */
export function registerOwnerFileRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  let running = 0;
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MOST_AT_ONCE)
      throw apiError('overloaded', 'We are reading other files right now. Try again in 10 seconds.', {
        retryAfterSeconds: WAIT_SECONDS,
      });
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }
  registerEndpoint(app, getOwnerFilesEndpoint, ({ viewer, param }) => getOwnerFiles(audits, viewer, param('auditId')));
  registerEndpoint(app, readOwnerFileEndpoint, (call) =>
    alone(() => showFile(audits, call.viewer, call.param('auditId'), uploadOf(call))),
  );
  registerEndpoint(app, saveOwnerFileEndpoint, (call) =>
    alone(() => saveFileReading(audits, call.viewer, call.param('auditId'), uploadOf(call))),
  );
  registerEndpoint(app, stateMeaningEndpoint, ({ viewer, param, body }) =>
    stateMeaning(audits, viewer, param('auditId'), param('answerId'), body.isUs),
  );
  registerEndpoint(app, deleteOwnerFileEndpoint, ({ viewer, param, query }) =>
    removeFile(audits, viewer, param('auditId'), query.kind),
  );
  return [
    getOwnerFilesEndpoint,
    readOwnerFileEndpoint,
    saveOwnerFileEndpoint,
    stateMeaningEndpoint,
    deleteOwnerFileEndpoint,
  ];
}

function uploadOf<Query extends Omit<FileUpload, 'read'>>({ context, query }: Call<unknown, Query>): FileUpload {
  return {
    ...query,
    read: () => {
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      // One content type that is not form-safe, so that another site's form cannot send it without a preflight request.
      if (type !== 'application/octet-stream')
        throw apiError(
          'wrong-content-type',
          'Send the file as it is, with the header Content-Type: application/octet-stream.',
        );
      return readBytes(context, OWNER_FILE_LIMIT_BYTES);
    },
  };
}
