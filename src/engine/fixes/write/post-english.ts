import type { PostWordings } from './post-wording.ts';

export const ENGLISH_POSTS: PostWordings = {
  plans: {
    who: {
      titles: ['{plainName} {inCity}', 'Who we are', 'Meet {plainName}', 'New here? A short introduction'],
      beats: [
        [
          'For everybody who is new here: {name} is {aCategory} {inCity}.',
          '{name} is {aCategory} {inCity}.',
          '{name} is {aCategory}, and this is the place where we tell you what is going on.',
          'This is the page of {name}.',
        ],
        ['What people come to us for: {services}.', 'Our work includes {services}.', 'We offer {anyServices}.'],
        ['The address is {street}.', 'You will find us at {street}.'],
        ['We have been in business since {year}.'],
        [
          'If you are not sure whether your question is one for us, describe it in your own words and ask.',
          'Should you wonder whether we are the right people to ask, just describe what you have in mind.',
        ],
        [
          'From now on you will find short posts here: what we do, what is worth knowing beforehand, and answers to questions that we hear.',
          'Every week we will post something short here: about our work, about what helps you to prepare, and about questions that come up.',
        ],
      ],
    },
    service: {
      titles: ['{Svc} {inCity}', 'About {svc}', '{Svc}: what helps us to help you', 'Thinking about {svc}?'],
      beats: [
        [
          'Today a few words about something that we do {inCity}: {svc}.',
          'Something that people ask us about {inCity}: {svc}.',
          'If you have a question about {svc} {inCity}, this is for you.',
          'Something that people ask us about: {svc}.',
          'A few words about {svc} today.',
        ],
        ['@tell'],
        [
          'The more exactly you describe what you have noticed or what you would like to have at the end, the more useful the first answer is.',
          'Every case is a little different, so a clear description is worth more than a guess.',
          'The exact words do not matter: just say what bothers you or what is missing.',
          'It also helps to know since when, how often, and what you have tried already.',
        ],
        ['@prepare'],
        ['If it turns out to be about {svcTwo} instead, that is something we offer as well.'],
        [
          'You will find the other things we do on our website, each with what is worth knowing.',
          'Still undecided? Asking commits you to nothing.',
          'If you have heard other opinions already, tell us which, and we will talk about them.',
        ],
      ],
    },
    list: {
      titles: ['What we do at a glance', 'Our services in one list', 'What you can come to us for'],
      beats: [
        ['Here is what we do, in short: {allServices}.', 'The whole list in short: {allServices}.'],
        ['@tell'],
        [
          'Is something missing from the list that you need? Ask anyway, because a list never holds everything.',
          'If you do not find your own word for it in this list, describe it in plain language.',
        ],
        [
          'Names of services differ from business to business, so do not worry about the right term.',
          'It is enough to say what should be different afterwards.',
        ],
        ['@prepare'],
      ],
    },
    hours: {
      titles: ['When you can reach us', 'Our opening hours', 'Open {days}', 'Hours worth saving'],
      beats: [
        [
          'Our opening hours: {hours}.',
          'To plan your week: our hours are {hours}.',
          'You can reach us {days}.',
          'Our opening hours: {ownHours}.',
          'We are open around the clock, every day.{alwaysOpen}',
        ],
        ['Appointments are possible too.{byAppointment}'],
        [
          'Around public holidays the times may differ: a look at our Google profile tells you before you set off.',
          'Before public holidays it is worth a look at our profile, because times can change then.',
        ],
        [
          'Times right after opening and at the end of the day tend to be in demand, so a time in between is often easier.',
          'If your time is limited, say so when you get in touch, and it can be taken into account.',
        ],
        ['@prepare'],
        ['Outside these hours it is easiest to write to us.'],
      ],
    },
    visit: {
      titles: ['How to find us', 'Where we are {inCity}', 'On your way to us?', '{street}'],
      beats: [
        [
          'Our address {inCity} is {street}.',
          'You will find {name} at {street} {inCity}.',
          'The way leads to {street} {inCity}.',
          'You will find us at {street}.',
        ],
        ['Also good to know: {amenity}.', 'The premises are {placeAdjective}.'],
        ['We are open {days}.', 'The doors are open {days}.'],
        [
          'If you use a map app, enter the name together with the street, and check that the house number is right.',
          'The map on our Google profile leads you to the door.',
        ],
        [
          'Should you be running late or stand in front of the wrong door, get in touch, and we will tell you the way.',
          'If you need a step-free way in or have other needs, ask beforehand, so that nobody has to improvise.',
        ],
        ['Plan a few minutes more for the first visit, because finding a new place takes longer than expected.'],
      ],
    },
    area: {
      titles: ['Where we work', 'Beyond {city}', 'Do we come to you?', 'Our area'],
      beats: [
        [
          'Besides {city}, we serve {areas}.',
          'People often ask whether we serve their town: we serve {allAreas}.',
          'Our service area includes {anyAreas}.',
        ],
        [
          'If your place is not named here, ask: a line on a map is not always the last word.',
          'Are you just outside? Tell us where you are, and we will tell you whether it works.',
        ],
        ['@tell'],
        [
          'A full address with house number and a word about parking saves questions later.',
          'It helps to know the street, the floor, and where a vehicle can stop.',
        ],
        ['@prepare'],
      ],
    },
    history: {
      titles: ['Since {year}', 'A little history', 'How long we have been here'],
      beats: [
        [
          '{name} has been in business since {year}.',
          'Our story goes back to {year}.',
          'We bring {years} years of experience to the work.',
        ],
        [
          'Much has changed since then: how people find a business, how they ask, and what they want to know first.',
          'Over time the questions change, and yet most conversations still begin in the same way: somebody describes what they need.',
        ],
        ['What we offer today: {services}.', 'Today we offer {anyServices}.'],
        [
          'Do you remember the early days, or do you have an old photo of the house? We would love to see it.',
          'If you have known us for a long time, tell us what you remember.',
        ],
        ['And if you are new, you are just as welcome.'],
      ],
    },
    standing: {
      titles: ['Good to know about us', 'What stands behind our work', 'About our credentials'],
      beats: [
        [
          'People ask what stands behind our work: {house} is {licensed}.',
          'A fact that is asked for often: we are {licensed}.',
          'You may want to know that {name} is a member of {membership}.',
          'A fact that is asked for often: our credentials are {credential}.',
          'Our work comes with {guarantee}.',
          'You may want to know that {house} is {owned}.',
        ],
        ['The business is {owned}.'],
        [
          'Papers and proofs are something you may ask for anywhere, and it is a fair question before any work begins.',
          'It is fair to ask for proof before any work begins, wherever you go.',
        ],
        ['@compare'],
        ['Should you have a question about it, ask us, and you will get a plain answer.'],
      ],
    },
    people: {
      titles: ['Who you will meet', 'The people here', 'Faces behind {plainName}'],
      beats: [
        ['When you come to us, you will meet {people}.', 'The people behind {name}: {people}.'],
        [
          'It is easier to ask a question when you know who reads it.',
          'Names make it easier to ask, so feel free to use them.',
        ],
        ['What we do here: {services}.', 'Together we offer {anyServices}.'],
        ['@tell'],
        ['If you have spoken with somebody before and would like to continue there, say so.'],
      ],
    },
    practical: {
      titles: ['Worth knowing before you come', 'Small things that help', 'Practical points'],
      beats: [
        [
          'A few practical points: {amenity}.',
          'You can pay with {payments}.',
          'We can help you in {languages}.',
          'You will find {brands} with us.',
          'Worth knowing: {freeOffer}.',
        ],
        ['You can pay with {payments}.', 'We can help you in {languages}.'],
        ['@prepare'],
        [
          'Small questions are welcome too, because small things decide whether a day runs smoothly.',
          'If something practical keeps you from coming, mention it: there is often a simple way.',
        ],
        ['We are open {days}.'],
        ['Do you need something else to make it work for you? Ask beforehand.'],
      ],
    },
    urgent: {
      titles: ['When it cannot wait', 'If it is urgent', 'In a hurry?'],
      beats: [
        ['For the days when something cannot wait, we offer {urgent}.', 'Part of what we offer: {urgent}.'],
        [
          'If it is urgent, say so in your first words, and tell us where you are and how to reach you.',
          'In a hurry the order matters: first what has happened, then where, then how we can reach you.',
        ],
        ['Stay reachable: keep your phone at hand and the line free.'],
        [
          'Stay calm, keep people away from anything dangerous, and call the emergency services if somebody is at risk.',
          'If people are in danger, the emergency services come first.',
        ],
        ['For everything that can wait, the usual hours are the simpler way.'],
      ],
    },
    contact: {
      titles: [
        'What to tell us first',
        'How to ask so that we can answer',
        'Your first message to us',
        'Before you get in touch',
      ],
      beats: [
        [
          'A good first message does not have to be long.',
          'People sometimes apologise for asking. There is no need to.',
          'What should stand in a first message? Less than you may think.',
        ],
        ['@tell'],
        [
          'Add how we can reach you and at what time of day it suits you.',
          'Say how you would like to be answered, and when it suits you.',
        ],
        [
          'A photo often explains more than a paragraph, so send it along where it makes sense.',
          'If there are papers, plans or photos, have them at hand.',
        ],
        ['Questions about what it will cost are welcome from the start: ask what the answer depends on.'],
        ['Write as you speak: technical terms are not needed.'],
      ],
    },
    prepare: {
      titles: ['How to prepare', 'Before you come to us', 'A small checklist', 'Well prepared'],
      beats: [
        [
          'A little preparation saves time for everybody.',
          'What can you do beforehand? A little, and it helps.',
          'Here is a small checklist for the day itself.',
        ],
        ['@prepare'],
        ['@tell'],
        [
          'Write down your questions beforehand, because the important ones tend to come to mind on the way home.',
          'Note what you want to ask: nothing is too small for the list.',
        ],
        ['And if something changes on the day, a short word is enough.'],
        ['This also goes for {services}.', 'This also goes for {anyServices}.'],
      ],
    },
    compare: {
      titles: [
        'Questions to ask before you decide',
        'How to choose {aCategory}',
        'Comparing offers?',
        'What to ask first',
      ],
      beats: [
        [
          'Whoever you ask, some questions are worth putting to {aCategory} before you decide.',
          'Choosing {aCategory} is easier with the right questions.',
          'Before you decide for anybody, some questions are worth asking.',
        ],
        ['@compare'],
        [
          'Ask what is included, what may come on top, and who tells you when something changes.',
          'Ask who will be there, how long it takes, and what happens if something turns out differently.',
        ],
        [
          'Have the answers in writing where money is involved, and take a night to think about it.',
          'A clear answer is a good sign, and so is somebody who says what they do not do.',
        ],
        ['Put the same questions to us: we would rather answer them before than after.'],
      ],
    },
    question: {
      titles: ['Your question, please', 'What would you like to know?', 'Ask us anything about our work'],
      beats: [
        [
          'What have you always wanted to know about our work?',
          'Which question would you like to see answered here?',
          'Is there something that you have been meaning to ask us?',
        ],
        [
          'Send it to us, and we will answer it in a post, without your name.',
          'Write to us, and the answer may become a post that helps others too.',
        ],
        [
          'It may be about {svc}, about {svcTwo}, or about how things work here in general.',
          'It may be about {svc}, or about how things work here in general.',
          'It may be about how something is done, how long it takes, or what to look out for.',
        ],
        ['@tell'],
        [
          'No question is too simple: what one person asks, many others wonder about.',
          'Simple questions are often the useful ones, because hardly anybody dares to ask them.',
        ],
        ['Until then, you will find first answers on our website.'],
      ],
    },
    plan: {
      titles: ['Planning ahead', 'Is something coming up?', 'A good time to plan'],
      beats: [
        [
          'Is something coming up in the next weeks? Then now is a good time to plan it.',
          'Some things are easier when they are not decided on the last day.',
          'Looking at the calendar can save you trouble later.',
        ],
        [
          'Think backwards: by when should it be done, and what has to happen before?',
          'Write down the day by which it matters, and count back from there.',
        ],
        ['@tell'],
        ['For {svc} it helps to ask early.', 'We offer {anyServices}, and it helps to ask early.'],
        [
          'If your dates are flexible, mention it: that makes it easier to find a time.',
          'Name more than a single day that would suit you, and finding a time becomes simple.',
        ],
        ['We are open {days}.'],
        ['And should your plans change again, that is no problem as long as you tell us in time.'],
      ],
    },
    change: {
      titles: ['When plans change', 'Something came up?', 'If you cannot make it'],
      beats: [
        [
          'Plans change, and that is all right.',
          'Something always comes up, often at the wrong moment.',
          'Life does not keep to calendars.',
        ],
        [
          'If you cannot make it, tell us as early as you can, so that somebody else can have the time.',
          'A short message in good time is all it takes, and somebody else can use the time.',
        ],
        [
          'Say right away which other days would suit you, and finding a new time becomes easy.',
          'Suggest another day in the same message, and it is settled sooner.',
        ],
        ['You can reach us {days}.', 'Our opening hours: {hours}.'],
        ['@prepare'],
        ['The same goes the other way round: if something changes on our side, you will hear from us.'],
      ],
    },
    feedback: {
      titles: ['How was it?', 'Your honest opinion', 'What can we do better?'],
      beats: [
        [
          'People who have never been here read what others say about {name}.',
          'An honest opinion helps people who do not know us yet.',
          'What others say helps people to decide, praise and criticism alike.',
        ],
        [
          'If you have a minute, write down in your own words how it was, the good and the less good.',
          'Your own words count, however short they are.',
        ],
        [
          'We read every review, and nothing depends on what you write.',
          'Every opinion is welcome, and nobody gets anything for it.',
        ],
        [
          'You will find the place for it on our Google profile under reviews.',
          'On our Google profile it takes a minute.',
        ],
        ['And if there is something that you would rather tell us in person, that door is open too.'],
      ],
    },
    keep: {
      titles: ['Save our details', 'So that you find us again', 'A tip for your phone'],
      beats: [
        [
          'You rarely need {aCategory} on the day you think of it.',
          'When something comes up, nobody wants to search for long.',
          'It takes a minute, and it helps on the day when you need it.',
        ],
        [
          'Save {name} in your contacts, with the address and the number from our profile.',
          'Open our Google profile and save it, and you will find us again in your maps.',
        ],
        ['The address is {street} {inCity}.', 'We are {inCity}.'],
        ['Our hours are {hours}.', 'You can reach us {days}.'],
        [
          'If somebody in your family may need it too, send them the profile.',
          'Sharing the profile with a neighbour takes a moment and may help them one day.',
        ],
        ['Numbers and times in old phone books and directories are often out of date, so trust the profile.'],
        ['Should you come across a wrong entry somewhere, tell us, and we will have it corrected.'],
      ],
    },
    photo: {
      titles: ['A look inside', 'A picture from our day', 'This is what it looks like'],
      beats: [
        [
          'Today a picture instead of many words: this is what a day at {name} looks like.',
          'A picture from our day at {name}.',
          'Today a picture instead of many words.',
        ],
        [
          'Pictures show what texts cannot: how a place looks, and how the work is done.',
          'Seeing a place beforehand makes the first step easier.',
        ],
        ['Part of our day: {services}.', 'Part of our day: {anyServices}.'],
        [
          'What would you like to see next: the tools, the rooms, or a piece of work from beginning to end?',
          'Tell us what you would like to see here next.',
        ],
        ['If you ever take a picture yourself, you can add it to our profile, where others will see it.'],
        ['We are {inCity}, at {street}.'],
      ],
    },
  },
  tell: {
    any: [
      'Tell us what it is about, since when it has been on your mind, and what you would like to have at the end.',
      'Begin with the goal: what should be possible afterwards that is not possible today?',
      'Say in your own words what you need, by when, and what is important to you.',
    ],
    home: [
      'Tell us what you see or hear, since when, in which room, and how old the building is about.',
      'Describe what has happened, where in the house it is, and whether it gets worse.',
    ],
    medical: [
      'Tell us what you would like to have looked at, since when, and which medicines you take.',
      'Say what it is about in a few words; everything else belongs in a private conversation.',
    ],
    beauty: [
      'Tell us what you have in mind, what was done before, and bring a picture if you like.',
      'Say what you like and what you do not like: both help.',
    ],
    dining: [
      'Tell us how many you are, when you would like to come, and whether somebody has an allergy.',
      'Say whether there is something to celebrate and whether small children come along.',
    ],
    foodshop: [
      'Tell us what you need, how much of it, and by what day.',
      'Say whether somebody has an allergy, and what the occasion is.',
    ],
    legal: [
      'Tell us what it is about, who is involved, and whether a deadline is running.',
      'Name the date of the letter that you received: deadlines are often short.',
    ],
    office: [
      'Tell us what it is about, which year or period it concerns, and whether a deadline is running.',
      'Say which papers you have already and which are still missing.',
    ],
    retail: [
      'Tell us what you are looking for, what it is for, and in which size or number.',
      'Say who it is for and what the occasion is: that narrows it down.',
    ],
    auto: [
      'Tell us the make, the model, the year and the mileage, and what you have noticed while driving.',
      'Describe when it happens: cold or warm, at what speed, and whether a warning light is on.',
    ],
    lodging: [
      'Tell us when you arrive, how long you stay, and how many you are.',
      'Say whether you come with children or with a dog, and at what time you arrive.',
    ],
    learning: [
      'Tell us what you can do already, what your goal is, and which times suit you.',
      'Say who wants to learn, how old they are, and what they have tried before.',
    ],
    fitness: [
      'Tell us what you would like to achieve, what you do already, and whether something hurts.',
      'Say whether you are starting from scratch or coming back after a break.',
    ],
    pets: [
      'Tell us the breed, the age, how your animal reacts to strangers, and what it has had before.',
      'Say what you have noticed, since when, and whether your animal eats as usual.',
    ],
  },
  prepare: {
    any: [
      'Have everything at hand that belongs to it: papers, measurements, photos.',
      'If somebody else decides with you, talk about it together beforehand.',
      'Plan a little time, and think about what you want to ask.',
    ],
    home: [
      'Clear the place where the work is to be done, and tell us where a vehicle can stop.',
      'Keep pets and small children out of the way, and have the papers of the building at hand.',
    ],
    medical: [
      'Bring a list of your medicines, earlier findings, and your insurance details.',
      'Come a few minutes early, and write down what you want to ask.',
    ],
    beauty: [
      'Come with a picture of what you have in mind, and say which products you use at home.',
      'Tell us about allergies and sensitive skin before we begin.',
    ],
    dining: [
      'Bigger groups are easier to seat when they ask ahead.',
      'Tell us about allergies when you book, not when the plate is on the table.',
    ],
    foodshop: [
      'Order early for weekends and holidays, and bring a bag or a box.',
      'For larger amounts it is better to ask ahead.',
    ],
    legal: [
      'Bring all letters in order of their dates, with the envelopes.',
      'Write down in order what has happened, with dates, and bring the papers.',
    ],
    office: [
      'Sort the papers by date, and note your questions beside them.',
      'Bring last year’s papers too, because many questions begin there.',
    ],
    retail: [
      'Take measurements at home and bring a photo of where it should go.',
      'Bring the old piece or a photo of it if you want something that matches.',
    ],
    auto: [
      'Bring the vehicle papers and the service book, and empty the trunk if the work is at the back.',
      'Note when and where the noise appears, so that it can be found on the test drive.',
    ],
    lodging: [
      'Tell us your time of arrival, so that somebody is there to hand you the key.',
      'Have your identity papers at hand when you arrive.',
    ],
    learning: [
      'Bring paper, a pen, and what you have been working with so far.',
      'Plan some time between lessons to practise.',
    ],
    fitness: [
      'Bring comfortable clothes, a towel and something to drink.',
      'Eat lightly beforehand, and tell the trainer about old injuries.',
    ],
    pets: [
      'Bring the vaccination card and something that smells of home.',
      'Keep dogs on a lead and cats in a carrier until you are inside.',
    ],
  },
  compareLead: 'For example:',
  compare: {
    any: [
      'Have you done this before? What will it cost, and what does that depend on? When can it begin?',
      'What exactly will be done? What do I have to do myself? Whom do I call if something is not right?',
    ],
    home: [
      'Is the quote a fixed price or an estimate? Who cleans up afterwards? Who is there on the day?',
      'Which materials do you use? How long will it take? What happens if you find something unexpected?',
    ],
    medical: [
      'What are the alternatives? What does it cost me, and what does insurance pay? What happens if I wait?',
      'How long does it take? What should I look out for afterwards? Whom do I call with questions?',
    ],
    legal: [
      'What are my chances? What will it cost, and who pays in the end? How long does it usually take?',
      'Who will work on it? How will I hear about progress? What can I do myself?',
    ],
    auto: [
      'What has to be done now, and what can wait? Are parts and labour in the quote? Can I see the old parts?',
      'Will you call before you do more than agreed? How long will the car be here?',
    ],
    beauty: [
      'How long will it take? What does it cost in total? What do I have to do at home afterwards?',
      'What suits me in daily life? How often does it need to be redone?',
    ],
  },
  closings: [
    'Get in touch if you would like to know more.',
    'Questions? Write to us or drop by our website.',
    'Use the button below this post to get in touch.',
    'See you soon, {plainName}',
    'More about it on our website.',
    'Write to us, and we will take it from there.',
    'Talk to you soon, {plainName}',
    'The button below leads you on.',
    'We are glad to answer your questions.',
    'Just ask, and we will see.',
    'Until next week, {plainName}',
    'Have a good week, {plainName}',
  ],
};
