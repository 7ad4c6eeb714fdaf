import type { PostWordings } from './post-wording.ts';

export const GERMAN_POSTS: PostWordings = {
  plans: {
    who: {
      titles: ['{plainName} {inCity}', 'Wer wir sind', 'Neu hier? Wir stellen uns vor'],
      beats: [
        [
          'Für alle, die neu hier sind: {name} ist {aCategory} {inCity}.',
          '{name} ist {aCategory} {inCity}.',
          '{name} ist {aCategory}, und hier erzählen wir, was es Neues gibt.',
          'Hier schreibt {name}.',
        ],
        ['Zu uns kommt man für {services}.', 'Unsere Arbeit umfasst {services}.', 'Wir bieten {anyServices}.'],
        ['Die Adresse lautet {street}.', 'Sie finden uns hier: {street}.'],
        ['Uns gibt es seit {year}.'],
        [
          'Wenn Sie nicht sicher sind, ob Ihre Frage zu uns passt, beschreiben Sie sie einfach mit eigenen Worten.',
          'Ob wir die Richtigen für Ihr Anliegen sind, lässt sich schnell klären: Fragen Sie einfach.',
        ],
        [
          'Ab jetzt gibt es hier kurze Beiträge: was wir tun, was man vorher wissen sollte, und Antworten auf häufige Fragen.',
          'Jede Woche schreiben wir hier etwas Kurzes: was zu unserer Arbeit gehört, was bei der Vorbereitung hilft und was oft gefragt wird.',
        ],
      ],
    },
    service: {
      titles: ['{Svc} {inCity}', 'Zum Thema {svc}', '{Svc}: was vorher hilft', '{Svc}'],
      beats: [
        [
          'Heute ein paar Worte zu etwas, das wir {inCity} anbieten: {svc}.',
          'Nach diesem Thema werden wir {inCity} gefragt: {svc}.',
          'Haben Sie {inCity} eine Frage zum Thema {svc}? Dann ist das für Sie.',
          'Heute ein paar Worte zum Thema {svc}.',
        ],
        ['@tell'],
        [
          'Je genauer Sie beschreiben, was Ihnen aufgefallen ist und was am Ende anders sein soll, desto mehr hilft die erste Antwort.',
          'Jeder Fall liegt etwas anders, deshalb ist eine klare Beschreibung mehr wert als eine Vermutung.',
          'Auf die richtigen Wörter kommt es nicht an: Sagen Sie einfach, was stört oder was fehlt.',
          'Hilfreich ist auch, seit wann und wie oft es vorkommt und was schon versucht wurde.',
        ],
        ['@prepare'],
        ['Geht es am Ende eher um etwas anderes, etwa {svcTwo}, bieten wir auch das.'],
        [
          'Was wir sonst noch tun, steht auf unserer Website, jeweils mit dem, was man dazu wissen sollte.',
          'Noch unschlüssig? Eine Frage verpflichtet zu nichts.',
          'Haben Sie schon andere Meinungen gehört, sagen Sie uns welche, dann sprechen wir darüber.',
        ],
      ],
    },
    list: {
      titles: ['Unsere Leistungen auf einen Blick', 'Was wir tun', 'Wofür Sie zu uns kommen können'],
      beats: [
        ['Kurz gesagt bieten wir {allServices}.', 'Die ganze Liste, kurz gefasst: {allServices}.'],
        ['@tell'],
        [
          'Fehlt auf der Liste etwas, das Sie brauchen? Fragen Sie trotzdem, denn eine Liste ist nie vollständig.',
          'Wenn Ihr Wort dafür nicht auf der Liste steht, beschreiben Sie es einfach.',
        ],
        [
          'Bezeichnungen sind überall etwas anders, machen Sie sich also keine Gedanken über das richtige Wort.',
          'Es genügt zu sagen, was danach anders sein soll.',
        ],
        ['@prepare'],
      ],
    },
    hours: {
      titles: ['Wann Sie uns erreichen', 'Unsere Öffnungszeiten', 'Geöffnet {days}', 'Zeiten zum Merken'],
      beats: [
        [
          'Unsere Öffnungszeiten: {hours}.',
          'Damit Sie planen können: Wir sind {days} für Sie da.',
          'Unsere Öffnungszeiten: {ownHours}.',
          'Wir sind rund um die Uhr da.{alwaysOpen}',
        ],
        ['Termine nach Vereinbarung sind ebenfalls möglich.{byAppointment}'],
        [
          'An Feiertagen und davor können die Zeiten abweichen: Ein Blick in unser Profil genügt, bevor Sie losfahren.',
          'Vor Feiertagen lohnt sich ein Blick in unser Profil, weil sich Zeiten dann ändern können.',
        ],
        [
          'Gleich morgens und kurz vor Schluss ist oft am meisten los, dazwischen geht es meist leichter.',
          'Wenn Ihre Zeit knapp ist, sagen Sie das gleich dazu, dann lässt es sich berücksichtigen.',
        ],
        ['@prepare'],
        ['Außerhalb dieser Zeiten schreiben Sie uns am einfachsten.'],
      ],
    },
    visit: {
      titles: ['So finden Sie uns', 'Der Weg zu uns', 'Unterwegs zu uns?', '{street}'],
      beats: [
        [
          'Unsere Adresse {inCity}: {street}.',
          'Sie finden uns {inCity} unter dieser Adresse: {street}.',
          'Unsere Adresse: {street}.',
        ],
        ['Auch gut zu wissen: {amenity}.', 'Unsere Räume sind {placeAdjective}.'],
        ['Geöffnet ist {days}.', 'Die Tür steht {days} offen.'],
        [
          'Wenn Sie eine Karten-App nutzen, geben Sie den Namen zusammen mit der Straße ein und achten Sie auf die Hausnummer.',
          'Die Karte in unserem Profil führt Sie bis vor die Tür.',
        ],
        [
          'Wird es später oder stehen Sie vor der falschen Tür, melden Sie sich, und wir erklären den Weg.',
          'Wenn Sie einen Zugang ohne Stufen brauchen, fragen Sie vorher, dann muss niemand improvisieren.',
        ],
        ['Planen Sie für den ersten Besuch etwas mehr Zeit ein, denn ein neuer Weg dauert oft länger als gedacht.'],
      ],
    },
    area: {
      titles: ['Wo wir arbeiten', 'Kommen wir auch zu Ihnen?', 'Unser Gebiet'],
      beats: [
        [
          'Neben {city} sind wir auch hier da: {areas}.',
          'Oft werden wir gefragt, wohin wir kommen: {allAreas}.',
          'Zu unserem Gebiet gehört auch {anyAreas}.',
        ],
        [
          'Ist Ihr Ort nicht dabei? Fragen Sie trotzdem, denn eine Linie auf der Karte ist nicht immer das letzte Wort.',
          'Wohnen Sie knapp außerhalb? Sagen Sie uns wo, und wir sagen Ihnen, ob es geht.',
        ],
        ['@tell'],
        [
          'Eine volle Adresse mit Hausnummer und ein Wort zum Parken ersparen spätere Fragen.',
          'Hilfreich sind Straße, Stockwerk und wo ein Fahrzeug halten kann.',
        ],
        ['@prepare'],
      ],
    },
    history: {
      titles: ['Seit {year}', 'Etwas Geschichte', 'Wie lange es uns gibt'],
      beats: [
        [
          '{name} besteht seit {year}.',
          'Unsere Geschichte beginnt {year}.',
          'Wir bringen {years} Jahre Erfahrung mit.',
        ],
        [
          'Vieles hat sich seitdem verändert: wie man einen Betrieb findet, wie man fragt und was man zuerst wissen will.',
          'Mit der Zeit ändern sich die Fragen, und doch beginnt es meist gleich: Jemand beschreibt, was gebraucht wird.',
        ],
        ['Heute bieten wir {services}.', 'Heute bieten wir {anyServices}.'],
        [
          'Erinnern Sie sich an die Anfänge, oder haben Sie ein altes Foto vom Haus? Wir würden es gern sehen.',
          'Wenn Sie uns schon lange kennen, erzählen Sie uns, woran Sie sich erinnern.',
        ],
        ['Und wer neu ist, ist genauso willkommen.'],
      ],
    },
    standing: {
      titles: ['Gut zu wissen', 'Was hinter unserer Arbeit steht', 'Ein Wort zu uns'],
      beats: [
        [
          'Eine Frage, die oft kommt: Wir sind {aCredential}.',
          'Vielleicht gut zu wissen: {name} ist {aOwned}.',
          'Vielleicht gut zu wissen: {house} ist {owned}.',
          'Gefragt werden wir auch das: Welche Nachweise gibt es? Bei uns {credential}.',
        ],
        [
          'Nachweise darf man überall erfragen, und zwar bevor eine Arbeit beginnt.',
          'Es ist richtig, vorher nachzufragen, ganz gleich, an wen Sie sich wenden.',
        ],
        ['@compare'],
        ['Haben Sie dazu eine Frage, stellen Sie sie, und Sie bekommen eine klare Antwort.'],
        ['@prepare'],
      ],
    },
    people: {
      titles: ['Wen Sie bei uns treffen', 'Die Menschen hier', 'Gesichter hinter {plainName}'],
      beats: [
        ['Wenn Sie zu uns kommen, treffen Sie {people}.', 'Hinter {nameDat} stehen Menschen: {people}.'],
        [
          'Eine Frage stellt sich leichter, wenn man weiß, wer sie liest.',
          'Mit einem Namen fragt es sich leichter, nutzen Sie ihn gern.',
        ],
        ['Was wir hier tun: {services}.', 'Gemeinsam bieten wir {anyServices}.'],
        ['@tell'],
        ['Haben Sie schon mit jemandem gesprochen und möchten dort weitermachen, sagen Sie es dazu.'],
      ],
    },
    practical: {
      titles: ['Gut zu wissen, bevor Sie kommen', 'Kleine Dinge, die helfen', 'Praktisches'],
      beats: [
        [
          'Ein paar praktische Hinweise: {amenity}.',
          'Bezahlen können Sie mit {payments}.',
          'Auskunft gibt es auf {languages}.',
          'Marken bei uns: {brands}.',
          'Gut zu wissen: {freeOffer}.',
        ],
        ['Bezahlen können Sie mit {payments}.', 'Auskunft gibt es auf {languages}.'],
        ['@prepare'],
        [
          'Auch kleine Fragen sind willkommen, denn oft entscheiden Kleinigkeiten, ob ein Tag gut läuft.',
          'Wenn etwas Praktisches Sie abhält, sagen Sie es: Oft gibt es einen einfachen Weg.',
        ],
        ['Geöffnet ist {days}.'],
        ['Brauchen Sie noch etwas, damit es für Sie passt? Fragen Sie vorher.'],
      ],
    },
    urgent: {
      titles: ['Wenn es eilt', 'Für dringende Fälle', 'Wenn es nicht warten kann'],
      beats: [
        ['Für Tage, an denen etwas nicht warten kann, gibt es bei uns: {urgent}.', 'Für dringende Fälle: {urgent}.'],
        [
          'Wenn es eilt, sagen Sie das gleich im ersten Satz, und nennen Sie den Ort und wie Sie erreichbar sind.',
          'In der Eile hilft die Reihenfolge: erst was passiert ist, dann wo, dann wie wir Sie erreichen.',
        ],
        ['Bleiben Sie erreichbar: das Telefon griffbereit und die Leitung frei.'],
        [
          'Bleiben Sie ruhig, halten Sie Abstand von allem, was gefährlich ist, und rufen Sie den Notruf, wenn es für jemanden gefährlich wird.',
          'Wird es für Menschen gefährlich, kommt zuerst der Notruf.',
        ],
        ['Alles andere geht zu den üblichen Zeiten einfacher.'],
      ],
    },
    contact: {
      titles: ['Was wir zuerst wissen sollten', 'Ihre erste Nachricht an uns', 'Bevor Sie sich melden'],
      beats: [
        [
          'Eine gute erste Nachricht muss nicht lang sein.',
          'Manche entschuldigen sich, wenn sie fragen. Das ist nicht nötig.',
          'Was gehört in die erste Nachricht? Weniger, als man denkt.',
        ],
        ['@tell'],
        [
          'Schreiben Sie dazu, wie und zu welcher Tageszeit wir Sie erreichen.',
          'Sagen Sie auch, wie Sie die Antwort möchten und wann es Ihnen passt.',
        ],
        [
          'Ein Foto erklärt oft mehr als ein Absatz, schicken Sie es mit, wo es sinnvoll ist.',
          'Wenn es Unterlagen, Pläne oder Fotos gibt, halten Sie sie bereit.',
        ],
        ['Nach den Kosten dürfen Sie gleich zuerst fragen, auch danach, wovon sie abhängen.'],
        ['Schreiben Sie, wie Sie sprechen: Fachwörter braucht es nicht.'],
      ],
    },
    prepare: {
      titles: ['Gut vorbereitet', 'Bevor Sie zu uns kommen', 'Eine kleine Checkliste'],
      beats: [
        [
          'Etwas Vorbereitung spart allen Zeit.',
          'Was können Sie vorher tun? Wenig, und es hilft.',
          'Hier ist eine kleine Checkliste für den Tag selbst.',
        ],
        ['@prepare'],
        ['@tell'],
        [
          'Schreiben Sie Ihre Fragen vorher auf, denn die wichtigen fallen einem gern erst auf dem Heimweg ein.',
          'Notieren Sie, was Sie fragen möchten: Nichts ist zu klein für die Liste.',
        ],
        ['Ändert sich am Tag selbst etwas, genügt ein kurzes Wort.'],
        ['Das gilt auch für {services}.', 'Das gilt auch für {anyServices}.'],
      ],
    },
    compare: {
      titles: ['Fragen, bevor Sie sich entscheiden', 'Angebote vergleichen?', 'Was man zuerst fragen sollte'],
      beats: [
        [
          'Wen auch immer Sie fragen: Ein paar Fragen lohnen sich vorher immer.',
          'Mit den richtigen Fragen entscheidet es sich leichter.',
          'Bevor Sie sich für jemanden entscheiden, lohnen sich ein paar Fragen.',
        ],
        ['@compare'],
        [
          'Fragen Sie, was enthalten ist, was hinzukommen kann und wer Ihnen sagt, wenn sich etwas ändert.',
          'Fragen Sie, wer da sein wird, wie lange es dauert und was passiert, wenn etwas anders kommt.',
        ],
        [
          'Lassen Sie sich die Antworten schriftlich geben, wo es um viel geht, und schlafen Sie eine Nacht darüber.',
          'Eine klare Antwort ist ein gutes Zeichen, und ebenso jemand, der sagt, was er nicht macht.',
        ],
        ['Stellen Sie uns dieselben Fragen: Wir beantworten sie lieber vorher als nachher.'],
      ],
    },
    question: {
      titles: ['Ihre Frage, bitte', 'Was möchten Sie wissen?', 'Fragen Sie uns'],
      beats: [
        [
          'Was wollten Sie schon immer über unsere Arbeit wissen?',
          'Welche Frage sollen wir hier beantworten?',
          'Gibt es etwas, das Sie uns schon lange fragen wollten?',
        ],
        [
          'Schicken Sie sie uns, und wir beantworten sie in einem Beitrag, ohne Ihren Namen.',
          'Schreiben Sie uns, und die Antwort hilft vielleicht auch anderen.',
        ],
        [
          'Es kann um {svc} gehen, um {svcTwo} oder um den Ablauf im Allgemeinen.',
          'Es kann darum gehen, wie etwas abläuft, wie lange es dauert oder worauf man achten sollte.',
        ],
        ['@tell'],
        [
          'Keine Frage ist zu einfach: Was der eine fragt, wundert viele andere.',
          'Gerade einfache Fragen helfen, weil sich kaum jemand traut, sie zu stellen.',
        ],
        ['Erste Antworten finden Sie bis dahin auf unserer Website.'],
      ],
    },
    plan: {
      titles: ['Rechtzeitig planen', 'Steht bei Ihnen etwas an?', 'Ein guter Zeitpunkt zum Planen'],
      beats: [
        [
          'Steht in den nächsten Wochen etwas an? Dann lässt es sich jetzt gut planen.',
          'Manches ist leichter, wenn es nicht am letzten Tag entschieden wird.',
          'Ein Blick in den Kalender kann später Ärger sparen.',
        ],
        [
          'Denken Sie rückwärts: Bis wann soll es fertig sein, und was muss vorher geschehen?',
          'Notieren Sie den Tag, auf den es ankommt, und zählen Sie von dort zurück.',
        ],
        ['@tell'],
        ['Wir bieten {anyServices}, und eine frühe Anfrage hilft bei der Planung.'],
        [
          'Sind Sie zeitlich flexibel, sagen Sie es dazu: Dann findet sich leichter ein Termin.',
          'Nennen Sie gleich mehrere Tage, die Ihnen passen, dann ist ein Termin schnell gefunden.',
        ],
        ['Wir sind {days} für Sie da.'],
        ['Ändern sich Ihre Pläne doch wieder, ist das kein Problem, solange wir es rechtzeitig wissen.'],
      ],
    },
    change: {
      titles: ['Wenn sich Pläne ändern', 'Etwas dazwischengekommen?', 'Wenn es doch nicht klappt'],
      beats: [
        [
          'Pläne ändern sich, und das ist in Ordnung.',
          'Irgendetwas kommt immer dazwischen, oft im falschen Moment.',
          'Das Leben hält sich nicht an Kalender.',
        ],
        [
          'Wenn es nicht klappt, sagen Sie so früh wie möglich ab, damit jemand anderes die Zeit nutzen kann.',
          'Eine kurze Nachricht genügt, wenn sie rechtzeitig kommt.',
        ],
        [
          'Nennen Sie gleich andere Tage, die Ihnen passen, dann ist schnell etwas Neues gefunden.',
          'Schlagen Sie in derselben Nachricht einen anderen Tag vor, dann ist es schnell geklärt.',
        ],
        ['Erreichbar sind wir {days}.', 'Unsere Öffnungszeiten: {hours}.'],
        ['@prepare'],
        ['Umgekehrt gilt dasselbe: Ändert sich etwas auf unserer Seite, hören Sie von uns.'],
      ],
    },
    feedback: {
      titles: ['Wie war es?', 'Ihre ehrliche Meinung', 'Was können wir anders machen?'],
      beats: [
        [
          'Wer noch nie hier war, liest, was andere über {nameAcc} sagen.',
          'Eine ehrliche Meinung hilft Menschen, die uns noch nicht kennen.',
          'Was andere sagen, hilft beim Entscheiden, ob Lob oder Kritik.',
        ],
        [
          'Wenn Sie eine Minute haben, schreiben Sie mit eigenen Worten auf, wie es war, das Gute und das weniger Gute.',
          'Ihre eigenen Worte zählen, auch wenn es wenige sind.',
        ],
        [
          'Wir lesen jede Bewertung, und nichts hängt davon ab, was Sie schreiben.',
          'Jede Meinung ist willkommen, und niemand bekommt etwas dafür.',
        ],
        ['Platz dafür ist in unserem Profil unter Bewertungen.', 'In unserem Profil geht das schnell.'],
        ['Und wenn Sie etwas lieber persönlich sagen möchten, steht die Tür dafür offen.'],
      ],
    },
    keep: {
      titles: ['Zum Speichern', 'Damit Sie uns wiederfinden', 'Ein Tipp für Ihr Telefon'],
      beats: [
        [
          'Gebraucht wird so etwas selten an dem Tag, an dem man daran denkt.',
          'Wenn etwas ansteht, will niemand lange suchen.',
          'Es dauert eine Minute und hilft an dem Tag, an dem Sie es brauchen.',
        ],
        [
          'Speichern Sie {nameAcc} in Ihren Kontakten, mit Adresse und Nummer aus unserem Profil.',
          'Öffnen Sie unser Profil und speichern Sie es, dann finden Sie uns in Ihrer Karte wieder.',
        ],
        ['Die Adresse: {street}, {city}.'],
        ['Unsere Zeiten: {hours}.', 'Erreichbar sind wir {days}.'],
        [
          'Wenn es jemand in Ihrer Familie auch brauchen kann, schicken Sie das Profil weiter.',
          'Ein Nachbar freut sich vielleicht auch einmal darüber: Das Profil lässt sich leicht teilen.',
        ],
        ['Nummern und Zeiten in alten Verzeichnissen sind oft überholt, verlassen Sie sich auf das Profil.'],
        ['Entdecken Sie irgendwo einen falschen Eintrag, sagen Sie es uns, und wir lassen ihn berichtigen.'],
      ],
    },
    photo: {
      titles: ['Ein Blick hinein', 'Ein Bild von heute', 'So sieht es bei uns aus'],
      beats: [
        [
          'Heute ein Bild statt vieler Worte: So sieht ein Tag bei {nameDat} aus.',
          'Heute ein Bild statt vieler Worte.',
        ],
        [
          'Bilder zeigen, was Worte nicht können: wie ein Ort aussieht und wie gearbeitet wird.',
          'Wer einen Ort schon einmal gesehen hat, kommt leichter durch die Tür.',
        ],
        ['Was zu unseren Tagen gehört: {services}.', 'Was zu unseren Tagen gehört: {anyServices}.'],
        [
          'Was möchten Sie als Nächstes sehen: das Werkzeug, die Räume oder eine Arbeit Schritt für Schritt?',
          'Sagen Sie uns, was Sie hier als Nächstes sehen möchten.',
        ],
        ['Wenn Sie selbst ein Foto machen, können Sie es in unser Profil stellen, wo andere es sehen.'],
        ['Sie finden uns {inCity}: {street}.'],
      ],
    },
  },
  tell: {
    any: [
      'Sagen Sie uns, worum es geht, seit wann es Sie beschäftigt und was am Ende herauskommen soll.',
      'Fangen Sie mit dem Ziel an: Was soll danach gehen, was heute nicht geht?',
      'Beschreiben Sie mit eigenen Worten, was Sie brauchen, bis wann und was Ihnen wichtig ist.',
    ],
    home: [
      'Sagen Sie uns, was Sie sehen oder hören, seit wann, in welchem Raum und wie alt das Gebäude ungefähr ist.',
      'Beschreiben Sie, was passiert ist, wo im Haus es ist und ob es schlimmer wird.',
    ],
    medical: [
      'Sagen Sie uns, was angesehen werden soll, seit wann es so ist und welche Medikamente Sie nehmen.',
      'Nennen Sie kurz, worum es geht; alles Weitere gehört ins persönliche Gespräch.',
    ],
    beauty: [
      'Sagen Sie uns, was Sie sich vorstellen und was zuletzt gemacht wurde, gern mit einem Bild.',
      'Sagen Sie, was Ihnen gefällt und was nicht: Beides hilft.',
    ],
    dining: [
      'Sagen Sie uns, wie viele Sie sind, wann Sie kommen möchten und ob jemand etwas nicht verträgt.',
      'Sagen Sie dazu, ob es etwas zu feiern gibt und ob kleine Kinder dabei sind.',
    ],
    foodshop: [
      'Sagen Sie uns, was Sie brauchen, wie viel davon und für welchen Tag.',
      'Sagen Sie dazu, ob jemand etwas nicht verträgt und was der Anlass ist.',
    ],
    legal: [
      'Sagen Sie uns, worum es geht, wer beteiligt ist und ob eine Frist läuft.',
      'Nennen Sie das Datum des Schreibens, das Sie bekommen haben: Fristen sind oft kurz.',
    ],
    office: [
      'Sagen Sie uns, worum es geht, um welchen Zeitraum es sich handelt und ob eine Frist läuft.',
      'Sagen Sie, welche Unterlagen da sind und welche noch fehlen.',
    ],
    retail: [
      'Sagen Sie uns, was Sie suchen, wofür es ist und welche Größe oder Menge Sie brauchen.',
      'Sagen Sie, für wen es ist und was der Anlass ist: Das grenzt die Auswahl ein.',
    ],
    auto: [
      'Nennen Sie uns Marke, Modell, Baujahr und Kilometerstand und was Ihnen beim Fahren aufgefallen ist.',
      'Beschreiben Sie, wann es auftritt: kalt oder warm, bei welchem Tempo, und ob eine Lampe leuchtet.',
    ],
    lodging: [
      'Sagen Sie uns, wann Sie anreisen, wie lange Sie bleiben und wie viele Sie sind.',
      'Sagen Sie dazu, ob Kinder oder ein Hund mitkommen und wann Sie ankommen.',
    ],
    learning: [
      'Sagen Sie uns, was Sie schon können, was Ihr Ziel ist und welche Zeiten Ihnen passen.',
      'Sagen Sie, wer lernen möchte, wie alt die Person ist und was schon versucht wurde.',
    ],
    fitness: [
      'Sagen Sie uns, was Sie erreichen möchten, was Sie schon tun und ob etwas wehtut.',
      'Sagen Sie, ob Sie neu anfangen oder nach einer Pause zurückkommen.',
    ],
    pets: [
      'Nennen Sie uns Rasse und Alter und wie Ihr Tier auf Fremde reagiert.',
      'Sagen Sie, was Ihnen aufgefallen ist, seit wann, und ob Ihr Tier frisst wie sonst.',
    ],
  },
  prepare: {
    any: [
      'Halten Sie bereit, was dazugehört: Unterlagen, Maße, Fotos.',
      'Entscheidet noch jemand mit, sprechen Sie vorher miteinander.',
      'Planen Sie etwas Zeit ein und überlegen Sie, was Sie fragen möchten.',
    ],
    home: [
      'Räumen Sie die Stelle frei, an der gearbeitet wird, und sagen Sie uns, wo ein Fahrzeug halten kann.',
      'Halten Sie Haustiere und kleine Kinder fern und legen Sie die Unterlagen zum Gebäude bereit.',
    ],
    medical: [
      'Bringen Sie eine Liste Ihrer Medikamente, frühere Befunde und Ihre Versichertenkarte mit.',
      'Kommen Sie ein paar Minuten früher und schreiben Sie Ihre Fragen auf.',
    ],
    beauty: [
      'Bringen Sie ein Bild mit von dem, was Sie sich vorstellen, und sagen Sie, was Sie zu Hause verwenden.',
      'Sagen Sie vorher, wenn Sie etwas nicht vertragen oder empfindliche Haut haben.',
    ],
    dining: [
      'Für größere Gruppen ist es einfacher, vorher zu fragen.',
      'Sagen Sie schon bei der Reservierung, was jemand nicht verträgt, und nicht erst, wenn der Teller da ist.',
    ],
    foodshop: [
      'Bestellen Sie vor Wochenenden und Feiertagen früh und bringen Sie eine Tasche mit.',
      'Für größere Mengen fragen Sie am Vortag.',
    ],
    legal: [
      'Bringen Sie alle Schreiben mit, geordnet nach dem Datum und mit den Umschlägen.',
      'Schreiben Sie der Reihe nach auf, was geschehen ist, mit Datum, und bringen Sie die Unterlagen mit.',
    ],
    office: [
      'Ordnen Sie die Unterlagen nach dem Datum und notieren Sie Ihre Fragen daneben.',
      'Bringen Sie auch die Unterlagen vom Vorjahr mit, denn viele Fragen beginnen dort.',
    ],
    retail: [
      'Messen Sie zu Hause nach und bringen Sie ein Foto der Stelle mit.',
      'Bringen Sie das alte Teil oder ein Foto davon mit, wenn etwas dazu passen soll.',
    ],
    auto: [
      'Bringen Sie Fahrzeugschein und Serviceheft mit und räumen Sie den Kofferraum aus, wenn hinten gearbeitet wird.',
      'Merken Sie sich, wann und wo das Geräusch auftritt, dann lässt es sich auf der Probefahrt finden.',
    ],
    lodging: [
      'Sagen Sie uns Ihre Ankunftszeit, damit jemand mit dem Schlüssel da ist.',
      'Halten Sie Ihren Ausweis bereit, wenn Sie ankommen.',
    ],
    learning: [
      'Bringen Sie Papier, Stift und das mit, womit Sie bisher gelernt haben.',
      'Planen Sie zwischen den Stunden etwas Zeit zum Üben ein.',
    ],
    fitness: [
      'Bringen Sie bequeme Kleidung, ein Handtuch und etwas zu trinken mit.',
      'Essen Sie vorher leicht und sprechen Sie alte Verletzungen an.',
    ],
    pets: [
      'Bringen Sie den Impfausweis mit und etwas, das vertraut riecht.',
      'Hunde bleiben an der Leine, Katzen in der Box, bis Sie drinnen sind.',
    ],
  },
  compareLead: 'Zum Beispiel:',
  compare: {
    any: [
      'Was kostet es, und wovon hängt das ab? Wann kann es losgehen? Was muss ich selbst tun?',
      'Was genau wird gemacht? Wie lange dauert es? An wen wende ich mich, wenn etwas nicht stimmt?',
    ],
    home: [
      'Ist der Preis fest oder geschätzt? Wer räumt danach auf? Wer ist an dem Tag da?',
      'Welches Material wird verwendet? Wie lange dauert es? Was passiert, wenn etwas Unerwartetes auftaucht?',
    ],
    medical: [
      'Welche Möglichkeiten gibt es? Was zahle ich selbst, und was zahlt die Kasse? Was passiert, wenn ich warte?',
      'Wie lange dauert es? Worauf muss ich danach achten? Wen rufe ich an, wenn ich Fragen habe?',
    ],
    legal: [
      'Wie stehen meine Chancen? Was kostet es, und wer zahlt am Ende? Wie lange dauert so etwas?',
      'Wer bearbeitet die Sache? Wie erfahre ich, was geschieht? Was kann ich selbst tun?',
    ],
    auto: [
      'Was muss jetzt gemacht werden, und was kann warten? Sind Teile und Arbeit im Preis enthalten?',
      'Werde ich angerufen, bevor mehr gemacht wird als vereinbart? Wie lange bleibt der Wagen hier?',
    ],
    beauty: [
      'Wie lange dauert es? Was kostet es insgesamt? Was muss ich danach zu Hause tun?',
      'Was passt zu meinem Alltag? Wie oft muss es aufgefrischt werden?',
    ],
  },
  closings: [
    'Melden Sie sich, wenn Sie mehr wissen möchten.',
    'Fragen? Schreiben Sie uns.',
    'Über die Schaltfläche unter diesem Beitrag erreichen Sie uns.',
    'Bis bald, {plainName}',
    'Mehr dazu steht auf unserer Website.',
    'Schreiben Sie uns, dann sehen wir weiter.',
    'Viele Grüße, {plainName}',
    'Die Schaltfläche darunter führt Sie weiter.',
    'Ihre Fragen beantworten wir gern.',
    'Fragen Sie einfach nach.',
    'Bis nächste Woche, {plainName}',
    'Eine gute Woche wünscht {name}.',
  ],
};
