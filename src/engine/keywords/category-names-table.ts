import type { KeywordLanguage } from './category-vocabulary-table.ts';

/**
 * What customers call the categories that `category-vocabulary-table.ts` has no row for in a language, as people write it there:
 * label, German, French, Spanish; several words are separated by commas.
 */
const NAMES = `
Skin care clinic|Hautpflegestudio, Kosmetikstudio|institut de soins de la peau|centro de cuidado de la piel
Hair removal service|Haarentfernung, Waxing Studio|centre d’épilation, épilation laser|centro de depilación, depilación láser
Tanning salon|Sonnenstudio, Solarium|centre de bronzage|centro de bronceado, solárium
Spa|Day Spa, Wellness|spa, institut de bien-être|spa, centro de bienestar
Tattoo shop|Tattoostudio, Tätowierer|salon de tatouage, tatoueur|estudio de tatuajes, tatuador
Body piercing shop|Piercingstudio|salon de piercing, perceur|estudio de piercing
Septic system service|Klärgrubenentleerung, Grubenentleerung|vidange de fosse septique, assainissement|vaciado de fosas sépticas
Well drilling contractor|Brunnenbau, Brunnenbohrung|forage de puits, entreprise de forage|perforación de pozos
Plasterer|Stuckateur, Trockenbauer|plâtrier, plaquiste|yesero, pladur
Fireplace store|Kaminstudio, Ofenbauer|magasin de cheminées, poêles à bois|tienda de chimeneas, estufas de leña
Chimney sweep|Schornsteinfeger, Kaminkehrer|ramoneur, ramonage|deshollinador, limpieza de chimeneas
Print shop|Druckerei, Copyshop|imprimerie, imprimeur|imprenta, copistería
Sign shop|Werbetechnik, Schilderhersteller|enseigniste, fabricant d’enseignes|rotulación, empresa de rótulos
Event planner|Eventagentur, Hochzeitsplaner|organisateur d’événements, wedding planner|organizador de eventos, wedding planner
Event venue|Eventlocation, Hochzeitslocation|salle de réception, salle de mariage|salón de eventos, finca para bodas
Funeral home|Bestatter, Bestattungsinstitut|pompes funèbres|funeraria, tanatorio
Church|Kirche, Kirchengemeinde|église, paroisse|iglesia, parroquia
Museum|Museum|musée|museo
Art gallery|Kunstgalerie, Galerie|galerie d’art|galería de arte
Handyman|Handwerker, Hausmeisterservice|homme à tout faire, petit bricolage|manitas, servicio de reparaciones
Mason|Maurer, Maurerbetrieb|maçon, entreprise de maçonnerie|albañil, empresa de albañilería
Metal construction company|Metallbau, Schlosserei|métallerie, serrurerie métallerie|cerrajería metálica, carpintería metálica
Wedding photographer|Hochzeitsfotograf|photographe de mariage|fotógrafo de bodas
Website designer|Webdesigner, Webagentur|création de site internet, agence web|diseño web, agencia web
Marketing agency|Marketingagentur, Werbeagentur|agence de communication, agence marketing|agencia de marketing, agencia de publicidad
Software company|Softwareunternehmen, IT Dienstleister|société informatique, développeur de logiciels|empresa de software, empresa informática
French restaurant|französisches Restaurant|restaurant français, bistrot français|restaurante francés
Creperie|Crêperie|crêperie|crepería
Japanese restaurant|japanisches Restaurant|restaurant japonais|restaurante japonés
Sushi restaurant|Sushi Restaurant, Sushi Bar|restaurant sushi, sushi bar|restaurante de sushi
Ramen restaurant|Ramen Restaurant|restaurant ramen|restaurante de ramen
Soba noodle shop|Soba Restaurant|restaurant soba|restaurante de soba
Yakiniku restaurant|Yakiniku Restaurant|restaurant yakiniku|restaurante yakiniku
Chinese restaurant|chinesisches Restaurant|restaurant chinois|restaurante chino
Thai restaurant|thailändisches Restaurant, Thai Restaurant|restaurant thaï|restaurante tailandés
Vietnamese restaurant|vietnamesisches Restaurant|restaurant vietnamien|restaurante vietnamita
Korean restaurant|koreanisches Restaurant|restaurant coréen|restaurante coreano
Asian restaurant|asiatisches Restaurant|restaurant asiatique|restaurante asiático
Indian restaurant|indisches Restaurant|restaurant indien|restaurante indio
Nepalese restaurant|nepalesisches Restaurant|restaurant népalais|restaurante nepalí
Mexican restaurant|mexikanisches Restaurant|restaurant mexicain|restaurante mexicano
Greek restaurant|griechisches Restaurant|restaurant grec|restaurante griego
Kebab restaurant|Döner Imbiss, Kebab Restaurant|restaurant kebab|kebab, restaurante kebab
Turkish restaurant|türkisches Restaurant|restaurant turc|restaurante turco
Middle Eastern restaurant|orientalisches Restaurant, libanesisches Restaurant|restaurant libanais, restaurant oriental|restaurante libanés, restaurante árabe
Tapas restaurant|Tapas Bar, spanisches Restaurant|bar à tapas|bar de tapas, restaurante de tapas
Steak house|Steakhaus|restaurant de viande, steakhouse|asador, restaurante de carnes
Barbecue restaurant|Barbecue Restaurant, Grillrestaurant|restaurant barbecue|restaurante barbacoa
Hamburger restaurant|Burger Restaurant|restaurant burger|hamburguesería
Seafood restaurant|Fischrestaurant|restaurant de fruits de mer, restaurant de poisson|marisquería, restaurante de pescado
Fish & chips restaurant|Fish and Chips Imbiss|restaurant fish and chips|restaurante fish and chips
Chicken restaurant|Hähnchengrill, Chicken Restaurant|restaurant poulet|asador de pollos
Sandwich shop|Sandwichladen|sandwicherie|bocatería
Vegan restaurant|veganes Restaurant|restaurant végan, restaurant végétarien|restaurante vegano
Breakfast restaurant|Frühstückscafé, Brunch Café|restaurant brunch, petit déjeuner|cafetería de desayunos, brunch
Food truck|Foodtruck|food truck|food truck
Bistro|Bistro|bistrot|bistró
Gastropub|Gasthaus, Gastropub|gastropub|gastrobar
Fast food restaurant|Schnellrestaurant, Imbiss|restaurant rapide, fast food|restaurante de comida rápida
Takeaway|Imbiss, Essen zum Mitnehmen|plats à emporter|comida para llevar
Coffee roasters|Kaffeerösterei|torréfacteur, brûlerie|tostador de café
Bar|Bar, Cocktailbar|bar, bar à cocktails|bar, coctelería
Pub|Kneipe, Pub|pub|pub
Night club|Club, Diskothek|boîte de nuit, discothèque|discoteca
Brewery|Brauerei|brasserie artisanale, brasserie|cervecería artesanal
Distillery|Brennerei, Destillerie|distillerie|destilería
Winery|Weingut, Winzer|domaine viticole, cave à vin|bodega
Pastry shop|Konditorei|pâtisserie|pastelería
Ice cream shop|Eisdiele, Eiscafé|glacier|heladería
Computer repair service|Computer Reparatur, PC Service|dépannage informatique, réparation ordinateur|reparación de ordenadores
Mobile phone repair shop|Handy Reparatur|réparation téléphone, réparation smartphone|reparación de móviles
Electronics store|Elektronikgeschäft|magasin d’électronique|tienda de electrónica
Book store|Buchhandlung, Buchladen|librairie|librería
Toy store|Spielwarengeschäft, Spielzeugladen|magasin de jouets|juguetería
Second hand store|Secondhand Laden|friperie, dépôt-vente|tienda de segunda mano
Antique store|Antiquitätenladen, Antiquitäten|antiquaire|tienda de antigüedades
Gift shop|Geschenkeladen|boutique de cadeaux|tienda de regalos
Sporting goods store|Sportgeschäft|magasin de sport|tienda de deportes
Musical instrument store|Musikhaus, Musikladen|magasin de musique|tienda de música
Pet store|Zoohandlung, Tierbedarf|animalerie|tienda de animales
Butcher shop|Metzgerei, Fleischerei|boucherie, boucher|carnicería
Fish shop|Fischgeschäft|poissonnerie|pescadería
Grocery store|Lebensmittelgeschäft|épicerie|tienda de alimentación, supermercado
Convenience store|Kiosk, Spätkauf|supérette|tienda de conveniencia
Wine store|Weinhandlung, Weinladen|caviste, cave à vins|vinoteca, tienda de vinos
Vaporizer store|Vape Shop, E-Zigaretten Shop|magasin de cigarettes électroniques|tienda de vapeo
Chocolate shop|Chocolaterie, Pralinenladen|chocolatier, chocolaterie|chocolatería, bombonería
Garage door supplier|Garagentore, Torbau|portes de garage|puertas de garaje
Window cleaning service|Fensterputzer, Fensterreinigung|laveur de vitres|limpieza de cristales
Laundry|Reinigung, Wäscherei|pressing, blanchisserie|tintorería, lavandería
Tree service|Baumpflege, Baumfällung|élagueur, abattage d’arbres|poda de árboles, tala de árboles
Swimming pool contractor|Poolbau, Schwimmbadbau|pisciniste, construction de piscine|construcción de piscinas, mantenimiento de piscinas
Self-storage facility|Selfstorage, Lagerraum|garde-meuble, box de stockage|trasteros, guardamuebles
Security service|Sicherheitsdienst, Alarmanlagen|société de sécurité, alarme|empresa de seguridad, alarmas
Excavating contractor|Erdarbeiten, Baggerarbeiten|terrassement, entreprise de terrassement|empresa de excavaciones, movimiento de tierras
Appliance repair service|Haushaltsgeräte Reparatur, Waschmaschinen Reparatur|réparation électroménager|reparación de electrodomésticos
Music school|Musikschule, Musikunterricht|école de musique, cours de musique|escuela de música, clases de música
Language school|Sprachschule|école de langues|academia de idiomas
Tutoring service|Nachhilfe|soutien scolaire, cours particuliers|academia de clases particulares, clases de refuerzo
Child care agency|Kita, Kindertagesstätte|crèche, garde d’enfants|guardería, escuela infantil
School|Privatschule, Schule|école privée, école|colegio, colegio privado
Pet boarding service|Hundepension, Tierpension|pension pour chiens, garde d’animaux|residencia canina, guardería canina
Dog trainer|Hundeschule, Hundetrainer|éducateur canin, dressage de chien|adiestrador canino, adiestramiento canino
Bed & breakfast|Bed and Breakfast, Pension|chambre d’hôtes|bed and breakfast, alojamiento con desayuno
Holiday apartment rental|Ferienwohnung, Ferienhaus|location de vacances, gîte|apartamento turístico, casa rural
Farmstay|Ferien auf dem Bauernhof|séjour à la ferme|agroturismo
Hostel|Hostel, Jugendherberge|auberge de jeunesse|albergue, hostel
Motel|Motel|motel|motel
Resort|Resort|resort, complexe hôtelier|resort, complejo turístico
Campground|Campingplatz|camping|camping
Travel agency|Reisebüro|agence de voyages|agencia de viajes
Tourist information center|Touristeninformation|office de tourisme|oficina de turismo
Property management company|Hausverwaltung|gestion immobilière, syndic de copropriété|administrador de fincas
Orthodontist|Kieferorthopäde|orthodontiste|ortodoncista
Dental laboratory|Dentallabor|laboratoire dentaire, prothésiste dentaire|laboratorio dental
Doctor|Arzt, Hausarzt|médecin, médecin généraliste|médico, médico de cabecera
Medical clinic|Arztpraxis, Ärztehaus|centre médical, clinique|clínica, centro médico
Pediatrician|Kinderarzt|pédiatre|pediatra
Dermatologist|Hautarzt, Dermatologe|dermatologue|dermatólogo
Gynecologist|Frauenarzt, Gynäkologe|gynécologue|ginecólogo
Eye care center|Augenarzt, Augenklinik|ophtalmologue, centre ophtalmologique|oftalmólogo, clínica oftalmológica
Hearing aid store|Hörakustiker, Hörgeräte|audioprothésiste, appareils auditifs|centro auditivo, audífonos
Pharmacy|Apotheke|pharmacie|farmacia
Home health care service|Pflegedienst, ambulante Pflege|aide à domicile, soins à domicile|ayuda a domicilio, cuidado de mayores
Assisted living facility|Pflegeheim, betreutes Wohnen|maison de retraite, résidence senior|residencia de mayores
Medical supply store|Sanitätshaus|magasin de matériel médical|ortopedia
Emergency medical transport|Krankentransport|ambulance, transport sanitaire|ambulancia, transporte sanitario
Criminal justice attorney|Strafverteidiger, Anwalt für Strafrecht|avocat pénaliste|abogado penalista
Divorce lawyer|Scheidungsanwalt, Anwalt für Familienrecht|avocat divorce|abogado de divorcios
Immigration attorney|Anwalt für Ausländerrecht|avocat droit des étrangers|abogado de extranjería
Personal injury attorney|Anwalt für Schadensersatz, Anwalt für Unfallrecht|avocat dommages corporels|abogado de accidentes
Estate planning attorney|Anwalt für Erbrecht|avocat succession|abogado de herencias
Tax attorney|Anwalt für Steuerrecht|avocat fiscaliste|abogado fiscalista
Notary public|Notar|notaire|notario, notaría
Financial consultant|Finanzberater|conseiller financier, conseiller en gestion de patrimoine|asesor financiero
Business management consultant|Unternehmensberater, Unternehmensberatung|consultant en entreprise, cabinet de conseil|consultor de empresas, consultoría
Employment agency|Personalvermittlung, Zeitarbeitsfirma|agence d’intérim, cabinet de recrutement|empresa de trabajo temporal, agencia de empleo
Interior designer|Innenarchitekt, Raumausstatter|architecte d’intérieur, décorateur d’intérieur|interiorista, decorador de interiores
Land surveyor|Vermesser, Vermessungsbüro|géomètre, géomètre-expert|topógrafo
Translator|Übersetzer, Übersetzungsbüro|traducteur, agence de traduction|traductor, agencia de traducción
Farm|Bauernhof, Hofladen|ferme, vente à la ferme|granja
Non-profit organization|Verein, gemeinnütziger Verein|association|asociación, organización sin ánimo de lucro
Manufacturer|Hersteller|fabricant|fabricante
Garden center|Gartencenter, Gärtnerei|jardinerie, pépinière|centro de jardinería, vivero
Furniture store|Möbelhaus, Möbelgeschäft|magasin de meubles|tienda de muebles
Clothing store|Modegeschäft, Boutique|boutique de vêtements, magasin de vêtements|tienda de ropa, boutique
Tailor|Schneider, Änderungsschneiderei|couturier, retouches couture|sastre, arreglos de ropa
Shoe store|Schuhgeschäft, Schuhladen|magasin de chaussures|zapatería
Shoe repair shop|Schuster, Schuhmacher|cordonnier, cordonnerie|zapatero, reparación de calzado
Jewelry store|Juwelier, Goldschmied|bijouterie, bijoutier|joyería
Personal trainer|Personal Trainer|coach sportif|entrenador personal
Pilates studio|Pilates Studio|studio de pilates, cours de pilates|centro de pilates, clases de pilates
Martial arts school|Kampfsportschule|école d’arts martiaux, club d’arts martiaux|escuela de artes marciales
Dance school|Tanzschule|école de danse, cours de danse|escuela de baile, clases de baile
Horse riding school|Reitschule, Reitunterricht|centre équestre, cours d’équitation|escuela de equitación, hípica
Golf course|Golfplatz, Golfclub|golf, parcours de golf|campo de golf
Ski school|Skischule|école de ski|escuela de esquí
Sports club|Sportverein|club de sport|club deportivo
Amusement center|Freizeitpark, Escape Room|parc de loisirs, escape game|centro de ocio, escape room
Bowling alley|Bowlingbahn, Bowlingcenter|bowling|bolera
Osteopath|Osteopath, Osteopathie|ostéopathe|osteópata
Bone-setting clinic|Chiropraktiker|rebouteux|quiropráctico
Manual therapy clinic|Manuelle Therapie|thérapie manuelle|terapia manual
Chiropractor|Chiropraktiker|chiropracteur|quiropráctico
Acupuncture clinic|Akupunktur, Praxis für TCM|acupuncteur|acupuntura, acupuntor
Podiatrist|Podologe, Podologie|podologue, pédicure podologue|podólogo
Psychotherapist|Psychotherapeut|psychothérapeute|psicoterapeuta
Psychiatrist|Psychiater|psychiatre|psiquiatra
Speech pathologist|Logopäde, Logopädie|orthophoniste|logopeda
Naturopathic practitioner|Heilpraktiker|naturopathe|naturópata
Nutritionist|Ernährungsberater, Ernährungsberatung|nutritionniste, diététicien|nutricionista, dietista
Midwife|Hebamme|sage-femme|matrona
Laboratory|medizinisches Labor|laboratoire d’analyses médicales|laboratorio de análisis clínicos
Auto body shop|Karosseriewerkstatt, Autolackiererei|carrosserie, carrossier|taller de chapa y pintura
Car detailing service|Autoaufbereitung, Fahrzeugaufbereitung|detailing auto, nettoyage voiture|detailing de coches, limpieza de coches
Car wash|Waschanlage, Autowäsche|lavage auto, station de lavage|lavado de coches
Tire shop|Reifenhändler, Reifenservice|magasin de pneus, centre de pneus|taller de neumáticos, tienda de neumáticos
Towing service|Abschleppdienst|dépannage auto, remorquage|servicio de grúa
Car dealer|Autohändler, Autohaus|concessionnaire, vendeur de voitures|concesionario, compraventa de coches
Motorcycle shop|Motorradhändler, Motorradwerkstatt|concessionnaire moto, garage moto|tienda de motos, taller de motos
Limousine service|Limousinenservice, Chauffeurservice|location de limousine, chauffeur privé|alquiler de limusinas, chófer privado
Car rental agency|Autovermietung|location de voiture|alquiler de coches
Bus charter|Busvermietung, Busunternehmen|location d’autocar, autocariste|alquiler de autobuses, alquiler de autocares
Logistics service|Kurierdienst, Spedition|transporteur, coursier|empresa de transporte, mensajería
Gas station|Tankstelle|station-service|gasolinera
Orthodontist|Kieferorthopäde|orthodontiste|ortodoncista
Cafe|Café|café, salon de thé|cafetería
Tax consultant|Steuerberater|conseiller fiscal, expert-comptable|asesor fiscal
Drainage service|Rohrreinigung|débouchage canalisation|empresa de desatascos
`;

const BY_LABEL = new Map<string, Readonly<Record<Exclude<KeywordLanguage, 'en'>, string>>>();
for (const line of NAMES.trim().split('\n')) {
  const [label = '', de = '', fr = '', es = ''] = line.split('|');
  BY_LABEL.set(label, { de, fr, es });
}

/** What customers call a category in a language, separated by commas; null where nobody wrote it down. */
export function categoryNames(label: string, language: Exclude<KeywordLanguage, 'en'>): string | null {
  return BY_LABEL.get(label)?.[language] ?? null;
}
