import type { FactKind } from '#shared/fixes/fact-sheet.ts';

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
  stated(
    'foundedYear',
    `(?:since|est(?:ablished|d)?\\.?(?: in)?|founded(?: in)?|opened(?: our doors)? in|in business since|(?:family|locally|veteran|women|woman)[- ]owned(?: and operated)? since|started(?: our business| out)? in)[: ]+${YEAR}`,
  ),
  stated(
    'foundedYear',
    `(?:seit|gegründet(?: im jahre?)?|gegr\\.|besteht seit|eröffnet(?: im jahre?)?)[: ]+(?:dem jahre? )?${YEAR}`,
  ),
  stated('foundedYear', `(?:depuis|fondée?s?(?: en)?|créée?(?: en)?|ouvert depuis)[: ]+${YEAR}`),
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
    '(?!(?:[Oo]nce|[Ww]hen|[Ii]f|[Uu]ntil|[Uu]nless|[Uu]pon|[Aa]fter|[Bb]efore|[Ww]hile|[Bb]eing|[Bb]ecome|[Gg]et|[Bb]oth|[Aa]ll|[Ee]ach|[Ee]very|[Aa]ny|[Mm]any|[Mm]ost|[Ss]ome|[Nn]o|[Nn]ot|[Aa]n?|[Tt]he|[Tt]his|[Tt]hese|[Oo]ur|[Yy]our|[Mm]y|[Tt]heir|[Hh]is|[Hh]er|[Ww]e|[Aa]re|[Ii]s|[Aa]nd|[Oo]r|[Aa]s|[Bb]y|[Tt]o|[Pp]re|[Nn]on|[Ss]elf|[Bb]usiness|[Cc]ompany|[Ff]irm|[Oo]ffice|[Tt]eam|[Ss]taff|[Cc]ustomers?|[Aa]ccounts?|[Oo]rders?|[Pp]ayments?|[A-Za-z]+ly)[- ])(?:[A-Z][A-Za-z&.]{1,24}(?: [A-Z][A-Za-z&.]{1,24}){0,3}|[A-Z]{2,8}(?: \\d{3,5})?)[- ](?:certified|accredited|registered|approved)(?![a-z])(?! (?:(?:company|business) )?(?:name|number|address|office|trade ?mark)\\b)',
    '',
  ),
  stated(
    'credential',
    '(?:certified|accredited) by (?:the )?[A-Z][\\w&.]*(?: (?:of|and|for|the|[A-Z][\\w&.]*)){0,6}',
    '',
  ),
  stated('credential', '[Mm]ember of (?:the )?[A-Z][\\w&.]*(?: (?:of|and|for|the|[A-Z][\\w&.]*)){0,6}', ''),
  stated('credential', 'ISO \\d{4,5}(?:[:-]\\d{4})?', ''),
  stated(
    'credential',
    'meisterbetrieb|innungsbetrieb|staatlich (?:geprüfte[rn]?|anerkannte[rn]?) [a-zäöüß]{4,30}|eingetragen in die handwerksrolle',
  ),
  stated(
    'credential',
    // Only people and businesses are certified here; of goods ("geprüfte Gebrauchtwagen") it says nothing about the seller.
    '(?:geprüfter?|anerkannter?) [a-zäöüß]{0,24}(?:meister|techniker|berater|trainer|lehrer|therapeut|pfleger|fachwirt|betriebswirt|gutachter|makler|führer|kosmetiker|heilpraktiker|bestatter|sachverständiger?|fachkraft|betrieb|werkstatt|stelle|einrichtung|schule|praxis)(?:in)?',
  ),
  stated(
    'credential',
    '(?:artisan|entreprise) (?:certifiée?|agréée?|qualifiée?)(?: [A-Z]{2,10})?|certifi(?:é|ée) [A-Z]{2,12}|garantie décennale|maître artisan',
  ),
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
  stated(
    'guarantee',
    '(?:\\d{1,3}[- ](?:day|month|year)|lifetime|money[- ]back|satisfaction|workmanship|labou?r)(?: [a-z]+)? (?:guarantee|warranty)(?![a-z])',
  ),
  stated(
    'guarantee',
    '\\d{1,2} (?:jahre?|monate?) (?:garantie|gewährleistung)|(?:garantie|garantía)(?: de)? \\d{1,2} (?:ans|mois|años|meses)',
  ),
  stated(
    'offer',
    'free (?:estimates?|quotes?|consultations?|inspections?|delivery|parking|wi-?fi|initial consultations?|no[- ]obligation quotes?)',
  ),
  stated(
    'offer',
    '(?:(?:same|next)[- ]day|24[ /-]?(?:7|hours?|hr)(?: a day)?|emergency|weekend|after[- ]hours)(?: emergency)? (?:service|appointments?|repairs?|delivery|call[- ]?outs?)',
  ),
  stated(
    'offer',
    '(?:kostenlose[rns]?|unverbindliche[rns]?) (?:angebote?|beratung|erstgespräch|kostenvoranschl(?:ag|äge)|besichtigung)|(?:24[- ]stunden|notfall|not)[- ]?dienst',
  ),
  stated(
    'offer',
    "devis gratuits?|première consultation (?:gratuite|offerte)|livraison gratuite|dépannage (?:24h/24|d[’']urgence)",
  ),
  stated(
    'offer',
    'presupuestos? (?:gratis|gratuitos?|sin compromiso)|primera (?:consulta|visita) (?:gratis|gratuita)|urgencias 24 ?h(?:oras)?',
  ),
  // payment and prices
  stated(
    'price',
    '(?:from|starting (?:at|from)|only|just|ab|dès|à partir de|desde)\\s+(?:[$€£]\\s?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9}\\s?(?:€|£|\\$|eur|euro|usd|chf))',
  ),
  stated(
    'payment',
    '(?:we accept|accepted payments?:?|payment methods?:?|wir akzeptieren|zahlungsarten:?|modes de paiement:?|formas de pago:?)\\s+[^.!?\\n]{3,120}',
  ),
  // features of the place
  stated('feature', '(?:family|locally|veteran|women|woman|independently)[- ]owned(?: and operated)?'),
  stated(
    'feature',
    'wheelchair[- ]accessible|on-?site parking|outdoor seating|pet[- ]friendly|dog[- ]friendly|gift cards?(?: available)?|online booking',
  ),
  stated(
    'feature',
    'familienbetrieb|familiengeführt(?:es|er|e)?|barrierefrei(?:er zugang)?|parkplätze (?:vorhanden|vor dem haus|direkt am haus)|rollstuhlgerecht|gutscheine',
  ),
  stated('feature', 'entreprise familiale|accès (?:pmr|handicapés?)|parking gratuit|terrasse|chèques? cadeaux?'),
  stated(
    'feature',
    'empresa familiar|negocio familiar|acceso (?:para )?(?:silla de ruedas|minusválidos)|aparcamiento gratuito|terraza',
  ),
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
