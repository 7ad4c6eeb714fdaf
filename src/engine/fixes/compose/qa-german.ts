import type { QaWordings } from './qa-wording.ts';

export const GERMAN_QA: QaWordings = {
  topics: {
    services: {
      questions: ['Was macht {name}?', 'Welche Leistungen bietet {name}?', 'Wofür kann ich mich an {nameAcc} wenden?'],
      answers: [
        '{name} ist für {services} da.',
        'Sie können sich für {services} an uns wenden.',
        'Bei uns geht es um {services}.',
        'Wir sind für {services} da.',
        'Wir sind für {anyServices} da.',
      ],
    },
    where: {
      questions: ['Wo finde ich {nameAcc}?', 'Wo ist {name}?', 'Wie komme ich zu {nameDat}?'],
      answers: [
        'Sie finden uns {inCity} unter der Adresse {street}.',
        'Unsere Adresse {inCity} lautet {street}.',
        '{name} ist {inCity}, {street}.',
        '{name} hat den Sitz {inCity}.',
        'Unsere Adresse lautet {street}.',
      ],
    },
    hours: {
      questions: ['Wann hat {name} geöffnet?', 'Welche Öffnungszeiten hat {name}?', 'Wann sind Sie erreichbar?'],
      answers: [
        'Geöffnet ist {hours}.',
        'Unsere Öffnungszeiten: {hours}.',
        '{name} ist zu diesen Zeiten da: {hours}.',
        'Wir sind rund um die Uhr da, jeden Tag.{alwaysOpen}',
        'Unsere Zeiten: {ownHours}.',
      ],
    },
    price: {
      questions: [
        'Was kostet das?',
        'Mit welchen Preisen muss ich bei {nameDat} rechnen?',
        'Welche Preise nennt {name}?',
      ],
      answers: [
        'Auf unserer Website steht zu den Preisen: {prices}.',
        'Als Anhaltspunkt nennt unsere Website: {prices}.',
      ],
    },
    urgent: {
      questions: ['Was tun, wenn es eilt?', 'Hilft {name} auch in dringenden Fällen?'],
      answers: ['Für dringende Fälle gibt es {urgent}.', 'Ja, wir haben {urgent}.'],
    },
    reach: {
      questions: [
        'Wie erreiche ich {nameAcc}?',
        'Wie bekomme ich einen Termin bei {nameDat}?{onDate}',
        'Wie reserviere ich einen Tisch bei {nameDat}?{onTable}',
        'Wie reserviere ich bei {nameDat}?{onStay}',
        'Wie nehme ich Kontakt auf?',
      ],
      answers: [
        'Sie erreichen uns telefonisch unter {phone} oder per E-Mail an {email}.',
        'Rufen Sie {phone} an oder schreiben Sie an {email}.',
        'Sie erreichen uns unter {phone}.',
        'Rufen Sie uns unter {phone} an.',
        'Schreiben Sie an {email}.',
      ],
    },
    service: {
      questions: [
        'Kann ich mich für {service} an {nameAcc} wenden?',
        'Wo bin ich {inCity} für {service} richtig?',
        'An wen wende ich mich {inCity} für {service}?',
        'Sind Sie auch für {service} da?',
      ],
      answers: [
        'Ja, wir sind auch für {service} da.',
        'Ja, {name} ist auch für {service} da.',
        'Ja, für {service} können Sie sich an uns wenden.',
        'Für {service} ist {name} {inCity} da.',
        'An {nameAcc} können Sie sich für {service} wenden.',
      ],
    },
    areas: {
      questions: ['Wo arbeitet {name}?', 'Welche Orte gehören zum Einzugsgebiet?', 'Für welche Orte ist {name} da?'],
      answers: [
        'Zu unserem Einzugsgebiet gehören {everywhere}.',
        'Wir sind für {everywhere} da.',
        'Unser Einzugsgebiet umfasst {everywhere}.',
      ],
    },
    standing: {
      questions: ['Ist {name} {aCredential}?', 'Sind Sie {aCredential}?'],
      answers: ['Ja, {name} ist {aCredential}.', 'Ja, wir sind {aCredential}.'],
    },
    history: {
      questions: [
        'Seit wann gibt es {nameAcc}?',
        'Wie lange gibt es {nameAcc} schon?',
        'Wie viel Erfahrung hat {name}?{hasYears}',
      ],
      answers: [
        '{name} besteht seit {year}.',
        'Uns gibt es seit {year}.',
        'Seit {year} gibt es {nameAcc}.',
        'Wir haben {years} Jahre Erfahrung.',
        '{name} hat {years} Jahre Erfahrung.',
      ],
    },
    free: {
      questions: ['Bietet {name} {freeOffer}?', 'Gibt es bei Ihnen {freeOffer}?'],
      answers: ['Ja, bei uns gibt es {freeOffer}.', 'Ja, {name} bietet {freeOffer}.'],
    },
    what: {
      questions: ['Was ist {name}?', 'Gibt es {inCity} {aCategoryAcc}?', 'Was für ein Unternehmen ist {name}?'],
      answers: [
        '{name} ist {aCategory} {inCity}.',
        '{name} ist {aCategory} mit Sitz {inCity}.',
        'Ja, {name} ist {aCategory} {inCity}.',
        '{name} ist {aCategory}.',
      ],
    },
    guarantee: {
      questions: ['Gibt es eine Garantie?', 'Welche Garantie gibt {name}?'],
      answers: ['Ja, es gibt {guarantee}.', '{name} gibt {guarantee}.'],
    },
    payment: {
      questions: ['Wie kann ich bezahlen?', 'Welche Zahlungsarten nimmt {name} an?'],
      answers: ['Wir akzeptieren {payments}.', 'Bezahlen können Sie so: {payments}.'],
    },
    saturday: {
      questions: ['Hat {name} samstags geöffnet?', 'Haben Sie am Samstag offen?'],
      answers: [
        'Ja, samstags ist {saturdayTimes} geöffnet.',
        'Ja, am Samstag sind wir {saturdayTimes} da.',
        'Geöffnet ist {weekWithoutSaturday}; der Samstag gehört nicht dazu.',
      ],
    },
    sunday: {
      questions: ['Hat {name} sonntags geöffnet?', 'Haben Sie am Sonntag offen?'],
      answers: [
        'Ja, sonntags ist {sundayTimes} geöffnet.',
        'Ja, am Sonntag sind wir {sundayTimes} da.',
        'Geöffnet ist {weekWithoutSunday}; der Sonntag gehört nicht dazu.',
      ],
    },
    area: {
      questions: [
        'Ist {name} auch für {place} da?',
        'Gehört {place} zum Einzugsgebiet?',
        'Kann ich mich aus {place} an {nameAcc} wenden?',
      ],
      answers: [
        'Ja, {place} gehört zu unserem Einzugsgebiet.',
        'Ja, wir sind auch für {place} da.',
        'Ja, {name} ist auch für {place} da.',
      ],
    },
    appointment: {
      questions: ['Kann ich einen Termin vereinbaren?', 'Gibt es Termine nach Vereinbarung?'],
      answers: [
        'Ja, Termine nach Vereinbarung sind möglich.{byAppointment}',
        'Ja, bei uns können Sie Termine vereinbaren.{byAppointment}',
      ],
    },
    amenity: {
      questions: ['Gibt es bei {nameDat} {oneAmenity}?', 'Haben Sie {oneAmenity}?'],
      answers: ['Ja, bei uns gibt es {oneAmenity}.', 'Ja, es gibt {oneAmenity}.'],
    },
    access: {
      questions: ['Ist {name} {placeAdjective}?', 'Sind Ihre Räume {placeAdjective}?'],
      answers: ['Ja, unsere Räume sind {placeAdjective}.', 'Ja, {name} ist {placeAdjective}.'],
    },
    owned: {
      questions: ['Ist {name} {aOwned}?', 'Ist {name} {owned}?'],
      answers: ['Ja, {name} ist {aOwned}.', 'Ja, wir sind {aOwned}.', 'Ja, {name} ist {owned}.'],
    },
    people: {
      questions: ['Wer arbeitet bei {nameDat}?', 'Wen treffe ich bei {nameDat}?'],
      answers: ['Bei uns treffen Sie {people}.', 'Für Sie da: {people}.'],
    },
    brands: {
      questions: ['Mit welchen Marken arbeitet {name}?', 'Welche Marken gibt es bei Ihnen?'],
      answers: ['Wir arbeiten mit {brands}.', 'Zu unseren Marken gehören {brands}.'],
    },
    languages: {
      questions: ['In welchen Sprachen gibt es Auskunft?', 'Gibt es die Website auch in anderen Sprachen?'],
      answers: ['Auf unserer Website finden Sie Auskunft auf {languages}.', 'Unsere Website gibt es auf {languages}.'],
    },
    credential: {
      questions: ['Welche Nachweise hat {name}?', 'Welche Qualifikationen hat {name}?'],
      answers: ['Unsere Nachweise: {credential}.', 'Zu unseren Nachweisen gehören {credential}.'],
    },
    award: { questions: ['Hat {name} Auszeichnungen?'], answers: ['Ja, unsere Website nennt diese: {awards}.'] },
    email: {
      questions: ['Kann ich {nameDat} schreiben?', 'Wie lautet die E-Mail-Adresse von {nameDat}?'],
      answers: ['Ja, schreiben Sie an {email}.', 'Unsere E-Mail-Adresse lautet {email}.'],
    },
    address: {
      questions: ['Wie lautet die vollständige Adresse von {nameDat}?', 'Welche Adresse gebe ich ins Navi ein?'],
      answers: ['Die vollständige Adresse lautet {fullAddress}.', 'Geben Sie {fullAddress} ein.'],
    },
    day: {
      questions: ['Wann haben Sie am {day} geöffnet?', 'Bis wann ist {name} am {day} da?'],
      answers: ['Am {day} ist {dayTimes} geöffnet.', 'Am {day} sind wir {dayTimes} da.'],
    },
    serviceInArea: {
      questions: [
        'Sind Sie für {service} auch in {place} da?',
        'Ich wohne in {place} und suche Hilfe für {service}. Bin ich bei Ihnen richtig?',
      ],
      answers: [
        'Ja, {place} gehört zu unserem Einzugsgebiet, und wir sind auch für {service} da.',
        'Ja, wir sind auch in {place} für {service} da.',
      ],
    },
  },
  contact: [
    'Rufen Sie uns an: {phone}.',
    'Die Nummer ist {phone}.',
    'Fragen beantworten wir unter {phone}.',
    'Telefonisch erreichen Sie uns unter {phone}.',
    'Mehr erfahren Sie unter {phone}.',
    'Per E-Mail erreichen Sie uns unter {email}.',
    'Einen Termin vereinbaren Sie unter {phone}.{onDate}',
    'Einen Tisch reservieren Sie unter {phone}.{onTable}',
    'Für eine Reservierung: {phone}.{onStay}',
  ],
};
