/** First-level regions by country: how addresses abbreviate them, and their names. Names folded by the readers. */

const US =
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware DC:District of Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New Hampshire NJ:New Jersey NM:New Mexico NY:New York NC:North Carolina ND:North Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode Island SC:South Carolina SD:South Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West Virginia WI:Wisconsin WY:Wyoming PR:Puerto Rico';
const CA =
  'AB:Alberta BC:British Columbia MB:Manitoba NB:New Brunswick NL:Newfoundland and Labrador NS:Nova Scotia NT:Northwest Territories NU:Nunavut ON:Ontario PE:Prince Edward Island QC:Quebec QC:Québec SK:Saskatchewan YT:Yukon';
const AU =
  'NSW:New South Wales VIC:Victoria QLD:Queensland SA:South Australia WA:Western Australia TAS:Tasmania NT:Northern Territory ACT:Australian Capital Territory';
const BR =
  'AC:Acre AL:Alagoas AP:Amapá AM:Amazonas BA:Bahia CE:Ceará DF:Distrito Federal ES:Espírito Santo GO:Goiás MA:Maranhão MT:Mato Grosso MS:Mato Grosso do Sul MG:Minas Gerais PA:Pará PB:Paraíba PR:Paraná PE:Pernambuco PI:Piauí RJ:Rio de Janeiro RN:Rio Grande do Norte RS:Rio Grande do Sul RO:Rondônia RR:Roraima SC:Santa Catarina SP:São Paulo SE:Sergipe TO:Tocantins';
const IN =
  'Andhra Pradesh,Arunachal Pradesh,Assam,Bihar,Chandigarh,Chhattisgarh,Delhi,New Delhi,Goa,Gujarat,Haryana,Himachal Pradesh,Jammu and Kashmir,Jharkhand,Karnataka,Kerala,Ladakh,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Puducherry,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal';
const GB =
  'Aberdeenshire,Angus,Argyll,Avon,Ayrshire,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Carmarthenshire,Ceredigion,Cheshire,Clwyd,Co. Antrim,Co. Armagh,Co. Down,Co. Durham,Co. Fermanagh,Co. Londonderry,Co. Tyrone,County Antrim,County Armagh,County Down,County Durham,County Fermanagh,County Londonderry,County Tyrone,Conwy,Cornwall,Cumbria,Denbighshire,Derbyshire,Devon,Dorset,Dumfriesshire,Dyfed,East Lothian,East Sussex,East Yorkshire,East Riding of Yorkshire,Essex,Fife,Flintshire,Glamorgan,Gloucestershire,Greater London,Greater Manchester,Gwent,Gwynedd,Hampshire,Hants,Herefordshire,Hertfordshire,Herts,Highland,Huntingdonshire,Inverness-shire,Isle of Wight,Kent,Lanarkshire,Lancashire,Lancs,Leicestershire,Leics,Lincolnshire,Lincs,Merseyside,Middlesex,Middx,Midlothian,Monmouthshire,Moray,Norfolk,North Yorkshire,Northamptonshire,Northants,Northumberland,Nottinghamshire,Notts,Oxfordshire,Oxon,Pembrokeshire,Perthshire,Powys,Renfrewshire,Rutland,Shropshire,Somerset,South Glamorgan,South Yorkshire,Staffordshire,Staffs,Stirlingshire,Suffolk,Surrey,Sussex,Teesside,Tyne and Wear,Tyne & Wear,Vale of Glamorgan,Warwickshire,West Glamorgan,West Lothian,West Midlands,West Sussex,West Yorkshire,Wiltshire,Wilts,Worcestershire,Worcs,Yorkshire,Scotland,Wales,England,Northern Ireland';

export interface AddressRegion {
  /** As an address abbreviates it; null where nobody does. */
  readonly code: string | null;
  readonly name: string;
}

function coded(list: string): AddressRegion[] {
  return list.split(/ (?=[A-Z]{2,3}:)/).map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name };
  });
}

const named = (list: string): AddressRegion[] => list.split(',').map((name) => ({ code: null, name }));

/** Regions by ISO 3166-1 alpha-2 country, for the countries whose addresses name them. */
export const REGIONS: Readonly<Record<'US' | 'CA' | 'AU' | 'BR' | 'IN' | 'GB', readonly AddressRegion[]>> = {
  US: coded(US),
  CA: coded(CA),
  AU: coded(AU),
  BR: coded(BR),
  IN: named(IN),
  GB: named(GB),
};

/** "Washington, D.C.", "Boston, Mass.": without their last dot, as the pattern allows one behind it. */
const OLD_US =
  'D.C N.C S.C N.Y N.J N.H N.M N.D S.D R.I W.Va Ala Ariz Calif Colo Conn Fla Ill Kan Mass Mich Minn Mont Neb Nev Okla Ore Penn Tenn Tex Wash Wis Wyo';

/** A pattern source matching any region of the country: codes in capitals, names as written. Longest first. */
export function regionPattern(country: keyof typeof REGIONS): string {
  const words = new Set<string>();
  for (const { code, name } of REGIONS[country]) {
    if (code !== null) words.add(code);
    words.add(name);
  }
  // VIC and Vic, QLD and Qld: Australian states are often written as words.
  if (country === 'AU') for (const word of ['Vic', 'Qld', 'Tas', 'N.S.W', 'A.C.T']) words.add(word);
  if (country === 'US') for (const word of OLD_US.split(' ')) words.add(word);
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.&]/g, '\\$&').replace(/ /g, '\\s'))
    .join('|');
}
