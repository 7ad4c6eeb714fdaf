import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';

/**
 * Column names of exports by role, in the languages of their programs, normalised for comparison: lower case, letters and
 * digits only ("Session source / medium" is "sessionsourcemedium"). English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Polish, Japanese, and names used by link tools and people. A column not listed here is mapped by hand on the
 * screen.
 */
export const COLUMN_LEXICON: Readonly<Record<OwnerFileKind, Readonly<Record<string, string>>>> = {
  links: {
    site: `site linkingsite linkingpage linkingdomain domain domains referringdomain referringdomains
      referringpage referringpageurl referringurl sourceurl sourcedomain sourcepage sourcepageurl url urlfrom linkfrom backlink backlinks
      website rootdomain domainname linkurl externallink
      website webseite verweisendewebsite verweisendeseite verweisendeseiten verlinkendewebsite verlinkendeseite verlinkendedomain domaene
      sitereferent siteassocie pageassociee pagereferente domainereferent pageavecliens siteexterne
      sitio sitioweb sitioenlazante paginaenlazante paginadeenlace paginaconenlaces paginaqueenlaza dominiodereferencia dominio
      sito sitocollegato paginadicollegamento paginacollegata paginaconlink dominioreferente
      verwijzendesite linkendesite linkendepagina verwijzendepagina domein
      sitevinculado paginavinculada paginadelink paginacomlink sitecomlink
      witryna stronalinkujaca witrynalinkujaca domenaodsylajaca strona domena
      サイト リンク元サイト リンク元ページ リンク元 参照ドメイン ドメイン`,
    links: `linkingpages incominglinks links externallinks inboundlinks backlinks totallinks linkcount
      verlinkendeseiten verweisendeseiten eingehendelinks pagesassociees pagesreferentes liensentrants paginasdeenlace paginasenlazantes
      enlacesentrantes paginedicollegamento paginecollegate linkinentrata linkendepaginas verwijzendepaginas inkomendelinks paginasdelink
      paginasvinculadas linksrecebidos stronylinkujace linkiprzychodzace リンク元ページ リンクされているページ 被リンク`,
  },
  traffic: {
    source: `sessionsourcemedium sessionsource sessionsourceplatform sourcemedium source trafficsource sessionmanualsource firstusersource
      firstusersourcemedium
      sitzungquelle sessionsourcesupport sesionfuentemedio sesionfuente sessionesorgentemezzo sessionesorgente sessiebron
      sessaoorigemmidia sessaoorigem sesjazrodlo
      sitzungsquellemedium sitzungquellemedium quellemediumdersitzung sitzungsquelle quelledersitzung quellemedium quelle
      sourcesupportdelasession supportsourcedelasession sourcedelasession sourcesupport
      fuentemediodelasesion fuentemediodesesion fuentedelasesion fuentedesesion fuentemedio fuente
      sorgentemezzosessione sorgentemezzodellasessione sorgentesessione sorgentedellasessione sorgentemezzo sorgente
      sessiebronmedium bronmediumvansessie sessiebron bronvandesessie bronmedium bron
      origemmidiadasessao origemmeiodasessao origemdasessao origemmidia origemmeio origem
      zrodlomediumsesji zrodlosesji sesjazrodlomedium zrodlomedium zrodlo
      セッションの参照元メディア セッションの参照元 参照元メディア 参照元`,
    channel: `sessionprimarychannelgroup sessionprimarychannelgroupdefaultchannelgroup sessiondefaultchannelgroup
      sessiondefaultchannelgrouping defaultchannelgroup channelgroup channel
      primaerechannelgruppedersitzung standardchannelgruppierungdersitzung standardchannelgruppedersitzung
      groupedecanauxpardefautdelasession groupedecanauxprincipaldelasession grupodecanalespredeterminadodelasesion
      grupodecanalesprincipaldelasesion gruppodicanalipredefinitodellasessione gruppodicanaliprincipaledellasessione
      primairekanaalgroepvansessie standaardkanaalgroepvansessie grupodecanaispadraodasessao grupodecanaisprincipaldasessao
      domyslnagrupakanalowsesji podstawowagrupakanalowsesji セッションのデフォルトチャネルグループ セッションのメインのチャネルグループ`,
    medium: `sessionmedium medium sitzungsmedium mediumdersitzung supportdelasession support mediodelasesion medio mezzosessione mezzo
      sessiemedium midiadasessao meiodasessao mediumsesji セッションのメディア メディア`,
    sessions: `sessions session visits sitzungen sesiones sessioni sessies sessoes sesje liczbasesji セッション セッション数 visites besuche`,
    users: `totalusers users activeusers nutzergesamt gesamtzahldernutzer nutzer aktivenutzer nutzerinsgesamt nombretotaldutilisateurs
      totaldutilisateurs utilisateurs utilisateursactifs totaldeusuarios usuariostotales usuarios usuariosactivos utentitotali
      totaleutenti utenti utentiattivi totaalaantalgebruikers gebruikers actievegebruikers totaldeusuarios usuariosativos utilizadores
      utilizadoresativos lacznaliczbauzytkownikow uzytkownicy aktywniuzytkownicy 総ユーザー数 ユーザー ユーザー数 アクティブユーザー`,
    keyEvents: `keyevents conversions schluesselereignisse schlusselereignisse wichtigeereignisse conversionsereignisse evenementscles
      conversions eventosclave conversiones eventichiave conversioni belangrijkegebeurtenissen sleutelgebeurtenissen conversies
      eventosprincipais principaiseventos eventoschave conversoes kluczowezdarzenia konwersje キーイベント コンバージョン`,
    date: `date day datehour datum tag jour fecha dia data giorno dag dzien 日付`,
  },
  citations: {
    query: `groundingquery groundingqueries query queries searchquery grundlagenabfrage abfrage requete requetes consulta consultas query
      zoekopdracht zapytanie クエリ グラウンディングクエリ`,
    page: `page pages url pageurl citedpage citedurl seite seiten pagina paginas pagine strona ページ`,
    date: `date day datum jour fecha data giorno dag dzien 日付`,
    citations: `citations totalcitations citationcount citation zitate zitierungen zitationen citas citazioni citaten citacoes cytowania 引用 引用数`,
  },
  answers: {
    engine: `engine aitool tool assistant ai model chatbot app source werkzeug kitool ki outil ia moteur herramienta motor strumento motore
      hulpmiddel ferramenta narzedzie ツール エンジン`,
    question: `question prompt query asked frage eingabe requete pregunta consulta domanda vraag pergunta pytanie 質問`,
    answer: `answer response reply text output antwort reponse respuesta risposta antwoord resposta odpowiedz 回答 答え`,
    date: `date day asked askedon when datum tag jour fecha dia data giorno dag dzien 日付`,
    cited: `cited citations sources links urls pages citedpages quellen sources fuentes fonti bronnen fontes zrodla 引用 出典`,
  },
};

/** First cells of total rows. */
export const TOTAL_LEXICON: ReadonlySet<string> = new Set(
  `total totals grandtotal gesamt gesamtsumme summe totaux totalgeneral totale totalecomplessivo eindtotaal totaal totalgeral suma lacznie
  sumalaczna 合計 総計`.split(/\s+/),
);
