import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';

/** Patterns for statements about the business. The first group is the value; without one it is the whole match. */
export interface StatedFactPattern {
  readonly kind: FactKind;
  /** Matches no part of a longer word. */
  readonly pattern: RegExp;
  /** `pattern` without that guard: ten times as fast, and where it does not match, `pattern` does not either. */
  readonly bare: RegExp;
}

const YEAR = '((?:1[6-9]|20)\\d\\d)';

/**
 * In the languages that texts are generated in: English, German, French and Spanish. Each pattern needs words that only
 * make sense about the business itself; a bare year or "certified" does not match.
 */
export const STATED_FACT_PATTERNS: readonly StatedFactPattern[] = [
  // founded
  stated('foundedYear', `(?:${readPattern('facts', 'sinceEnglish')})[: ]+${YEAR}`),
  stated('foundedYear', `(?:${readPattern('facts', 'sinceGerman')})[: ]+(?:dem jahre? )?${YEAR}`),
  stated('foundedYear', `(?:${readPattern('facts', 'sinceFrench')})[: ]+${YEAR}`),
  stated('foundedYear', `(?:desde(?: el año)?|fundad[ao](?: en)?|abierto desde)[: ]+${YEAR}`),
  // years of experience
  stated(
    'yearsInBusiness',
    '(?:over|more than|nearly|almost|with)?\\s*(\\d{1,3})\\+?\\s+years?(?: of)?(?: (?:local|industry|professional|hands-on))? (?:experience|in (?:business|the (?:trade|industry)))',
  ),
  stated('yearsInBusiness', '(\\d{1,3})\\s+jahre[n]?\\s+(?:erfahrung|berufserfahrung|am markt)'),
  stated('yearsInBusiness', "(\\d{1,3})\\s+ans\\s+d['’](?:expérience|existence)"),
  stated('yearsInBusiness', '(\\d{1,3})\\s+años\\s+de\\s+(?:experiencia|trayectoria)'),
  // names that require a licence or certificate
  stated(
    'credential',
    '(?:fully |state |locally )?licen[sc]ed(?:,| and| &|\\s*[,/]\\s*bonded)*(?: bonded)?(?:,? (?:and|&))? insured',
  ),
  stated('credential', '(?:fully insured|bonded and insured|fully licen[sc]ed)'),
  stated(
    'credential',
    '(?:(?:state )?licen[sc]e|lic\\.|registration|reg\\.)\\s*(?:no\\.?|number|nr\\.?|#)\\s*[:#]?\\s*[A-Z0-9][A-Z0-9-]{3,19}',
    'i',
  ),
  stated(
    'credential',
    // The issuer must be a name: "Once approved, ..." and "Our certified ..." only begin a sentence.
    String.raw`(?!(?:${readPattern('facts', 'notBeforeCertified')})[- ])(?:[A-Z][A-Za-z&.]{1,24}(?: [A-Z][A-Za-z&.]{1,24}){0,3}|[A-Z]{2,8}(?: \d{3,5})?)[- ](?:certified|accredited|registered|approved)(?![a-z])`,
    '',
  ),
  stated(
    'credential',
    '(?:certified|accredited) by (?:the )?[A-Z][\\w&.]*(?: (?:of|and|for|the|[A-Z][\\w&.]*)){0,6}',
    '',
  ),
  stated('credential', '[Mm]ember of (?:the )?[A-Z][\\w&.]*(?: (?:of|and|for|the|[A-Z][\\w&.]*)){0,6}', ''),
  stated('credential', 'ISO \\d{4,5}(?:[:-]\\d{4})?', ''),
  stated('credential', readPattern('facts', 'germanCredentials')),
  stated(
    'credential',
    // Only people and businesses are certified here; of goods ("geprüfte Gebrauchtwagen") it says nothing about the seller.
    `(?:geprüfter?|anerkannter?) [a-zäöüß]{0,24}(?:${readPattern('facts', 'germanExperts')})(?:in)?`,
  ),
  stated('credential', readPattern('facts', 'frenchCredentials')),
  stated(
    'credential',
    'empresa (?:autorizada|certificada|homologada|acreditada)|instalador(?:es)? autorizado(?:s)?|colegiad[oa](?: n[ºo.]*)? \\d{2,8}',
  ),
  // awards: only with a name or a year, otherwise it is mere praise
  stated(
    'award',
    '(?:[Ww]inner of|[Aa]warded|[Nn]amed|[Vv]oted) (?:the )?["“]?[A-Z][\\w’\'&-]*(?: (?:of|in|the|for|and|[A-Z0-9][\\w’\'&-]*)){1,8}["”]?(?: (?:in |for )?(?:19|20)\\d\\d)?',
    '',
  ),
  // guarantees and offers
  stated('guarantee', `(?:${readPattern('facts', 'guaranteeKinds')})(?: [a-z]+)? (?:guarantee|warranty)(?![a-z])`),
  stated(
    'guarantee',
    '\\d{1,2} (?:jahre?|monate?) (?:garantie|gewährleistung)|(?:garantie|garantía)(?: de)? \\d{1,2} (?:ans|mois|años|meses)',
  ),
  stated('offer', `free (?:${readPattern('facts', 'freeThings')})`),
  stated('offer', `(?:${readPattern('facts', 'fastKinds')})(?: emergency)? (?:${readPattern('facts', 'fastThings')})`),
  stated(
    'offer',
    `(?:kostenlose[rns]?|unverbindliche[rns]?) (?:${readPattern('facts', 'germanFree')})|(?:24[- ]stunden|notfall|not)[- ]?dienst`,
  ),
  stated('offer', readPattern('facts', 'frenchOffers')),
  stated(
    'offer',
    'presupuestos? (?:gratis|gratuitos?|sin compromiso)|primera (?:consulta|visita) (?:gratis|gratuita)|urgencias 24 ?h(?:oras)?',
  ),
  // payment and prices
  stated(
    'price',
    String.raw`(?:${readPattern('facts', 'priceFrom')})\s+(?:[$€£]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:€|£|\$|eur|euro|usd|chf))`,
  ),
  stated('payment', String.raw`(?:${readPattern('facts', 'paymentLabel')})\s+[^.!?\n]{3,120}`),
  // features of the place
  stated('feature', `(?:${readPattern('facts', 'ownedBy')})[- ]owned(?: and operated)?`),
  stated('feature', readPattern('facts', 'englishFeatures')),
  stated('feature', readPattern('facts', 'germanFeatures')),
  stated('feature', readPattern('facts', 'frenchFeatures')),
  stated('feature', readPattern('facts', 'spanishFeatures')),
];

/** Whether a text may state facts: where this is false, no pattern matches. That settles most lines of a site at once. */
export function mayStateFacts(text: string): boolean {
  return ANY_BARE.some((any) => any.test(text));
}

const ANY_BARE: readonly RegExp[] = ['iu', 'u'].map(
  (flags) =>
    new RegExp(
      STATED_FACT_PATTERNS.flatMap(({ bare }) => (bare.flags === flags ? [`(?:${bare.source})`] : [])).join('|'),
      flags,
    ),
);

function stated(kind: FactKind, source: string, flags = 'i'): StatedFactPattern {
  return {
    kind,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, `${flags}gu`),
    bare: new RegExp(source, `${flags}u`),
  };
}
