import { readPattern } from '../data/patterns.ts';
import { findTowns } from '../facts/place/gazetteer.ts';

/**
 * Websites whose links are a sign of trust: public bodies, schools, chambers of commerce, consumer organisations and the
 * press. Our own rule of thumb: a site that is not listed is unknown, not bad. Uses only the name of the domain.
 */

interface TrustRule {
  readonly reason: string;
  readonly matches: (domain: string) => boolean;
}

/** Suffixes reserved for public bodies or schools, by country; registries verify them. */
const PUBLIC_ENDINGS =
  /(?:^|\.)(?:gov|mil|gov\.[a-z]{2}|gob\.[a-z]{2}|gouv\.[a-z]{2}|govt\.nz|go\.(?:jp|kr|th|id|ke|tz|ug)|gc\.ca|gv\.at|bund\.de|bayern\.de|nrw\.de|admin\.ch|overheid\.nl|rijksoverheid\.nl|nhs\.uk|police\.uk|gov\.uk|europa\.eu|(?:ci|co|state|city|county|town)\.[a-z-]+\.us|[a-z]{2}\.us|int)$/;
const SCHOOL_ENDINGS = /(?:^|\.)(?:edu|edu\.[a-z]{2}|ac\.[a-z]{2}|k12\.[a-z]{2}\.us|sch\.uk|ed\.jp)$/;

const CONSUMER_BODIES = new Set(['bbb.org', 'consumerreports.org', 'which.co.uk', 'trustmark.org.uk', 'test.de']);

/** Chambers by the names that they have in their countries: whole parts of a domain, never letters inside one. */
const CHAMBER = new RegExp(String.raw`(?:^|\.)(?:${readPattern('owner-files', 'chamber')})$`);
const LOCAL_CHAMBER = /^(?:greater-?)?([a-z-]{3,60}?)-?(?:area-?)?chamber\.(?:org|com|net|us)$/;

/** Towns of 3,000 people and more: the names of smaller ones are any word. */
const SMALLEST_TOWN = 3;

/** "duluthchamber.com": what stands before the word is a town. */
function isChamber(domain: string): boolean {
  const town = LOCAL_CHAMBER.exec(domain)?.[1];
  return (
    CHAMBER.test(domain) ||
    (town !== undefined && findTowns(town.replaceAll('-', ' ')).some(({ size }) => size >= SMALLEST_TOWN))
  );
}

/** Newspapers and broadcasters, national and regional. Anybody can buy a name that ends in "gazette": only listed ones count. */
const PRESS = new Set(
  `apnews.com reuters.com nytimes.com washingtonpost.com wsj.com usatoday.com latimes.com chicagotribune.com npr.org pbs.org
  cbsnews.com nbcnews.com abcnews.go.com go.com foxnews.com cnn.com bloomberg.com forbes.com startribune.com twincities.com
  bostonglobe.com sfchronicle.com seattletimes.com denverpost.com dallasnews.com houstonchronicle.com miamiherald.com
  azcentral.com freep.com detroitnews.com cleveland.com oregonlive.com nj.com mlive.com al.com pennlive.com syracuse.com
  masslive.com jsonline.com inquirer.com ajc.com tampabay.com orlandosentinel.com baltimoresun.com sltrib.com
  bizjournals.com patch.com mprnews.org wdio.com duluthnewstribune.com kare11.com bbc.co.uk bbc.com theguardian.com thetimes.co.uk
  telegraph.co.uk independent.co.uk standard.co.uk scotsman.com walesonline.co.uk manchestereveningnews.co.uk
  irishtimes.com independent.ie rte.ie cbc.ca theglobeandmail.com thestar.com ctvnews.ca abc.net.au smh.com.au
  theage.com.au stuff.co.nz nzherald.co.nz spiegel.de zeit.de faz.net sueddeutsche.de welt.de tagesschau.de ndr.de wdr.de
  br.de swr.de mdr.de waz.de rp-online.de ksta.de hna.de noz.de orf.at derstandard.at diepresse.com kurier.at srf.ch nzz.ch
  tagesanzeiger.ch 20min.ch lemonde.fr lefigaro.fr liberation.fr ouest-france.fr sudouest.fr leparisien.fr francetvinfo.fr
  elpais.com elmundo.es abc.es lavanguardia.com rtve.es corriere.it repubblica.it lastampa.it ilsole24ore.com ansa.it rai.it
  nos.nl nrc.nl volkskrant.nl ad.nl telegraaf.nl vrt.be standaard.be publico.pt rtp.pt expresso.pt globo.com uol.com.br
  gazeta.pl wyborcza.pl rp.pl onet.pl svt.se dn.se dr.dk nrk.no yle.fi nhk.or.jp asahi.com yomiuri.co.jp mainichi.jp
  nikkei.com`.split(/\s+/),
);

const RULES: readonly TrustRule[] = [
  { reason: 'public body', matches: (domain) => PUBLIC_ENDINGS.test(domain) },
  { reason: 'school or university', matches: (domain) => SCHOOL_ENDINGS.test(domain) },
  { reason: 'chamber of commerce', matches: isChamber },
  { reason: 'consumer body', matches: (domain) => CONSUMER_BODIES.has(domain) },
  { reason: 'press', matches: (domain) => PRESS.has(domain) },
];

/** Why a link from this registrable domain (lower case) is a sign of trust; null for an unknown one. Pure. */
export function findTrustReason(domain: string): string | null {
  return RULES.find(({ matches }) => matches(domain))?.reason ?? null;
}
