import type { PostWordings } from './post-wording.ts';

export const FRENCH_POSTS: PostWordings = {
  plans: {
    who: {
      titles: ['{plainName} {inCity}', 'Qui sommes-nous ?', 'Nouveau ici ? Faisons connaissance'],
      beats: [
        [
          'Pour ceux qui nous découvrent : {name} est {aCategory} {inCity}.',
          '{name} est {aCategory} {inCity}.',
          '{name} est {aCategory}, et c’est ici que nous racontons ce qui se passe.',
          'Voici {name}, en quelques mots.',
        ],
        [
          'On vient chez nous pour : {services}.',
          'Notre travail comprend : {services}.',
          'Nous proposons : {anyServices}.',
        ],
        ['L’adresse : {street}.', 'Vous nous trouverez ici : {street}.'],
        ['La maison existe depuis {year}.'],
        [
          'Si vous ne savez pas si votre question est pour nous, décrivez-la avec vos mots et demandez.',
          'Vous vous demandez si nous sommes les bons interlocuteurs ? Décrivez simplement ce que vous avez en tête.',
        ],
        [
          'Vous trouverez désormais ici de courtes publications : ce que nous faisons, ce qu’il est utile de savoir avant, et des réponses aux questions qui reviennent.',
          'Chaque semaine, nous publierons ici quelque chose de court : notre travail, ce qui aide à se préparer, et des réponses aux questions qui reviennent.',
        ],
      ],
    },
    service: {
      titles: ['{Svc} {inCity}', '{Svc} : ce qu’il est utile de savoir', 'Vous pensez à ceci : {svc} ?', '{Svc}'],
      beats: [
        [
          'Quelques mots aujourd’hui sur ce que nous proposons {inCity} : {svc}.',
          'On nous interroge {inCity} à ce sujet : {svc}.',
          'Quelques mots aujourd’hui sur ce sujet : {svc}.',
        ],
        ['@tell'],
        [
          'Plus vous décrivez précisément ce que vous avez remarqué et ce que vous souhaitez à la fin, plus la première réponse est utile.',
          'Chaque cas est un peu différent : décrire clairement vaut mieux que deviner.',
          'Les mots exacts importent peu : dites simplement ce qui vous gêne ou ce qui vous manque.',
          'Il est utile aussi de savoir depuis quand, à quelle fréquence, et ce qui a déjà été essayé.',
        ],
        ['@prepare'],
        ['S’il s’agit finalement d’autre chose, par exemple {svcTwo}, nous le proposons aussi.'],
        [
          'Le reste de ce que nous faisons se trouve sur notre site, avec ce qu’il est utile d’en savoir.',
          'Vous hésitez encore ? Une question ne vous engage à rien.',
          'Si vous avez déjà d’autres avis, dites-nous lesquels : nous en parlerons.',
        ],
      ],
    },
    list: {
      titles: ['Ce que nous faisons, en bref', 'Nos services en bref', 'Pourquoi venir nous voir'],
      beats: [
        ['En bref, nous proposons : {allServices}.', 'Toute la liste en bref : {allServices}.'],
        ['@tell'],
        [
          'Il manque ce que vous cherchez ? Demandez tout de même, car aucune liste n’est complète.',
          'Si votre mot ne figure pas dans la liste, décrivez simplement la chose.',
        ],
        [
          'Les noms changent d’une maison à l’autre, ne vous souciez donc pas du terme exact.',
          'Il suffit de dire ce qui doit être différent après.',
        ],
        ['@prepare'],
      ],
    },
    hours: {
      titles: ['Quand nous joindre', 'Nos horaires', 'Horaires à retenir'],
      beats: [
        [
          'Nos horaires : {hours}.',
          'Pour organiser votre semaine, voici nos jours d’ouverture : {days}.',
          'Nos horaires : {ownHours}.',
          'Nous sommes ouverts tous les jours, à toute heure.{alwaysOpen}',
        ],
        ['Il est possible aussi de prendre rendez-vous.{byAppointment}'],
        [
          'Autour des jours fériés, les horaires peuvent changer : regardez notre fiche avant de partir.',
          'Avant les jours fériés, mieux vaut regarder notre fiche, car les horaires peuvent changer.',
        ],
        [
          'Juste après l’ouverture et en fin de journée, il y a souvent plus de monde. Entre-temps, c’est plus simple.',
          'Si votre temps est compté, dites-le dès le départ, et nous en tiendrons compte.',
        ],
        ['@prepare'],
        ['En dehors de ces heures, le plus simple est de nous écrire.'],
      ],
    },
    visit: {
      titles: ['Comment nous trouver', 'Où nous sommes {inCity}', 'En route vers nous ?', '{street}'],
      beats: [
        [
          'Notre adresse {inCity} : {street}.',
          'Vous nous trouverez {inCity} à cette adresse : {street}.',
          'Notre adresse : {street}.',
        ],
        ['Bon à savoir aussi : {amenity}.'],
        ['La porte est ouverte {days}.', 'Nous sommes ouverts {days}.'],
        [
          'Avec une application de cartes, saisissez le nom et la rue, et vérifiez bien le numéro.',
          'La carte de notre fiche vous mène jusqu’à la porte.',
        ],
        [
          'Si vous avez du retard ou si vous êtes devant la mauvaise porte, appelez-nous et nous vous guiderons.',
          'Si vous avez besoin d’entrer sans marche, demandez avant, et personne n’aura à improviser.',
        ],
        [
          'Prévoyez quelques minutes de plus pour la première fois : trouver un nouveau lieu prend souvent plus de temps que prévu.',
        ],
      ],
    },
    area: {
      titles: ['Où nous travaillons', 'Venons-nous chez vous ?', 'Notre secteur'],
      beats: [
        [
          'Outre {city}, notre secteur comprend : {areas}.',
          'On nous demande souvent où nous allons : {allAreas}.',
          'Notre secteur comprend : {anyAreas}.',
        ],
        [
          'Votre commune n’est pas citée ? Demandez, car les limites d’un secteur ne disent pas tout.',
          'Vous êtes juste à côté ? Dites-nous où, et nous vous dirons si c’est possible.',
        ],
        ['@tell'],
        [
          'L’adresse complète et quelques mots sur le stationnement évitent des questions plus tard.',
          'Il est utile de connaître la rue, l’étage, et où se garer.',
        ],
        ['@prepare'],
      ],
    },
    history: {
      titles: ['Depuis {year}', 'Un peu d’histoire', 'Depuis quand nous sommes là'],
      beats: [
        [
          '{name} existe depuis {year}.',
          'Notre histoire commence en {year}.',
          'Nous apportons {years} ans d’expérience.',
        ],
        [
          'Beaucoup de choses ont changé depuis : la façon de chercher, de demander, et ce que l’on veut savoir d’abord.',
          'Avec le temps, les questions changent, et pourtant tout commence de la même façon : quelqu’un décrit ce qu’il lui faut.',
        ],
        ['Aujourd’hui, nous proposons : {services}.', 'Aujourd’hui, nous proposons : {anyServices}.'],
        [
          'Vous souvenez-vous des débuts, ou avez-vous une vieille photo de la maison ? Nous aimerions la voir.',
          'Si vous nous connaissez depuis longtemps, racontez-nous vos souvenirs.',
        ],
        ['Et si vous êtes nouveau, vous êtes tout aussi bienvenu.'],
      ],
    },
    standing: {
      titles: ['Bon à savoir sur nous', 'Ce qu’il y a derrière notre travail', 'Quelques mots sur nous'],
      beats: [
        [
          'On nous le demande souvent : nous sommes {aCredential}.',
          'Il est peut-être utile de le savoir : {name} est {aOwned}.',
          'On nous demande souvent nos justificatifs : {credential}.',
          'Notre travail s’accompagne de ceci : {guarantee}.',
        ],
        [
          'Demander des justificatifs avant le début d’un travail est toujours légitime, où que vous alliez.',
          'Il est juste de demander avant, à qui que ce soit.',
        ],
        ['@compare'],
        ['Si vous avez une question à ce sujet, posez-la, et vous aurez une réponse claire.'],
        ['@prepare'],
      ],
    },
    people: {
      titles: ['Qui vous rencontrerez', 'Les personnes d’ici', 'Les visages de {plainName}'],
      beats: [
        ['En venant chez nous, vous rencontrerez {people}.', 'Derrière {name}, il y a des personnes : {people}.'],
        [
          'Il est plus simple de poser une question quand on sait qui la lit.',
          'Un nom aide à demander, utilisez-le donc volontiers.',
        ],
        ['Ce que nous faisons ici : {services}.', 'Ensemble, nous proposons : {anyServices}.'],
        ['@tell'],
        ['Si vous avez déjà parlé avec quelqu’un et souhaitez continuer avec cette personne, dites-le.'],
      ],
    },
    practical: {
      titles: ['À savoir avant de venir', 'De petites choses qui aident', 'Côté pratique'],
      beats: [
        [
          'Quelques points pratiques : {amenity}.',
          'Vous pouvez régler ainsi : {payments}.',
          'Nous répondons en {languages}.',
          'Vous trouverez chez nous ces marques : {brands}.',
          'À savoir : {freeOffer}.',
        ],
        ['Vous pouvez régler ainsi : {payments}.', 'Nous répondons en {languages}.'],
        ['@prepare'],
        [
          'Les petites questions sont bienvenues aussi, car ce sont souvent les détails qui font une bonne journée.',
          'Si quelque chose de pratique vous retient, dites-le : il y a souvent moyen de s’arranger.',
        ],
        ['Nous sommes ouverts {days}.'],
        ['Vous faut-il autre chose pour que cela vous convienne ? Demandez avant.'],
      ],
    },
    urgent: {
      titles: ['Quand cela ne peut pas attendre', 'En cas d’urgence', 'C’est pressé ?'],
      beats: [
        ['Pour les jours où quelque chose ne peut pas attendre : {urgent}.', 'En cas d’urgence : {urgent}.'],
        [
          'Si c’est urgent, dites-le dès les premiers mots, avec le lieu et la façon de vous joindre.',
          'Dans l’urgence, l’ordre compte : ce qui s’est passé, puis où, puis comment vous joindre.',
        ],
        ['Restez joignable : gardez le téléphone à portée de main et la ligne libre.'],
        [
          'Restez calme, éloignez-vous de tout danger et appelez les secours si quelqu’un est menacé.',
          'Si des personnes sont en danger, les secours passent avant tout.',
        ],
        ['Pour tout ce qui peut attendre, les horaires habituels sont plus simples.'],
      ],
    },
    contact: {
      titles: ['Que nous dire d’abord', 'Votre premier message', 'Avant de nous écrire'],
      beats: [
        [
          'Pour être utile, votre premier message peut rester court.',
          'Certains s’excusent de demander. Ce n’est pas nécessaire.',
          'Que mettre dans le premier message ? Moins qu’on ne pense.',
        ],
        ['@tell'],
        [
          'Ajoutez comment vous joindre et à quel moment de la journée.',
          'Dites aussi comment vous souhaitez la réponse et quand cela vous arrange.',
        ],
        [
          'Les photos expliquent souvent plus que les mots : joignez-les quand cela a du sens.',
          'S’il existe des papiers, des plans ou des photos, gardez-les à portée de main.',
        ],
        ['Les questions sur le coût sont bienvenues dès le départ : demandez de quoi la réponse dépend.'],
        ['Écrivez comme vous parlez : les termes techniques ne sont pas nécessaires.'],
      ],
    },
    prepare: {
      titles: ['Bien se préparer', 'Avant de venir', 'Petite liste de contrôle'],
      beats: [
        [
          'Quelques préparatifs font gagner du temps à tout le monde.',
          'Que faire avant ? Peu de choses, et cela aide.',
          'Voici une petite liste pour le jour venu.',
        ],
        ['@prepare'],
        ['@tell'],
        [
          'Notez vos questions avant, car elles ne viennent souvent que sur le chemin du retour.',
          'Écrivez ce que vous voulez demander : rien n’est trop petit pour la liste.',
        ],
        ['Si quelque chose change ce jour-là, quelques mots suffisent.'],
        ['Cela vaut aussi pour : {services}.', 'Cela vaut aussi pour : {anyServices}.'],
      ],
    },
    compare: {
      titles: ['Les questions à poser avant de décider', 'Vous comparez ?', 'Que demander d’abord'],
      beats: [
        [
          'Quel que soit votre interlocuteur, certaines questions méritent d’être posées avant de décider.',
          'Choisir est plus simple avec les bonnes questions.',
          'Avant de vous décider pour quelqu’un, quelques questions sont utiles.',
        ],
        ['@compare'],
        [
          'Demandez ce qui est compris, ce qui peut s’ajouter, et qui vous prévient si quelque chose change.',
          'Demandez qui sera présent, combien de temps cela prend, et ce qui se passe en cas d’imprévu.',
        ],
        [
          'Faites-vous confirmer par écrit ce qui touche à l’argent, et laissez passer la nuit.',
          'Quand la réponse est claire, c’est bon signe, et quand on vous dit ce qu’on ne fait pas, aussi.',
        ],
        ['Posez-nous les mêmes questions : nous préférons y répondre avant qu’après.'],
      ],
    },
    question: {
      titles: ['Votre question ?', 'Que voulez-vous savoir ?', 'Posez-nous vos questions'],
      beats: [
        [
          'Qu’avez-vous toujours voulu savoir sur notre travail ?',
          'À quelle question devrions-nous répondre ici ?',
          'Y a-t-il quelque chose que vous vouliez nous demander depuis longtemps ?',
        ],
        [
          'Envoyez-la-nous, et nous y répondrons ici, sans votre nom.',
          'Écrivez-nous, et la réponse aidera peut-être d’autres personnes.',
        ],
        [
          'Cela peut concerner ceci : {svc}, ou notre façon de travailler en général.',
          'Cela peut concerner la façon de faire, la durée, ou ce à quoi il faut veiller.',
        ],
        ['@tell'],
        [
          'Toute question est permise : ce que quelqu’un demande, beaucoup d’autres se le demandent aussi.',
          'Les questions simples sont souvent utiles, parce que presque personne n’ose les poser.',
        ],
        ['En attendant, vous trouverez de premières réponses sur notre site.'],
      ],
    },
    plan: {
      titles: ['Prévoir à temps', 'Quelque chose de prévu ?', 'Le bon moment pour prévoir'],
      beats: [
        [
          'Quelque chose est prévu dans les semaines qui viennent ? C’est le moment d’y penser.',
          'Certaines choses sont plus simples quand on ne les décide pas le dernier jour.',
          'Regarder le calendrier peut éviter des soucis plus tard.',
        ],
        [
          'Pensez à rebours : pour quand faut-il que ce soit fait, et que doit-il se passer avant ?',
          'Notez le jour qui compte, et comptez à partir de là.',
        ],
        ['@tell'],
        ['Nous proposons {anyServices}, et demander tôt facilite tout.'],
        [
          'Si vos dates sont souples, dites-le : il est alors plus simple de trouver le bon moment.',
          'Indiquez plusieurs jours qui vous conviennent, et la date sera vite trouvée.',
        ],
        ['Nous sommes ouverts {days}.'],
        ['Et si vos projets changent encore, ce n’est pas grave, pourvu que nous le sachions à temps.'],
      ],
    },
    change: {
      titles: ['Quand les projets changent', 'Un empêchement ?', 'Si vous ne pouvez pas venir'],
      beats: [
        [
          'Les projets changent, et c’est normal.',
          'Il y a toujours des imprévus, souvent au mauvais moment.',
          'La vie ne suit pas les calendriers.',
        ],
        [
          'Si vous avez un empêchement, prévenez-nous dès que possible, pour que quelqu’un d’autre profite de ce temps.',
          'Un court message suffit, s’il arrive à temps.',
        ],
        [
          'Indiquez tout de suite d’autres jours qui vous conviennent, et ce sera vite réglé.',
          'Proposez dans le même message quelle autre date vous irait.',
        ],
        ['Vous pouvez nous joindre {days}.', 'Nos horaires : {hours}.'],
        ['@prepare'],
        ['L’inverse vaut aussi : si quelque chose change de notre côté, vous aurez de nos nouvelles.'],
      ],
    },
    feedback: {
      titles: ['Comment cela s’est-il passé ?', 'Votre avis sincère', 'Que pouvons-nous changer ?'],
      beats: [
        [
          'Ceux qui ne sont jamais venus lisent ce que disent les autres.',
          'Les avis sincères aident les personnes qui ne nous connaissent pas encore.',
          'Ce que disent les autres aide à se décider, que ce soit des compliments ou des critiques.',
        ],
        [
          'Si vous avez un moment, écrivez avec vos mots comment cela s’est passé, le bon et le moins bon.',
          'Vos propres mots comptent, même courts.',
        ],
        [
          'Nous lisons chaque avis, et rien ne dépend de ce que vous écrivez.',
          'Chaque avis est bienvenu, et personne ne reçoit rien en échange.',
        ],
        ['La place pour cela se trouve sur notre fiche, sous les avis.', 'Sur notre fiche, cela va vite.'],
        ['Et si vous préférez nous dire quelque chose de vive voix, notre porte est ouverte.'],
      ],
    },
    keep: {
      titles: ['À enregistrer', 'Pour nous retrouver', 'Une astuce pour votre téléphone'],
      beats: [
        [
          'On a rarement besoin de ces choses le jour où l’on y pense.',
          'Quand quelque chose arrive, personne ne veut chercher longtemps.',
          'Cela prend peu de temps et aide le jour où vous en avez besoin.',
        ],
        [
          'Enregistrez-nous dans vos contacts, avec l’adresse et le numéro de notre fiche.',
          'Ouvrez notre fiche et enregistrez-la, et vous nous retrouverez sur votre carte.',
        ],
        ['L’adresse : {street}, {city}.'],
        ['Nos horaires : {hours}.', 'Vous pouvez nous joindre {days}.'],
        [
          'Si quelqu’un de votre famille peut en avoir besoin, envoyez-lui la fiche.',
          'Partager la fiche avec vos voisins ne prend pas longtemps et les aidera peut-être.',
        ],
        ['Les numéros et les horaires des vieux annuaires sont souvent dépassés : fiez-vous à la fiche.'],
        ['Si vous voyez quelque part des informations fausses, dites-le-nous, et nous les ferons corriger.'],
      ],
    },
    photo: {
      titles: ['Regardez à l’intérieur', 'En image aujourd’hui', 'Voilà à quoi cela ressemble'],
      beats: [
        ['Aujourd’hui, des images plutôt que des mots.', 'Les images disent parfois plus que les mots : en voici.'],
        [
          'Elles montrent ce que les textes ne peuvent pas dire : à quoi ressemble le lieu, comment on y travaille.',
          'Voir le lieu avant de venir rend le premier pas plus facile.',
        ],
        ['Ce qui fait partie de nos journées : {services}.', 'Ce qui fait partie de nos journées : {anyServices}.'],
        [
          'Que voulez-vous voir la prochaine fois : les outils, les lieux, ou le travail du début à la fin ?',
          'Dites-nous ce que vous aimeriez voir ici la prochaine fois.',
        ],
        ['Si vous prenez vous-même des photos, vous pouvez les ajouter à notre fiche, où d’autres les verront.'],
        ['Vous nous trouverez {inCity} : {street}.'],
      ],
    },
  },
  tell: {
    any: [
      'Dites-nous de quoi il s’agit, depuis quand vous y pensez, et ce que vous souhaitez à la fin.',
      'Commencez par le but : que doit-il être possible après, qui ne l’est pas aujourd’hui ?',
      'Décrivez avec vos mots ce qu’il vous faut, pour quand, et ce qui compte pour vous.',
    ],
    home: [
      'Dites-nous ce que vous voyez ou entendez, depuis quand, dans quelle pièce, et l’âge approximatif du bâtiment.',
      'Décrivez ce qui s’est passé, où c’est dans la maison, et si cela s’aggrave.',
    ],
    medical: [
      'Dites-nous ce que vous souhaitez faire voir, depuis quand, et quels médicaments vous prenez.',
      'Indiquez en peu de mots de quoi il s’agit. Le reste se dit en privé.',
    ],
    beauty: [
      'Dites-nous ce que vous imaginez et ce qui a été fait avant, avec des images si vous en avez.',
      'Dites ce qui vous plaît et ce qui ne vous plaît pas : tout cela aide.',
    ],
    dining: [
      'Dites-nous combien vous êtes, quand vous souhaitez venir, et s’il y a des allergies.',
      'Dites aussi s’il y a quelque chose à fêter et si de jeunes enfants viennent.',
    ],
    foodshop: [
      'Dites-nous ce qu’il vous faut, en quelle quantité, et pour quel jour.',
      'Dites s’il y a des allergies, et quelle est l’occasion.',
    ],
    legal: [
      'Dites-nous de quoi il s’agit, qui est concerné, et s’il y a des délais.',
      'Indiquez la date du courrier reçu : les délais sont souvent courts.',
    ],
    office: [
      'Dites-nous de quoi il s’agit, quelle période est concernée, et s’il y a des délais.',
      'Dites quels papiers vous avez déjà et lesquels manquent.',
    ],
    retail: [
      'Dites-nous ce que vous cherchez, pour quel usage, et en quelle taille ou quantité.',
      'Dites pour qui c’est et quelle est l’occasion : cela aide à choisir.',
    ],
    auto: [
      'Dites-nous la marque, le modèle, l’année et le kilométrage, et ce que vous avez remarqué en roulant.',
      'Décrivez quand cela arrive : à froid ou à chaud, à quelle vitesse, et si des voyants s’allument.',
    ],
    lodging: [
      'Dites-nous quand vous arrivez, combien de temps vous restez, et combien vous êtes.',
      'Dites si des enfants ou des animaux viennent, et à quelle heure vous arrivez.',
    ],
    learning: [
      'Dites-nous ce que vous savez déjà, quel est votre but, et quels horaires vous conviennent.',
      'Dites qui veut apprendre, son âge, et ce qui a déjà été essayé.',
    ],
    fitness: [
      'Dites-nous ce que vous voulez atteindre, ce que vous faites déjà, et si vous avez mal quelque part.',
      'Dites si vous débutez ou si vous reprenez après des mois de pause.',
    ],
    pets: [
      'Dites-nous la race, l’âge, et comment votre animal réagit aux inconnus.',
      'Dites ce que vous avez remarqué, depuis quand, et si votre animal mange comme d’habitude.',
    ],
  },
  prepare: {
    any: [
      'Gardez à portée de main ce qui va avec : papiers, mesures, photos.',
      'Si quelqu’un d’autre décide avec vous, parlez-en ensemble avant.',
      'Prévoyez du temps, et réfléchissez à ce que vous voulez demander.',
    ],
    home: [
      'Dégagez l’endroit où l’on travaillera, et dites-nous où se garer.',
      'Éloignez les animaux et les jeunes enfants, et préparez les papiers du bâtiment.',
    ],
    medical: [
      'Apportez la liste de vos médicaments, vos anciens résultats et votre carte d’assurance.',
      'Venez quelques minutes plus tôt, et notez vos questions.',
    ],
    beauty: [
      'Venez avec des images de ce que vous imaginez, et dites quels produits vous utilisez chez vous.',
      'Signalez avant de commencer vos allergies ou votre peau sensible.',
    ],
    dining: [
      'Pour les groupes, il est plus simple de demander avant.',
      'Signalez les allergies en réservant, et non quand l’assiette est sur la table.',
    ],
    foodshop: [
      'Commandez tôt avant les week-ends et les fêtes, et apportez votre sac.',
      'Pour les grandes quantités, demandez la veille.',
    ],
    legal: [
      'Apportez tous les courriers dans l’ordre des dates, avec les enveloppes.',
      'Écrivez dans l’ordre ce qui s’est passé, avec les dates, et apportez les papiers.',
    ],
    office: [
      'Classez les papiers par date, et notez vos questions à côté.',
      'Apportez aussi les papiers de l’année passée, car bien des questions commencent là.',
    ],
    retail: [
      'Prenez les mesures chez vous et apportez des photos de l’endroit.',
      'Apportez l’ancienne pièce ou sa photo si vous cherchez quelque chose d’assorti.',
    ],
    auto: [
      'Apportez les papiers du véhicule et le carnet d’entretien, et videz le coffre si l’on travaille à l’arrière.',
      'Notez quand et où le bruit apparaît, pour qu’on le retrouve à l’essai.',
    ],
    lodging: [
      'Dites-nous à quelle heure vous arrivez, pour que quelqu’un soit là avec la clé.',
      'Gardez vos papiers d’identité à portée de main en arrivant.',
    ],
    learning: [
      'Apportez de quoi écrire et ce avec quoi vous avez travaillé jusqu’ici.',
      'Prévoyez du temps pour vous exercer entre les séances.',
    ],
    fitness: [
      'Apportez des vêtements confortables, une serviette et de l’eau.',
      'Mangez léger avant, et parlez de vos anciennes blessures.',
    ],
    pets: [
      'Apportez le carnet de vaccination et quelque chose qui sent la maison.',
      'Gardez les chiens en laisse et les chats dans leur caisse jusqu’à l’intérieur.',
    ],
  },
  compareLead: 'Par exemple :',
  compare: {
    any: [
      'Combien cela coûte-t-il, et de quoi cela dépend-il ? Quand cela peut-il commencer ? Que dois-je faire moi-même ?',
      'Que fait-on exactement ? Combien de temps cela prend-il ? À qui m’adresser si quelque chose ne va pas ?',
    ],
    home: [
      'Le montant est-il ferme ou estimé ? Qui range après ? Qui sera là ce jour-là ?',
      'Quels matériaux utilisez-vous ? Combien de temps cela prend-il ? Que se passe-t-il en cas d’imprévu ?',
    ],
    medical: [
      'Quelles sont les possibilités ? Que me reste-t-il à payer ? Que se passe-t-il si j’attends ?',
      'Combien de temps cela prend-il ? À quoi faut-il veiller après ? Qui appeler en cas de question ?',
    ],
    legal: [
      'Quelles sont mes chances ? Combien cela coûte-t-il, et qui paie à la fin ? Combien de temps cela prend-il ?',
      'Qui suivra l’affaire ? Comment serai-je tenu au courant ? Que puis-je faire moi-même ?',
    ],
    auto: [
      'Que faut-il faire maintenant, et qu’est-ce qui peut attendre ? Pièces et travail sont-ils compris ?',
      'M’appellerez-vous avant de faire plus que prévu ? Combien de temps la voiture reste-t-elle ici ?',
    ],
    beauty: [
      'Combien de temps cela prend-il ? Combien cela coûte-t-il au total ? Que faire chez moi ensuite ?',
      'Qu’est-ce qui me convient au quotidien ? Tous les combien faut-il revenir ?',
    ],
  },
  closings: [
    'Contactez-nous si vous voulez en savoir plus.',
    'Des questions ? Écrivez-nous.',
    'Le bouton sous cette publication permet de nous joindre.',
    'À bientôt, {plainName}',
    'Plus de détails sur notre site.',
    'Écrivez-nous, et nous verrons ensemble.',
    'Bien à vous, {plainName}',
    'Le bouton ci-dessous vous mène plus loin.',
    'Nous répondons volontiers à vos questions.',
    'Demandez simplement.',
    'À la semaine prochaine, {plainName}',
    'Bonne semaine, {plainName}',
  ],
};
