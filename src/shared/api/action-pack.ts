import { defineFile } from './file-endpoint.ts';

export const ACTION_PACK_PATH = '/api/audits/:auditId/action-pack';

export const actionPackFileEndpoint = defineFile({
  method: 'GET',
  path: ACTION_PACK_PATH,
  type: 'application/zip',
  summary: 'The action pack of an own audit as a zip; 402 without Pro.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
});

/** The URL of one audit's pack, as `download_url` of the analysis. */
export function actionPackUrl(auditId: string): string {
  return ACTION_PACK_PATH.replace(':auditId', encodeURIComponent(auditId));
}

export const ACTION_PACK_SAMPLE_PATH = '/api/audits/:auditId/action-pack-sample';

export const actionPackSampleFileEndpoint = defineFile({
  method: 'GET',
  path: ACTION_PACK_SAMPLE_PATH,
  type: 'application/zip',
  summary:
    'One whole part of the action pack of an own audit as a zip, free for everybody; 404 where no pack can be made.',
  callers: 'anyone',
  isForPrograms: true,
  body: null,
  query: null,
});

/** The URL of the sample of one audit's pack. */
export function actionPackSampleUrl(auditId: string): string {
  return ACTION_PACK_SAMPLE_PATH.replace(':auditId', encodeURIComponent(auditId));
}
