/**
 * The first view of a report: score, range, sentence and step. The server renders it into the page, so that it is there before
 * any script; the app's own report then takes its place.
 */
export const FIRST_VIEW = {
  /** Where it stands in the page. */
  elementId: 'first-view',
  /** What the build leaves in that place. It cannot occur on a page by chance. */
  mark: 'porchlight-first-view:html',
  /** The page, and the module that renders, in the folder of the built app. Neither is served as it is. */
  page: '__report.html',
  module: 'first-view.mjs',
} as const;
