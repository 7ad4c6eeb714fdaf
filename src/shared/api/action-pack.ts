/** A download of the action pack of one audit as a zip: no JSON, so no endpoint value. Pro. */
export const ACTION_PACK_PATH = '/api/audits/:auditId/action-pack';

/** The address of one audit's pack, as the analysis gives it in `download_url`. */
export function actionPackUrl(auditId: string): string {
  return ACTION_PACK_PATH.replace(':auditId', encodeURIComponent(auditId));
}
