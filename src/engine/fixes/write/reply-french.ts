import type { ReplyWordings } from './reply-wording.ts';

export const FRENCH_REPLIES: ReplyWordings = {
  thanks: {
    five: [
      'Merci pour ces mots si aimables.',
      'Un grand merci d’avoir pris le temps d’écrire.',
      'Votre avis nous fait très plaisir, merci.',
      'Nous vous remercions de ces quelques lignes.',
    ],
    four: [
      'Merci pour votre avis.',
      'Nous vous remercions d’avoir pris le temps d’écrire.',
      'Votre retour compte pour nous, merci.',
    ],
    three: [
      'Merci pour votre franchise.',
      'Nous vous remercions de cet avis honnête.',
      'Un mot franc nous aide, merci pour le vôtre.',
    ],
    two: [
      'Merci de nous le dire franchement.',
      'Nous vous remercions de votre franchise.',
      'Ce n’est pas agréable à lire, et nous vous remercions tout de même d’avoir écrit.',
    ],
    one: [
      'Nous sommes désolés de lire cela et vous remercions de l’avoir écrit.',
      'Merci de nous en faire part, même si c’est difficile à lire.',
      'Ce n’est pas ce que nous aimons lire, et nous le prenons au sérieux.',
    ],
  },
  thanksAsCustomer: [
    'Merci de nous avoir choisis et de le raconter.',
    'Merci de votre confiance et de ces quelques lignes.',
  ],
  wordless: {
    good: ['Merci pour votre note.', 'Nous vous remercions de votre note.', 'Votre note nous fait plaisir, merci.'],
    bad: [
      'Merci pour votre note, même si elle montre que quelque chose ne vous a pas convenu.',
      'Votre note est bien lue, et nous aimerions savoir ce qu’il y a derrière.',
      'Sans commentaire, nous ne pouvons que deviner ce que vous vouliez dire.',
    ],
  },
  topics: {
    service: {
      good: [
        'Ce que vous dites du service se lit avec plaisir.',
        'Que vous parliez du service nous touche.',
        'Vos mots sur le service seront transmis ici.',
      ],
      bad: [
        'Ce que vous écrivez sur le service n’est pas ce que nous souhaitons laisser comme impression.',
        'Votre remarque sur le service demande plus d’attention que cet espace n’en permet.',
        'Personne ne devrait garder cette impression du service, et nous aimerions en savoir plus.',
      ],
    },
    staff: {
      good: [
        'Vos compliments seront transmis à ceux qui travaillent ici.',
        'Les personnes concernées liront ces mots avec le sourire.',
        'Ce que vous dites de l’accueil se lit avec plaisir.',
      ],
      bad: [
        'La façon de s’adresser aux gens compte, et votre remarque est prise au sérieux.',
        'Un accueil aimable devrait aller de soi, et nous en parlerons ici.',
        'Ce que vous écrivez sur l’accueil n’est pas une chose que nous écartons.',
      ],
    },
    price: {
      good: [
        'Votre remarque sur le tarif est utile, pour nous et pour ceux qui vous lisent.',
        'Savoir ce que vous pensez du tarif nous est utile.',
        'Ce que vous dites du tarif se lit avec intérêt.',
      ],
      bad: [
        'Un tarif doit être clair avant d’être réglé, et nous aimerions comprendre votre remarque.',
        'Une question sur une facture mérite une réponse précise, et il nous faut pour cela les détails.',
        'Personne n’aime être surpris par un tarif, et nous aimerions savoir ce que vous voulez dire.',
      ],
    },
    wait: {
      good: [
        'Votre remarque sur les délais est appréciée.',
        'Personne n’aime attendre, et ce que vous en dites se lit avec plaisir.',
        'Ce que vous écrivez sur les délais aidera ceux qui vous lisent.',
      ],
      bad: [
        'Personne n’aime attendre, et nous comprenons votre remarque.',
        'Votre temps compte, et nous allons regarder ce que vous écrivez sur l’attente.',
        'Attendre sans savoir pourquoi est agaçant, et nous aimerions en savoir plus.',
      ],
    },
    communication: {
      good: [
        'Donner des réponses claires nous tient à cœur, et cela fait plaisir à lire.',
        'Ce que vous dites de nos explications nous encourage.',
        'La clarté nous tient à cœur, et vos mots nous encouragent.',
      ],
      bad: [
        'Personne ne devrait courir après une réponse, et votre remarque est prise au sérieux.',
        'Un mot clair au bon moment compte, et nous allons regarder ce que vous décrivez.',
        'Ce que vous écrivez sur nos échanges mérite que nous le comprenions mieux.',
      ],
    },
    result: {
      good: [
        'Vos mots sur le résultat font plaisir à lire.',
        'Savoir ce que vous pensez du résultat nous est précieux.',
        'Ce que vous dites du résultat nous encourage.',
      ],
      bad: [
        'Un résultat qui laisse des questions se discute de vive voix.',
        'Ce que vous écrivez sur le résultat demande un vrai regard plutôt qu’une réponse rapide.',
        'Nous aimerions comprendre ce que vous attendiez du résultat et ce qui manque.',
      ],
    },
    place: {
      good: [
        'Ce que vous dites du lieu se lit avec plaisir.',
        'Que le lieu mérite un mot de votre part nous touche.',
        'Votre remarque sur le lieu aidera ceux qui sont en route.',
      ],
      bad: [
        'Votre remarque sur le lieu et sur le chemin pour venir est utile, et nous allons la regarder.',
        'Ce que vous écrivez sur le lieu est noté, et nous allons le regarder.',
        'Venir devrait être simple, et votre remarque nous aide.',
      ],
    },
  },
  noTopic: {
    good: [
      'Lire cela nous encourage.',
      'Savoir que vous le voyez ainsi nous fait plaisir.',
      'De tels mots nous rappellent pourquoi nous aimons ce que nous faisons.',
    ],
    bad: [
      'Ce que vous décrivez, nous aimerions le comprendre.',
      'Nous aimerions entendre ce qui s’est passé de votre point de vue.',
      'Votre point de vue compte, et nous aimerions l’entendre en entier.',
    ],
  },
  namedService: [
    'Vos mots à propos de « {svc} » nous font particulièrement plaisir.',
    'Que vous parliez de « {svc} » nous fait plaisir.',
    'Ce que vous écrivez sur « {svc} » aidera d’autres personnes à se décider.',
  ],
  whatWasMissing: [
    'S’il a manqué quelque chose, nous aimerions savoir quoi.',
    'Si nous pouvons faire mieux sur un point, dites-le-nous.',
    'Toute suggestion de votre part est la bienvenue.',
  ],
  discretion: [
    'Par respect de la vie privée, nous n’abordons ici rien de personnel, ni même le fait que quelqu’un soit venu chez nous.',
    'Tenus à la discrétion, nous ne pouvons rien confirmer ni discuter de personnel en public.',
    'La confidentialité passe avant une réponse publique, et nous restons donc généraux ici.',
  ],
  offline: [
    'Appelez-nous s’il vous plaît au {phone}, afin que nous entendions les détails de votre part.',
    'Pourriez-vous nous appeler au {phone} ? Nous regarderons cela ensemble.',
    'Au {phone}, nous prendrons le temps de vous écouter.',
    'Écrivez-nous s’il vous plaît à {email}, afin que nous connaissions les détails.',
    'Un court message à {email} suffit, et nous reviendrons vers vous.',
    'Contactez-nous s’il vous plaît directement, afin que nous connaissions les détails.',
  ],
  close: [
    'Bien à vous, {plainName}',
    'Cordialement, {plainName}',
    'Avec nos salutations, {plainName}',
    'Bien cordialement, {plainName}',
  ],
};
