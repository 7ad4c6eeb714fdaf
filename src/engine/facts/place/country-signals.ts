import { readPattern } from '../../data/patterns.ts';

/** Registers, taxes and legal forms that exist in one country only; folded text. */
export const REGISTER_PATTERNS: readonly (readonly [country: string, pattern: RegExp])[] = [
  ['DE', new RegExp(readPattern('places', 'registersDE'))],
  ['AT', /\batu ?[0-9]{8}\b|\bfirmenbuch\w*|\bwko\b|\bgisa\b|\bfn ?[0-9]{5,6} ?[a-z]\b/],
  ['CH', /\bche[- ]?[0-9]{3}[.][0-9]{3}[.][0-9]{3}\b|\bmwst\b/],
  ['FR', new RegExp(readPattern('places', 'registersFR'))],
  ['IT', new RegExp(readPattern('places', 'registersIT'))],
  ['ES', /\bcif\b|\blssi\b|\bs\.l\.u?\.?\b|\bnif\b/],
  ['PL', /\bregon\b|\bnip\b|\bkrs\b|\bsp\. ?z ?o\. ?o\b|\brodo\b/],
  ['NL', /\bkvk\b|\bbtw-?(?:nr|nummer|id)?: ?nl/],
  ['BE', new RegExp(readPattern('places', 'registersBE'))],
  ['GB', new RegExp(readPattern('places', 'registersGB'))],
  ['IE', /\brgi\b|\bsafe electric\b|\bcro number\b/],
  ['AU', /\babn\b|\bacn\b|\bqbcc\b|\bafsl\b/],
  ['NZ', /\bnzbn\b/],
  ['IN', /\bgstin?\b|\bpvt\.? ltd|\bfssai\b/],
  ['BR', /\bcnpj\b|\bltda\b|\bcep\b|\blgpd\b/],
  ['PT', /\bnipc\b|\blivro de reclamacoes\b|\bunipessoal\b/],
  ['MX', /\bs\.a\. de c\.v\b|\brfc\b/],
  ['AR', /\bcuit\b|\bcaba\b/],
  ['US', /\bllc\b|\blicensed (?:and|&) insured\b|\bzip code\b/],
  ['CA', /\bwsib\b|\bpipeda\b|\bhst\b/],
  ['CZ', /\bico\b ?:? ?[0-9]{8}\b|\bdic\b ?:? ?cz/],
  ['DK', /\bcvr\b/],
  ['SE', /\borg\.? ?nr\b|\bf-skatt\b/],
  ['NO', /\borg\.? ?nr\b/],
  ['HU', /\badoszam\b/],
  ['ZA', /\bpopia\b|\bpty\b/],
];

/** Currency signs: weak evidence, because shops also quote foreign prices. */
export const CURRENCY: readonly (readonly [country: string, pattern: RegExp])[] = [
  ['GB', /£ ?[0-9]/],
  ['IN', /₹ ?[0-9]|\brs\.? ?[0-9]/],
  ['PL', /[0-9] ?zł/],
  ['CH', /\bchf ?[0-9]|[0-9] ?chf\b|\bfr\. ?[0-9]/],
  ['BR', /r\$ ?[0-9]/],
  ['JP', /[0-9] ?円|¥ ?[0-9]/],
  ['CZ', /[0-9] ?kč/],
  ['HU', /[0-9] ?ft\b/],
  ['DK', /[0-9] ?kr\.?\b/],
  ['SE', /[0-9] ?kr\b|\bsek\b/],
  ['NO', /[0-9] ?kr\b|\bnok\b/],
];

/** The countries where small businesses use a language, the most likely first, with weights. */
export const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, readonly (readonly [country: string, weight: number])[]>> =
  {
    bg: [['BG', 2]],
    cs: [['CZ', 2]],
    da: [['DK', 2]],
    de: [
      ['DE', 1.2],
      ['AT', 0.5],
      ['CH', 0.4],
    ],
    el: [['GR', 2]],
    en: [
      ['GB', 0.8],
      ['US', 0.4],
      ['AU', 0.3],
      ['CA', 0.3],
      ['IE', 0.2],
      ['NZ', 0.2],
      ['ZA', 0.2],
      ['IN', 0.05],
    ],
    es: [
      ['ES', 0.8],
      ['MX', 0.5],
      ['AR', 0.4],
      ['CO', 0.3],
      ['CL', 0.3],
      ['PE', 0.3],
      ['UY', 0.2],
    ],
    et: [['EE', 2]],
    fi: [['FI', 2]],
    fr: [
      ['FR', 1.2],
      ['BE', 0.4],
      ['CH', 0.4],
      ['CA', 0.4],
    ],
    he: [['IL', 2]],
    hr: [['HR', 2]],
    hu: [['HU', 2]],
    id: [['ID', 2]],
    it: [
      ['IT', 1.8],
      ['CH', 0.2],
    ],
    ja: [['JP', 3]],
    ko: [['KR', 3]],
    lt: [['LT', 2]],
    lv: [['LV', 2]],
    nl: [
      ['NL', 1],
      ['BE', 0.8],
    ],
    no: [['NO', 2]],
    nb: [['NO', 2]],
    pl: [['PL', 2.5]],
    pt: [
      ['BR', 0.8],
      ['PT', 0.7],
    ],
    ro: [['RO', 2]],
    ru: [
      ['RU', 1],
      ['UA', 0.5],
    ],
    sk: [['SK', 2]],
    sl: [['SI', 2]],
    sv: [['SE', 2]],
    th: [['TH', 2]],
    tr: [['TR', 2]],
    uk: [['UA', 2]],
    vi: [['VN', 2]],
    zh: [
      ['CN', 0.8],
      ['TW', 0.8],
      ['HK', 0.5],
    ],
  };

/** Country-code domains that businesses everywhere register for their letters. */
export const NOT_A_COUNTRY = new Set(
  'io co me tv ai cc ly fm am gg app dev eu to is st vc ws nu sh la im tk ml ga cf gq xyz'.split(' '),
);
