import type { PostWordings } from './post-wording.ts';

export const SPANISH_POSTS: PostWordings = {
  plans: {
    who: {
      titles: ['{plainName} {inCity}', 'Quiénes somos', '¿Nuevo aquí? Nos presentamos'],
      beats: [
        [
          'Para quienes acaban de llegar: {name} es {aCategory} {inCity}.',
          '{name} es {aCategory} {inCity}.',
          '{name} es {aCategory}, y aquí contamos lo que hay de nuevo.',
          'Esta es la página de {name}.',
        ],
        ['Aquí se viene por {services}.', 'Lo nuestro: {services}.', 'Ofrecemos {anyServices}.'],
        ['La dirección es {street}.', 'Nos encontrará en {street}.'],
        ['Existimos desde {year}.'],
        [
          'Si no sabe si su pregunta es para nosotros, descríbala con sus palabras y pregunte.',
          '¿Duda si somos las personas indicadas? Describa sin más lo que tiene en mente.',
        ],
        [
          'Desde ahora encontrará aquí textos breves: qué hacemos, qué conviene saber antes y respuestas a preguntas que oímos.',
          'Cada semana publicaremos aquí algo breve: sobre nuestro trabajo, sobre lo que ayuda a prepararse y sobre preguntas que surgen.',
        ],
      ],
    },
    service: {
      titles: ['{Svc} {inCity}', '{Svc}: lo que conviene saber', '¿Está pensando en {svc}?', '{Svc}'],
      beats: [
        [
          'Hoy, unas palabras sobre este tema: {svc}.',
          'Entre las cosas que nos preguntan {inCity} está esta: {svc}.',
          'Si tiene una pregunta sobre {svc} {inCity}, esto es para usted.',
          'Hoy unas palabras sobre {svc}.',
        ],
        ['@tell'],
        [
          'Cuanto más exactamente describa lo que ha notado y lo que le gustaría tener al final, más útil será la primera respuesta.',
          'Cada caso es algo distinto, y por eso una descripción clara vale más que una suposición.',
          'Las palabras exactas importan poco: diga sin más qué le molesta o qué le falta.',
          'También ayuda saber desde cuándo, con qué frecuencia y qué se ha probado ya.',
        ],
        ['@prepare'],
        ['Si al final se trata de otra cosa, por ejemplo de {svcTwo}, también es cosa nuestra.'],
        [
          'El resto de lo que hacemos está en nuestra web, con lo que conviene saber de cada cosa.',
          '¿Aún lo está pensando? Preguntar no le compromete a nada.',
          'Si ya tiene otras opiniones, díganos cuáles y hablamos de ellas.',
        ],
      ],
    },
    list: {
      titles: ['Lo que hacemos, de un vistazo', 'Nuestros servicios en breve', 'Para qué puede venir'],
      beats: [
        ['En breve, esto es lo nuestro: {allServices}.', 'La lista completa en breve: {allServices}.'],
        ['@tell'],
        [
          '¿Falta en la lista lo que necesita? Pregunte de todos modos, porque ninguna lista lo dice todo.',
          'Si no encuentra su palabra en la lista, descríbalo con sencillez.',
        ],
        [
          'Los nombres cambian de una casa a otra, así que no se preocupe por el término exacto.',
          'Basta con decir qué debe ser distinto después.',
        ],
        ['@prepare'],
      ],
    },
    hours: {
      titles: ['Cuándo encontrarnos', 'Nuestro horario', 'Horario para guardar'],
      beats: [
        [
          'Nuestro horario: {hours}.',
          'Para organizar la semana: abrimos {days}.',
          'Nuestro horario: {ownHours}.',
          'Estamos a todas horas, todos los días.{alwaysOpen}',
        ],
        ['También es posible pedir cita.{byAppointment}'],
        [
          'Alrededor de los festivos el horario puede cambiar: mire nuestro perfil antes de salir.',
          'Antes de los festivos conviene mirar nuestro perfil, porque el horario puede cambiar.',
        ],
        [
          'Justo al abrir y al final del día suele haber más gente; entre medias es más sencillo.',
          'Si tiene poco tiempo, dígalo desde el principio y lo tendremos en cuenta.',
        ],
        ['@prepare'],
        ['Fuera de ese horario, lo más sencillo es escribirnos.'],
      ],
    },
    visit: {
      titles: ['Cómo encontrarnos', 'Dónde estamos {inCity}', '¿De camino?', '{street}'],
      beats: [
        [
          'Nuestra dirección {inCity} es {street}.',
          'Nos encontrará {inCity} en esta dirección: {street}.',
          'Nuestra dirección es {street}.',
        ],
        ['También conviene saber: {amenity}.'],
        ['La puerta está abierta {days}.', 'Abrimos {days}.'],
        [
          'Si usa una aplicación de mapas, escriba el nombre junto con la calle y compruebe el número.',
          'El mapa de nuestro perfil le lleva hasta la puerta.',
        ],
        [
          'Si llega tarde o está ante la puerta equivocada, llámenos y le indicamos el camino.',
          'Si necesita entrar sin escalones, pregunte antes, y nadie tendrá que improvisar.',
        ],
        ['Cuente con unos minutos más la primera vez: encontrar un sitio nuevo suele tardar más de lo previsto.'],
      ],
    },
    area: {
      titles: ['Dónde trabajamos', '¿Vamos a su casa?', 'Nuestra zona'],
      beats: [
        [
          'Además de {city}, trabajamos en {areas}.',
          'A menudo nos preguntan adónde vamos: {allAreas}.',
          'Nuestra zona incluye {anyAreas}.',
        ],
        [
          '¿No está su localidad? Pregunte, porque una línea en el mapa no siempre es la última palabra.',
          '¿Está justo al lado? Díganos dónde y le diremos si es posible.',
        ],
        ['@tell'],
        [
          'La dirección completa y unas palabras sobre dónde parar ahorran preguntas después.',
          'Ayuda saber la calle, el piso y por dónde se entra.',
        ],
        ['@prepare'],
      ],
    },
    history: {
      titles: ['Desde {year}', 'Un poco de historia', 'Desde cuándo estamos aquí'],
      beats: [
        [
          '{name} existe desde {year}.',
          'Nuestra historia empieza en {year}.',
          'Aportamos {years} años de experiencia.',
        ],
        [
          'Mucho ha cambiado desde entonces: cómo se busca, cómo se pregunta y qué se quiere saber primero.',
          'Con el tiempo cambian las preguntas, y aun así todo empieza igual: alguien describe lo que necesita.',
        ],
        ['Lo nuestro, hoy: {services}.', 'Hoy ofrecemos {anyServices}.'],
        [
          '¿Recuerda los comienzos, o tiene una foto antigua de la casa? Nos gustaría verla.',
          'Si nos conoce desde hace tiempo, cuéntenos qué recuerda.',
        ],
        ['Y si acaba de llegar, también es bienvenido.'],
      ],
    },
    standing: {
      titles: ['Conviene saberlo', 'Lo que hay detrás de nuestro trabajo', 'Unas palabras sobre nosotros'],
      beats: [
        [
          'Nos lo preguntan a menudo: somos {aCredential}.',
          'Quizá le interese saber que {name} es {aOwned}.',
          'Nos preguntan a menudo por nuestras acreditaciones: {credential}.',
          'Nuestro trabajo lleva {guarantee}.',
        ],
        [
          'Pedir justificantes antes de empezar un trabajo es siempre legítimo, vaya donde vaya.',
          'Está bien preguntar antes, a quien sea.',
        ],
        ['@compare'],
        ['Si tiene una duda al respecto, pregunte y tendrá una respuesta clara.'],
        ['@prepare'],
      ],
    },
    people: {
      titles: ['A quién encontrará', 'Las personas de aquí', 'Las caras de {plainName}'],
      beats: [
        ['Cuando venga, encontrará a {people}.', 'Detrás de {name} hay personas: {people}.'],
        [
          'Es más fácil preguntar cuando se sabe quién lo lee.',
          'Un nombre ayuda a preguntar, así que úselo con confianza.',
        ],
        ['Lo que hacemos aquí: {services}.', 'Lo que hacemos entre todos: {anyServices}.'],
        ['@tell'],
        ['Si ya habló con alguien y quiere seguir con esa persona, dígalo.'],
      ],
    },
    practical: {
      titles: ['Conviene saberlo antes de venir', 'Pequeñas cosas que ayudan', 'Cuestiones prácticas'],
      beats: [
        [
          'Algunas cuestiones prácticas: {amenity}.',
          'Puede pagar con {payments}.',
          'Atendemos en {languages}.',
          'Encontrará estas marcas: {brands}.',
          'Conviene saberlo: {freeOffer}.',
        ],
        ['Puede pagar con {payments}.', 'Atendemos en {languages}.'],
        ['@prepare'],
        [
          'Las preguntas pequeñas también son bienvenidas, porque a menudo los detalles deciden cómo va el día.',
          'Si algo práctico le frena, dígalo: suele haber una manera sencilla.',
        ],
        ['Abrimos {days}.'],
        ['¿Necesita algo más para que le venga bien? Pregunte antes.'],
      ],
    },
    urgent: {
      titles: ['Cuando no puede esperar', 'Si es urgente', '¿Tiene prisa?'],
      beats: [
        ['Para los días en que algo no puede esperar: {urgent}.', 'Si es urgente: {urgent}.'],
        [
          'Si es urgente, dígalo con las primeras palabras, con el lugar y cómo localizarle.',
          'Con prisa, el orden importa: qué ha pasado, dónde y cómo localizarle.',
        ],
        ['Manténgase localizable: tenga el teléfono a mano y la línea libre.'],
        [
          'Mantenga la calma, aléjese de lo que sea peligroso y llame a emergencias si alguien corre peligro.',
          'Si hay personas en peligro, emergencias va antes que nada.',
        ],
        ['Para lo que puede esperar, el horario habitual es más sencillo.'],
      ],
    },
    contact: {
      titles: ['Qué contarnos primero', 'Su primer mensaje', 'Antes de escribirnos'],
      beats: [
        [
          'Un buen primer mensaje no tiene que ser largo.',
          'Hay quien pide perdón por preguntar. No hace falta.',
          '¿Qué poner en el primer mensaje? Menos de lo que se piensa.',
        ],
        ['@tell'],
        [
          'Añada cómo localizarle y a qué hora del día le viene bien.',
          'Diga también cómo quiere la respuesta y cuándo le conviene.',
        ],
        [
          'Las fotos explican a menudo más que las palabras: envíelas cuando tenga sentido.',
          'Si hay papeles, planos o fotos, téngalos a mano.',
        ],
        ['Las preguntas sobre el coste son bienvenidas desde el principio: pregunte de qué depende la respuesta.'],
        ['Escriba como habla: no hacen falta términos técnicos.'],
      ],
    },
    prepare: {
      titles: ['Bien preparado', 'Antes de venir', 'Una pequeña lista'],
      beats: [
        [
          'Un poco de preparación ahorra tiempo a todos.',
          '¿Qué puede hacer antes? Poco, y ayuda.',
          'Esta es una pequeña lista para ese día.',
        ],
        ['@prepare'],
        ['@tell'],
        [
          'Apunte antes sus preguntas, porque las importantes suelen venir a la mente de vuelta a casa.',
          'Escriba lo que quiere preguntar: nada es demasiado pequeño para la lista.',
        ],
        ['Si algo cambia ese día, bastan unas palabras.'],
        ['Esto vale también para {services}.', 'Esto vale también para {anyServices}.'],
      ],
    },
    compare: {
      titles: ['Preguntas antes de decidir', '¿Está comparando?', 'Qué preguntar primero'],
      beats: [
        [
          'Pregunte a quien pregunte, algunas preguntas merecen la pena antes de decidir.',
          'Elegir es más fácil con las preguntas adecuadas.',
          'Antes de decidirse por alguien, conviene hacer algunas preguntas.',
        ],
        ['@compare'],
        [
          'Pregunte qué está incluido, qué puede añadirse y quién le avisa si algo cambia.',
          'Pregunte quién estará, cuánto se tarda y qué pasa si surge un imprevisto.',
        ],
        [
          'Pida por escrito lo que tenga que ver con dinero y consúltelo con la almohada.',
          'Una respuesta clara es buena señal, y también lo es que le digan lo que no hacen.',
        ],
        ['Háganos las mismas preguntas: preferimos responder antes que después.'],
      ],
    },
    question: {
      titles: ['¿Su pregunta?', '¿Qué le gustaría saber?', 'Pregúntenos'],
      beats: [
        [
          '¿Qué ha querido saber siempre sobre nuestro trabajo?',
          '¿Qué pregunta deberíamos responder aquí?',
          '¿Hay algo que quería preguntarnos desde hace tiempo?',
        ],
        [
          'Envíenosla y la responderemos aquí, sin su nombre.',
          'Escríbanos, y quizá la respuesta ayude también a otras personas.',
        ],
        [
          'Puede ser sobre {svc}, sobre {svcTwo} o sobre cómo trabajamos en general.',
          'Puede ser sobre cómo se hace algo, cuánto se tarda o en qué hay que fijarse.',
        ],
        ['@tell'],
        [
          'Ninguna pregunta es demasiado sencilla: lo que alguien pregunta, muchos otros se lo preguntan también.',
          'Las preguntas sencillas suelen ser útiles, porque casi nadie se atreve a hacerlas.',
        ],
        ['Mientras tanto, encontrará las primeras respuestas en nuestra web.'],
      ],
    },
    plan: {
      titles: ['Planear a tiempo', '¿Tiene algo previsto?', 'Buen momento para planear'],
      beats: [
        [
          '¿Tiene algo previsto para las próximas semanas? Es buen momento para planearlo.',
          'Algunas cosas son más fáciles si no se deciden el último día.',
          'Mirar el calendario puede ahorrar disgustos más tarde.',
        ],
        [
          'Piense hacia atrás: ¿para cuándo tiene que estar y qué debe pasar antes?',
          'Apunte el día que importa y cuente desde ahí.',
        ],
        ['@tell'],
        ['Ofrecemos {anyServices}, y preguntar pronto lo facilita todo.'],
        [
          'Si sus fechas son flexibles, dígalo: así es más fácil encontrar un hueco.',
          'Indique varios días que le vengan bien, y la fecha se encontrará pronto.',
        ],
        ['Abrimos {days}.'],
        ['Y si sus planes vuelven a cambiar, no pasa nada mientras lo sepamos a tiempo.'],
      ],
    },
    change: {
      titles: ['Cuando cambian los planes', '¿Le ha surgido algo?', 'Si no puede venir'],
      beats: [
        [
          'Los planes cambian, y no pasa nada.',
          'Siempre surge algo, a menudo en el peor momento.',
          'La vida no sigue los calendarios.',
        ],
        [
          'Si no puede venir, avísenos cuanto antes, para que otra persona aproveche ese tiempo.',
          'Basta un mensaje breve, si llega a tiempo.',
        ],
        [
          'Indique enseguida otros días que le vengan bien, y estará resuelto pronto.',
          'Proponga en el mismo mensaje otra fecha, y se arregla antes.',
        ],
        ['Puede encontrarnos {days}.', 'Nuestro horario: {hours}.'],
        ['@prepare'],
        ['Al revés es igual: si algo cambia por nuestra parte, tendrá noticias nuestras.'],
      ],
    },
    feedback: {
      titles: ['¿Qué tal fue?', 'Su opinión sincera', '¿Qué podemos cambiar?'],
      beats: [
        [
          'Quienes nunca han venido leen lo que dicen otros.',
          'Una opinión sincera ayuda a quienes aún no nos conocen.',
          'Lo que dicen otros ayuda a decidirse, sean elogios o críticas.',
        ],
        [
          'Si tiene un minuto, escriba con sus palabras cómo fue, lo bueno y lo menos bueno.',
          'Sus propias palabras cuentan, aunque sean pocas.',
        ],
        [
          'Leemos cada reseña, y nada depende de lo que escriba.',
          'Toda opinión es bienvenida, y nadie recibe nada por ella.',
        ],
        ['El lugar para ello está en nuestro perfil, en las reseñas.', 'En nuestro perfil se hace en poco tiempo.'],
        ['Y si prefiere decirnos algo en persona, la puerta está abierta.'],
      ],
    },
    keep: {
      titles: ['Para guardar', 'Para volver a encontrarnos', 'Un consejo para su teléfono'],
      beats: [
        [
          'Estas cosas rara vez hacen falta el día en que se piensa en ellas.',
          'Cuando surge algo, nadie quiere buscar mucho tiempo.',
          'Se tarda poco, y ayuda el día en que lo necesita.',
        ],
        [
          'Guarde {name} en sus contactos, con la dirección y el número de nuestro perfil.',
          'Abra nuestro perfil y guárdelo, y nos volverá a encontrar en su mapa.',
        ],
        ['La dirección es {street}, {city}.'],
        ['Nuestro horario: {hours}.', 'Puede encontrarnos {days}.'],
        [
          'Si alguien de su familia puede necesitarlo, envíele el perfil.',
          'Compartir el perfil con un vecino cuesta poco y quizá le ayude algún día.',
        ],
        ['Los números y horarios de las guías antiguas suelen estar anticuados: confíe en el perfil.'],
        ['Si ve en algún sitio un dato equivocado, díganoslo y haremos que se corrija.'],
      ],
    },
    photo: {
      titles: ['Una mirada por dentro', 'Una imagen de hoy', 'Así se ve por aquí'],
      beats: [
        [
          'Hoy una imagen en lugar de muchas palabras: así es un día en {name}.',
          'Hoy una imagen en lugar de muchas palabras.',
        ],
        [
          'Las imágenes muestran lo que los textos no pueden: cómo es un lugar y cómo se trabaja.',
          'Ver un lugar antes de venir facilita el primer paso.',
        ],
        ['Parte de nuestros días: {services}.', 'Parte de nuestros días: {anyServices}.'],
        [
          '¿Qué le gustaría ver la próxima vez: las herramientas, el espacio o un trabajo de principio a fin?',
          'Díganos qué le gustaría ver aquí la próxima vez.',
        ],
        ['Si hace usted alguna foto, puede añadirla a nuestro perfil, donde la verán otras personas.'],
        ['Nos encontrará {inCity}, en {street}.'],
      ],
    },
  },
  tell: {
    any: [
      'Díganos de qué se trata, desde cuándo le preocupa y qué le gustaría tener al final.',
      'Empiece por la meta: ¿qué debería ser posible después que hoy no lo es?',
      'Describa con sus palabras qué necesita, para cuándo y qué le importa.',
    ],
    home: [
      'Díganos qué ve u oye, desde cuándo, en qué parte de la casa y qué edad tiene más o menos el edificio.',
      'Describa qué ha pasado, en qué parte de la casa y si va a peor.',
    ],
    medical: [
      'Díganos qué quiere que se mire, desde cuándo y qué medicamentos toma.',
      'Indique en pocas palabras de qué se trata; lo demás se habla en privado.',
    ],
    beauty: [
      'Díganos qué tiene en mente y qué se hizo antes, con una imagen si quiere.',
      'Diga qué le gusta y qué no: ambas cosas ayudan.',
    ],
    dining: [
      'Díganos cuántos son, cuándo quieren venir y si alguien tiene alergias.',
      'Diga si hay algo que celebrar y si vienen niños pequeños.',
    ],
    foodshop: ['Díganos qué necesita, cuánto y para qué día.', 'Diga si alguien tiene alergias y cuál es la ocasión.'],
    legal: [
      'Díganos de qué se trata, quién interviene y si corre algún plazo.',
      'Indique la fecha de la carta que recibió: los plazos suelen ser cortos.',
    ],
    office: [
      'Díganos de qué se trata, a qué período se refiere y si corre algún plazo.',
      'Diga qué papeles tiene ya y cuáles faltan.',
    ],
    retail: [
      'Díganos qué busca, para qué es y en qué tamaño o cantidad.',
      'Diga para quién es y cuál es la ocasión: eso ayuda a elegir.',
    ],
    auto: [
      'Díganos la marca, el modelo, el año y los kilómetros, y qué ha notado al conducir.',
      'Describa cuándo ocurre: en frío o en caliente, a qué velocidad y si se enciende algún testigo.',
    ],
    lodging: [
      'Díganos cuándo llega, cuánto se queda y cuántos son.',
      'Diga si vienen niños o perros y a qué hora llega.',
    ],
    learning: [
      'Díganos qué sabe ya, cuál es su meta y qué horarios le vienen bien.',
      'Diga quién quiere aprender, qué edad tiene y qué ha probado antes.',
    ],
    fitness: [
      'Díganos qué quiere conseguir, qué hace ya y si le duele algo.',
      'Diga si empieza desde cero o vuelve tras una pausa.',
    ],
    pets: [
      'Díganos la raza, la edad y cómo reacciona su animal ante desconocidos.',
      'Diga qué ha notado, desde cuándo y si su animal come como siempre.',
    ],
  },
  prepare: {
    any: [
      'Tenga a mano lo que haga falta: papeles, medidas, fotos.',
      'Si alguien más decide con usted, háblenlo antes.',
      'Reserve un poco de tiempo y piense qué quiere preguntar.',
    ],
    home: [
      'Despeje el lugar donde se va a trabajar y díganos dónde se puede parar.',
      'Mantenga lejos a mascotas y niños pequeños y tenga a mano los papeles del edificio.',
    ],
    medical: [
      'Traiga una lista de sus medicamentos, informes anteriores y su tarjeta sanitaria o de seguro.',
      'Venga unos minutos antes y apunte sus preguntas.',
    ],
    beauty: [
      'Venga con una imagen de lo que tiene en mente y diga qué productos usa en casa.',
      'Avise antes de empezar si tiene alergias o la piel sensible.',
    ],
    dining: [
      'Para grupos es más sencillo preguntar antes.',
      'Avise de las alergias al reservar, no cuando el plato está en la mesa.',
    ],
    foodshop: [
      'Encargue pronto antes de fines de semana y festivos, y traiga una bolsa.',
      'Para cantidades grandes, pregunte el día anterior.',
    ],
    legal: [
      'Traiga todas las cartas por orden de fecha, con los sobres.',
      'Escriba por orden lo ocurrido, con fechas, y traiga los papeles.',
    ],
    office: [
      'Ordene los papeles por fecha y apunte sus preguntas al lado.',
      'Traiga también los papeles del año pasado, porque muchas preguntas empiezan ahí.',
    ],
    retail: [
      'Tome medidas en casa y traiga una foto del sitio.',
      'Traiga la pieza antigua o una foto si busca algo que combine.',
    ],
    auto: [
      'Traiga los papeles del vehículo y el libro de mantenimiento, y vacíe el maletero si se trabaja detrás.',
      'Apunte cuándo y dónde aparece el ruido, para encontrarlo en la prueba.',
    ],
    lodging: [
      'Díganos a qué hora llega, para que alguien esté allí con la llave.',
      'Tenga a mano su documento de identidad al llegar.',
    ],
    learning: [
      'Traiga con qué escribir y aquello con lo que ha trabajado hasta ahora.',
      'Reserve tiempo para practicar entre clase y clase.',
    ],
    fitness: ['Traiga ropa cómoda, una toalla y agua.', 'Coma ligero antes y hable de lesiones anteriores.'],
    pets: [
      'Traiga la cartilla de vacunas y algo que huela a casa.',
      'Lleve a los perros con correa y a los gatos en su transportín hasta estar dentro.',
    ],
  },
  compareLead: 'Por ejemplo:',
  compare: {
    any: [
      '¿Cuánto cuesta y de qué depende? ¿Cuándo puede empezar? ¿Qué tengo que hacer por mi cuenta?',
      '¿Qué se hace exactamente? ¿Cuánto se tarda? ¿A quién me dirijo si algo no va bien?',
    ],
    home: [
      '¿El precio es cerrado o estimado? ¿Quién recoge después? ¿Quién estará ese día?',
      '¿Qué materiales usan? ¿Cuánto se tarda? ¿Qué pasa si surge un imprevisto?',
    ],
    medical: [
      '¿Qué posibilidades hay? ¿Qué pago y qué cubre el seguro? ¿Qué pasa si espero?',
      '¿Cuánto se tarda? ¿En qué debo fijarme después? ¿A quién llamo si tengo dudas?',
    ],
    legal: [
      '¿Qué posibilidades tengo? ¿Cuánto cuesta y quién paga al final? ¿Cuánto suele tardar?',
      '¿Quién llevará el asunto? ¿Cómo sabré qué ocurre? ¿Qué puedo hacer por mi cuenta?',
    ],
    auto: [
      '¿Qué hay que hacer ahora y qué puede esperar? ¿Están incluidas las piezas y la mano de obra?',
      '¿Me llamarán antes de hacer más de lo acordado? ¿Cuánto se queda el coche?',
    ],
    beauty: [
      '¿Cuánto se tarda? ¿Cuánto cuesta en total? ¿Qué tengo que hacer después en casa?',
      '¿Qué me conviene en el día a día? ¿Cada cuánto hay que repetirlo?',
    ],
  },
  closings: [
    'Póngase en contacto si quiere saber más.',
    '¿Preguntas? Escríbanos.',
    'El botón de esta publicación le lleva hasta nosotros.',
    'Hasta pronto, {plainName}',
    'Más detalles en nuestra web.',
    'Escríbanos y lo vemos juntos.',
    'Un saludo, {plainName}',
    'El botón de abajo le lleva más lejos.',
    'Respondemos con gusto a sus preguntas.',
    'Pregunte sin más.',
    'Hasta la semana que viene, {plainName}',
    'Buena semana, {plainName}',
  ],
};
