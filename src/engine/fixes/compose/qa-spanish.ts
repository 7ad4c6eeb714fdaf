import type { QaWordings } from './qa-wording.ts';

export const SPANISH_QA: QaWordings = {
  topics: {
    services: {
      questions: ['¿Qué hace {name}?', '¿Qué servicios tiene {name}?', '¿Para qué puedo acudir a {name}?'],
      answers: [
        '{name} se ocupa de {services}.',
        'Puede acudir a nosotros por {services}.',
        'Nos ocupamos de {services}.',
        'Con nosotros puede contar para {services}.',
        'Nos ocupamos de {anyServices}.',
      ],
    },
    where: {
      questions: ['¿Dónde está {name}?', '¿Dónde encuentro {name}?', '¿Cómo llego a {name}?'],
      answers: [
        'Estamos en {street}, {city}.',
        '{name} está en {street}, {city}.',
        'Nuestra dirección {inCity} es {street}.',
        '{name} está {inCity}.',
      ],
    },
    hours: {
      questions: ['¿Qué horario tienen?', '¿Cuándo abre {name}?', '¿A qué hora abre {name}?'],
      answers: [
        'Abrimos {hours}.',
        'Nuestro horario es {hours}.',
        '{name} abre {hours}.',
        'Atendemos a cualquier hora, todos los días.{alwaysOpen}',
        'Nuestro horario: {ownHours}.',
      ],
    },
    price: {
      questions: ['¿Cuánto cuesta?', '¿Qué precios tiene {name}?'],
      answers: [
        'Nuestra web dice sobre los precios: {prices}.',
        'Para que se haga una idea, nuestra web indica: {prices}.',
      ],
    },
    urgent: {
      questions: ['¿Y si es urgente?', '¿Qué hago si no puedo esperar?'],
      answers: ['Para casos urgentes hay {urgent}.', 'Sí, ofrecemos {urgent}.'],
    },
    reach: {
      questions: [
        '¿Cómo contacto con {name}?',
        '¿Cómo pido cita en {name}?{onDate}',
        '¿Cómo reservo mesa en {name}?{onTable}',
        '¿Cómo reservo una estancia en {name}?{onStay}',
        '¿Cómo puedo hablar con ustedes?',
      ],
      answers: [
        'Llame al {phone} o escriba a {email}.',
        'Puede llamarnos al {phone} o escribirnos a {email}.',
        'Llámenos al {phone}.',
        'Puede llamarnos al {phone}.',
        'Escriba a {email}.',
      ],
    },
    service: {
      questions: [
        '¿Se ocupa {name} de {service}?',
        '¿Quién se ocupa {inCity} de {service}?',
        '¿Puedo acudir a {name} por {service}?',
        '¿A quién acudo {inCity} por {service}?',
      ],
      answers: [
        'Sí, nos ocupamos de {service}.',
        'Sí, {name} se ocupa de {service}.',
        'Sí, puede acudir a nosotros por {service}.',
        'Por {service} puede acudir a {name}.',
        '{name} se ocupa {inCity} de {service}.',
      ],
    },
    areas: {
      questions: ['¿En qué zonas trabaja {name}?', '¿Qué municipios atiende {name}?'],
      answers: [
        'Atendemos {everywhere}.',
        'Nuestra zona de servicio incluye {everywhere}.',
        '{name} atiende {everywhere}.',
      ],
    },
    standing: {
      questions: ['¿Es {name} {aCredential}?', '¿Son ustedes {aCredential}?'],
      answers: ['Sí, {name} es {aCredential}.', 'Sí, somos {aCredential}.'],
    },
    history: {
      questions: [
        '¿Desde cuándo existe {name}?',
        '¿Desde cuándo trabaja {name}?',
        '¿Qué experiencia tiene {name}?{hasYears}',
      ],
      answers: [
        '{name} trabaja desde {year}.',
        'Trabajamos desde {year}.',
        'Nuestra historia empieza en {year}.',
        'Contamos con {years} años de experiencia.',
        '{name} suma {years} años de experiencia.',
      ],
    },
    free: {
      questions: ['¿Ofrece {name} {freeOffer}?', '¿Tienen ustedes {freeOffer}?'],
      answers: ['Sí, ofrecemos {freeOffer}.', 'Sí, {name} ofrece {freeOffer}.'],
    },
    what: {
      questions: ['¿Qué es {name}?', '¿Hay {aCategory} {inCity}?'],
      answers: [
        '{name} es {aCategory} {inCity}.',
        '{name} es {aCategory} con sede {inCity}.',
        'Sí, {name} es {aCategory} {inCity}.',
        '{name} es {aCategory}.',
      ],
    },
    guarantee: {
      questions: ['¿Hay garantía?', '¿Qué garantía da {name}?'],
      answers: ['Sí, hay {guarantee}.', '{name} da {guarantee}.'],
    },
    payment: {
      questions: ['¿Cómo puedo pagar?', '¿Qué formas de pago acepta {name}?'],
      answers: ['Aceptamos {payments}.', '{name} acepta {payments}.'],
    },
    saturday: {
      questions: ['¿Abren los sábados?', '¿Abre {name} los sábados?'],
      answers: [
        'Sí, los sábados abrimos {saturdayTimes}.',
        'Sí, el horario de los sábados es {saturdayTimes}.',
        'Abrimos {weekWithoutSaturday}; el sábado no figura en el horario.',
      ],
    },
    sunday: {
      questions: ['¿Abren los domingos?', '¿Abre {name} los domingos?'],
      answers: [
        'Sí, los domingos abrimos {sundayTimes}.',
        'Sí, el horario de los domingos es {sundayTimes}.',
        'Abrimos {weekWithoutSunday}; el domingo no figura en el horario.',
      ],
    },
    area: {
      questions: ['¿Atiende {name} también {place}?', '¿Está {place} en su zona de servicio?'],
      answers: ['Sí, {place} está en nuestra zona de servicio.', 'Sí, {name} atiende también {place}.'],
    },
    appointment: {
      questions: ['¿Se puede pedir cita?', '¿Atiende {name} con cita?'],
      answers: ['Sí, puede pedir cita.{byAppointment}', 'Sí, {name} atiende con cita.{byAppointment}'],
    },
    amenity: {
      questions: ['¿Tiene {name} {oneAmenity}?', '¿Hay {oneAmenity}?'],
      answers: ['Sí, tenemos {oneAmenity}.', 'Sí, {name} tiene {oneAmenity}.'],
    },
    access: { questions: ['¿Cómo es el acceso a {name}?'], answers: ['El acceso es {placeAdjective}.'] },
    owned: {
      questions: ['¿Es {name} {aOwned}?', '¿Son ustedes {aOwned}?'],
      answers: ['Sí, {name} es {aOwned}.', 'Sí, somos {aOwned}.'],
    },
    people: {
      questions: ['¿Quién trabaja en {name}?', '¿Quién me atenderá en {name}?'],
      answers: ['Le atienden {people}.', 'En {name} encontrará a {people}.'],
    },
    brands: {
      questions: ['¿Con qué marcas trabaja {name}?', '¿Qué marcas tienen?'],
      answers: ['Trabajamos con {brands}.', 'Entre nuestras marcas están {brands}.'],
    },
    languages: {
      questions: ['¿En qué idiomas hay información?', '¿Está la web en otros idiomas?'],
      answers: ['Nuestra web informa en {languages}.', 'La información de la web está en {languages}.'],
    },
    credential: {
      questions: ['¿Qué credenciales tiene {name}?', '¿Están colegiados en {name}?'],
      answers: [
        'Los números de colegiación son {registered}.',
        'Nuestras credenciales: {credential}.',
        'Estas son nuestras credenciales: {credential}.',
      ],
    },
    award: { questions: ['¿Ha recibido {name} premios?'], answers: ['Sí, nuestra web indica: {awards}.'] },
    email: {
      questions: ['¿Puedo escribir a {name}?', '¿Cuál es el correo electrónico de {name}?'],
      answers: ['Sí, escriba a {email}.', 'Nuestro correo electrónico es {email}.'],
    },
    address: {
      questions: ['¿Cuál es la dirección completa de {name}?', '¿Qué dirección pongo en el navegador?'],
      answers: ['La dirección completa es {fullAddress}.', 'Ponga {fullAddress}.'],
    },
    day: {
      questions: ['¿Qué horario tienen {dayAs}?', '¿Cuándo abre {name} {dayAs}?'],
      answers: ['{dayAs} abrimos {dayTimes}.', 'El horario de {dayAs} es {dayTimes}.'],
    },
    serviceInArea: {
      questions: [
        '¿Se ocupan de {service} también en {place}?',
        'Vivo en {place} y busco ayuda por {service}. ¿Puedo acudir a ustedes?',
      ],
      answers: ['Sí, {place} está en nuestra zona de servicio y nos ocupamos de {service}.'],
    },
  },
  contact: [
    'Llámenos al {phone}.',
    'El número es {phone}.',
    'Para cualquier pregunta, llame al {phone}.',
    'Si quiere saber más, llame al {phone}.',
    'Por teléfono estamos en el {phone}.',
    'También puede escribir a {email}.',
    'Para pedir cita: {phone}.{onDate}',
    'Para reservar mesa: {phone}.{onTable}',
    'Para reservar una estancia: {phone}.{onStay}',
  ],
};
