/**
 * What a category is called in the four languages text is written in, a line each:
 *
 *     label | family | en | de | fr | es
 *
 * `label` is the category's English label (`facts/category-table-*.ts`). Each language has the word people search for and,
 * after a comma, the business itself, with its gender (m, f, n) where the language has one; one word alone is both.
 */
export const CATEGORY_NOUN_TABLE = `
Plumber | home | plumber, plumbing company | Klempner, m Klempnerbetrieb | plombier, f entreprise de plomberie | fontanero, f empresa de fontanería
Drainage service | home | drainage service, drainage company | Rohrreinigung, m Rohrreinigungsbetrieb | débouchage de canalisations, f entreprise de débouchage | desatascos, f empresa de desatascos
Septic system service | home | septic service, septic service company | Kleinkläranlagen-Service, m Betrieb für Kleinkläranlagen | assainissement, f entreprise d’assainissement | mantenimiento de fosas sépticas, f empresa de fosas sépticas
Well drilling contractor | home | well drilling contractor, well drilling company | Brunnenbau, m Brunnenbaubetrieb | forage de puits, f entreprise de forage | perforación de pozos, f empresa de perforación de pozos
HVAC contractor | home | HVAC contractor, heating and cooling company | Heizung und Klima, m Heizungs- und Klimabetrieb | chauffagiste, f entreprise de chauffage et de climatisation | climatización, f empresa de climatización
Electrician | home | electrician, electrical company | Elektriker, m Elektrobetrieb | électricien, f entreprise d’électricité | electricista, f empresa de electricidad
Solar energy company | home | solar company | Solarfirma, m Solarbetrieb | installateur de panneaux solaires, f entreprise d’énergie solaire | energía solar, f empresa de energía solar
Roofing contractor | home | roofing contractor, roofing company | Dachdecker, m Dachdeckerbetrieb | couvreur, f entreprise de couverture | reparación de tejados, f empresa de tejados
Painter | home | painter, painting company | Maler, m Malerbetrieb | peintre en bâtiment, f entreprise de peinture | pintor, f empresa de pintura
Plasterer | home | plasterer, plastering company | Stuckateur, m Stuckateurbetrieb | plâtrier, f entreprise de plâtrerie | yesero, f empresa de yesos y revestimientos
Tile contractor | home | tile contractor, tiling company | Fliesenleger, m Fliesenlegerbetrieb | carreleur, f entreprise de carrelage | alicatador, f empresa de alicatados
Flooring contractor | home | flooring contractor, flooring company | Bodenleger, m Bodenlegerbetrieb | pose de parquet et de sols, f entreprise de revêtement de sols | instalador de suelos, f empresa de suelos
Fireplace store | home | fireplace store | Ofenbauer, m Ofenbaubetrieb | cheminées et poêles, m magasin de cheminées et de poêles | chimeneas y estufas, f tienda de chimeneas y estufas
Chimney sweep | home | chimney sweep, chimney sweeping company | Schornsteinfeger, m Schornsteinfegerbetrieb | ramoneur, f entreprise de ramonage | deshollinador, f empresa de deshollinado
General contractor | home | general contractor, construction company | Bauunternehmen, n Bauunternehmen | entreprise générale du bâtiment, f entreprise du bâtiment | empresa de construcción, f empresa de construcción
Handyman | home | handyman, handyman company | Handwerkerservice, m Handwerkerbetrieb | petits travaux et bricolage, f entreprise de petits travaux | reparaciones del hogar, f empresa de reparaciones del hogar
Mason | home | mason, masonry company | Maurer, m Maurerbetrieb | maçon, f entreprise de maçonnerie | albañil, f empresa de albañilería
Carpenter | home | carpenter, carpentry workshop | Tischlerei, f Tischlerei | menuisier, f menuiserie | carpintero, f carpintería
Metal construction company | home | metal fabricator, metalwork company | Metallbau, m Metallbaubetrieb | métallerie, f entreprise de métallerie | carpintería metálica, f empresa de carpintería metálica
Window installation service | home | window installer, window installation company | Fensterbau, m Fensterbaubetrieb | pose de fenêtres, f entreprise de menuiserie et de fenêtres | instalación de ventanas, f empresa de ventanas
Locksmith | home | locksmith, locksmith company | Schlüsseldienst, m Schlüsseldienst | serrurier, f serrurerie | cerrajero, f cerrajería
Garage door supplier | home | garage door company | Garagentore, m Torbaubetrieb | portes de garage, f entreprise de portes de garage | puertas de garaje, f empresa de puertas de garaje
Cleaning service | home | cleaning service, cleaning company | Gebäudereinigung, f Reinigungsfirma | entreprise de nettoyage, f entreprise de nettoyage | empresa de limpieza, f empresa de limpieza
Window cleaning service | home | window cleaner, window cleaning company | Fensterreinigung, f Fensterreinigungsfirma | lavage de vitres, f entreprise de lavage de vitres | limpieza de cristales, f empresa de limpieza de cristales
Laundry | retail | laundry | Wäscherei, f Wäscherei | blanchisserie, f blanchisserie | lavandería, f lavandería
Landscaper | home | landscaper, landscaping company | Gartenbau, m Garten- und Landschaftsbaubetrieb | paysagiste, f entreprise de paysagisme | jardinero paisajista, f empresa de jardinería
Tree service | home | tree service, tree care company | Baumpflege, m Baumpflegebetrieb | élagueur, f entreprise d’élagage | poda de árboles, f empresa de poda
Pest control service | home | pest control, pest control company | Schädlingsbekämpfung, m Betrieb für Schädlingsbekämpfung | désinsectisation et dératisation, f entreprise de lutte contre les nuisibles | control de plagas, f empresa de control de plagas
Swimming pool contractor | home | pool contractor, pool company | Poolbau, m Poolbaubetrieb | pisciniste, f entreprise de piscines | construcción de piscinas, f empresa de piscinas
Moving company | home | moving company | Umzugsunternehmen, n Umzugsunternehmen | déménageur, f entreprise de déménagement | empresa de mudanzas, f empresa de mudanzas
Self-storage facility | home | self-storage, self-storage facility | Selfstorage, n Lagerhaus | garde-meuble, m garde-meuble | trasteros, m centro de trasteros
Security service | home | security service, security company | Sicherheitsdienst, m Sicherheitsdienst | société de sécurité, f société de sécurité | empresa de seguridad, f empresa de seguridad
Excavating contractor | home | excavating contractor, excavation company | Erdarbeiten, m Betrieb für Erdarbeiten | terrassement, f entreprise de terrassement | excavaciones, f empresa de excavaciones
Appliance repair service | home | appliance repair, appliance repair company | Hausgeräte-Reparatur, f Werkstatt für Hausgeräte | réparation d’électroménager, f entreprise de réparation d’électroménager | reparación de electrodomésticos, f empresa de reparación de electrodomésticos
Upholsterer | home | upholsterer, upholstery workshop | Polsterei, f Polsterei | tapissier, m atelier de tapisserie | tapicero, f tapicería
Interior designer | creative | interior designer, interior design studio | Innenarchitektur, n Büro für Innenarchitektur | architecte d’intérieur, f agence d’architecture d’intérieur | interiorista, m estudio de interiorismo
Architect | creative | architect, architecture firm | Architekturbüro, n Architekturbüro | architecte, m cabinet d’architecture | arquitecto, m estudio de arquitectura
Land surveyor | office | land surveyor, land surveying firm | Vermessungsbüro, n Vermessungsbüro | géomètre, m cabinet de géomètre | topógrafo, m estudio de topografía
Hair salon | beauty | hair salon | Friseur, m Friseursalon | coiffeur, m salon de coiffure | peluquería, f peluquería
Barber shop | beauty | barber shop | Barbershop, m Barbershop | barbier, m salon de barbier | barbería, f barbería
Beauty salon | beauty | beauty salon | Kosmetikstudio, n Kosmetikstudio | institut de beauté, m institut de beauté | salón de belleza, m salón de belleza
Skin care clinic | beauty | skin care clinic | Hautpflege, n Kosmetikinstitut | soins de la peau, m institut de soins de la peau | centro de estética, m centro de estética
Hair removal service | beauty | hair removal, hair removal studio | Haarentfernung, n Studio für Haarentfernung | épilation, m institut d’épilation | depilación, m centro de depilación
Tanning salon | beauty | tanning salon | Sonnenstudio, n Sonnenstudio | centre de bronzage, m centre de bronzage | centro de bronceado, m centro de bronceado
Nail salon | beauty | nail salon | Nagelstudio, n Nagelstudio | onglerie, f onglerie | salón de uñas, m salón de uñas
Spa | beauty | spa, day spa | Day-Spa, n Day-Spa | spa, m spa | spa, m spa
Tattoo shop | beauty | tattoo shop, tattoo studio | Tattoostudio, n Tattoostudio | tatoueur, m salon de tatouage | estudio de tatuajes, m estudio de tatuajes
Body piercing shop | beauty | piercing shop, piercing studio | Piercingstudio, n Piercingstudio | perceur, m salon de piercing | estudio de piercing, m estudio de piercing
Print shop | creative | print shop | Druckerei, f Druckerei | imprimerie, f imprimerie | imprenta, f imprenta
Sign shop | creative | sign shop | Werbetechnik, m Betrieb für Werbetechnik | enseignes, f entreprise d’enseignes | rotulación, f empresa de rótulos
Event planner | creative | event planner, event planning company | Eventagentur, f Eventagentur | organisateur d’événements, f agence événementielle | organización de eventos, f empresa de eventos
Event venue | leisure | event venue | Eventlocation, f Eventlocation | salle de réception, f salle de réception | espacio para eventos, m espacio para eventos
Funeral home | office | funeral home | Bestattungsinstitut, n Bestattungsinstitut | pompes funèbres, f entreprise de pompes funèbres | funeraria, f funeraria
Church | public | church | Kirchengemeinde, f Kirchengemeinde | église, f église | iglesia, f iglesia
Museum | public | museum | Museum, n Museum | musée, m musée | museo, m museo
Art gallery | public | art gallery | Kunstgalerie, f Kunstgalerie | galerie d’art, f galerie d’art | galería de arte, f galería de arte
Non-profit organization | public | non-profit organization | gemeinnützige Organisation, f gemeinnützige Organisation | association, f association | organización sin ánimo de lucro, f organización sin ánimo de lucro
Photographer | creative | photographer, photography studio | Fotograf, n Fotostudio | photographe, m studio de photographie | fotógrafo, m estudio de fotografía
Wedding photographer | creative | wedding photographer, wedding photography studio | Hochzeitsfotograf, n Studio für Hochzeitsfotografie | photographe de mariage, m studio de photographie de mariage | fotógrafo de bodas, m estudio de fotografía de bodas
Website designer | creative | website designer, web design studio | Webdesign, f Webdesign-Agentur | création de sites web, f agence web | diseño web, m estudio de diseño web
Marketing agency | creative | marketing agency | Marketingagentur, f Marketingagentur | agence de marketing, f agence de marketing | agencia de marketing, f agencia de marketing
Software company | creative | software company | Softwarefirma, f Softwarefirma | éditeur de logiciels, f entreprise de logiciels | empresa de software, f empresa de software
Translator | office | translator, translation office | Übersetzungsbüro, n Übersetzungsbüro | traducteur, f agence de traduction | traductor, f agencia de traducción
Pizza restaurant | dining | pizza restaurant | Pizzeria, f Pizzeria | pizzeria, f pizzeria | pizzería, f pizzería
Italian restaurant | dining | Italian restaurant | Italienisches Restaurant, n italienisches Restaurant | restaurant italien, m restaurant italien | restaurante italiano, m restaurante italiano
French restaurant | dining | French restaurant | Französisches Restaurant, n französisches Restaurant | restaurant français, m restaurant français | restaurante francés, m restaurante francés
Creperie | dining | creperie | Crêperie, f Crêperie | crêperie, f crêperie | crepería, f crepería
Japanese restaurant | dining | Japanese restaurant | Japanisches Restaurant, n japanisches Restaurant | restaurant japonais, m restaurant japonais | restaurante japonés, m restaurante japonés
Sushi restaurant | dining | sushi restaurant | Sushi-Restaurant, n Sushi-Restaurant | restaurant de sushis, m restaurant de sushis | restaurante de sushi, m restaurante de sushi
Ramen restaurant | dining | ramen restaurant | Ramen-Restaurant, n Ramen-Restaurant | restaurant de ramen, m restaurant de ramen | restaurante de ramen, m restaurante de ramen
Soba noodle shop | dining | soba noodle shop | Soba-Restaurant, n Soba-Restaurant | restaurant de soba, m restaurant de soba | restaurante de soba, m restaurante de soba
Yakiniku restaurant | dining | yakiniku restaurant | Yakiniku-Restaurant, n Yakiniku-Restaurant | restaurant yakiniku, m restaurant yakiniku | restaurante yakiniku, m restaurante yakiniku
Chinese restaurant | dining | Chinese restaurant | Chinesisches Restaurant, n chinesisches Restaurant | restaurant chinois, m restaurant chinois | restaurante chino, m restaurante chino
Thai restaurant | dining | Thai restaurant | Thailändisches Restaurant, n thailändisches Restaurant | restaurant thaïlandais, m restaurant thaïlandais | restaurante tailandés, m restaurante tailandés
Vietnamese restaurant | dining | Vietnamese restaurant | Vietnamesisches Restaurant, n vietnamesisches Restaurant | restaurant vietnamien, m restaurant vietnamien | restaurante vietnamita, m restaurante vietnamita
Korean restaurant | dining | Korean restaurant | Koreanisches Restaurant, n koreanisches Restaurant | restaurant coréen, m restaurant coréen | restaurante coreano, m restaurante coreano
Asian restaurant | dining | Asian restaurant | Asiatisches Restaurant, n asiatisches Restaurant | restaurant asiatique, m restaurant asiatique | restaurante asiático, m restaurante asiático
Indian restaurant | dining | Indian restaurant | Indisches Restaurant, n indisches Restaurant | restaurant indien, m restaurant indien | restaurante indio, m restaurante indio
Nepalese restaurant | dining | Nepalese restaurant | Nepalesisches Restaurant, n nepalesisches Restaurant | restaurant népalais, m restaurant népalais | restaurante nepalí, m restaurante nepalí
Mexican restaurant | dining | Mexican restaurant | Mexikanisches Restaurant, n mexikanisches Restaurant | restaurant mexicain, m restaurant mexicain | restaurante mexicano, m restaurante mexicano
Greek restaurant | dining | Greek restaurant | Griechisches Restaurant, n griechisches Restaurant | restaurant grec, m restaurant grec | restaurante griego, m restaurante griego
Kebab restaurant | dining | kebab restaurant | Döner-Restaurant, n Döner-Restaurant | restaurant de kebab, m restaurant de kebab | restaurante de kebab, m restaurante de kebab
Turkish restaurant | dining | Turkish restaurant | Türkisches Restaurant, n türkisches Restaurant | restaurant turc, m restaurant turc | restaurante turco, m restaurante turco
Middle Eastern restaurant | dining | Middle Eastern restaurant | Orientalisches Restaurant, n orientalisches Restaurant | restaurant oriental, m restaurant oriental | restaurante de Oriente Medio, m restaurante de Oriente Medio
Tapas restaurant | dining | tapas restaurant | Tapas-Restaurant, n Tapas-Restaurant | restaurant de tapas, m restaurant de tapas | restaurante de tapas, m restaurante de tapas
Steak house | dining | steak house | Steakhaus, n Steakhaus | restaurant de grillades, m restaurant de grillades | asador, m asador
Barbecue restaurant | dining | barbecue restaurant | Barbecue-Restaurant, n Barbecue-Restaurant | restaurant barbecue, m restaurant barbecue | restaurante de barbacoa, m restaurante de barbacoa
Hamburger restaurant | dining | burger restaurant | Burger-Restaurant, n Burger-Restaurant | restaurant de burgers, m restaurant de burgers | hamburguesería, f hamburguesería
Seafood restaurant | dining | seafood restaurant | Fischrestaurant, n Fischrestaurant | restaurant de fruits de mer, m restaurant de fruits de mer | marisquería, f marisquería
Fish & chips restaurant | dining | fish and chips, fish and chip shop | Fish and Chips, n Fish-and-Chips-Restaurant | fish and chips, m restaurant de fish and chips | fish and chips, m restaurante de fish and chips
Chicken restaurant | dining | chicken restaurant | Hähnchen-Restaurant, n Hähnchen-Restaurant | restaurant de poulet, m restaurant de poulet | asador de pollos, m asador de pollos
Sandwich shop | dining | sandwich shop | Sandwichladen, m Sandwichladen | sandwicherie, f sandwicherie | bocatería, f bocatería
Vegan restaurant | dining | vegan restaurant | Veganes Restaurant, n veganes Restaurant | restaurant végane, m restaurant végane | restaurante vegano, m restaurante vegano
Breakfast restaurant | dining | breakfast restaurant | Frühstücksrestaurant, n Frühstücksrestaurant | restaurant de petit-déjeuner, m restaurant de petit-déjeuner | restaurante de desayunos, m restaurante de desayunos
Food truck | dining | food truck | Foodtruck, m Foodtruck | food truck, m food truck | food truck, m food truck
Caterer | dining | caterer, catering company | Catering, m Cateringbetrieb | traiteur, m traiteur | catering, f empresa de catering
Restaurant | dining | restaurant | Restaurant, n Restaurant | restaurant, m restaurant | restaurante, m restaurante
Bistro | dining | bistro | Bistro, n Bistro | bistrot, m bistrot | bistró, m bistró
Gastropub | dining | gastropub | Gastropub, m Gastropub | gastropub, m gastropub | gastropub, m gastropub
Fast food restaurant | dining | fast food restaurant | Schnellrestaurant, n Schnellrestaurant | restauration rapide, m restaurant rapide | comida rápida, m restaurante de comida rápida
Takeaway | dining | takeaway | Imbiss, m Imbiss | plats à emporter, m restaurant à emporter | comida para llevar, m restaurante de comida para llevar
Cafe | dining | cafe | Café, n Café | café, m café | cafetería, f cafetería
Coffee roasters | foodshop | coffee roaster, coffee roastery | Kaffeerösterei, f Kaffeerösterei | torréfacteur, m atelier de torréfaction | tostador de café, m tostador de café
Bar | dining | bar | Bar, f Bar | bar, m bar | bar, m bar
Pub | dining | pub | Pub, m Pub | pub, m pub | pub, m pub
Night club | leisure | night club | Nachtclub, m Nachtclub | boîte de nuit, f boîte de nuit | discoteca, f discoteca
Brewery | foodshop | brewery | Brauerei, f Brauerei | brasserie artisanale, f brasserie | cervecería, f fábrica de cerveza
Distillery | foodshop | distillery | Brennerei, f Brennerei | distillerie, f distillerie | destilería, f destilería
Winery | foodshop | winery | Weingut, n Weingut | domaine viticole, m domaine viticole | bodega, f bodega
Bakery | foodshop | bakery | Bäckerei, f Bäckerei | boulangerie, f boulangerie | panadería, f panadería
Pastry shop | foodshop | pastry shop | Konditorei, f Konditorei | pâtisserie, f pâtisserie | pastelería, f pastelería
Ice cream shop | foodshop | ice cream shop | Eisdiele, f Eisdiele | glacier, m glacier | heladería, f heladería
Butcher shop | foodshop | butcher, butcher shop | Metzgerei, f Metzgerei | boucherie, f boucherie | carnicería, f carnicería
Fish shop | foodshop | fishmonger, fish shop | Fischgeschäft, n Fischgeschäft | poissonnerie, f poissonnerie | pescadería, f pescadería
Grocery store | foodshop | grocery store | Lebensmittelgeschäft, n Lebensmittelgeschäft | épicerie, f épicerie | tienda de alimentación, f tienda de alimentación
Convenience store | foodshop | convenience store | Kiosk, m Kiosk | supérette, f supérette | tienda de conveniencia, f tienda de conveniencia
Wine store | foodshop | wine shop | Weinhandlung, f Weinhandlung | caviste, f cave à vins | tienda de vinos, f tienda de vinos
Vaporizer store | retail | vape shop | E-Zigaretten, m Laden für E-Zigaretten | cigarettes électroniques, f boutique de cigarettes électroniques | tienda de vapeo, f tienda de vapeo
Chocolate shop | foodshop | chocolate shop | Chocolaterie, f Chocolaterie | chocolaterie, f chocolaterie | chocolatería, f chocolatería
Farm | foodshop | farm | Bauernhof, m Bauernhof | ferme, f ferme | granja, f granja
Computer repair service | retail | computer repair, computer repair shop | Computerreparatur, f Computerwerkstatt | réparation d’ordinateurs, m atelier de réparation d’ordinateurs | reparación de ordenadores, m taller de ordenadores
Mobile phone repair shop | retail | phone repair, phone repair shop | Handyreparatur, f Handywerkstatt | réparation de téléphones, m atelier de réparation de téléphones | reparación de móviles, m taller de móviles
Electronics store | retail | electronics store | Elektronikgeschäft, n Elektronikgeschäft | magasin d’électronique, m magasin d’électronique | tienda de electrónica, f tienda de electrónica
Book store | retail | bookstore | Buchhandlung, f Buchhandlung | librairie, f librairie | librería, f librería
Toy store | retail | toy store | Spielwarenladen, m Spielwarenladen | magasin de jouets, m magasin de jouets | juguetería, f juguetería
Second hand store | retail | second-hand store | Secondhandladen, m Secondhandladen | magasin de seconde main, m magasin de seconde main | tienda de segunda mano, f tienda de segunda mano
Antique store | retail | antique store | Antiquitäten, n Antiquitätengeschäft | antiquaire, m magasin d’antiquités | anticuario, f tienda de antigüedades
Gift shop | retail | gift shop | Geschenkeladen, m Geschenkeladen | boutique de cadeaux, f boutique de cadeaux | tienda de regalos, f tienda de regalos
Sporting goods store | retail | sporting goods store | Sportgeschäft, n Sportgeschäft | magasin de sport, m magasin de sport | tienda de deportes, f tienda de deportes
Musical instrument store | retail | musical instrument store | Musikhaus, n Musikhaus | magasin de musique, m magasin d’instruments de musique | tienda de instrumentos musicales, f tienda de instrumentos musicales
Pet store | pets | pet store | Tierbedarf, f Tierhandlung | animalerie, f animalerie | tienda de mascotas, f tienda de mascotas
Driving school | learning | driving school | Fahrschule, f Fahrschule | auto-école, f auto-école | autoescuela, f autoescuela
Music school | learning | music school | Musikschule, f Musikschule | école de musique, f école de musique | escuela de música, f escuela de música
Language school | learning | language school | Sprachschule, f Sprachschule | école de langues, f école de langues | escuela de idiomas, f escuela de idiomas
Tutoring service | learning | tutoring, tutoring center | Nachhilfe, f Nachhilfeschule | soutien scolaire, m centre de soutien scolaire | clases de refuerzo, m centro de clases de refuerzo
Child care agency | learning | child care, child care center | Kinderbetreuung, f Kindertagesstätte | crèche, f crèche | guardería, f guardería
School | learning | school | Schule, f Schule | école, f école | escuela, f escuela
Pet groomer | pets | pet groomer, pet grooming salon | Hundefriseur, m Hundesalon | toiletteur, m salon de toilettage | peluquería canina, f peluquería canina
Pet boarding service | pets | pet boarding, pet boarding facility | Tierpension, f Tierpension | pension pour animaux, f pension pour animaux | residencia para mascotas, f residencia para mascotas
Dog trainer | pets | dog trainer, dog training school | Hundeschule, f Hundeschule | éducateur canin, f école d’éducation canine | adiestrador canino, f escuela de adiestramiento canino
Veterinarian | pets | veterinarian, veterinary practice | Tierarzt, f Tierarztpraxis | vétérinaire, m cabinet vétérinaire | veterinario, f clínica veterinaria
Hotel | lodging | hotel | Hotel, n Hotel | hôtel, m hôtel | hotel, m hotel
Bed & breakfast | lodging | bed and breakfast | Bed and Breakfast, n Bed and Breakfast | chambres d’hôtes, f maison d’hôtes | bed and breakfast, m bed and breakfast
Guest house | lodging | guest house | Gästehaus, n Gästehaus | maison d’hôtes, f maison d’hôtes | casa de huéspedes, f casa de huéspedes
Holiday apartment rental | lodging | holiday apartments, holiday rental | Ferienwohnung, f Ferienunterkunft | location de vacances, f location de vacances | apartamentos turísticos, m alojamiento turístico
Farmstay | lodging | farmstay | Urlaub auf dem Bauernhof, m Ferienhof | gîte à la ferme, m gîte à la ferme | casa rural, f casa rural
Hostel | lodging | hostel | Hostel, n Hostel | auberge de jeunesse, f auberge | albergue, m albergue
Motel | lodging | motel | Motel, n Motel | motel, m motel | motel, m motel
Resort | lodging | resort | Resort, n Resort | complexe hôtelier, m complexe hôtelier | resort, m resort
Campground | lodging | campground | Campingplatz, m Campingplatz | camping, m camping | camping, m camping
Travel agency | office | travel agency | Reisebüro, n Reisebüro | agence de voyages, f agence de voyages | agencia de viajes, f agencia de viajes
Tourist information center | public | tourist information, tourist information center | Touristeninformation, f Touristeninformation | office de tourisme, m office de tourisme | oficina de turismo, f oficina de turismo
Real estate agency | property | real estate agency | Immobilienmakler, n Immobilienbüro | agence immobilière, f agence immobilière | inmobiliaria, f inmobiliaria
Property management company | property | property management, property management company | Hausverwaltung, f Hausverwaltung | gestion immobilière, f société de gestion immobilière | administración de fincas, f administración de fincas
Dentist | medical | dentist, dental practice | Zahnarzt, f Zahnarztpraxis | dentiste, m cabinet dentaire | dentista, f clínica dental
Orthodontist | medical | orthodontist, orthodontic practice | Kieferorthopäde, f Praxis für Kieferorthopädie | orthodontiste, m cabinet d’orthodontie | ortodoncista, f clínica de ortodoncia
Dental laboratory | medical | dental laboratory | Dentallabor, n Dentallabor | laboratoire dentaire, m laboratoire dentaire | laboratorio dental, m laboratorio dental
Doctor | medical | doctor, medical practice | Arzt, f Arztpraxis | médecin, m cabinet médical | médico, f consulta médica
Medical clinic | medical | medical clinic | Medizinisches Zentrum, f Arztpraxis | centre médical, m centre médical | centro médico, m centro médico
Pediatrician | medical | pediatrician, pediatric practice | Kinderarzt, f Kinderarztpraxis | pédiatre, m cabinet de pédiatrie | pediatra, f consulta de pediatría
Dermatologist | medical | dermatologist, dermatology practice | Hautarzt, f Hautarztpraxis | dermatologue, m cabinet de dermatologie | dermatólogo, f clínica de dermatología
Gynecologist | medical | gynecologist, gynecology practice | Frauenarzt, f Frauenarztpraxis | gynécologue, m cabinet de gynécologie | ginecólogo, f clínica de ginecología
Eye care center | medical | eye care, eye care center | Augenarzt, f Augenarztpraxis | ophtalmologue, m centre d’ophtalmologie | oftalmólogo, m centro oftalmológico
Optician | medical | optician, optician’s shop | Optiker, n Optikgeschäft | opticien, m magasin d’optique | óptica, f óptica
Hearing aid store | medical | hearing aids, hearing aid store | Hörgeräte, n Hörgerätegeschäft | audioprothésiste, m centre d’audition | audífonos, m centro auditivo
Pharmacy | medical | pharmacy | Apotheke, f Apotheke | pharmacie, f pharmacie | farmacia, f farmacia
Home health care service | medical | home health care, home health care agency | Pflegedienst, m Pflegedienst | soins à domicile, f agence de soins à domicile | atención domiciliaria, f empresa de atención domiciliaria
Assisted living facility | medical | assisted living, assisted living community | Seniorenheim, f Seniorenresidenz | résidence pour seniors, f résidence pour seniors | residencia de mayores, f residencia de mayores
Medical supply store | medical | medical supplies, medical supply store | Sanitätshaus, n Sanitätshaus | matériel médical, m magasin de matériel médical | ortopedia, f ortopedia
Emergency medical transport | medical | medical transport, medical transport company | Krankentransport, m Krankentransportdienst | ambulance, f entreprise d’ambulances | ambulancias, f empresa de ambulancias
Physical therapist | medical | physical therapist, physical therapy practice | Physiotherapie, f Physiotherapiepraxis | kinésithérapeute, m cabinet de kinésithérapie | fisioterapeuta, f clínica de fisioterapia
Osteopath | medical | osteopath, osteopathy practice | Osteopath, f Osteopathiepraxis | ostéopathe, m cabinet d’ostéopathie | osteópata, f consulta de osteopatía
Bone-setting clinic | medical | bone-setting clinic | Chiropraktik, f Praxis für manuelle Medizin | rebouteux, m cabinet de thérapie manuelle | terapia manual, f consulta de terapia manual
Manual therapy clinic | medical | manual therapy, manual therapy clinic | Manuelle Therapie, f Praxis für manuelle Therapie | thérapie manuelle, m cabinet de thérapie manuelle | terapia manual, f clínica de terapia manual
Chiropractor | medical | chiropractor, chiropractic practice | Chiropraktiker, f Praxis für Chiropraktik | chiropracteur, m cabinet de chiropraxie | quiropráctico, f clínica quiropráctica
Acupuncture clinic | medical | acupuncture, acupuncture clinic | Akupunktur, f Praxis für Akupunktur | acupuncteur, m cabinet d’acupuncture | acupuntura, f clínica de acupuntura
Massage therapist | medical | massage therapist, massage practice | Massage, f Massagepraxis | massage, m cabinet de massage | masajista, m centro de masajes
Podiatrist | medical | podiatrist, podiatry practice | Podologe, f Podologiepraxis | podologue, m cabinet de podologie | podólogo, f clínica podológica
Psychologist | medical | psychologist, psychology practice | Psychologe, f Praxis für Psychologie | psychologue, m cabinet de psychologie | psicólogo, f consulta de psicología
Psychotherapist | medical | psychotherapist, psychotherapy practice | Psychotherapeut, f Praxis für Psychotherapie | psychothérapeute, m cabinet de psychothérapie | psicoterapeuta, f consulta de psicoterapia
Psychiatrist | medical | psychiatrist, psychiatry practice | Psychiater, f Praxis für Psychiatrie | psychiatre, m cabinet de psychiatrie | psiquiatra, f consulta de psiquiatría
Speech pathologist | medical | speech therapist, speech therapy practice | Logopädie, f Logopädiepraxis | orthophoniste, m cabinet d’orthophonie | logopeda, f consulta de logopedia
Naturopathic practitioner | medical | naturopath, naturopathic practice | Heilpraktiker, f Naturheilpraxis | naturopathe, m cabinet de naturopathie | naturópata, f consulta de naturopatía
Nutritionist | medical | nutritionist, nutrition practice | Ernährungsberatung, f Praxis für Ernährungsberatung | diététicien, m cabinet de diététique | nutricionista, f consulta de nutrición
Midwife | medical | midwife, midwifery practice | Hebamme, f Hebammenpraxis | sage-femme, m cabinet de sage-femme | matrona, f consulta de matrona
Laboratory | medical | laboratory | Labor, n Labor | laboratoire, m laboratoire | laboratorio, m laboratorio
Lawyer | legal | lawyer, law firm | Rechtsanwalt, f Anwaltskanzlei | avocat, m cabinet d’avocat | abogado, m despacho de abogados
Criminal justice attorney | legal | criminal defense lawyer, criminal law firm | Strafverteidiger, f Kanzlei für Strafrecht | avocat pénaliste, m cabinet d’avocat en droit pénal | abogado penalista, m despacho de derecho penal
Divorce lawyer | legal | divorce lawyer, family law firm | Scheidungsanwalt, f Kanzlei für Familienrecht | avocat en droit de la famille, m cabinet d’avocat en droit de la famille | abogado de divorcios, m despacho de derecho de familia
Immigration attorney | legal | immigration lawyer, immigration law firm | Anwalt für Migrationsrecht, f Kanzlei für Migrationsrecht | avocat en droit des étrangers, m cabinet d’avocat en droit des étrangers | abogado de extranjería, m despacho de extranjería
Personal injury attorney | legal | personal injury lawyer, personal injury law firm | Anwalt für Schadensrecht, f Kanzlei für Schadensrecht | avocat en dommage corporel, m cabinet d’avocat en dommage corporel | abogado de accidentes, m despacho de accidentes
Estate planning attorney | legal | estate planning lawyer, estate planning law firm | Anwalt für Erbrecht, f Kanzlei für Erbrecht | avocat en droit des successions, m cabinet d’avocat en droit des successions | abogado de herencias, m despacho de herencias
Tax attorney | legal | tax lawyer, tax law firm | Anwalt für Steuerrecht, f Kanzlei für Steuerrecht | avocat fiscaliste, m cabinet d’avocat fiscaliste | abogado fiscalista, m despacho de derecho fiscal
Notary public | legal | notary public, notary office | Notar, n Notariat | notaire, f étude notariale | notario, f notaría
Tax consultant | office | tax consultant, tax consulting firm | Steuerberater, f Steuerkanzlei | conseiller fiscal, m cabinet de conseil fiscal | asesor fiscal, f asesoría fiscal
Accountant | office | accountant, accounting firm | Steuerberater, n Büro für Buchhaltung | expert-comptable, m cabinet comptable | contable, f asesoría contable
Insurance agency | office | insurance agency | Versicherungsagentur, f Versicherungsagentur | agence d’assurance, f agence d’assurance | agencia de seguros, f agencia de seguros
Financial consultant | office | financial consultant, financial consulting firm | Finanzberater, n Büro für Finanzberatung | conseiller financier, m cabinet de conseil financier | asesor financiero, f asesoría financiera
Business management consultant | office | business consultant, consulting firm | Unternehmensberatung, f Unternehmensberatung | conseil en gestion, m cabinet de conseil | consultoría de empresas, f consultoría
Employment agency | office | employment agency | Personalvermittlung, f Personalvermittlung | agence d’emploi, f agence d’emploi | agencia de empleo, f agencia de empleo
Manufacturer | office | manufacturer | Hersteller, m Herstellerbetrieb | fabricant, m fabricant | fabricante, f fábrica
Florist | retail | florist, flower shop | Florist, n Blumengeschäft | fleuriste, f boutique de fleurs | floristería, f floristería
Garden center | retail | garden center | Gartencenter, n Gartencenter | jardinerie, f jardinerie | centro de jardinería, m centro de jardinería
Furniture store | retail | furniture store | Möbelhaus, n Möbelhaus | magasin de meubles, m magasin de meubles | tienda de muebles, f tienda de muebles
Hardware store | retail | hardware store | Eisenwaren, n Eisenwarengeschäft | quincaillerie, f quincaillerie | ferretería, f ferretería
Clothing store | retail | clothing store | Modegeschäft, n Modegeschäft | boutique de vêtements, f boutique de vêtements | tienda de ropa, f tienda de ropa
Tailor | retail | tailor, tailor shop | Schneiderei, f Schneiderei | tailleur, m atelier de couture | sastre, f sastrería
Shoe store | retail | shoe store | Schuhgeschäft, n Schuhgeschäft | magasin de chaussures, m magasin de chaussures | zapatería, f zapatería
Shoe repair shop | retail | shoe repair, shoe repair shop | Schuhmacher, f Schuhmacherei | cordonnier, f cordonnerie | reparación de calzado, m taller de reparación de calzado
Jewelry store | retail | jewelry store | Juwelier, n Juweliergeschäft | bijouterie, f bijouterie | joyería, f joyería
Fitness center | fitness | gym, fitness center | Fitnessstudio, n Fitnessstudio | salle de sport, f salle de sport | gimnasio, m gimnasio
Personal trainer | fitness | personal trainer, personal training studio | Personal Trainer, n Studio für Personal Training | coach sportif, m studio de coaching sportif | entrenador personal, m estudio de entrenamiento personal
Yoga studio | fitness | yoga studio | Yogastudio, n Yogastudio | studio de yoga, m studio de yoga | estudio de yoga, m estudio de yoga
Pilates studio | fitness | Pilates studio | Pilatesstudio, n Pilatesstudio | studio de Pilates, m studio de Pilates | estudio de pilates, m estudio de pilates
Martial arts school | fitness | martial arts school | Kampfsportschule, f Kampfsportschule | école d’arts martiaux, f école d’arts martiaux | escuela de artes marciales, f escuela de artes marciales
Dance school | fitness | dance school | Tanzschule, f Tanzschule | école de danse, f école de danse | escuela de danza, f escuela de danza
Horse riding school | fitness | riding school | Reitschule, f Reitschule | école d’équitation, f école d’équitation | escuela de equitación, f escuela de equitación
Golf course | leisure | golf course | Golfplatz, m Golfplatz | golf, m golf | campo de golf, m campo de golf
Ski school | fitness | ski school | Skischule, f Skischule | école de ski, f école de ski | escuela de esquí, f escuela de esquí
Sports club | fitness | sports club | Sportverein, m Sportverein | club de sport, m club de sport | club deportivo, m club deportivo
Amusement center | leisure | amusement center | Freizeitzentrum, n Freizeitzentrum | centre de loisirs, m centre de loisirs | centro de ocio, m centro de ocio
Bowling alley | leisure | bowling alley | Bowlingbahn, f Bowlingbahn | bowling, m bowling | bolera, f bolera
Auto repair shop | auto | auto repair shop | Autowerkstatt, f Autowerkstatt | garage automobile, m garage automobile | taller mecánico, m taller mecánico
Auto body shop | auto | auto body shop | Karosseriewerkstatt, f Karosseriewerkstatt | carrosserie, f carrosserie | taller de chapa y pintura, m taller de chapa y pintura
Car detailing service | auto | car detailing, car detailing shop | Fahrzeugaufbereitung, m Betrieb für Fahrzeugaufbereitung | nettoyage de voitures, m atelier de nettoyage automobile | limpieza de coches, m centro de limpieza de coches
Car wash | auto | car wash | Autowäsche, f Waschanlage | lavage auto, f station de lavage | lavadero de coches, m lavadero de coches
Tire shop | auto | tire shop | Reifenservice, m Reifenbetrieb | centre de pneus, m centre de pneus | taller de neumáticos, m taller de neumáticos
Towing service | auto | towing service, towing company | Abschleppdienst, m Abschleppdienst | dépannage automobile, f entreprise de dépannage | grúas, f empresa de grúas
Car dealer | auto | car dealer, car dealership | Autohändler, n Autohaus | concessionnaire automobile, f concession automobile | concesionario de coches, m concesionario
Motorcycle shop | auto | motorcycle shop | Motorradhändler, n Motorradgeschäft | magasin de motos, m magasin de motos | tienda de motos, f tienda de motos
Bicycle shop | auto | bicycle shop | Fahrradladen, m Fahrradladen | magasin de vélos, m magasin de vélos | tienda de bicicletas, f tienda de bicicletas
Taxi service | transport | taxi service, taxi company | Taxi, n Taxiunternehmen | taxi, f compagnie de taxis | taxi, f empresa de taxis
Limousine service | transport | limousine service, limousine company | Limousinenservice, m Limousinenservice | location de limousines, f entreprise de limousines | limusinas, f empresa de limusinas
Car rental agency | transport | car rental, car rental agency | Autovermietung, f Autovermietung | location de voitures, f agence de location de voitures | alquiler de coches, f agencia de alquiler de coches
Bus charter | transport | bus charter, bus charter company | Busvermietung, n Busunternehmen | location d’autocars, f entreprise d’autocars | alquiler de autobuses, f empresa de autobuses
Logistics service | transport | logistics, logistics company | Spedition, f Spedition | transport et logistique, f entreprise de logistique | logística, f empresa de logística
Gas station | auto | gas station | Tankstelle, f Tankstelle | station-service, f station-service | gasolinera, f gasolinera
`;
