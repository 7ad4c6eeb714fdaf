import { readCompiled } from '../../data/read-compiled.ts';
import type { Language } from './word-stems.ts';

/**
 * Services of local businesses of many categories; the finder folds them. A term in a text that no fact contains is a
 * service that the business may not offer.
 */
export const SERVICE_TERMS: Readonly<Record<Language, readonly string[]>> = readCompiled('services');

/** Words of terms without a meaning of their own: "delivery service" is about delivery. */
export const GENERIC_SERVICE_PATTERN =
  /^(?:services?|treatments?|repairs?|installations?|systems?|work|jobs?|care|solutions?|options?|free|new|home|house|service|leistung\w*|behandlung\w*|anlage|servicio\w*|tratamiento\w*|travaux|pose|prestation\w*|soins?)$/;
