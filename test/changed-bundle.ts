import type { CollectedResponse, EvidenceBundle } from '../src/engine/evidence/evidence-bundle.ts';

/** Edits of the responses of a recorded site: by requested path, the whole site with `*`. */
export type SiteEdits = Readonly<Record<string, (response: CollectedResponse) => CollectedResponse>>;

/** The evidence of the same site after changes by its owner: only the edited responses differ. */
export function changedBundle(bundle: EvidenceBundle, edits: SiteEdits, at = bundle.collectedAt): EvidenceBundle {
  const edit = (response: CollectedResponse) => {
    const every = edits['*'] ?? ((same) => same);
    const own = edits[new URL(response.url).pathname] ?? ((same) => same);
    return own(every(response));
  };
  return { ...bundle, collectedAt: at, responses: bundle.responses.map(edit) };
}

/** Replaces every `from` in the body. */
export function withText(from: string | RegExp, to: string): (response: CollectedResponse) => CollectedResponse {
  return (response) =>
    response.body === null
      ? response
      : withBody(new TextDecoder().decode(response.body).replaceAll(from, to))(response);
}

/** Another body. */
export function withBody(text: string): (response: CollectedResponse) => CollectedResponse {
  const body = new TextEncoder().encode(text);
  return (response) => ({ ...response, body, bodyLength: body.length });
}

/** A response without a body: a status, or no response. */
export function withStatus(status: number): (response: CollectedResponse) => CollectedResponse {
  const problem = status === 0 ? 'timed-out' : null;
  return (response) => ({ ...response, status, body: null, bodyLength: 0, problem });
}
