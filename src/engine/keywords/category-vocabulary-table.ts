/** The languages that keywords are made in. */
export type KeywordLanguage = 'en' | 'de' | 'fr' | 'es';

/**
 * What people search for when they look for a category: who does it, the most usual first, and what the category is asked for
 * most. Separated by commas, spelt as in that language.
 */
export interface CategoryVocabulary {
  readonly who: string;
  readonly services: string;
}

type Row = Readonly<Partial<Record<KeywordLanguage, readonly [who: string, services: string]>>>;

/**
 * By the label of the category. A category or language that is not here is searched for by its label and by the words of the
 * category tables. Chosen by hand: words that customers use, none that only the category uses.
 */
export const CATEGORY_VOCABULARY: Readonly<Record<string, Row>> = {
  Plumber: {
    en: [
      'plumber, plumbing company, plumbing contractor',
      'drain cleaning, water heater repair, leak repair, pipe repair, toilet repair, sewer line repair',
    ],
    de: [
      'Klempner, Sanitärinstallateur, Sanitärbetrieb',
      'Rohrreinigung, Badsanierung, Heizungswartung, Rohrbruch Reparatur, Sanitärinstallation',
    ],
    fr: [
      'plombier, plombier chauffagiste',
      'débouchage canalisation, recherche de fuite, remplacement chauffe-eau, dépannage plomberie, rénovation salle de bain',
    ],
    es: [
      'fontanero, empresa de fontanería',
      'desatascos, reparación de fugas, instalación de calentadores, reforma de baños, reparación de cisternas',
    ],
  },
  'Drainage service': {
    en: [
      'drainage company, drain cleaning company',
      'drain unblocking, drain cleaning, drain inspection, sewer line repair',
    ],
    de: ['Rohrreinigung, Rohrreinigungsfirma', 'Kanalreinigung, Abflussreinigung, Kanalinspektion, Rohrsanierung'],
    fr: [
      'entreprise d’assainissement, débouchage canalisation',
      'curage canalisation, vidange fosse septique, inspection caméra',
    ],
    es: ['empresa de desatascos', 'limpieza de tuberías, inspección de tuberías, vaciado de fosas sépticas'],
  },
  'Septic system service': {
    en: [
      'septic service, septic company',
      'septic tank pumping, septic inspection, septic repair, septic installation',
    ],
  },
  'HVAC contractor': {
    en: [
      'hvac company, hvac contractor, heating and cooling company',
      'ac repair, furnace repair, ac installation, furnace replacement, heat pump installation, duct cleaning',
    ],
    de: [
      'Heizungsbauer, Heizungsinstallateur',
      'Heizungswartung, Wärmepumpe Einbau, Heizungsreparatur, Klimaanlage Einbau, Heizungsmodernisierung',
    ],
    fr: [
      'chauffagiste, entreprise de climatisation',
      'entretien chaudière, installation pompe à chaleur, dépannage chauffage, installation climatisation',
    ],
    es: [
      'empresa de climatización, técnico de calefacción',
      'instalación de aire acondicionado, reparación de calderas, mantenimiento de calderas, aerotermia',
    ],
  },
  Electrician: {
    en: [
      'electrician, electrical contractor, electrical company',
      'panel upgrade, outlet installation, lighting installation, ev charger installation, house rewiring, electrical inspection',
    ],
    de: [
      'Elektriker, Elektroinstallateur, Elektrofirma',
      'Elektroinstallation, Wallbox Installation, Sicherungskasten erneuern, Elektroprüfung, Smart Home Installation',
    ],
    fr: [
      'électricien, entreprise d’électricité',
      'dépannage électrique, mise aux normes électriques, installation borne de recharge, rénovation électrique, tableau électrique',
    ],
    es: [
      'electricista, empresa de electricidad',
      'boletín eléctrico, instalación eléctrica, instalación punto de recarga, cuadro eléctrico, reparación eléctrica',
    ],
  },
  'Solar energy company': {
    en: [
      'solar company, solar installer',
      'solar panel installation, solar battery installation, solar panel repair, solar panel cleaning',
    ],
    de: ['Solarfirma, Photovoltaik Anbieter', 'Photovoltaik Installation, Stromspeicher, PV Anlage Wartung'],
    fr: ['installateur panneaux solaires', 'installation panneaux photovoltaïques, batterie solaire'],
    es: [
      'instalador de placas solares',
      'instalación de placas solares, baterías solares, mantenimiento de placas solares',
    ],
  },
  'Roofing contractor': {
    en: [
      'roofing contractor, roofing company, roofer',
      'roof repair, roof replacement, roof inspection, gutter installation, flat roof repair, storm damage roof repair',
    ],
    de: [
      'Dachdecker, Dachdeckerbetrieb',
      'Dachreparatur, Dachsanierung, Flachdachsanierung, Dachrinnenreinigung, Dachfenster Einbau',
    ],
    fr: [
      'couvreur, entreprise de toiture',
      'réparation toiture, rénovation toiture, démoussage toiture, fuite toiture, pose de gouttières',
    ],
    es: [
      'techador, empresa de tejados',
      'reparación de tejados, impermeabilización de cubiertas, goteras, limpieza de canalones',
    ],
  },
  Painter: {
    en: [
      'house painter, painting contractor, painting company',
      'interior painting, exterior painting, cabinet painting, deck staining, commercial painting',
    ],
    de: ['Maler, Malerbetrieb', 'Malerarbeiten, Fassadenanstrich, Tapezieren, Lackierarbeiten, Innenanstrich'],
    fr: [
      'peintre en bâtiment, entreprise de peinture',
      'peinture intérieure, ravalement de façade, peinture extérieure, pose de papier peint',
    ],
    es: ['pintor, empresa de pintura', 'pintar piso, pintura de fachadas, quitar gotelé, pintura interior'],
  },
  Plasterer: {
    en: [
      'plasterer, plastering company, drywall contractor',
      'plastering, drywall repair, drywall installation, rendering',
    ],
  },
  'Tile contractor': {
    en: [
      'tile contractor, tile installer',
      'tile installation, bathroom tiling, kitchen backsplash installation, floor tiling',
    ],
    de: ['Fliesenleger', 'Bad fliesen, Bodenfliesen verlegen, Fliesenarbeiten'],
    fr: ['carreleur', 'pose de carrelage, carrelage salle de bain'],
    es: ['alicatador', 'alicatado de baños, colocación de azulejos, colocación de suelos'],
  },
  'Flooring contractor': {
    en: [
      'flooring contractor, flooring company',
      'hardwood floor refinishing, flooring installation, laminate flooring installation, carpet installation',
    ],
    de: ['Bodenleger, Parkettleger', 'Parkett schleifen, Parkett verlegen, Laminat verlegen, Vinylboden verlegen'],
    fr: ['parqueteur', 'pose de parquet, ponçage parquet, pose de sol vinyle'],
    es: ['parquetista', 'acuchillado de parquet, instalación de tarima, instalación de suelo laminado'],
  },
  'Chimney sweep': {
    en: ['chimney sweep, chimney cleaning company', 'chimney cleaning, chimney inspection, chimney repair'],
  },
  'General contractor': {
    en: [
      'general contractor, construction company, remodeling contractor',
      'home remodeling, kitchen remodeling, bathroom remodeling, home additions, basement finishing',
    ],
    de: ['Bauunternehmen, Baufirma', 'Hausbau, Anbau, Sanierung, Altbausanierung, Rohbau'],
    fr: [
      'entreprise de bâtiment, entreprise de rénovation',
      'rénovation maison, extension maison, rénovation appartement, gros œuvre',
    ],
    es: ['empresa de reformas, empresa de construcción', 'reformas integrales, reforma de cocinas, reforma de baños'],
  },
  Handyman: {
    en: ['handyman, handyman service', 'furniture assembly, tv mounting, door repair, home repairs'],
  },
  Mason: {
    en: ['masonry contractor, bricklayer', 'brick repair, chimney repair, retaining wall construction, stone masonry'],
  },
  Carpenter: {
    en: [
      'carpenter, carpentry company',
      'custom cabinets, deck building, trim carpentry, door installation, built-in shelving',
    ],
    de: [
      'Tischler, Schreiner, Tischlerei',
      'Möbel nach Maß, Einbauschrank, Küchenbau, Türen Einbau, Fenster Einbau, Treppenbau',
    ],
    fr: [
      'menuisier, menuiserie',
      'meubles sur mesure, pose de fenêtres, pose de portes, placard sur mesure, escalier bois',
    ],
    es: ['carpintero, carpintería', 'muebles a medida, armarios empotrados, puertas de madera, cocinas a medida'],
  },
  'Metal construction company': {
    en: ['metal fabricator, welding company', 'welding, metal fabrication, railing installation, steel fabrication'],
  },
  'Window installation service': {
    en: ['window company, window installer', 'window replacement, window installation, door replacement, glass repair'],
    de: ['Fensterbauer', 'Fenster Austausch, Fenster Einbau, Haustür Einbau, Fenster Reparatur'],
    fr: ['poseur de fenêtres, vitrier', 'remplacement fenêtres, remplacement vitre, pose double vitrage'],
    es: ['empresa de ventanas', 'cambio de ventanas, ventanas de aluminio, ventanas PVC'],
  },
  Locksmith: {
    en: ['locksmith, locksmith service', 'lockout service, lock replacement, rekeying, key cutting, car lockout'],
    de: ['Schlüsseldienst, Aufsperrdienst', 'Türöffnung, Schloss Austausch, Schließzylinder wechseln, Autoöffnung'],
    fr: [
      'serrurier, dépannage serrurerie',
      'ouverture de porte, changement de serrure, blindage de porte, remplacement cylindre',
    ],
    es: ['cerrajero, cerrajería', 'apertura de puertas, cambio de cerradura, cambio de bombín, duplicado de llaves'],
  },
  'Garage door supplier': {
    en: [
      'garage door company, garage door repair company',
      'garage door repair, garage door installation, garage door spring replacement, garage door opener repair',
    ],
  },
  'Cleaning service': {
    en: [
      'cleaning service, cleaning company, house cleaners',
      'house cleaning, deep cleaning, office cleaning, move out cleaning, carpet cleaning',
    ],
    de: [
      'Reinigungsfirma, Gebäudereinigung, Putzfirma',
      'Büroreinigung, Treppenhausreinigung, Fensterreinigung, Grundreinigung, Teppichreinigung',
    ],
    fr: [
      'entreprise de nettoyage, société de nettoyage',
      'nettoyage de bureaux, ménage à domicile, nettoyage fin de chantier, nettoyage de vitres',
    ],
    es: [
      'empresa de limpieza, servicio de limpieza',
      'limpieza de oficinas, limpieza de comunidades, limpieza de casas, limpieza fin de obra',
    ],
  },
  'Window cleaning service': {
    en: [
      'window cleaner, window cleaning company',
      'residential window cleaning, commercial window cleaning, gutter cleaning, pressure washing',
    ],
  },
  Landscaper: {
    en: [
      'landscaper, landscaping company, lawn care company',
      'lawn care, landscape design, lawn mowing, patio installation, irrigation installation, tree trimming',
    ],
    de: [
      'Gartenbauer, Garten- und Landschaftsbau',
      'Gartenpflege, Gartengestaltung, Terrassenbau, Rollrasen verlegen, Heckenschnitt',
    ],
    fr: [
      'paysagiste, jardinier',
      'entretien de jardin, aménagement extérieur, tonte de pelouse, taille de haies, terrasse bois',
    ],
    es: [
      'jardinero, empresa de jardinería',
      'mantenimiento de jardines, diseño de jardines, poda de setos, césped artificial',
    ],
  },
  'Tree service': {
    en: ['tree service, tree removal company, arborist', 'tree removal, tree trimming, stump grinding, tree pruning'],
  },
  'Pest control service': {
    en: [
      'pest control company, exterminator',
      'termite treatment, bed bug treatment, rodent control, ant control, wasp nest removal',
    ],
    de: [
      'Kammerjäger, Schädlingsbekämpfung',
      'Wespennest entfernen, Mäusebekämpfung, Bettwanzen Bekämpfung, Rattenbekämpfung',
    ],
    fr: [
      'dératisation, entreprise de désinsectisation',
      'punaises de lit traitement, nid de guêpes, traitement cafards',
    ],
    es: ['control de plagas', 'desratización, eliminación de cucarachas, tratamiento chinches, tratamiento termitas'],
  },
  'Swimming pool contractor': {
    en: ['pool company, pool builder', 'pool cleaning, pool repair, pool installation, pool opening'],
  },
  'Moving company': {
    en: [
      'moving company, movers',
      'local moving, long distance moving, packing services, apartment moving, office moving',
    ],
    de: ['Umzugsunternehmen, Umzugsfirma', 'Privatumzug, Büroumzug, Möbelmontage, Entrümpelung, Möbellift'],
    fr: [
      'entreprise de déménagement, déménageur',
      'déménagement appartement, déménagement entreprise, location monte-meuble, garde-meuble',
    ],
    es: ['empresa de mudanzas', 'mudanzas locales, mudanzas nacionales, guardamuebles, mudanzas de oficinas'],
  },
  'Self-storage facility': {
    en: ['self storage, storage units', 'climate controlled storage, vehicle storage, business storage'],
  },
  'Appliance repair service': {
    en: [
      'appliance repair service, appliance repair company',
      'washer repair, dryer repair, refrigerator repair, dishwasher repair, oven repair',
    ],
  },
  'Excavating contractor': {
    en: ['excavation contractor, excavation company', 'land clearing, site preparation, trenching, grading'],
  },
  'Security service': {
    en: [
      'security company',
      'security camera installation, alarm installation, security guards, access control installation',
    ],
  },
  Upholsterer: {
    en: [
      'upholsterer, upholstery shop',
      'sofa reupholstery, chair upholstery, boat upholstery, furniture repair, custom cushions',
    ],
    de: ['Polsterer, Polsterei', 'Sofa neu beziehen, Stühle neu polstern, Sessel aufpolstern'],
    fr: ['tapissier, tapissier décorateur', 'réfection fauteuil, réfection canapé, rideaux sur mesure'],
    es: ['tapicero, tapicería', 'tapizar sofá, tapizar sillas, cojines a medida'],
  },
  'Hair salon': {
    en: [
      'hair salon, hairdresser, hair stylist',
      'womens haircut, hair coloring, balayage, highlights, blowout, hair extensions',
    ],
    de: ['Friseur, Friseursalon', 'Haarschnitt, Balayage, Haare färben, Strähnen, Brautfrisur'],
    fr: ['coiffeur, salon de coiffure', 'coupe femme, balayage, coloration cheveux, coupe homme, lissage brésilien'],
    es: ['peluquería, peluquero', 'corte de pelo, mechas balayage, tinte de pelo, alisado, peinado de novia'],
  },
  'Barber shop': {
    en: ['barber shop, barber', 'mens haircut, beard trim, hot towel shave, kids haircut, skin fade'],
    de: ['Barbershop, Herrenfriseur', 'Herrenhaarschnitt, Bartpflege, Bart trimmen, Kinderhaarschnitt'],
    fr: ['barbier, barber shop', 'coupe homme, taille de barbe, rasage traditionnel, dégradé homme'],
    es: ['barbería, barbero', 'corte de pelo hombre, arreglo de barba, afeitado clásico, degradado'],
  },
  'Beauty salon': {
    en: ['beauty salon, beautician', 'facial, waxing, eyebrow shaping, lash extensions, makeup'],
    de: ['Kosmetikstudio, Kosmetikerin', 'Gesichtsbehandlung, Wimpernverlängerung, Augenbrauen zupfen, Waxing'],
    fr: ['institut de beauté, esthéticienne', 'soin du visage, épilation, extension de cils, manucure'],
    es: ['centro de estética, salón de belleza', 'limpieza facial, depilación, extensiones de pestañas, manicura'],
  },
  'Skin care clinic': { en: ['skin care clinic, esthetician', 'facial, chemical peel, microneedling, acne treatment'] },
  'Hair removal service': {
    en: ['hair removal clinic, waxing salon', 'laser hair removal, brazilian wax, eyebrow waxing'],
  },
  'Nail salon': {
    en: ['nail salon, nail studio', 'manicure, pedicure, gel nails, acrylic nails, nail art'],
    de: ['Nagelstudio', 'Maniküre, Pediküre, Gelnägel, Shellac, Nagelmodellage'],
    fr: ['onglerie, bar à ongles', 'manucure, pose d’ongles en gel, vernis semi-permanent, pédicure'],
    es: ['salón de uñas', 'manicura, pedicura, uñas de gel, uñas acrílicas'],
  },
  Spa: { en: ['day spa, spa', 'massage, facial, couples massage, body scrub'] },
  'Tattoo shop': {
    en: [
      'tattoo shop, tattoo artist, tattoo studio',
      'custom tattoos, cover up tattoos, fine line tattoos, black and grey tattoos',
    ],
  },
  Dentist: {
    en: [
      'dentist, dental office, family dentist',
      'teeth cleaning, dental implants, teeth whitening, root canal, dental crowns, tooth extraction',
    ],
    de: [
      'Zahnarzt, Zahnarztpraxis',
      'professionelle Zahnreinigung, Zahnimplantate, Wurzelbehandlung, Bleaching, Zahnersatz',
    ],
    fr: ['dentiste, cabinet dentaire', 'implant dentaire, détartrage, blanchiment dentaire, couronne dentaire'],
    es: [
      'dentista, clínica dental',
      'implantes dentales, limpieza dental, blanqueamiento dental, endodoncia, ortodoncia invisible',
    ],
  },
  Orthodontist: { en: ['orthodontist, orthodontic office', 'braces, clear aligners, invisalign, braces for adults'] },
  Doctor: { en: ['doctor, family doctor, primary care doctor', 'physical exam, annual checkup, vaccinations'] },
  'Medical clinic': { en: ['medical clinic', 'physical exam, vaccinations, lab tests'] },
  'Physical therapist': {
    en: [
      'physical therapist, physical therapy clinic',
      'back pain treatment, sports injury rehab, neck pain treatment, post surgery rehab',
    ],
    de: ['Physiotherapie, Physiotherapeut', 'Krankengymnastik, manuelle Therapie, Lymphdrainage, Massage'],
    fr: ['kinésithérapeute, cabinet de kinésithérapie', 'rééducation, kiné du sport, drainage lymphatique, massage'],
    es: [
      'fisioterapeuta, clínica de fisioterapia',
      'fisioterapia deportiva, suelo pélvico, dolor de espalda, masaje terapéutico',
    ],
  },
  Chiropractor: {
    en: [
      'chiropractor, chiropractic clinic',
      'chiropractic adjustment, back pain treatment, neck pain treatment, sciatica treatment',
    ],
  },
  Osteopath: {
    en: ['osteopath, osteopathy clinic', 'back pain treatment, neck pain treatment, sports injury treatment'],
    fr: ['ostéopathe, cabinet d’ostéopathie', 'ostéopathie nourrisson, ostéopathe sportif, mal de dos'],
  },
  'Massage therapist': {
    en: ['massage therapist, massage studio', 'deep tissue massage, sports massage, prenatal massage, swedish massage'],
    de: ['Massagepraxis, Massagestudio', 'Rückenmassage, Sportmassage, Wellnessmassage, Schwangerschaftsmassage'],
    fr: ['masseur, salon de massage', 'massage relaxant, massage sportif, massage dos'],
    es: ['masajista, centro de masajes', 'masaje relajante, masaje deportivo, masaje descontracturante'],
  },
  'Acupuncture clinic': { en: ['acupuncturist, acupuncture clinic', 'acupuncture, cupping, fertility acupuncture'] },
  Psychologist: {
    en: ['psychologist, therapist', 'anxiety therapy, couples therapy, child psychology, depression therapy'],
    de: ['Psychologe, Psychotherapeut', 'Psychotherapie, Paartherapie, Verhaltenstherapie'],
    fr: ['psychologue', 'thérapie de couple, psychothérapie, psychologue enfant'],
    es: ['psicólogo, centro de psicología', 'terapia de pareja, terapia para ansiedad, psicología infantil'],
  },
  Psychotherapist: {
    en: ['therapist, counselor', 'anxiety therapy, couples counseling, family therapy, grief counseling'],
  },
  Optician: {
    en: ['optician, optometrist', 'eye exam, contact lenses, prescription glasses, kids glasses'],
    de: ['Optiker, Augenoptiker', 'Sehtest, Kontaktlinsen, Gleitsichtbrille, Sonnenbrille mit Sehstärke'],
    fr: ['opticien', 'examen de vue, lentilles de contact, lunettes progressives, lunettes enfant'],
    es: ['óptica, óptico', 'revisión de la vista, lentillas, gafas progresivas, gafas graduadas'],
  },
  'Hearing aid store': { en: ['hearing aid center, audiologist', 'hearing aids, hearing test, hearing aid repair'] },
  Veterinarian: {
    en: [
      'veterinarian, vet clinic, animal hospital',
      'dog vaccinations, pet dental care, spay and neuter, pet exams, pet surgery',
    ],
    de: ['Tierarzt, Tierarztpraxis', 'Impfung Hund, Kastration Katze, Zahnbehandlung Hund'],
    fr: ['vétérinaire, clinique vétérinaire', 'vaccin chien, stérilisation chat, consultation vétérinaire'],
    es: ['veterinario, clínica veterinaria', 'vacunas para perros, esterilización de gatos, peluquería canina'],
  },
  'Home health care service': {
    en: ['home care agency, home health care', 'senior care, respite care, personal care, dementia care'],
  },
  'Assisted living facility': {
    en: ['assisted living facility, senior living community', 'memory care, respite care, independent living'],
  },
  Lawyer: {
    en: ['lawyer, attorney, law firm', 'divorce, estate planning, personal injury, business law, criminal defense'],
    de: [
      'Rechtsanwalt, Anwaltskanzlei',
      'Anwalt Arbeitsrecht, Anwalt Familienrecht, Anwalt Mietrecht, Anwalt Verkehrsrecht',
    ],
    fr: ['avocat, cabinet d’avocats', 'avocat divorce, avocat droit du travail, avocat droit de la famille'],
    es: ['abogado, bufete de abogados', 'abogado divorcios, abogado laboralista, abogado herencias'],
  },
  'Divorce lawyer': {
    en: ['divorce lawyer, family law attorney', 'child custody lawyer, divorce mediation, child support lawyer'],
  },
  'Criminal justice attorney': {
    en: ['criminal defense lawyer, criminal attorney', 'dui lawyer, drug crime lawyer, assault lawyer'],
  },
  'Personal injury attorney': {
    en: ['personal injury lawyer, injury attorney', 'car accident lawyer, slip and fall lawyer, truck accident lawyer'],
  },
  'Immigration attorney': {
    en: ['immigration lawyer, immigration attorney', 'green card lawyer, visa lawyer, citizenship lawyer'],
  },
  'Estate planning attorney': {
    en: ['estate planning attorney, estate lawyer', 'living trusts, will preparation, probate lawyer'],
  },
  Accountant: {
    en: ['accountant, accounting firm', 'bookkeeping, tax preparation, payroll services, small business accounting'],
    de: ['Steuerberater, Steuerkanzlei', 'Steuererklärung, Lohnabrechnung, Finanzbuchhaltung, Jahresabschluss'],
    fr: [
      'expert-comptable, cabinet comptable',
      'bilan comptable, fiche de paie, déclaration fiscale, création d’entreprise',
    ],
    es: [
      'asesoría contable, gestoría',
      'declaración de la renta, contabilidad autónomos, nóminas, impuesto de sociedades',
    ],
  },
  'Tax consultant': {
    en: ['tax preparer, tax consultant', 'tax preparation, small business taxes, tax planning, back taxes help'],
    de: ['Steuerberater, Steuerkanzlei', 'Steuererklärung, Steuerberatung Selbstständige, Erbschaftsteuer Beratung'],
  },
  'Insurance agency': {
    en: [
      'insurance agency, insurance agent, insurance broker',
      'auto insurance, home insurance, life insurance, business insurance',
    ],
    de: [
      'Versicherungsmakler, Versicherungsagentur',
      'Kfz Versicherung, Hausratversicherung, Berufsunfähigkeitsversicherung',
    ],
    fr: ['courtier en assurance, agence d’assurance', 'assurance auto, assurance habitation, mutuelle santé'],
    es: ['correduría de seguros, agencia de seguros', 'seguro de coche, seguro de hogar, seguro de salud'],
  },
  'Real estate agency': {
    en: [
      'real estate agent, real estate agency, realtor',
      'home valuation, homes for sale, property management, sell my house',
    ],
    de: ['Immobilienmakler', 'Immobilienbewertung, Haus verkaufen, Wohnung verkaufen, Hausverwaltung'],
    fr: ['agence immobilière, agent immobilier', 'estimation immobilière, gestion locative, vendre appartement'],
    es: ['inmobiliaria, agente inmobiliario', 'tasación de viviendas, vender piso, pisos en venta'],
  },
  'Pizza restaurant': {
    en: [
      'pizza restaurant, pizza place, pizzeria',
      'pizza delivery, wood fired pizza, pizza by the slice, pizza catering',
    ],
    de: ['Pizzeria, Pizza Restaurant', 'Pizza Lieferservice, Steinofenpizza, Pizza zum Mitnehmen'],
    fr: ['pizzeria, restaurant pizza', 'pizza à emporter, livraison pizza, pizza au feu de bois'],
    es: ['pizzería', 'pizza a domicilio, pizza al horno de leña, pizza para llevar'],
  },
  'Italian restaurant': {
    en: ['italian restaurant, italian food', 'fresh pasta, italian lunch, italian catering'],
    de: ['italienisches Restaurant, Italiener', 'frische Pasta, italienische Küche, Pizza'],
    fr: ['restaurant italien', 'pâtes fraîches, cuisine italienne, pizza'],
    es: ['restaurante italiano', 'pasta fresca, comida italiana, pizza'],
  },
  'Mexican restaurant': { en: ['mexican restaurant, mexican food', 'tacos, burritos, enchiladas, mexican catering'] },
  'Chinese restaurant': { en: ['chinese restaurant, chinese food', 'chinese takeout, dim sum, chinese buffet'] },
  'Indian restaurant': {
    en: ['indian restaurant, indian food', 'indian takeout, indian buffet, vegetarian indian food'],
  },
  'Sushi restaurant': { en: ['sushi restaurant, sushi bar', 'sushi takeout, sushi rolls, sashimi'] },
  'Thai restaurant': { en: ['thai restaurant, thai food', 'thai takeout, pad thai, thai curry'] },
  Restaurant: {
    en: ['restaurant, places to eat', 'lunch, dinner, brunch, private dining, catering'],
    de: ['Restaurant, Gasthaus', 'Mittagstisch, Abendessen, Brunch, Catering, Familienfeier Restaurant'],
    fr: ['restaurant', 'menu du midi, brunch, repas de groupe, traiteur'],
    es: ['restaurante', 'menú del día, comidas de grupo, tapas, catering'],
  },
  Cafe: {
    en: ['cafe, coffee shop', 'brunch, espresso, breakfast, coffee to go, homemade cakes'],
    de: ['Café, Kaffeehaus', 'Frühstück, Brunch, Kaffee und Kuchen, Coffee to go'],
    fr: ['café, salon de thé', 'brunch, petit déjeuner, pâtisserie maison'],
    es: ['cafetería', 'brunch, desayunos, café de especialidad, tartas caseras'],
  },
  Bar: { en: ['bar, cocktail bar', 'cocktails, happy hour, craft beer, live music'] },
  Pub: { en: ['pub', 'pub food, sunday roast, craft beer, live music'] },
  Brewery: { en: ['brewery, craft brewery', 'craft beer, beer tasting, brewery tour, taproom'] },
  Bakery: {
    en: ['bakery, bread bakery', 'fresh bread, sourdough bread, birthday cakes, pastries, wedding cakes'],
    de: ['Bäckerei, Bäcker', 'Sauerteigbrot, Brötchen, Geburtstagstorte, Frühstück, Hochzeitstorte'],
    fr: ['boulangerie, boulangerie pâtisserie', 'pain au levain, gâteau d’anniversaire, viennoiseries, sandwichs'],
    es: ['panadería, pastelería', 'pan de masa madre, tartas de cumpleaños, pan artesano, bollería'],
  },
  'Pastry shop': { en: ['pastry shop, cake shop', 'birthday cakes, wedding cakes, cupcakes, custom cakes'] },
  Caterer: {
    en: ['caterer, catering company', 'wedding catering, corporate catering, event catering, party catering'],
    de: ['Catering, Partyservice', 'Hochzeit Catering, Firmen Catering, Buffet Catering'],
    fr: ['traiteur', 'traiteur mariage, traiteur entreprise, buffet froid'],
    es: ['catering, empresa de catering', 'catering para bodas, catering para empresas, catering a domicilio'],
  },
  Florist: {
    en: [
      'florist, flower shop',
      'wedding flowers, funeral flowers, flower bouquets, sympathy flowers, birthday flowers',
    ],
    de: ['Blumenladen, Florist', 'Hochzeitsblumen, Trauerfloristik, Blumenstrauß, Brautstrauß'],
    fr: ['fleuriste', 'bouquet de fleurs, fleurs mariage, fleurs deuil, bouquet de mariée, fleurs séchées'],
    es: ['floristería', 'ramos de flores, flores para bodas, ramo de novia, coronas funerarias'],
  },
  'Furniture store': { en: ['furniture store, furniture shop', 'sofas, mattresses, dining tables, bedroom furniture'] },
  'Hardware store': {
    en: ['hardware store', 'tool rental, key cutting, paint, garden tools'],
    de: ['Eisenwaren, Baumarkt', 'Werkzeug, Schlüssel nachmachen, Farben, Schrauben'],
    fr: ['quincaillerie', 'outillage, reproduction de clés, peinture'],
    es: ['ferretería', 'herramientas, copia de llaves, pintura, tornillería'],
  },
  'Jewelry store': { en: ['jewelry store, jeweler', 'engagement rings, jewelry repair, wedding bands, watch repair'] },
  'Clothing store': { en: ['clothing store, boutique', 'womens clothing, dresses, mens clothing, accessories'] },
  Tailor: { en: ['tailor, alterations shop', 'suit alterations, wedding dress alterations, hemming, custom suits'] },
  'Shoe store': { en: ['shoe store', 'running shoes, kids shoes, dress shoes, boots'] },
  'Book store': { en: ['bookstore, book shop', 'used books, childrens books, new books'] },
  'Bicycle shop': {
    en: ['bike shop, bicycle store', 'bike repair, bike tune up, e-bikes, bike rental'],
    de: ['Fahrradladen, Fahrradwerkstatt', 'Fahrradreparatur, E-Bike, Fahrrad Inspektion'],
    fr: ['magasin de vélo, réparateur vélo', 'réparation vélo, vélo électrique, révision vélo'],
    es: ['tienda de bicicletas, taller de bicicletas', 'reparación de bicicletas, bicicletas eléctricas'],
  },
  'Pet store': { en: ['pet store', 'dog food, cat food, aquarium supplies, pet supplies'] },
  'Pet groomer': {
    en: ['pet groomer, dog groomer', 'dog grooming, cat grooming, dog bath, nail trimming for dogs, puppy grooming'],
    de: ['Hundefriseur, Hundesalon', 'Hund scheren, Krallen schneiden, Hund baden'],
    fr: ['toiletteur, salon de toilettage', 'toilettage chien, toilettage chat, tonte chien'],
    es: ['peluquería canina', 'baño para perros, corte de pelo para perros, peluquería felina'],
  },
  'Pet boarding service': {
    en: ['dog boarding, kennel', 'dog daycare, cat boarding, pet sitting, overnight dog boarding'],
  },
  'Dog trainer': {
    en: ['dog trainer, dog training school', 'puppy training, obedience training, dog behavior training'],
  },
  'Auto repair shop': {
    en: [
      'auto repair shop, mechanic, car repair shop',
      'brake repair, oil change, engine diagnostics, transmission repair, car ac repair, wheel alignment',
    ],
    de: ['Autowerkstatt, Kfz Werkstatt', 'Inspektion, Bremsen wechseln, Ölwechsel, Reifenwechsel, HU und AU'],
    fr: [
      'garage automobile, garagiste',
      'révision voiture, vidange, changement plaquettes de frein, diagnostic auto, pneus',
    ],
    es: [
      'taller mecánico, taller de coches',
      'cambio de aceite, cambio de pastillas de freno, revisión pre ITV, diagnosis',
    ],
  },
  'Auto body shop': {
    en: ['auto body shop, collision repair shop', 'dent repair, bumper repair, auto painting, collision repair'],
  },
  'Car detailing service': {
    en: [
      'car detailing, auto detailer',
      'interior detailing, ceramic coating, paint correction, headlight restoration',
    ],
  },
  'Tire shop': { en: ['tire shop', 'tire installation, flat tire repair, wheel alignment, used tires'] },
  'Towing service': {
    en: ['towing company, tow truck', 'roadside assistance, flatbed towing, jump start service, car lockout service'],
  },
  'Car dealer': { en: ['car dealer, used car dealer', 'used cars, used trucks, car financing, trade in'] },
  'Taxi service': {
    en: ['taxi service, taxi company', 'airport taxi, airport transfer'],
    de: ['Taxi, Taxiunternehmen', 'Flughafentransfer, Krankenfahrten, Großraumtaxi'],
    fr: ['taxi', 'taxi aéroport, taxi gare, taxi conventionné'],
    es: ['taxi', 'taxi aeropuerto, traslados al aeropuerto'],
  },
  'Driving school': {
    en: [
      'driving school, driving instructor',
      'driving lessons, automatic driving lessons, intensive driving course, refresher driving lessons',
    ],
    de: [
      'Fahrschule',
      'Führerschein Klasse B, Motorradführerschein, Automatik Führerschein, Intensivkurs Führerschein',
    ],
    fr: ['auto-école', 'permis B, conduite accompagnée, code de la route, permis moto'],
    es: ['autoescuela', 'carnet de conducir B, carnet de moto, clases de conducir'],
  },
  'Music school': {
    en: ['music school, music teacher', 'piano lessons, guitar lessons, singing lessons, violin lessons, drum lessons'],
  },
  'Language school': { en: ['language school', 'english classes, spanish classes, french classes'] },
  'Tutoring service': {
    en: ['tutor, tutoring center', 'math tutoring, reading tutoring, test prep, science tutoring'],
  },
  'Child care agency': {
    en: ['daycare, child care center, preschool', 'infant care, toddler care, after school care'],
  },
  'Fitness center': {
    en: ['gym, fitness center', 'personal training, group fitness classes, strength training, spin classes'],
    de: ['Fitnessstudio, Gym', 'Krafttraining, Personal Training, Kurse, Probetraining'],
    fr: ['salle de sport, club de fitness', 'coach sportif, cours collectifs, musculation'],
    es: ['gimnasio', 'entrenador personal, clases de spinning, crossfit, pilates'],
  },
  'Personal trainer': {
    en: ['personal trainer, fitness coach', 'weight loss training, strength training, small group training'],
  },
  'Yoga studio': {
    en: ['yoga studio, yoga classes', 'hot yoga, beginner yoga, prenatal yoga, vinyasa yoga'],
    de: ['Yogastudio, Yogaschule', 'Yogakurs, Yoga für Anfänger, Schwangerschaftsyoga'],
    fr: ['studio de yoga, cours de yoga', 'yoga débutant, yoga prénatal, hatha yoga'],
    es: ['centro de yoga, clases de yoga', 'yoga para principiantes, yoga prenatal, hatha yoga'],
  },
  'Martial arts school': {
    en: ['martial arts school', 'karate classes, kids martial arts, self defense classes, jiu jitsu classes'],
  },
  'Dance school': {
    en: ['dance studio, dance school', 'ballet classes, kids dance classes, salsa lessons, hip hop classes'],
  },
  Photographer: {
    en: [
      'photographer, photo studio',
      'wedding photography, family photos, headshots, newborn photography, product photography',
    ],
    de: ['Fotograf, Fotostudio', 'Hochzeitsfotograf, Bewerbungsfotos, Familienshooting, Passbilder'],
    fr: [
      'photographe, studio photo',
      'photographe mariage, photo d’identité, photo de famille, portrait professionnel',
    ],
    es: ['fotógrafo, estudio de fotografía', 'fotógrafo de bodas, fotos de familia, fotos de carnet'],
  },
  'Website designer': {
    en: [
      'web designer, web design company',
      'website redesign, small business websites, ecommerce websites, seo services',
    ],
  },
  'Marketing agency': {
    en: [
      'marketing agency, digital marketing agency',
      'seo services, social media marketing, google ads management, branding',
    ],
  },
  Architect: {
    en: ['architect, architecture firm', 'residential architecture, home addition plans, commercial architecture'],
    de: ['Architekt, Architekturbüro', 'Einfamilienhaus Planung, Umbau Planung, Bauantrag'],
    fr: [
      'architecte, cabinet d’architecture',
      'architecte maison individuelle, permis de construire, rénovation architecte',
    ],
    es: ['arquitecto, estudio de arquitectura', 'proyecto de vivienda, reforma integral, certificado energético'],
  },
  'Interior designer': {
    en: ['interior designer, interior design firm', 'kitchen design, home staging, living room design, office design'],
  },
  'Funeral home': { en: ['funeral home, funeral director', 'cremation services, funeral planning, memorial services'] },
  'Event planner': {
    en: ['event planner, wedding planner', 'corporate event planning, wedding planning, party planning'],
  },
  'Event venue': { en: ['event venue, wedding venue', 'wedding reception venue, corporate event venue, party venue'] },
  Hotel: {
    en: ['hotel', 'free parking, breakfast, family rooms, pet friendly rooms'],
    de: ['Hotel', 'Frühstück, Parkplatz, Familienzimmer, Wellness'],
    fr: ['hôtel', 'petit déjeuner, parking, chambre familiale, spa'],
    es: ['hotel', 'desayuno incluido, aparcamiento, habitación familiar, spa'],
  },
  'Bed & breakfast': { en: ['bed and breakfast, b&b', 'private bathroom, free parking, family rooms'] },
  'Guest house': {
    en: ['guest house', 'breakfast, free parking, family rooms, lake view'],
    de: ['Gästehaus, Pension', 'Frühstück, Familienzimmer, Parkplatz'],
    fr: ['maison d’hôtes, chambre d’hôtes', 'petit déjeuner, chambre familiale, parking'],
    es: ['casa de huéspedes, pensión', 'desayuno, aparcamiento, habitación familiar'],
  },
  'Computer repair service': {
    en: [
      'computer repair shop, computer repair service',
      'laptop repair, data recovery, virus removal, screen replacement',
    ],
  },
  'Mobile phone repair shop': {
    en: ['phone repair shop, cell phone repair', 'screen replacement, phone battery replacement, tablet repair'],
  },
  'Butcher shop': { en: ['butcher shop, butcher', 'fresh meat, steaks, homemade sausages, deli meats'] },
  'Toy store': { en: ['toy store, toy shop', 'board games, wooden toys, puzzles, educational toys'] },
  Pharmacy: { en: ['pharmacy', 'prescriptions, vaccinations, over the counter medicine'] },
  'Travel agency': { en: ['travel agency, travel agent', 'group tours, cruise planning, honeymoon planning'] },
  'Property management company': {
    en: ['property management company, property manager', 'rental management, hoa management, tenant screening'],
  },
  Podiatrist: { en: ['podiatrist, foot doctor', 'ingrown toenail treatment, heel pain treatment, custom orthotics'] },
  Nutritionist: { en: ['nutritionist, dietitian', 'nutrition counseling, meal planning, sports nutrition'] },
  'Notary public': { en: ['notary public, notary', 'document notarization, loan signing, apostille'] },
  'Japanese restaurant': { en: ['japanese restaurant, japanese food', 'sushi, ramen, bento'] },
  'Greek restaurant': { en: ['greek restaurant, greek food', 'gyros, souvlaki, greek salad'] },
  'Seafood restaurant': { en: ['seafood restaurant', 'fresh fish, oysters, seafood platter'] },
  'Steak house': { en: ['steakhouse, steak restaurant', 'steaks, prime rib, steak dinner'] },
  'Barbecue restaurant': { en: ['bbq restaurant, barbecue restaurant', 'brisket, ribs, pulled pork, bbq catering'] },
  'Hamburger restaurant': { en: ['burger restaurant, burger place', 'burgers, fries, milkshakes'] },
  'Sandwich shop': { en: ['sandwich shop, deli', 'sandwiches, subs, sandwich platters'] },
  'Breakfast restaurant': { en: ['breakfast restaurant, brunch place', 'pancakes, omelettes, weekend brunch'] },
  'Vegan restaurant': {
    en: ['vegan restaurant, vegetarian restaurant', 'vegan burgers, vegan breakfast, vegan desserts'],
  },
  'Ice cream shop': {
    en: ['ice cream shop, ice cream parlor', 'homemade ice cream, gelato, milkshakes, ice cream cakes'],
  },
  'Print shop': {
    en: ['print shop, printing company', 'business cards, flyer printing, banner printing, poster printing'],
  },
  'Sign shop': { en: ['sign shop, sign company', 'vehicle wraps, storefront signs, banner printing, neon signs'] },
  Laundry: {
    en: ['dry cleaner, laundry service', 'dry cleaning, wash and fold, shirt laundry, wedding dress cleaning'],
  },
  'Land surveyor': {
    en: ['land surveyor, surveying company', 'boundary survey, topographic survey, construction staking'],
  },
  Winery: { en: ['winery, vineyard', 'wine tasting, winery tour, wine club'] },
  'Limousine service': { en: ['limo service, limousine service', 'airport transfer, wedding limo, party bus'] },
  'Car rental agency': { en: ['car rental, car rental agency', 'van rental, truck rental, weekly car rental'] },
  'Garden center': { en: ['garden center, plant nursery', 'houseplants, trees and shrubs, garden soil, seeds'] },
  'Speech pathologist': {
    en: ['speech therapist, speech pathologist', 'speech therapy for kids, stuttering therapy, adult speech therapy'],
  },
  'Wedding photographer': {
    en: ['wedding photographer', 'engagement photos, elopement photography, wedding videography'],
  },
  Translator: { en: ['translator, translation service', 'document translation, certified translation, interpreting'] },
};
