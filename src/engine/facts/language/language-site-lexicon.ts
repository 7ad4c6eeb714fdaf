/** Words of menus, footers and buttons, accents removed: what is left to tell a language by when a site has hardly a sentence. */
export const SITE_LEXICON: Readonly<Record<string, string>> = {
  en: 'about our services book booking appointment directions opening call us find where reviews menu prices hours read more welcome free quote address get in touch privacy policy rights reserved',
  de: 'startseite uber uns leistungen kontakt impressum datenschutz datenschutzerklarung anfahrt oeffnungszeiten offnungszeiten termin preise speisekarte herzlich willkommen mehr erfahren telefon agb angebot galerie reservierung praxis',
  fr: 'accueil propos nos prestations nous contacter contactez mentions legales horaires tarifs reserver reservation devis adresse telephone galerie bienvenue savoir plus decouvrir confidentialite avis realisations',
  it: 'chi dove siamo servizi contatti contattaci prenota prenotazione prenotazioni camere singole doppie matrimoniali orari telefono indirizzo indicazioni stradali tramite oppure apri scopri benvenuti azienda lavori piedi stazione galleria prezzi listino recensioni informativa',
  es: 'inicio quienes somos servicios contacto contactanos reserva reservas horario horarios telefono direccion precios galeria bienvenidos nosotros ubicacion aviso legal politica privacidad pedir cita tienda carta opiniones',
  pt: 'inicio sobre servicos contato contacto contactos agendar marcar horario telefone endereco precos galeria bem vindo quem somos localizacao politica privacidade orcamento saiba mais avaliacoes',
  pl: 'strona glowna nas uslugi kontakt oferta cennik galeria godziny otwarcia telefon adres rezerwacja umow wizyte opinie polityka prywatnosci witamy dojazd realizacje aktualnosci wiecej',
  nl: 'over ons diensten contact tarieven openingstijden afspraak maken reserveren telefoon adres welkom lees meer prijzen werkwijze offerte aanvragen privacyverklaring galerij',
  cs: 'uvod nas sluzby kontakt kontakty cenik galerie oteviraci doba telefon adresa rezervace objednat vitejte reference nabidka vice',
  sv: 'hem oss tjanster kontakt kontakta priser oppettider boka telefon adress valkommen galleri integritetspolicy las mer',
  da: 'forside os ydelser kontakt priser abningstider bestil telefon adresse velkommen galleri laes mere behandlinger',
  no: 'hjem oss tjenester kontakt priser apningstider bestill telefon adresse velkommen galleri les mer behandlinger',
  fi: 'etusivu meista palvelut yhteystiedot hinnasto aukioloajat varaa aika puhelin osoite tervetuloa galleria lue lisaa',
  hu: 'kezdolap rolunk szolgaltatasok kapcsolat arak nyitvatartas idopont telefon cim galeria udvozoljuk bemutatkozas',
  ro: 'acasa despre noi servicii contact preturi program programare telefon adresa galerie bine venit rezervare',
  tr: 'anasayfa hakkimizda hizmetler hizmetlerimiz iletisim fiyatlar randevu telefon adres galeri hosgeldiniz rezervasyon',
  hr: 'pocetna nama usluge kontakt cjenik radno vrijeme telefon adresa galerija dobrodosli rezervacija',
};

/** By word: the languages whose sites use it. */
export const LANGUAGES_BY_SITE_TERM: ReadonlyMap<string, readonly string[]> = byWord();

function byWord(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [language, list] of Object.entries(SITE_LEXICON)) {
    for (const word of list.split(' ')) words.set(word, [...(words.get(word) ?? []), language]);
  }
  return words;
}
