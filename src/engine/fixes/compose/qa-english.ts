import type { QaWordings } from './qa-wording.ts';

export const ENGLISH_QA: QaWordings = {
  topics: {
    services: {
      questions: [
        'What does {name} do?',
        'What can {name} help with?',
        'Which services does {name} offer?',
        'What can I come to {name} for?',
      ],
      answers: [
        '{name} can help with {services}.',
        'You can come to us for {services}.',
        'We can help with {services}.',
        '{customers} come to us for {services}.',
        'You can come to us for {anyServices}.',
      ],
    },
    where: {
      questions: ['Where is {name}?', 'Where can I find {name}?', 'How do I find {name} {inCity}?'],
      answers: [
        'You will find us at {street} {inCity}.',
        '{name} is at {street} {inCity}.',
        'Our address is {street} {inCity}.',
        '{name} is based {inCity}.',
        'We are at {street}.',
      ],
    },
    hours: {
      questions: ['What are your opening hours?', 'When is {name} open?', 'What time does {name} open?'],
      answers: [
        'We are open {hours}.',
        'Our opening hours are {hours}.',
        '{name} is open {hours}.',
        'We are open around the clock, every day.{alwaysOpen}',
        'Our hours: {ownHours}.',
      ],
    },
    price: {
      questions: ['How much does it cost?', 'What does {name} charge?', 'What prices can I expect at {name}?'],
      answers: [
        'Here is what our website says about prices: {prices}.',
        'To give you an idea, our website says: {prices}.',
        'Our website gives these prices: {prices}.',
      ],
    },
    urgent: {
      questions: ['Can {name} help at short notice?', 'What if it is urgent?', 'How soon can I get help?'],
      answers: ['Yes, we offer {urgent}.', 'For urgent matters there is {urgent}.', '{name} offers {urgent}.'],
    },
    reach: {
      questions: [
        'How can I reach {name}?',
        'How do I get in touch with {name}?',
        'How do I make an appointment with {name}?{onDate}',
        'How do I book a table at {name}?{onTable}',
        'How do I book a stay at {name}?{onStay}',
      ],
      answers: [
        'Call us on {phone} or write to {email}.',
        'You can reach us by phone on {phone} or by e-mail at {email}.',
        'Call us on {phone}.',
        'You can reach us by phone on {phone}.',
        'Write to {email}.',
      ],
    },
    service: {
      questions: [
        'Can {name} help with {service}?',
        'Who can help with {service} {inCity}?',
        'Where {inCity} can I get help with {service}?',
        'Can I come to {name} for {service}?',
        'Who do I ask about {service} {inCity}?',
      ],
      answers: [
        'Yes, {service} {isOne} part of what we do.',
        'Yes, {name} can help with {service}.',
        '{name} {inCity} can help with {service}.',
        'Yes, you can come to us for {service}.',
        'For {service} you can turn to {name}.',
        'You can come to {name} for {service}.',
        'Yes, we can help with {service}.',
      ],
    },
    areas: {
      questions: [
        'Which areas does {name} serve?',
        'Where does {name} work?',
        'Which towns are in the service area of {name}?',
      ],
      answers: ['We serve {everywhere}.', 'Our service area includes {everywhere}.', '{name} serves {everywhere}.'],
    },
    standing: {
      questions: ['Is {name} {licensed}?', 'Are you {licensed}?'],
      answers: ['Yes, {name} is {licensed}.', 'Yes, we are {licensed}.'],
    },
    history: {
      questions: [
        'How long has {name} been in business?',
        'How long has {name} been around?',
        'How much experience does {name} have?{hasYears}',
      ],
      answers: [
        '{name} has been in business since {year}.',
        'We have been in business since {year}.',
        'Our business goes back to {year}.',
        '{name} has {years} years of experience.',
        'We bring {years} years of experience.',
      ],
    },
    free: {
      questions: ['Does {name} offer {freeOffer}?', 'Do you offer {freeOffer}?'],
      answers: ['Yes, we offer {freeOffer}.', 'Yes, {name} offers {freeOffer}.'],
    },
    what: {
      questions: ['What kind of business is {name}?', 'What is {name}?', 'Is there {aCategory} {inCity}?'],
      answers: [
        '{name} is {aCategory} {inCity}.',
        '{name} is {aCategory} based {inCity}.',
        'Yes, {name} is {aCategory} {inCity}.',
        '{name} is {aCategory}.',
      ],
    },
    guarantee: {
      questions: ['Is there a guarantee?', 'Do you give a guarantee on your work?', 'What guarantee does {name} give?'],
      answers: ['Our work comes with {guarantee}.', 'There is {guarantee}.', '{name} gives {guarantee}.'],
    },
    payment: {
      questions: ['How can I pay?', 'Which payments does {name} accept?', 'What payment methods do you take?'],
      answers: ['We accept {payments}.', '{name} accepts {payments}.'],
    },
    saturday: {
      questions: ['Is {name} open on Saturdays?', 'Are you open on Saturday?'],
      answers: [
        'Yes, on Saturdays we are open from {saturdayTimes}.',
        'Yes, Saturday hours are {saturdayTimes}.',
        'Our opening days are {weekWithoutSaturday}; Saturday is not one of them.',
      ],
    },
    sunday: {
      questions: ['Is {name} open on Sundays?', 'Are you open on Sunday?'],
      answers: [
        'Yes, on Sundays we are open from {sundayTimes}.',
        'Yes, Sunday hours are {sundayTimes}.',
        'Our opening days are {weekWithoutSunday}; Sunday is not one of them.',
      ],
    },
    area: {
      questions: [
        'Does {name} serve {place}?',
        'Do you work with people from {place}?',
        'I am in {place}. Can I come to {name}?',
      ],
      answers: [
        'Yes, {place} is part of our service area.',
        'Yes, we also serve {place}.',
        'Yes, {name} serves {place}.',
      ],
    },
    appointment: {
      questions: ['Can I come by appointment?', 'Does {name} take appointments?'],
      answers: ['Yes, {name} takes appointments.{byAppointment}', 'Yes, you can come by appointment.{byAppointment}'],
    },
    amenity: {
      questions: ['Does {name} have {oneAmenity}?', 'Is there anything else on offer, such as {oneAmenity}?'],
      answers: ['Yes, we have {oneAmenity}.', 'Yes, {name} has {oneAmenity}.'],
    },
    access: {
      questions: ['Is {name} {placeAdjective}?', 'Are the premises {placeAdjective}?'],
      answers: ['Yes, the premises are {placeAdjective}.', 'Yes, {name} is {placeAdjective}.'],
    },
    owned: {
      questions: ['Is {name} {owned}?', 'Who owns {name}?'],
      answers: ['{name} is {owned}.', 'We are {owned}.'],
    },
    people: {
      questions: ['Who will I meet at {name}?', 'Who works at {name}?'],
      answers: ['At {name} you will meet {people}.', 'The people here: {people}.'],
    },
    brands: {
      questions: ['Which brands does {name} work with?', 'What brands do you have?'],
      answers: ['We work with {brands}.', 'Our brands include {brands}.'],
    },
    languages: {
      questions: ['Is there information in other languages?', 'In which languages can I read about {name}?'],
      answers: ['Our website has information in {languages}.', 'You can read about us in {languages}.'],
    },
    credential: {
      questions: ['What credentials does {name} have?', 'Which qualifications does {name} have?'],
      answers: [
        'Our credentials: {credential}.',
        'Our credentials include {credential}.',
        '{name} is a member of {membership}.',
      ],
    },
    award: {
      questions: ['Has {name} received any awards?'],
      answers: ['Yes, our website mentions this: {awards}.'],
    },
    email: {
      questions: ['Can I write to {name}?', 'What is the e-mail address of {name}?'],
      answers: ['Yes, write to {email}.', 'Our e-mail address is {email}.'],
    },
    address: {
      questions: ['What is the full address of {name}?', 'Which address do I enter for directions to {name}?'],
      answers: ['The full address is {fullAddress}.', 'Enter {fullAddress}.'],
    },
    day: {
      questions: [
        'What are your hours on {day}?',
        'When does {name} close on {day}?',
        'How long are you open on {day}?',
      ],
      answers: ['On {day} we are open from {dayTimes}.', '{day} hours are {dayTimes}.'],
    },
    serviceInArea: {
      questions: [
        'Can you help with {service} in {place}?',
        'I live in {place} and need help with {service}. Can {name} help?',
      ],
      answers: [
        'Yes, {place} is part of our service area, and {service} {isOne} part of what we do.',
        'Yes, we serve {place}, and {service} {isOne} on our list.',
      ],
    },
  },
  contact: [
    'Call us on {phone}.',
    'The number is {phone}.',
    'To ask a question, call {phone}.',
    'Questions are welcome by phone on {phone}.',
    'By phone you reach us on {phone}.',
    'If you would like to know more, call {phone}.',
    'Write to {email} if you prefer e-mail.',
    'To make an appointment, call {phone}.{onDate}',
    'To book a table, call {phone}.{onTable}',
    'To book a stay, call {phone}.{onStay}',
  ],
};
