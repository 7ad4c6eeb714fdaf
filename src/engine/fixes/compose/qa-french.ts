import type { QaWordings } from './qa-wording.ts';

export const FRENCH_QA: QaWordings = {
  topics: {
    services: {
      questions: [
        'Que propose {name} ?',
        'Quelles sont les prestations {deName} ?',
        'Pour quoi puis-je m’adresser à {plainName} ?',
      ],
      answers: [
        'Voici nos prestations : {services}.',
        '{name} propose notamment : {services}.',
        'Vous pouvez nous demander : {services}.',
        'Parmi nos prestations : {anyServices}.',
      ],
    },
    where: {
      questions: ['Où se trouve {name} ?', 'Où trouver {name} {inCity} ?', 'Quelle est l’adresse {deName} ?'],
      answers: [
        'Nous vous accueillons au {street}, {inCity}.{streetNumber}',
        '{name} se trouve {inCity} : {street}.',
        'Notre adresse {inCity} : {street}.',
        '{name} se trouve {inCity}.',
      ],
    },
    hours: {
      questions: ['Quels sont vos horaires ?', 'Quand ouvre {name} ?', 'À quelle heure ouvre {name} ?'],
      answers: [
        'Nous vous accueillons {hours}.',
        'Nos horaires : {hours}.',
        '{name} ouvre {hours}.',
        'Nous répondons à toute heure, tous les jours.{alwaysOpen}',
        'Nos horaires : {ownHours}.',
      ],
    },
    price: {
      questions: [
        'Combien cela coûte-t-il ?',
        'Quels sont les prix chez {plainName} ?',
        'À quels tarifs m’attendre chez {plainName} ?',
      ],
      answers: [
        'Voici ce que dit notre site sur les prix : {prices}.',
        'Pour vous donner une idée, notre site indique : {prices}.',
      ],
    },
    urgent: {
      questions: ['Que faire en cas d’urgence ?', 'Et si c’est urgent ?'],
      answers: ['En cas d’urgence, nous proposons : {urgent}.', 'Oui, {name} propose : {urgent}.'],
    },
    reach: {
      questions: [
        'Comment joindre {name} ?',
        'Comment prendre rendez-vous chez {plainName} ?{onDate}',
        'Comment réserver une table chez {plainName} ?{onTable}',
        'Comment réserver un séjour chez {plainName} ?{onStay}',
        'Comment vous contacter ?',
      ],
      answers: [
        'Appelez le {phone} ou écrivez à {email}.',
        'Vous pouvez nous joindre au {phone} ou par e-mail à {email}.',
        'Appelez-nous au {phone}.',
        'Vous pouvez nous joindre au {phone}.',
        'Écrivez à {email}.',
      ],
    },
    service: {
      questions: [
        '{service} : est-ce possible chez {plainName} ?',
        '{service} {inCity} : à qui s’adresser ?',
        'Je cherche {inCity} : {service}. Est-ce chez vous ?',
        '{service} : puis-je m’adresser à {plainName} ?',
      ],
      answers: [
        'Oui, cela fait partie de nos prestations : {service}.',
        'Oui, {name} propose : {service}.',
        'Chez {plainName}, c’est possible : {service}.',
        'Oui, vous êtes à la bonne adresse : {service}.',
      ],
    },
    areas: {
      questions: ['Dans quelles communes travaille {name} ?', 'Quel est le secteur {deName} ?'],
      answers: [
        'Notre secteur comprend : {everywhere}.',
        'Nous travaillons dans ces communes : {everywhere}.',
        '{name} travaille ici : {everywhere}.',
      ],
    },
    standing: {
      questions: ['{name} : est-ce {aCredential} ?', 'Êtes-vous {aCredential} ?'],
      answers: ['Oui, nous sommes {aCredential}.', 'Oui, {name} est {aCredential}.'],
    },
    history: {
      questions: [
        'Depuis quand existe {name} ?',
        'De quand date {name} ?',
        'Quelle est l’expérience {deName} ?{hasYears}',
      ],
      answers: [
        '{name} existe depuis {year}.',
        'Nous sommes là depuis {year}.',
        'Notre histoire commence en {year}.',
        'Nous avons {years} ans d’expérience.',
        '{name} compte {years} ans d’expérience.',
      ],
    },
    free: {
      questions: ['Y a-t-il chez {plainName} : {freeOffer} ?', 'Proposez-vous : {freeOffer} ?'],
      answers: ['Oui, nous proposons : {freeOffer}.', 'Oui, chez {plainName} il y a : {freeOffer}.'],
    },
    what: {
      questions: ['Qu’est-ce que {name} ?', 'Y a-t-il {aCategory} {inCity} ?', 'Que fait {name} ?'],
      answers: [
        '{name} est {aCategory} {inCity}.',
        '{inCity}, {name} est {aCategory}.',
        'Oui, {name} est {aCategory} {inCity}.',
        '{name} est {aCategory}.',
      ],
    },
    guarantee: {
      questions: ['Y a-t-il une garantie ?', 'Quelle garantie donne {name} ?'],
      answers: ['Oui, nos travaux sont couverts par {guarantee}.', 'Oui, {name} donne {guarantee}.'],
    },
    payment: {
      questions: ['Comment puis-je payer ?', 'Quels moyens de paiement accepte {name} ?'],
      answers: ['Nous acceptons : {payments}.', '{name} accepte : {payments}.'],
    },
    saturday: {
      questions: ['Ouvrez-vous le samedi ?', '{name} ouvre le samedi ?'],
      answers: [
        'Oui, le samedi nous sommes là {saturdayTimes}.',
        'Oui, le samedi {house} ouvre {saturdayTimes}.',
        'Nous ouvrons {weekWithoutSaturday} ; le samedi n’en fait pas partie.',
      ],
    },
    sunday: {
      questions: ['Ouvrez-vous le dimanche ?', '{name} ouvre le dimanche ?'],
      answers: [
        'Oui, le dimanche nous sommes là {sundayTimes}.',
        'Oui, le dimanche {house} ouvre {sundayTimes}.',
        'Nous ouvrons {weekWithoutSunday} ; le dimanche n’en fait pas partie.',
      ],
    },
    area: {
      questions: ['{name} travaille aussi ici : {place} ?', 'La commune de {place} est-elle dans votre secteur ?'],
      answers: ['Oui, {place} fait partie de notre secteur.', 'Oui, {name} compte aussi {place} dans son secteur.'],
    },
    appointment: {
      questions: ['Peut-on venir sur rendez-vous ?', '{name} reçoit sur rendez-vous ?'],
      answers: [
        'Oui, les rendez-vous sont possibles.{byAppointment}',
        'Oui, {name} reçoit sur rendez-vous.{byAppointment}',
      ],
    },
    amenity: {
      questions: ['Y a-t-il sur place : {oneAmenity} ?', 'Trouve-t-on chez {plainName} : {oneAmenity} ?'],
      answers: ['Oui, sur place il y a : {oneAmenity}.', 'Oui, chez {plainName} vous trouverez : {oneAmenity}.'],
    },
    access: {
      questions: ['{name} : est-ce {placeAdjective} ?'],
      answers: ['Oui, nos locaux sont : {placeAdjective}.'],
    },
    owned: {
      questions: ['{name} : est-ce {aOwned} ?', 'Êtes-vous {aOwned} ?'],
      answers: ['Oui, {name} est {aOwned}.', 'Oui, nous sommes {aOwned}.'],
    },
    people: {
      questions: ['Qui travaille chez {plainName} ?', 'Qui vais-je rencontrer chez {plainName} ?'],
      answers: ['Vous rencontrerez chez nous : {people}.', 'Chez {plainName} : {people}.'],
    },
    brands: {
      questions: ['Avec quelles marques travaille {name} ?', 'Quelles marques trouve-t-on chez vous ?'],
      answers: ['Nous travaillons avec {brands}.', 'Nos marques : {brands}.'],
    },
    languages: {
      questions: ['En quelles langues peut-on s’informer ?', 'Votre site existe-t-il en d’autres langues ?'],
      answers: ['Notre site vous informe en {languages}.', 'Notre site existe en {languages}.'],
    },
    credential: {
      questions: ['Quelles sont les qualifications {deName} ?', 'Quelles qualifications avez-vous ?'],
      answers: [
        'Nous pouvons présenter : {credential}.',
        '{name} peut présenter : {credential}.',
        'Nous pouvons présenter ceci : {licensed}.',
      ],
    },
    award: { questions: ['{name} a reçu des distinctions ?'], answers: ['Oui, notre site indique : {awards}.'] },
    email: {
      questions: ['Peut-on écrire à {plainName} ?', 'Quelle est l’adresse e-mail {deName} ?'],
      answers: ['Oui, écrivez à {email}.', 'Notre adresse e-mail est {email}.'],
    },
    address: {
      questions: ['Quelle est l’adresse complète {deName} ?', 'Quelle adresse saisir dans le GPS ?'],
      answers: ['L’adresse complète : {fullAddress}.', 'Saisissez {fullAddress}.'],
    },
    day: {
      questions: ['Quels sont vos horaires le {day} ?', 'Quand ouvre {name} le {day} ?'],
      answers: ['Le {day}, nous sommes là {dayTimes}.', 'Le {day}, {house} ouvre {dayTimes}.'],
    },
    serviceInArea: {
      questions: [
        '{service}, aussi dans la commune de {place} ?',
        'J’habite la commune de {place} et je cherche : {service}. Est-ce possible ?',
      ],
      answers: ['Oui, {place} fait partie de notre secteur, et nous proposons : {service}.'],
    },
  },
  contact: [
    'Appelez-nous au {phone}.',
    'Le numéro est le {phone}.',
    'Pour toute question, appelez le {phone}.',
    'Pour en savoir plus : {phone}.',
    'Par téléphone, nous sommes au {phone}.',
    'Par e-mail, écrivez à {email}.',
    'Pour un rendez-vous : {phone}.{onDate}',
    'Pour réserver une table : {phone}.{onTable}',
    'Pour réserver un séjour : {phone}.{onStay}',
  ],
};
