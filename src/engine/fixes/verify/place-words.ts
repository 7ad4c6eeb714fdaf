import type { Language } from './word-stems.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Capitalised words that everybody uses and that claim nothing of a business: days, months, feasts, languages, services that everybody knows. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  words(`monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays
    january february march april may june july august september october november december
    christmas easter thanksgiving halloween valentine mother father new year's eve day bank holiday holidays valentine's ramadan hanukkah saint valentin fete meres peres jour an
    english spanish french german italian mediterranean american european british
    google maps facebook instagram whatsapp internet web wifi god
    mr mrs ms dr miss sir st i ok tv pdf sms faq faqs hvac ac a/c led pvc diy usa us uk eu id ev gps suv suvs uv hd bbq atm rsvp asap dna mri tlc wi fi q a am pm b c ii iii p.s ps ceo
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre noel paques toussaint mme monsieur madame
    lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad usted ustedes ud uds sr sra don dona
    kfz edv pc dj ui vip`),
);

/** German nouns that stand after a preposition without an article and are no places, and the words of time and manner. */
export const GERMAN_AFTER_PREPOSITION =
  /^(?:notfall\w*|ruhe|hand\w*|fragen|bedarf|vereinbarung|absprache|wunsch|wunschen|terminen?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|pfingsten|uhr|minuten|stunden|tagen?|wochen|monaten|jahren?|jahrzehnten|zeit|haus|hause|feierabend|regen|sonne|frost|kalte|hitze|wetter|schmerzen|beschwerden|problemen|verletzungen|operationen?|unfall\w*|stress|verspannungen|storung\w*|schaden|ausfall\w*|holz|stein|metall|glas|wolle|leder|teig|mehl|butter|sahne|sauerteig|hefe|brot|kuchen|torten?|familie|familien|kindern?|erwachsenen|mensch\w*|senioren|gasten|kunden|patienten|freunden|firmen|vereinen|hochzeiten|geburtstagen|feiern|festen|veranstaltungen|einem|einer|ihnen|ihrer?|ihrem|ihren|uns|unserem|unserer|unseren|deutsch|englisch|franzosisch|euro|preis\w*|farbe|form|ort|nahe|umgebung|region|kreis|innenstadt|altstadt|zentrum|gesprach|ruckenschmerzen|bad|kuche|keller|dach|garten|alltag|beruf|sport|bewegung|arbeit|praxis|laden|geschaft|anruf|telefon|internet|google|facebook|instagram|whatsapp|bargeld|karte|rechnung|rezept|verordnung|absage|krankheit|urlaub|mitternacht|mittag|abend|morgen|nacht|heute|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\w*termin\w*|\w*arbeit\w*|\w*schmerz\w*|\w*preise?n?)$/;

/** Areas so wide that a local business needs a fact for them. */
export const WIDE_AREAS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:state-?wide|nation-?wide|world-?wide|county-?wide|city-?wide|region-?wide|across the (?:state|country|county|region|nation|globe|world|island|border)|throughout the (?:state|country|county|region|nation|valley|islands?)|all over the (?:state|country|county|world)|the (?:entire|whole) (?:state|country|county|region|metro area|valley|coast)|coast to coast|(?:in |at )?(?:the heart of )?(?:downtown|old town|city cent(?:er|re)|town cent(?:er|re)|waterfront|seafront|lakefront|beachfront|oceanfront|riverfront)|(?:steps|minutes|a short walk|a stone['’]s throw|blocks?) (?:away )?from(?! you\b| your\b)|next door to|(?:right |just )?(?:opposite|across from) the|near the (?:station|airport|university|hospital|harbou?r|park|beach|market|museum|stadium|mall)|tri-state|internationally|nationally|(?:two|three|four|five|several|multiple|many) (?:locations|branches|offices|shops|stores|clinics|studios))\b/gu,
  de: /(?<!\p{L})(?:bundesweit\w*|deutschlandweit\w*|europaweit\w*|weltweit\w*|landesweit\w*|in der (?:innenstadt|altstadt|fussgangerzone)|am (?:bahnhof|hauptbahnhof|marktplatz|markt|hafen|rathaus|flughafen)|gegenuber (?:dem|der|vom|von)|(?:minuten|schritte) (?:vom|von der|zum|bis zum)|direkt neben|uberregional\w*|in ganz \p{L}+|(?:zwei|drei|vier|funf|mehrere) (?:filialen|standorte\w*|praxen|laden))(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:dans toute la (?:france|region|bretagne|belgique|suisse)|partout en \p{L}+|toute la france|au niveau national|en centre-ville|au centre-ville|au c(?:oe|œ)ur d[eu]|en face d[eu]|a deux pas d[eu]|pres de la (?:gare|place|mairie)|a (?:quelques|cinq|dix) minutes d[eu]|dans le monde entier|a l['’]international|(?:deux|trois|quatre|plusieurs) (?:boutiques|agences|magasins|cabinets))(?!\p{L})/gu,
  es: /(?<!\p{L})(?:en toda (?:espana|la (?:provincia|comunidad|region|peninsula|costa|isla))|en el (?:centro|casco antiguo|corazon)|en pleno centro|junto (?:a|al)(?= \p{L})|frente (?:a|al)(?= \p{L})|a (?:dos|pocos) (?:pasos|minutos) (?:de|del)|cerca de la (?:estacion|playa|plaza)|a nivel (?:nacional|internacional|mundial)|en todo el (?:pais|mundo|territorio|litoral)|por toda \p{L}+|(?:dos|tres|cuatro|varias) (?:sedes|tiendas|clinicas|sucursales|locales))(?!\p{L})/gu,
};
