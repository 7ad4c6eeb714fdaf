import type { TextLanguage } from '../writing-material.ts';

/** Messages that a business fills in and sends; what is in brackets is filled in by hand. */
export const MESSAGE_TEMPLATES = [
  'reviewSms',
  'reviewEmail',
  'reviewCard',
  'appointment',
  'followUp',
  'holiday',
  'voicemail',
  'directoryShort',
] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** A line of a message: the first wording that the facts can fill; none leaves the line out, an empty one is an empty line. */
export type TemplateLine = readonly string[];

const BLANK: TemplateLine = [''];

/**
 * Requests for reviews ask everybody for an honest word, offer nothing and name no stars; none tells what somebody came for,
 * because a message may be read by others. A text message says how to get no more of them, a mail has the postal address.
 */
export const TEMPLATE_WORDINGS: Readonly<
  Record<TextLanguage, Readonly<Record<MessageTemplate, readonly TemplateLine[]>>>
> = {
  en: {
    reviewSms: [
      ['Hello [first name], this is {plainName}.', 'Hello [first name].'],
      ['Would you tell others how it was, in your own words? [review link]'],
      ['Reply STOP to opt out.'],
    ],
    reviewEmail: [
      ['Subject: A question from {plainName}', 'Subject: A question'],
      BLANK,
      ['Hello [first name],'],
      BLANK,
      [
        'Many people read what others say before they choose {aCategory} {inCity}.',
        'Many people read what others say before they call anybody.',
      ],
      ['If you have a minute, please tell them how it was, in your own words, good or bad:'],
      ['[review link]'],
      BLANK,
      ['Nothing depends on what you write, and we read everything.'],
      BLANK,
      ['Kind regards,'],
      ['{plainName}', '[your name]'],
      ['{street}, {city}', '{city}', '[your postal address]'],
      BLANK,
      ['If you would rather not hear from us, reply “unsubscribe”.'],
    ],
    reviewCard: [
      ['How was it?', 'How was it at {plainName}?'],
      ['An honest word from you helps people nearby to decide.'],
      ['The code on this card opens the page on your own phone, whenever it suits you: [QR code]'],
      ['Good or bad, we read everything.'],
    ],
    appointment: [
      ['Hello [first name],'],
      BLANK,
      ['your appointment with {name} is on [date] at [time].', 'your appointment is on [date] at [time].'],
      ['The address is {street}, {city}.', 'The address: [your address].'],
      [
        'If you cannot make it, please call {phone} as early as you can.',
        'If you cannot make it, please tell us as early as you can.',
      ],
      BLANK,
      ['See you then, {plainName}', 'See you then'],
    ],
    followUp: [
      ['Hello [first name],'],
      BLANK,
      ['is everything as it should be?'],
      [
        'If something is not right or a question has come up, call us at {phone}.',
        'If something is not right or a question has come up, write to {email}.',
        'If something is not right or a question has come up, tell us.',
      ],
      ['The sooner we know, the easier it is to put right.'],
      BLANK,
      ['Kind regards, {plainName}', 'Kind regards'],
    ],
    holiday: [
      [
        'Around [holiday], {name} is closed from [first day] to [last day].',
        'Around [holiday] we are closed from [first day] to [last day].',
      ],
      ['From [day] on, our usual hours apply again: {hours}.', 'From [day] on, our usual hours apply again.'],
      ['For messages in the meantime: {email}.', 'You can leave us a message in the meantime.'],
    ],
    voicemail: [
      [
        'Hello, you have reached {name} {inCity}.',
        'Hello, you have reached {name}.',
        'Hello, you have reached our voicemail.',
      ],
      ['Nobody can take your call right now.'],
      ['Our hours are {hours}.', 'You can reach us {days}.'],
      ['Please leave your name, your number and a few words about what it is about.'],
      ['Thank you for calling.'],
    ],
    directoryShort: [
      [
        '{name} is {aCategory} {inCity}: {services}.',
        '{name} is {aCategory} {inCity}, open {days}.',
        '{name} is {aCategory} {inCity}.',
        '{name} is {aCategory}.',
        '{plainName}, {city}',
        '{plainName}',
      ],
    ],
  },
  de: {
    reviewSms: [
      ['Guten Tag [Name], hier ist {plainName}.', 'Guten Tag [Name].'],
      ['Mögen Sie anderen mit eigenen Worten sagen, wie es war? [Bewertungslink]'],
      ['Mit STOP melden Sie sich ab.'],
    ],
    reviewEmail: [
      ['Betreff: Eine Frage von {plainName}', 'Betreff: Eine Frage'],
      BLANK,
      ['Guten Tag [Name],'],
      BLANK,
      ['viele lesen erst, was andere sagen, bevor sie sich entscheiden.'],
      ['Wenn Sie eine Minute haben, schreiben Sie bitte mit eigenen Worten, wie es war, ob gut oder schlecht:'],
      ['[Bewertungslink]'],
      BLANK,
      ['Nichts hängt davon ab, was Sie schreiben, und wir lesen alles.'],
      BLANK,
      ['Freundliche Grüße'],
      ['{plainName}', '[Ihr Name]'],
      ['{street}, {city}', '{city}', '[Ihre Postadresse]'],
      BLANK,
      ['Wenn Sie keine Nachrichten mehr möchten, antworten Sie mit „abmelden“.'],
    ],
    reviewCard: [
      ['Wie war es?'],
      ['Ein ehrliches Wort von Ihnen hilft anderen, sich zu entscheiden.'],
      ['Der Code auf dieser Karte öffnet die Seite auf Ihrem eigenen Telefon, wann immer es Ihnen passt: [QR-Code]'],
      ['Ob gut oder schlecht, wir lesen alles.'],
    ],
    appointment: [
      ['Guten Tag [Name],'],
      BLANK,
      ['Ihr Termin ist am [Datum], [Uhrzeit].'],
      ['Die Adresse: {street}, {city}.', 'Die Adresse: [Ihre Adresse].'],
      [
        'Falls Sie nicht kommen können, rufen Sie bitte so früh wie möglich an: {phone}.',
        'Falls Sie nicht kommen können, sagen Sie bitte so früh wie möglich ab.',
      ],
      BLANK,
      ['Bis dahin, {plainName}', 'Bis dahin'],
    ],
    followUp: [
      ['Guten Tag [Name],'],
      BLANK,
      ['ist alles so, wie es sein soll?'],
      [
        'Wenn etwas nicht stimmt oder noch eine Frage offen ist, rufen Sie uns an: {phone}.',
        'Wenn etwas nicht stimmt oder noch eine Frage offen ist, schreiben Sie an {email}.',
        'Wenn etwas nicht stimmt oder noch eine Frage offen ist, sagen Sie es uns.',
      ],
      ['Je früher wir es wissen, desto leichter lässt es sich richten.'],
      BLANK,
      ['Freundliche Grüße, {plainName}', 'Freundliche Grüße'],
    ],
    holiday: [
      ['Rund um [Feiertag] haben wir geschlossen, und zwar [erster Tag] bis [letzter Tag].'],
      ['Ab [Tag] gelten wieder unsere üblichen Zeiten: {hours}.', 'Ab [Tag] gelten wieder unsere üblichen Zeiten.'],
      ['Nachrichten erreichen uns unter {email}.', 'Sie können uns in der Zwischenzeit eine Nachricht hinterlassen.'],
    ],
    voicemail: [
      ['Guten Tag, hier ist der Anrufbeantworter von {nameDat}.', 'Guten Tag, hier ist unser Anrufbeantworter.'],
      ['Im Moment kann niemand ans Telefon gehen.'],
      ['Unsere Zeiten sind {hours}.', 'Erreichbar sind wir {days}.'],
      ['Bitte nennen Sie Ihren Namen, Ihre Nummer und in wenigen Worten, worum es geht.'],
      ['Danke für Ihren Anruf.'],
    ],
    directoryShort: [
      [
        '{name} ist {aCategory} {inCity}: {services}.',
        '{name} ist {aCategory} {inCity}, geöffnet {days}.',
        '{name} ist {aCategory} {inCity}.',
        '{name} ist {aCategory}.',
        '{plainName}, {city}',
        '{plainName}',
      ],
    ],
  },
  fr: {
    reviewSms: [
      ['Bonjour [prénom], ici {plainName}.', 'Bonjour [prénom].'],
      ['Voulez-vous dire aux autres, avec vos mots, comment cela s’est passé ? [lien vers les avis]'],
      ['Répondez STOP pour ne plus recevoir de messages.'],
    ],
    reviewEmail: [
      ['Objet : une question de la part de {plainName}', 'Objet : une question'],
      BLANK,
      ['Bonjour [prénom],'],
      BLANK,
      ['Beaucoup de personnes lisent ce que disent les autres avant de se décider.'],
      ['Si vous avez un moment, écrivez s’il vous plaît avec vos mots comment cela s’est passé, en bien ou en mal :'],
      ['[lien vers les avis]'],
      BLANK,
      ['Rien ne dépend de ce que vous écrivez, et nous lisons tout.'],
      BLANK,
      ['Cordialement,'],
      ['{plainName}', '[votre nom]'],
      ['{street}, {city}', '{city}', '[votre adresse postale]'],
      BLANK,
      ['Pour ne plus recevoir de messages, répondez « désinscription ».'],
    ],
    reviewCard: [
      ['Comment cela s’est-il passé ?'],
      ['Quelques mots sincères de votre part aident les autres à se décider.'],
      ['Le code de cette carte ouvre la page sur votre propre téléphone, quand vous voulez : [code QR]'],
      ['En bien ou en mal, nous lisons tout.'],
    ],
    appointment: [
      ['Bonjour [prénom],'],
      BLANK,
      ['Votre rendez-vous est le [date] à [heure].'],
      ['L’adresse : {street}, {city}.', 'L’adresse : [votre adresse].'],
      [
        'Si vous ne pouvez pas venir, appelez s’il vous plaît dès que possible le {phone}.',
        'Si vous ne pouvez pas venir, prévenez-nous s’il vous plaît dès que possible.',
      ],
      BLANK,
      ['À bientôt, {plainName}', 'À bientôt'],
    ],
    followUp: [
      ['Bonjour [prénom],'],
      BLANK,
      ['Tout est-il comme vous le souhaitiez ?'],
      [
        'Si quelque chose ne va pas ou si vous avez encore des questions, appelez-nous au {phone}.',
        'Si quelque chose ne va pas ou si vous avez encore des questions, écrivez à {email}.',
        'Si quelque chose ne va pas ou si vous avez encore des questions, dites-le-nous.',
      ],
      ['Plus tôt nous le savons, plus il est simple d’y remédier.'],
      BLANK,
      ['Cordialement, {plainName}', 'Cordialement'],
    ],
    holiday: [
      ['Autour de [jour férié], nous sommes fermés du [premier jour] au [dernier jour].'],
      [
        'À partir du [jour], nos horaires habituels reprennent : {hours}.',
        'À partir du [jour], nos horaires habituels reprennent.',
      ],
      ['Pour vos messages : {email}.', 'Vous pouvez nous laisser un message entre-temps.'],
    ],
    voicemail: [
      ['Bonjour, vous êtes sur le répondeur de {plainName}.', 'Bonjour, vous êtes sur notre répondeur.'],
      ['Personne ne peut vous répondre pour le moment.'],
      ['Nos horaires : {hours}.', 'Vous pouvez nous joindre {days}.'],
      ['Laissez s’il vous plaît votre nom, votre numéro et quelques mots sur votre demande.'],
      ['Merci de votre appel.'],
    ],
    directoryShort: [
      [
        '{name} est {aCategory} {inCity} : {services}.',
        '{name} est {aCategory} {inCity}, horaires d’ouverture : {days}.',
        '{name} est {aCategory} {inCity}.',
        '{name} est {aCategory}.',
        '{plainName}, {city}',
        '{plainName}',
      ],
    ],
  },
  es: {
    reviewSms: [
      ['Hola, [nombre]. Aquí {plainName}.', 'Hola, [nombre].'],
      ['¿Quiere contar a otros, con sus palabras, cómo fue? [enlace a las reseñas]'],
      ['Responda STOP para no recibir más mensajes.'],
    ],
    reviewEmail: [
      ['Asunto: una pregunta de {plainName}', 'Asunto: una pregunta'],
      BLANK,
      ['Hola, [nombre]:'],
      BLANK,
      ['Muchas personas leen lo que dicen otros antes de decidirse.'],
      ['Si tiene un minuto, escriba por favor con sus palabras cómo fue, para bien o para mal:'],
      ['[enlace a las reseñas]'],
      BLANK,
      ['Nada depende de lo que escriba, y lo leemos todo.'],
      BLANK,
      ['Un cordial saludo,'],
      ['{plainName}', '[su nombre]'],
      ['{street}, {city}', '{city}', '[su dirección postal]'],
      BLANK,
      ['Si no quiere recibir más mensajes, responda «baja».'],
    ],
    reviewCard: [
      ['¿Qué tal fue?'],
      ['Unas palabras sinceras suyas ayudan a otros a decidirse.'],
      ['El código de esta tarjeta abre la página en su propio teléfono, cuando le venga bien: [código QR]'],
      ['Para bien o para mal, lo leemos todo.'],
    ],
    appointment: [
      ['Hola, [nombre]:'],
      BLANK,
      ['Su cita es el [fecha] a las [hora].'],
      ['La dirección es {street}, {city}.', 'La dirección: [su dirección].'],
      [
        'Si no puede venir, llame por favor cuanto antes al {phone}.',
        'Si no puede venir, avísenos por favor cuanto antes.',
      ],
      BLANK,
      ['Hasta entonces, {plainName}', 'Hasta entonces'],
    ],
    followUp: [
      ['Hola, [nombre]:'],
      BLANK,
      ['¿Está todo como debe estar?'],
      [
        'Si algo no va bien o le queda alguna duda, llámenos al {phone}.',
        'Si algo no va bien o le queda alguna duda, escriba a {email}.',
        'Si algo no va bien o le queda alguna duda, díganoslo.',
      ],
      ['Cuanto antes lo sepamos, más fácil será arreglarlo.'],
      BLANK,
      ['Un cordial saludo, {plainName}', 'Un cordial saludo'],
    ],
    holiday: [
      ['Con motivo de [festivo] cerramos del [primer día] al [último día].'],
      ['Desde el [día] vuelve nuestro horario habitual: {hours}.', 'Desde el [día] vuelve nuestro horario habitual.'],
      ['Para mensajes entretanto: {email}.', 'Entretanto puede dejarnos un mensaje.'],
    ],
    voicemail: [
      ['Hola, este es el contestador de {plainName}.', 'Hola, este es nuestro contestador.'],
      ['Ahora mismo nadie puede atenderle.'],
      ['Nuestro horario: {hours}.', 'Puede encontrarnos {days}.'],
      ['Deje por favor su nombre, su número y unas palabras sobre el motivo.'],
      ['Gracias por llamar.'],
    ],
    directoryShort: [
      [
        '{name} es {aCategory} {inCity}: {services}.',
        '{name} es {aCategory} {inCity}, con este horario: {days}.',
        '{name} es {aCategory} {inCity}.',
        '{name} es {aCategory}.',
        '{plainName}, {city}',
        '{plainName}',
      ],
    ],
  },
};
