import type { ReplyWordings } from './reply-wording.ts';

export const GERMAN_REPLIES: ReplyWordings = {
  thanks: {
    five: [
      'Vielen Dank für Ihre freundlichen Worte.',
      'Danke, dass Sie sich die Zeit genommen haben.',
      'Herzlichen Dank für Ihre Bewertung.',
      'Über Ihre Bewertung freuen wir uns sehr.',
    ],
    four: [
      'Vielen Dank für Ihre Bewertung.',
      'Danke, dass Sie uns schreiben.',
      'Für Ihre Zeilen bedanken wir uns.',
      'Ihre Rückmeldung hilft uns, danke dafür.',
    ],
    three: [
      'Danke für Ihre offenen Worte.',
      'Vielen Dank für Ihre ehrliche Rückmeldung.',
      'Offene Worte helfen uns weiter, danke dafür.',
    ],
    two: [
      'Danke, dass Sie so offen schreiben.',
      'Vielen Dank für Ihre deutlichen Worte.',
      'Das liest niemand gern, und trotzdem danken wir Ihnen dafür.',
    ],
    one: [
      'Es tut uns leid, das zu lesen, und wir danken Ihnen für Ihre Zeilen.',
      'Danke, dass Sie uns das mitteilen, auch wenn es schwer zu lesen ist.',
      'So etwas lesen wir nicht gern, und wir nehmen es ernst.',
    ],
  },
  thanksAsCustomer: [
    'Danke, dass Sie sich für uns entschieden haben und davon berichten.',
    'Vielen Dank für Ihr Vertrauen und für Ihre Zeilen.',
  ],
  wordless: {
    good: ['Vielen Dank für Ihre Sterne.', 'Danke für Ihre Bewertung.', 'Über Ihre Bewertung freuen wir uns.'],
    bad: [
      'Danke für Ihre Bewertung, auch wenn sie zeigt, dass für Sie etwas nicht gestimmt hat.',
      'Ihre Bewertung haben wir gesehen und möchten wissen, was dahintersteht.',
      'Ohne Worte können wir nur raten, was Sie meinen.',
    ],
  },
  topics: {
    service: {
      good: [
        'Was Sie über den Service schreiben, lesen wir gern.',
        'Ihr Lob für den Service bedeutet uns viel.',
        'Dass Sie den Service erwähnen, geben wir hier gern weiter.',
      ],
      bad: [
        'Was Sie über den Service schreiben, entspricht nicht unserem Anspruch.',
        'Ihr Hinweis zum Service verdient mehr Aufmerksamkeit, als hier Platz hat.',
        'So soll sich unser Service nicht anfühlen, deshalb möchten wir mehr erfahren.',
      ],
    },
    staff: {
      good: [
        'Das Lob geben wir gern an alle weiter, die hier arbeiten.',
        'Wer gemeint ist, wird sich über Ihre Worte freuen.',
        'Was Sie über die Menschen hier schreiben, lesen sie mit einem Lächeln.',
      ],
      bad: [
        'Der Ton macht viel aus, deshalb nehmen wir Ihren Hinweis ernst.',
        'Ein freundlicher Umgang sollte selbstverständlich sein, und darüber sprechen wir hier.',
        'Was Sie über den Umgang schreiben, wischen wir nicht beiseite.',
      ],
    },
    price: {
      good: [
        'Dass Sie den Preis erwähnen, hilft auch anderen, die das lesen.',
        'Ihr Hinweis zum Preis ist gut zu wissen.',
        'Gut zu lesen, wie Sie den Preis sehen.',
      ],
      bad: [
        'Ein Preis sollte klar sein, bevor er fällig wird, deshalb möchten wir Ihren Hinweis verstehen.',
        'Fragen zu einer Rechnung verdienen eine genaue Antwort, und dafür brauchen wir die Einzelheiten.',
        'Über Preise ärgert sich niemand gern, deshalb möchten wir wissen, was genau Sie meinen.',
      ],
    },
    wait: {
      good: [
        'Ihr Hinweis zur Zeit ist willkommen.',
        'Niemand wartet gern, umso lieber lesen wir, was Sie dazu schreiben.',
        'Was Sie zum Thema Zeit schreiben, hilft auch anderen.',
      ],
      bad: [
        'Niemand wartet gern, das verstehen wir gut.',
        'Ihre Zeit ist kostbar, und was Sie zum Warten schreiben, sehen wir uns an.',
        'Warten ohne Auskunft ist ärgerlich, deshalb möchten wir mehr darüber wissen.',
      ],
    },
    communication: {
      good: [
        'Verständliche Auskünfte sind uns wichtig, deshalb lesen wir das gern.',
        'Gut zu wissen, wie Sie unsere Erklärungen sehen.',
        'Klarheit ist uns wichtig, deshalb freuen uns Ihre Worte.',
      ],
      bad: [
        'Niemand sollte einer Antwort hinterherlaufen, deshalb nehmen wir Ihren Hinweis ernst.',
        'Ein klares Wort zur rechten Zeit ist wichtig, und wir sehen uns an, was Sie beschreiben.',
        'Was Sie zur Verständigung schreiben, möchten wir genauer verstehen.',
      ],
    },
    result: {
      good: [
        'Was Sie über das Ergebnis schreiben, lesen wir gern.',
        'Ihre Worte zum Ergebnis freuen uns.',
        'Gut zu wissen, wie Sie das Ergebnis sehen.',
      ],
      bad: [
        'Ein Ergebnis, das Fragen offenlässt, gehört persönlich besprochen.',
        'Was Sie zum Ergebnis schreiben, verdient einen genauen Blick statt einer schnellen Antwort.',
        'Wir möchten verstehen, was Sie vom Ergebnis erwartet haben und was fehlt.',
      ],
    },
    place: {
      good: [
        'Was Sie über den Ort schreiben, liest sich schön.',
        'Dass Ihnen unsere Räume ein Wort wert sind, freut uns.',
        'Ihr Hinweis zum Ort hilft anderen auf dem Weg hierher.',
      ],
      bad: [
        'Ihr Hinweis zum Ort und zum Weg hierher ist nützlich, und wir gehen ihm nach.',
        'Was Sie über den Ort schreiben, haben wir notiert und sehen es uns an.',
        'Der Weg hierher sollte einfach sein, deshalb hilft uns Ihr Hinweis.',
      ],
    },
  },
  noTopic: {
    good: [
      'Das zu lesen, macht uns Freude.',
      'Gut zu wissen, dass Sie es so sehen.',
      'Solche Worte sind der Grund, warum wir unsere Arbeit mögen.',
    ],
    bad: [
      'Was Sie beschreiben, möchten wir verstehen.',
      'Wir möchten hören, wie Sie es erlebt haben.',
      'Ihre Sicht ist uns wichtig, und wir möchten sie ganz hören.',
    ],
  },
  namedService: [
    'Was Sie zum Thema {svc} schreiben, freut uns besonders.',
    'Schön, dass Sie {svc} erwähnen.',
    'Ihre Worte zum Thema {svc} helfen anderen, sich zu entscheiden.',
  ],
  whatWasMissing: [
    'Wenn etwas gefehlt hat, möchten wir es gern hören.',
    'Sollte es etwas geben, das wir anders machen können, sagen Sie es uns.',
    'Für Anregungen sind wir offen.',
  ],
  discretion: [
    'Persönliches gehört nicht in die Öffentlichkeit, deshalb sagen wir hier nicht einmal, ob jemand bei uns war.',
    'Wir sind zur Verschwiegenheit verpflichtet und können hier nichts Persönliches bestätigen oder besprechen.',
    'Vertraulichkeit geht vor, deshalb bleiben wir hier ganz allgemein.',
  ],
  offline: [
    'Bitte rufen Sie uns unter {phone} an, damit wir die Einzelheiten von Ihnen hören.',
    'Erreichen Sie uns bitte unter {phone}, dann gehen wir der Sache gemeinsam nach.',
    'Unter {phone} nehmen wir uns Zeit für Sie.',
    'Bitte schreiben Sie an {email}, damit wir die Einzelheiten erfahren.',
    'Eine kurze Nachricht an {email} genügt, dann melden wir uns.',
    'Bitte wenden Sie sich direkt an uns, damit wir die Einzelheiten erfahren.',
  ],
  close: [
    'Freundliche Grüße, {plainName}',
    'Viele Grüße, {plainName}',
    'Mit freundlichen Grüßen, {plainName}',
    'Alles Gute, {plainName}',
  ],
};
