import { readCompiled } from '../../data/read-compiled.ts';
import type { Language } from './word-stems.ts';

/**
 * What local businesses of many categories do and offer; its finder folds them. A term that stands in a text and in no fact is a service that the
 * business may not have.
 */
export const SERVICE_TERMS: Readonly<Record<Language, readonly string[]>> = readCompiled('services');

/** Words of terms that say nothing by themselves: "delivery service" is about delivery. */
export const GENERIC_SERVICE_PATTERN =
  /^(?:services?|treatments?|repairs?|installations?|systems?|work|jobs?|care|solutions?|options?|free|new|home|house|service|leistung\w*|behandlung\w*|anlage|servicio\w*|tratamiento\w*|travaux|pose|prestation\w*|soins?)$/;
