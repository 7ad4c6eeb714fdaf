import type { Language } from './word-stems.ts';

export interface PraisePatterns {
  readonly superlative: RegExp;
  readonly award: RegExp;
  readonly credential: RegExp;
  /** Uses of these words that claim nothing: "as best you can", "am besten". */
  readonly harmless: RegExp;
}

const any = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'gu');

/** Words that praise, by language; matched on folded text (see `foldInPlace`), longer ones first. */
export const PRAISE: Readonly<Record<Language, PraisePatterns>> = {
  en: {
    superlative: any(
      String.raw`number[- ]one|no\. ?1|#1|the (?:very )?most (?!of\b|people\b|part\b|important\b|common\b|recent\b|likely\b|you\b|we\b|convenient\b|suitable\b|sense\b|out\b|from\b)\p{L}+|the (?:\p{L}+ )?(?!rest\b|west\b|forest\b|guest\b|request\b|test\b|nest\b|chest\b|interest\b|honest\b|harvest\b|latest\b|nearest\b|earliest\b|smallest\b|coldest\b|hottest\b|lowest\b|highest\b|darkest\b|longest\b|shortest\b|deepest\b|wettest\b|busiest\b|quietest\b|warmest\b|driest\b|hardest\b|worst\b|furthest\b|farthest\b|weakest\b|first\b|next\b|closest\b|easiest\b|youngest\b|simplest\b|eldest\b)\p{L}{2,}(?:iest|[^eiao]est)|nowhere else|than any other|no better|(?:the )?\p{L}{2,}est (?:\p{L}+ ){0,4}in (?:the (?:state|county|area|city|region|country|valley)|town)|unlike any|like nowhere|the only (?:\p{L}+ ){1,4}(?:in|within|around|serving|offering)\b|second to none|one of the (?:best|top|finest|leading|largest|oldest|most \w+)|(?:the )?(?:very )?best(?:-\w+)?|(?:the )?(?:most|least) (?:\w+ly )?(?:trusted|reliable|experienced|popular|loved|respected|recommended|reviewed|affordable|advanced|modern|complete|comprehensive|skilled|talented|beautiful|delicious|authentic|sought-after|highly|thorough|careful|creative|honest|generous|famous|celebrated|booked|visited|known|knowledgeable|professional|efficient|gentle|caring|innovative)(?: \w+)?|(?:area|region|city|state|country|county|town|world|nation|valley|coast)['’]?s (?:leading|premier|favou?rite|finest|top|best|number)|leading|premier|top[- ](?:rated|notch|quality|tier|choice|ranked|of-the-line)|top \w+(?= in\b)|finest|unrivall?ed|unbeatable|unmatched|unparalleled|unsurpassed|peerless|world[- ]class|first[- ]class|foremost|favou?rite|ultimate|greatest|largest|biggest|oldest|fastest|quickest|cheapest|friendliest|freshest|softest|tastiest|cleanest|safest|strongest|smartest|kindest|sharpest|longest[- ](?:running|serving|established|standing)|go[- ]to|gold standard|like no other|nobody (?:does|\w+s) it better|no ?(?:one|body) (?:else )?(?:does|\w+s) (?:it|\w+) (?:better|faster|cheaper)|better than (?:any(?:one|body)?|all|every)\b|only (?:\w+ ){0,3}(?:in (?:town|the (?:area|city|county|region|state)))|award[- ]worthy|legendary|renowned|acclaimed|five[- ]star|5[- ]star|superior (?:quality|service|workmanship)|elite|matchless|incomparable|exceptional|outstanding|[\p{L}]+['’]s \p{L}{3,}est\b|[\p{L}]+['’]s (?:top|best|leading|favou?rite|premier|finest|number one)|(?:lowest|highest|best) (?:prices?|rates?|fees?|standards?|quality|rated)|no ?(?:one|body) (?:else |in \p{L}+ )?\p{L}+s? (?:\p{L}+ ){0,3}(?:better|faster|more|cheaper|harder|like us)`,
    ),
    award: any(
      String.raw`featured (?:in|on|by)|as seen (?:in|on)|recommended by|listed in|rated (?:by|among|in)|honou?rs?(?= from| by)|(?:first|second|third) (?:place|prize)|certificate of excellence|travell?ers['’]? choice|best of (?:houzz|yelp|angi\w*|nextdoor)|commended|commendations?|recogni[sz]ed (?:by|as)|crowned|nomin\w+|rosettes?|award[- ]winning|multi-award\w*|prize[- ]winning|awards?|(?:was|were|been|are|is|got) voted|voted|(?:was|were|been) (?:named|honou?red|recogni[sz]ed|chosen|crowned)|finalists?|runners?-up|winners?(?= of)|recipients?(?= of)|shortlisted|(?:gold|silver|platinum|diamond) (?:status|medal\w*|level|partner)|medals?|troph(?:y|ies)|prizes?|hall of fame|michelin|(?!night|day|time|month|end|rest|season|week|part|start|half|days|nights|times|weeks)\p{L}+ of the year|readers['’]? choice|people['’]?s choice|blue ribbon`,
    ),
    credential: any(
      String.raw`board[- ]certified|factory[- ](?:trained|certified|authori[sz]ed)|certified|certifications?|licen[sc]ed|licen[sc]es?|insured|bonded|accredited|accreditations?|chartered|registered (?:with|nurse|installer|engineer|\p{L}+ist)|approved (?:by|contractors?|installers?|dealers?)|authori[sz]ed|vetted|background[- ](?:checked|screened)|qualified|diplomas?|degrees? (?:in|from)|master['’]s|ph\.?d|members? of (?:the )?(?!family|team|staff|crew|household|our|your|public)\p{L}+|membership|fellow of|affiliated|endorsed|trained (?:at|in|by)|graduates? of|studied (?:at|in|under)|guild|trading standards|police[- ](?:approved|checked)|enroll?ed agents?|master (?:plumber|electrician|craftsman|locksmith|stylist|baker|roofer|mechanic|technician|colou?rist|builder|gardener|groomer)s?|\p{L}+-(?:trained|approved|educated|accredited|certified)|experts?|expertise|journeyman|double[- ]board|family-owned|family-run|family business|woman-owned|women-owned|veteran-owned|minority-owned|locally owned|money[- ]back|satisfaction guaranteed|lifetime (?:guarantee|warranty)`,
    ),
    harmless:
      /\b(?:at best|as best (?:as )?(?:you|we|they|it) \w+|best (?:time|way|day|moment|place|guess|bet|wishes|friend|man|of luck)|best to \w+|(?:is|are|was|done|it['’]s) best|best (?:left|done|kept|eaten|served|enjoyed|avoided|checked|seen|read|of all|if|when|with|after|by)|(?:the )?best of (?:us|them|both|friends|people|all)|(?:for|hope for) the best(?= ?[.,;!?]|$)|(?:quickest|fastest|easiest|simplest|shortest|cheapest|surest) (?:way|route|fix|option|answer|path)|(?:works?|fits?|suits?|like|likes|liked|do|does|know|knows) (?:you |it |us )?best|what(?:ever)? (?:is|works|fits|suits) best|best for (?:you|your)|your (?:best|favou?rite|biggest)(?! \w+ (?:in|of))|make the (?:best|most)|best before|(?:is|are) best \w+ed|at (?:its|their|your|his|her) best|best [a-z]+ is (?:the one|whichever|what)|(?:your|his|her|their|our|my) (?:\w+ )?favou?rite|leading question|top (?:inch|step|shelf|drawer|layer|coat|row|left|right|half|edge|button)|leading (?:up )?to|leading into|top (?:of|floor|coat|shelf|up|to)|the top of|on top|favou?rites? (?:of yours|you)|at (?:the )?latest|license plates?|marriage licen[sc]es?|driver['’]?s licen[sc]e|(?:you|they|you['’]re|they['’]re) (?:are )?insured|insured (?:by|with|through) (?:your|work|the)|not insured|your licen[sc]e|degrees? (?:outside|below|above|celsius|fahrenheit)|by degrees|your insur\w+)\b/gu,
  },
  de: {
    superlative: any(
      String.raw`nummer eins|nr\. ?1|(?:der|die|das|dem|den|des|kassels|bremens)? ?(?:aller)?beste[nrsm]?|best\w{4,}|fuhrende[nrsm]?|markt\w*fuhrer\w*|marktfuhrend\w*|unubertroffen\w*|unubertrefflich\w*|unschlagbar\w*|einzigartig\w*|einmalig\w*|unvergleichlich\w*|konkurrenzlos\w*|erstklassig\w*|hochwertigst\w*|spitzen\w+|top-?\w+|gro(?:ss|ß)te[nrsm]?|alteste[nrsm]?|schnellste[nrsm]?|gunstigste[nrsm]?|billigste[nrsm]?|modernste[nrsm]?|beliebteste[nrsm]?|schonste[nrsm]?|leckerste[nrsm]?|frischeste[nrsm]?|feinste[nrsm]?|erfahrenste[nrsm]?|bekannteste[nrsm]?|zuverlassigste[nrsm]?|kompetenteste[nrsm]?|sauberste[nrsm]?|freundlichste[nrsm]?|hochste[nrsm]?|niedrigste[nrsm]?|weltklasse|weltbeste\w*|lieblings\w+|keine? bessere?\p{L}*|nirgend(?:s|wo)|(?:wie|was) (?:kein|keine) \p{L}+|renommiert\w*|legendar\w*|exzellent\w*|hervorragend\w*|herausragend\w*|meist\w*(?:empfohlen|gebucht|besucht)\w*|au(?:ss|ß)ergewohnlich\w*|kein anderer|keine andere`,
    ),
    award: any(
      String.raw`(?:erster|zweiter|dritter|ersten|zweiten|dritten) (?:platz|preis)|empfohlen (?:von|vom)|bekannt aus|preisgekront\w*|nominiert\w*|ausgezeichnet\w*|auszeichnung\w*|pramiert\w*|pramierung|\w*preistrager\w*|\w{4,}preis(?:es)?|\w*medaillen?|\w*sieger\w*|gewinner\w*|gewahlt zu[mr]|preis gewonnen|gekurt\w*|finalist\w*|\w+ des jahres|testsieger\w*|\w*pokal\w*|\w*trophae\w*|sterne-\w+|feinschmecker`,
    ),
    credential: any(
      String.raw`\w*zertifizi\w*|\w*zertifikat\w*|staatlich (?:anerkannt|gepruft)\w*|(?:tuv-?|fach)gepruft\w*|gepruft(?:er|e|en) (?:fach|meister|betrieb)\p{L}*|meisterbetrieb\w*|\w*meister(?:in|s)?(?!\w)|innungs\w*|innung|mitglied\w*|\w*diplom\w*|lizenzi\w*|lizenz\w*|zugelassen\w*|akkreditiert\w*|anerkannt\w*|autorisiert\w*|heilpraktiker\w*|sachverstandig\w*|vereidigt\w*|approbiert\w*|promoviert\w*|dr\. med\w*|fachwirt\w*|fachbetrieb\w*|fachkraft|ausgebildet\w*|ausbildungsbetrieb\w*|ausbilder\w*|bioland|demeter|slow food|studiert\w*|kassenzulassung|osteopath\w*|bio-siegel|\w*siegel\w*|voll versichert\w*|haftpflichtversich\w*|familienbetrieb\w*|familiengefuhrt\w*|inhabergefuhrt\w*|familienunternehmen|geld-zuruck-\w+|zufriedenheitsgarantie`,
    ),
    harmless:
      /\b(?:am besten|aufs beste|bestens|zum besten|(?:ihr|unser|sein) bestes|das beste (?:daran|zum schluss|kommt|ist)|best\w*ig\w*|bestell\w*|bestand\w*|besteh\w*|bestimm\w*|bestatig\w*|bestuck\w*|bestuhl\w*|bester laune|beste (?:grusse|zeit)|das beste \p{L}+ ist|ihre (?:lieblings\w+|beste\w*)|lieblings\w+ von ihnen|topf\w*|topping\w*|ihr lieblings\w+|einmalig (?:anfallend|kosten)\w*|spitzen von)\b/gu,
  },
  fr: {
    superlative: any(
      String.raw`(?:le|la|les|l['’]un des|des|du|nos|notre) ?meilleure?s?|(?:le|la|les) plus (?!longtemps|souvent|possible|vite|tot|tard|simple|proche|pres|adapte|frequent|courant|facile|utile|petit|jeune|difficile|important|sur\b)\p{L}+|(?:comme )?nulle part(?: ailleurs)?|numero (?:un|1)|n° ?1|leaders?|reference(?= (?:de|en|du|a|dans|pour|regional|incontourn))|la reference|incontournables?|preferee?s? d(?:e|es|u) \p{L}+|inegale\w*|inegalable\w*|imbattables?|incomparables?|unique en son genre|exceptionnel\w*|d['’]exception|premier (?:choix|de la region)|hors pair|sans egal|de premier ordre|haut de gamme|renomme\w*|repute\w*|prestigieu\w*|excellen\w+|irreprochables?|sans pareil`,
    ),
    award: any(
      String.raw`(?:rubans?|epis?|lauriers?|ciseaux?|fleurs?) d['’](?:or|argent)|(?:premiere|deuxieme|troisieme) place|\p{L}+ de l['’]annee|recommande\w* par|vu (?:a|dans|sur)|cite\w* (?:dans|par)|selectionne\w* par|prime(?:e|s|es)?|recompense\w*|laureat\w*|prix (?:de|du|d['’]|des) \p{L}+|(?:premier|grand|1er) prix|medaille\w*|trophees?|elue?s?|distinctions?|distingue(?:e|s|es)? par|finaliste\w*|meilleur ouvrier\w*|etoile (?:au|michelin)|vainqueur\w*|gagnant\w*`,
    ),
    credential: any(
      String.raw`certifi\w+|agree\w*|diplome\w*|labels?|labellis\w+|qualifi(?:e|es|ee|ees|cation|cations)|qualibat|qualifelec|accredit\w+|habilit\w+|homologu\w+|membres? (?:de|du|d['’]|des) (?!la famille|l['’]equipe|votre|notre)|affili\w+|assure(?:s|e|es)?(?= (?:et|en|par|tous)\b)|artisan d['’]art|maitre \p{L}+|compagnon\w*|garantie decennale|titulaires?|formee? (?:a|par|chez)|entreprise familiale|maison familiale|satisfait ou rembourse`,
    ),
    harmless:
      /\b(?:au mieux|le mieux|de mon mieux|vos prefere\w*|meilleur moment|meilleure (?:facon|maniere|heure)|votre meilleur\w*|a prix|le prix (?:de|du|d['’]|des)|les prix (?:de|du|d['’]|des)|un prix (?:de|du)|assure (?:la|le|les|un|une|par nos|du|24)|est assure\w*|assure \d+)\b/gu,
  },
  es: {
    superlative: any(
      String.raw`(?:el|la|los|las) \p{L}+ mas (?!trist|mal|pequen|joven|cercan|proxim|sencill|facil|adecuad|habitual|comun)\p{L}+ (?:de|del|en)(?= )|(?:el|la|los|las|lo|uno de los|una de las|de los|de las) mejor(?:es)?|mejor(?:es)? \p{L}+(?= de\b| en\b)|(?:el|la|los|las) mas (?!pequen|joven|mayor|minim|cercan|proxim|sencill|facil|adecuad|convenient|temprano|tard|important|habitual|comun)\p{L}+|como en ningun\p{L}*|no hay (?:otro|mejor)|numero uno|n\.? ?[º°] ?1|lider(?:es)?|referente\w*|referencia (?:en|de)|inigualables?|insuperables?|incomparables?|inmejorables?|imbatibles?|unic[oa]s? en|excepcional\w*|excelente\w*|de primera|de lujo|sin igual|de referencia|prestigios\w+|reconocid[oa]s? (?:como|por|a nivel)|favorit[oa]s?|maxima calidad|extraordinari\w+|legendari\w+|preferid[oa]s? (?:de|por)`,
    ),
    award: any(
      String.raw`nominad\w+|(?:primer|segundo|tercer) (?:premio|puesto|lugar)|recomendad\w+ (?:por|en)|seleccionad\w+ por|premiad\w+|premios?|galardon\w*|medallas?|trofeos?|ganador\w*|gano|elegid[oa]s? (?:como|mejor|\p{L}+ del)|nombrad[oa]s? (?:como|mejor|\p{L}+ del)|\p{L}+ del ano|finalistas?|distincion\w*|estrella michelin|sol(?:es)? repsol|condecorad\w+|distinguid\w+`,
    ),
    credential: any(
      String.raw`certificad[oa]s?|certificacion\w*|homologad[oa]s?|oficial(?:es)?|autorizad[oa]s?|acreditad[oa]s?|colegiad[oa]s?|titulad[oa]s?|master en|master universitario|doctorad\w+|licenciad[oa]s?|diplomad[oa]s?|miembros? (?:de|del)|estamos asegurad[oa]s|seguro de responsabilidad|cualificad[oa]s?|registrad[oa]s?|formad[oa]s? en|maestr[oa] \p{L}+|empresa familiar|negocio familiar|taller familiar|denominacion de origen|sello \p{L}+|iso \d+|bib gourmand|garantia de por vida`,
    ),
    harmless:
      /\b(?:a lo mejor|lo mejor (?:es|sera|que)|como mejor \p{L}+|mejor que|mejor si|o mejor|mucho mejor|mejor \p{L}+lo|el mejor momento|la mejor (?:hora|manera|forma)|su (?:\p{L}+ )?(?:favorit[oa]|mejor)|lo mas (?:pronto|rapido) posible|nada mas)\b/gu,
  },
};
