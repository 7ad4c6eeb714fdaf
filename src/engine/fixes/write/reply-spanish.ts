import type { ReplyWordings } from './reply-wording.ts';

export const SPANISH_REPLIES: ReplyWordings = {
  thanks: {
    five: [
      'Muchas gracias por sus amables palabras.',
      'Gracias por dedicar un momento a escribir.',
      'Su reseña nos alegra mucho, gracias.',
      'Le agradecemos estas líneas.',
    ],
    four: ['Gracias por su reseña.', 'Le agradecemos que nos escriba.', 'Su opinión cuenta para nosotros, gracias.'],
    three: [
      'Gracias por escribir con franqueza.',
      'Le agradecemos una reseña sincera.',
      'Una palabra sincera nos ayuda, gracias por la suya.',
    ],
    two: [
      'Gracias por decirlo con claridad.',
      'Le agradecemos su franqueza.',
      'No es agradable leerlo, y aun así le damos las gracias por escribir.',
    ],
    one: [
      'Sentimos leer esto y le agradecemos que lo haya escrito.',
      'Gracias por hacérnoslo saber, aunque cueste leerlo.',
      'No es lo que nos gusta leer, y lo tomamos en serio.',
    ],
  },
  thanksAsCustomer: ['Gracias por elegirnos y por contarlo.', 'Gracias por su confianza y por estas líneas.'],
  wordless: {
    good: ['Gracias por su valoración.', 'Le agradecemos su valoración.', 'Su valoración nos alegra, gracias.'],
    bad: [
      'Gracias por su valoración, aunque muestra que algo no le convenció.',
      'Hemos visto su valoración y nos gustaría saber qué hay detrás.',
      'Sin palabras solo podemos adivinar a qué se refiere.',
    ],
  },
  topics: {
    service: {
      good: [
        'Lo que dice del servicio se lee con gusto.',
        'Que mencione el servicio significa mucho para nosotros.',
        'Sus palabras sobre el servicio se las haremos llegar a quienes trabajan aquí.',
      ],
      bad: [
        'Lo que escribe sobre el servicio no es la impresión que queremos dejar.',
        'Su comentario sobre el servicio merece más atención de la que cabe aquí.',
        'Nadie debería llevarse esa impresión del servicio, y nos gustaría saber más.',
      ],
    },
    staff: {
      good: [
        'Haremos llegar sus palabras a quienes trabajan aquí.',
        'Quienes trabajan aquí las leerán con una sonrisa.',
        'Lo que dice del trato se lee con gusto.',
      ],
      bad: [
        'La manera de tratar a las personas importa, y tomamos en serio su comentario.',
        'Un trato amable debería darse por hecho, y hablaremos de ello aquí.',
        'Lo que escribe sobre el trato no es algo que dejemos pasar.',
      ],
    },
    price: {
      good: [
        'Su comentario sobre el precio es útil, para nosotros y para quienes lo lean.',
        'Es bueno saber qué piensa del precio.',
        'Lo que dice del precio se lee con interés.',
      ],
      bad: [
        'Un precio debe estar claro antes de pagarlo, y nos gustaría entender su comentario.',
        'Una duda sobre una factura merece una respuesta exacta, y para eso necesitamos los detalles.',
        'A nadie le gusta llevarse una sorpresa con un precio, y nos gustaría saber a qué se refiere.',
      ],
    },
    wait: {
      good: [
        'Agradecemos su comentario sobre el tiempo.',
        'A nadie le gusta esperar, y lo que dice al respecto se lee con gusto.',
        'Lo que escribe sobre el tiempo ayudará a quienes lo lean.',
      ],
      bad: [
        'A nadie le gusta esperar, y entendemos su comentario.',
        'Su tiempo importa, y vamos a revisar lo que escribe sobre la espera.',
        'Esperar sin saber por qué es molesto, y nos gustaría saber más.',
      ],
    },
    communication: {
      good: [
        'Queremos dar respuestas claras, así que esto se lee con gusto.',
        'Es bueno saber cómo ve nuestras explicaciones.',
        'La claridad nos importa, y sus palabras nos animan.',
      ],
      bad: [
        'Nadie debería ir detrás de una respuesta, y tomamos en serio su comentario.',
        'Una palabra clara a tiempo importa, y vamos a revisar lo que describe.',
        'Lo que escribe sobre la comunicación es algo que queremos entender.',
      ],
    },
    result: {
      good: [
        'Sus palabras sobre el resultado se leen con gusto.',
        'Es bueno saber qué piensa del resultado.',
        'Lo que dice del resultado nos anima.',
      ],
      bad: [
        'Un resultado que deja dudas se habla en persona.',
        'Lo que escribe sobre el resultado merece una mirada detenida y no una respuesta rápida.',
        'Nos gustaría entender qué esperaba del resultado y qué falta.',
      ],
    },
    place: {
      good: [
        'Lo que dice del lugar se lee con gusto.',
        'Que el lugar le merezca unas palabras nos alegra.',
        'Su comentario sobre el lugar ayudará a quienes estén de camino.',
      ],
      bad: [
        'Su comentario sobre el lugar y sobre cómo llegar es útil, y vamos a revisarlo.',
        'Lo que escribe sobre el lugar queda anotado, y vamos a revisarlo.',
        'Llegar debería ser sencillo, y su comentario nos ayuda.',
      ],
    },
  },
  noTopic: {
    good: [
      'Leer esto nos anima.',
      'Es bueno saber que lo ve así.',
      'Palabras así nos recuerdan por qué nos gusta lo que hacemos.',
    ],
    bad: [
      'Lo que describe es algo que nos gustaría entender.',
      'Nos gustaría escuchar lo ocurrido desde su punto de vista.',
      'Su punto de vista importa, y nos gustaría escucharlo completo.',
    ],
  },
  namedService: [
    'Sus palabras sobre {svc} nos alegran especialmente.',
    'Nos alegra que mencione {svc}.',
    'Lo que escribe sobre {svc} ayudará a otras personas a decidirse.',
  ],
  whatWasMissing: [
    'Si faltó algo, nos gustaría saber qué.',
    'Si podemos cambiar algo, díganoslo.',
    'Cualquier sugerencia suya es bienvenida.',
  ],
  discretion: [
    'Por respeto a la intimidad no tratamos aquí nada personal, ni siquiera si alguien ha estado con nosotros.',
    'Nos debemos a la discreción, así que no podemos confirmar ni comentar nada personal en público.',
    'La confidencialidad va antes que una respuesta pública, y por eso aquí somos generales.',
  ],
  offline: [
    'Por favor, llámenos al {phone} para que podamos escuchar los detalles.',
    '¿Podría llamarnos al {phone}? Así lo revisamos juntos.',
    'En el {phone} le escucharemos con tiempo.',
    'Por favor, escríbanos a {email} para que conozcamos los detalles.',
    'Basta un mensaje breve a {email}, y le responderemos.',
    'Por favor, póngase en contacto con nosotros directamente para que conozcamos los detalles.',
  ],
  close: [
    'Un saludo de {plainName}',
    'Saludos cordiales, {plainName}',
    'Atentamente, {plainName}',
    'Con un cordial saludo, {plainName}',
  ],
};
