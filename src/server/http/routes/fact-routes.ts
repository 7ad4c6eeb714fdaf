import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  changeFactsEndpoint,
  getFactsEndpoint,
  getProfileEndpoint,
  importTakeoutEndpoint,
  removeTakeoutEndpoint,
  stateProfileEndpoint,
  TAKEOUT_LIMIT_BYTES,
} from '#shared/api/facts.ts';
import { apiError } from '../../services/api-error.ts';
import { changeFacts } from '../../services/facts/change-facts.ts';
import { getFacts } from '../../services/facts/get-facts.ts';
import { importTakeout, removeTakeout } from '../../services/facts/import-takeout.ts';
import { getProfile, stateProfile } from '../../services/facts/state-profile.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readBytes } from '../guards/read-bytes.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';

/** A file of up to 50 MB is held in memory while it is read. */
const MOST_UPLOADS_AT_ONCE = 2;
const UPLOAD_WAIT_SECONDS = 10;

/** Registers the endpoints of owner facts and the profile, and returns them. */
export function registerFactRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  registerEndpoint(app, getFactsEndpoint, ({ viewer, param }) => getFacts(audits, viewer, param('auditId')));
  registerEndpoint(app, changeFactsEndpoint, ({ viewer, param, body }) =>
    changeFacts(audits, viewer, param('auditId'), body.changes),
  );
  registerEndpoint(app, getProfileEndpoint, ({ viewer, param }) => getProfile(audits, viewer, param('auditId')));
  registerEndpoint(app, stateProfileEndpoint, ({ viewer, param, body }) =>
    stateProfile(audits, viewer, param('auditId'), body),
  );
  registerTakeoutRoutes(app, audits);
  return [
    getFactsEndpoint,
    changeFactsEndpoint,
    getProfileEndpoint,
    stateProfileEndpoint,
    importTakeoutEndpoint,
    removeTakeoutEndpoint,
  ];
}

function registerTakeoutRoutes(app: App, audits: AppDeps['audits']): void {
  let uploads = 0;
  registerEndpoint(app, importTakeoutEndpoint, async (call) => {
    if (uploads >= MOST_UPLOADS_AT_ONCE)
      throw apiError('overloaded', 'Several files are being read at the moment. Please try again in a few seconds.', {
        retryAfterSeconds: UPLOAD_WAIT_SECONDS,
      });
    uploads += 1;
    try {
      const { locationId } = call.query;
      return await importTakeout(audits, call.viewer, call.param('auditId'), { read: () => readZip(call), locationId });
    } finally {
      uploads -= 1;
    }
  });
  registerEndpoint(app, removeTakeoutEndpoint, ({ viewer, param }) => removeTakeout(audits, viewer, param('auditId')));
}

/** Content types that browsers send for a zip, which differ by system. */
const ZIP_TYPES: ReadonlySet<string> = new Set(['application/zip', 'application/x-zip-compressed']);

async function readZip({ context }: Call<unknown, unknown>): Promise<Uint8Array> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!ZIP_TYPES.has(type))
    throw apiError('wrong-content-type', 'Send the zip file as it is, with the header Content-Type: application/zip.');
  return readBytes(context, TAKEOUT_LIMIT_BYTES);
}
