/** What a page of a business site is for, as far as its address and the words of links to it tell. */
export type PageKind =
  | 'contact'
  | 'imprint'
  | 'about'
  | 'services'
  | 'service'
  | 'locations'
  | 'faq'
  | 'prices'
  | 'hours'
  | 'reviews'
  | 'team'
  | 'products'
  | 'gallery'
  | 'booking'
  | 'legal'
  | 'jobs'
  | 'blog'
  | 'home'
  | 'other';

/**
 * Words and phrases that name a kind of page, separated by commas, a line a language or group of languages. Written as
 * people write them; they are folded (case, accents) when the table is read. A final `*` stands for any ending; a
 * final `!` marks a word that counts only when it stands alone ("home", not "home care"). Where two kinds claim a word
 * the longer phrase wins, then the kind that stands first.
 */
export const PAGE_KIND_LEXICON: Readonly<Record<Exclude<PageKind, 'other'>, readonly string[]>> = {
  contact: [
    'contact, contacts, contact us, contactus, get in touch, reach us, find us, where to find us, how to find us, visit us, directions, getting here, how to get here, map!, maps!, enquiry, enquiries, inquiry, inquiries, contact form, email us, call us',
    'kontakt*, contact und anfahrt, anfahrt*, wegbeschreibung, so finden sie uns, so finden sie zu uns, lageplan, ansprechpartner*, lage!',
    'contactez*, nous contacter, nous trouver, nous joindre, nous situer, accès, plan d accès, coordonnées, où nous trouver, venir nous voir',
    'contacto*, contactar, contactanos, contáctanos, contáctenos, cómo llegar, dónde estamos, ubicación, encuéntranos, localización, contacte',
    'contatti, contatto, contattaci, dove siamo, come raggiungerci, dove trovarci, come arrivare, dove!',
    'contato*, contactos, fale conosco, fale connosco, onde estamos, como chegar, localização',
    'contacteer ons, neem contact op, contactgegevens, route!, routebeschrijving, bereikbaarheid, contact opnemen',
    'dojazd, jak dojechać, znajdź nas, mapa dojazdu, gdzie jesteśmy, napisz do nas',
    'kontakty, kde nás najdete, kudy k nám, napište nám, kontaktujte nás, spojte se s námi',
    'kontakta oss, hitta hit, hitta till oss, find os, find vej, kontakt os, kontakt oss, finn oss, finn veien, her finner du oss',
    'yhteystiedot, ota yhteyttä, yhteydenotto, löydät meidät, sijainti, saapuminen',
    'kapcsolat*, elérhetőség*, megközelítés, írjon nekünk',
    'contactează ne, contactați ne, date de contact, unde ne găsiți, cum ajungi',
    'iletişim, bize ulaşın, ulaşım, bize yazın, iletisim bilgileri, nasıl gidilir',
    'επικοινωνία, επικοινωνήστε, που θα μας βρείτε, που βρισκόμαστε, epikoinonia, epikoinwnia',
    'контакт*, связаться с нами, обратная связь, как добраться, как нас найти, схема проезда, наш адрес, kontakty, kontakti',
    'контакти, зв язок, як нас знайти, зворотній зв язок, как да ни намерите, za kontakt, kontaktirajte nas, gdje smo, gde smo, kje smo, kje nas najdete',
    'kontaktai, kontakti, kontaktid, võta ühendust, susisiekite, contacta, contacte, on som, kontaktuj*',
    'お問い合わせ, お問合せ, お問合わせ, 問い合わせ, 問合せ, アクセス, 交通案内, 連絡先, 地図, toiawase, otoiawase, access!',
    '联系我们, 联系, 聯絡我們, 聯絡, 聯繫, 交通指引, 交通資訊, lianxi, lianxiwomen, lxwm',
    '연락처, 문의, 오시는 길, 오시는길, 찾아오시는 길, 찾아오시는길, 상담문의',
    'اتصل بنا, تواصل معنا, اتصل, تواصل, للتواصل, موقعنا, تماس با ما, تماس',
    'צור קשר, יצירת קשר, צרו קשר, דרכי הגעה, דברו איתנו',
    'ติดต่อ, ติดต่อเรา, liên hệ, hubungi kami, kontak, संपर्क, संपर्क करें',
  ],
  imprint: [
    'impressum*, imprint!, anbieterkennzeichnung, legal notice, legal information, company information, site notice, legal!',
    'mentions légales, mention légale, mentions legales, informations légales, aviso legal, información legal, note legali, avviso legale, avvisi legali, informazioni legali, dati societari, nota legal, informações legais, avís legal',
    'colofon, kolofon, dane firmy, právní informace, impresszum, impresum, yasal bilgi, künye, informații legale, date firmă',
    '特定商取引, 特定商取引法, 運営者情報, 事業者情報, 特商法, реквизиты, реквізити',
  ],
  about: [
    'about, about us, aboutus, about me, our story, the story, our company, who we are, company!, company profile, our history, history!, our practice, our firm, our business, meet us, our mission, why us, why choose us, philosophy, our philosophy, our farm, our family',
    'über uns, ueber uns, über mich, ueber mich, wir über uns, das unternehmen, unternehmen!, firma!, unsere firma, betrieb!, praxis!, unsere praxis, die praxis, kanzlei, die kanzlei, unsere kanzlei, philosophie, geschichte!, unsere geschichte, das sind wir, wer wir sind, firmengeschichte, historie, das restaurant, das hotel, werkstatt',
    'à propos, a propos, qui sommes nous, qui suis je, notre histoire, entreprise!, l entreprise, notre entreprise, présentation!, la société, société!, le cabinet, cabinet!, notre cabinet, le salon, la maison, notre maison, le restaurant, notre philosophie, nous connaître',
    'sobre nosotros, sobre mí, sobre!, quiénes somos, nosotros, acerca de, la empresa, empresa!, historia, nuestra historia, conócenos, la clínica, el despacho, el restaurante',
    'chi siamo, chi sono, l azienda, azienda!, la storia, storia!, la nostra storia, lo studio, studio!, il ristorante, la clinica, filosofia',
    'sobre nós, quem somos, a empresa, nossa história, a clínica, o escritório, a nossa história, quem sou',
    'over ons, over mij, wie zijn wij, wie zijn we, wie we zijn, ons verhaal, over!, het bedrijf, bedrijf!, de praktijk, praktijk',
    'o nas, o firmie, o mnie, kim jesteśmy, nasza historia, o gabinecie, kancelaria, o kancelarii, gabinet!, o klinice',
    'o nás, o mně, o firmě, o společnosti, kdo jsme, o spoločnosti, naše firma, ordinace',
    'om oss, om företaget, om mig, om os, om firmaet, om meg, om!, vår historia, vores historie, vår historie, företaget, hvem er vi, hvem er jeg',
    'meistä, tietoa meistä, yritys, tarinamme, tietoa, keitä olemme',
    'rólunk, bemutatkozás, cégünkről, magunkról, rólam, cégismertető',
    'despre noi, despre, cine suntem, despre mine, povestea noastră, compania!',
    'hakkımızda, hakkında, biz kimiz, kurumsal, hikayemiz, şirket!',
    'σχετικά με εμάς, σχετικά, ποιοι είμαστε, η εταιρεία, εταιρεία, ποιοί είμαστε, η εταιρία, sxetika, poioi eimaste',
    'о нас, о компании, компания!, о клинике, о салоне, о студии, наша история, о фирме, o nas, o kompanii',
    'про нас, про компанію, про клініку, за нас, o nama, tko smo, ko smo mi, o podjetju, apie mus, par mums, meist, ettevõttest, qui som',
    '会社概要, 会社案内, 当院について, 当店について, 私たちについて, 当社について, 会社について, 企業情報, 店舗紹介, 医院紹介, 当院の紹介, ごあいさつ, ご挨拶, コンセプト, gaiyou, gaiyo, kaisya, kaisha, concept!, greeting!',
    '关于我们, 关于, 關於我們, 關於, 公司简介, 公司簡介, 品牌故事, 企业简介, guanyu, gywm',
    '회사소개, 소개, 병원소개, 인사말, 회사 소개, 매장소개, 브랜드 스토리',
    'من نحن, عن الشركة, نبذة عنا, نبذة, عنا, درباره ما',
    'אודות, אודותינו, מי אנחנו, עלינו, קצת עלינו, הסיפור שלנו',
    'เกี่ยวกับเรา, giới thiệu, về chúng tôi, tentang kami, tentang, हमारे बारे में',
  ],
  services: [
    'services, service, our services, what we do, what we offer, treatments, treatment, our treatments, practice areas, practice area, areas of practice, areas of law, solutions, specialties, specialities, expertise!, procedures!, menu, menus, our menu, food!, drinks!, capabilities!, courses!, classes!, rooms!, accommodation, therapies, work we do',
    'leistung*, unsere leistungen, angebot*, unser angebot, dienstleistung*, behandlung*, behandlungsspektrum, therapien, therapie!, schwerpunkte, rechtsgebiete, fachgebiete, tätigkeitsbereiche, speisekarte*, speisen, sortiment, was wir tun, was wir bieten, spezialitäten, kurse, zimmer',
    'prestations, nos prestations, nos services, soins, nos soins, domaines d intervention, domaines de compétence, domaines de compétences, domaines d expertise, compétences, expertises, la carte, carte!, nos activités, activités, savoir faire, métiers, nos métiers, cours, chambres, nos produits et services, traitements',
    'servicios, nuestros servicios, tratamientos, especialidades, qué hacemos, carta!, la carta, áreas de práctica, habitaciones, cursos',
    'servizi, i nostri servizi, trattamenti, prestazioni, specialità, cosa facciamo, attività, aree di attività, settori, il menu, camere, corsi, terapie, competenze, lavorazioni',
    'serviços, servicos, nossos serviços, tratamentos, especialidades, áreas de atuação, o que fazemos, atuação, cardápio, ementa, quartos',
    'diensten, onze diensten, behandelingen, behandeling, aanbod, ons aanbod, wat we doen, wat wij doen, werkzaamheden, specialisaties, specialiteiten, menukaart, kamers, lessen',
    'usługi, uslugi, nasze usługi, oferta, nasza oferta, zabiegi, specjalizacje, co robimy, zakres usług, specjalności, pokoje, zabieg',
    'služby, sluzby, naše služby, nabídka, ošetření, co děláme, nabízíme, ponuka, jídelní lístek, jídelníček, pokoje',
    'tjänster, våra tjänster, behandlingar, erbjudande, vad vi gör, ydelser, vores ydelser, behandlinger, tjenester, våre tjenester, det tilbyder vi, hva vi gjør, meny, menukort, tilbud, matsedel',
    'palvelut, palvelumme, hoidot, ruokalista, mitä teemme, palvelu',
    'szolgáltatás*, kezelések, étlap, kínálat, ajánlataink, kezelés',
    'servicii, serviciile noastre, tratamente, meniu, ce facem, oferta noastră',
    'hizmet*, hizmetlerimiz, tedaviler, tedavi, menü, faaliyet alanları, çalışma alanlarımız, ne yapıyoruz',
    'υπηρεσίες, οι υπηρεσίες μας, θεραπείες, μενού, κατάλογος, ypiresies, ypiresia',
    'услуги, наши услуги, лечение, направления, меню, виды услуг, uslugi',
    'послуги, наші послуги, лікування, poslugy, posluhy, usluge, naše usluge, storitve, naše storitve, ponudba, ponuda, jelovnik, paslaugos, pakalpojumi, teenused, serveis',
    '業務内容, サービス, 診療案内, 診療内容, 診療科目, 施術案内, 施術内容, 施術, メニュー, 治療, 事業内容, お品書き, お料理, 取扱業務, コース, shinryo, sejutsu, gyoumu',
    '服务项目, 服务, 服務項目, 服務, 业务范围, 業務範圍, 菜单, 菜單, 产品与服务, 诊疗项目',
    '서비스, 진료과목, 진료안내, 진료, 시술, 메뉴, 사업분야, 사업영역, 업무분야',
    'خدماتنا, خدمات, الخدمات, العلاجات, القائمة, قائمة الطعام',
    'שירותים, השירותים שלנו, השירותים, טיפולים, תפריט, תחומי עיסוק, תחומי התמחות',
    'บริการ, dịch vụ, layanan, layanan kami, सेवाएं, सेवाएँ',
  ],
  service: [
    'contact lens, contact lenses, kontaktlinsen, contactlenzen, lentilles de contact, lentes de contacto, lenti a contatto, soczewki kontaktowe, access control, menu design, map design, team building, price matching',
  ],
  locations: [
    'locations, location!, our locations, branches!, our branches, our offices, offices!, our stores, stores!, store locator, find a store, our shops, clinics!, our clinics, showrooms, showroom, areas we serve, areas we cover, service area, service areas, areas served, areas covered, coverage!, coverage area, where we work, cities we serve, communities!, surgeries!, our restaurants',
    'standort*, filiale*, niederlassung*, zweigstellen, einzugsgebiet, einsatzgebiet*, servicegebiet, unsere praxen, häuser',
    'agences, nos agences, zone d intervention, zones d intervention, zones desservies, secteur*, nos magasins, magasins, implantations, nos boutiques, nos adresses, nos restaurants, nos salons, nos cabinets',
    'sedes, sucursales, nuestras sedes, tiendas, nuestras tiendas, zonas, zonas de servicio, oficinas, delegaciones, clínicas, centros, nuestros centros, locales',
    'sedi, le nostre sedi, sede, punti vendita, zone servite, filiali, i nostri negozi, dove operiamo',
    'unidades, nossas unidades, lojas, filiais, endereços, as nossas lojas, áreas atendidas, clínicas',
    'vestigingen, onze vestigingen, locaties, locatie, werkgebied, regio!, filialen, winkels, onze winkels',
    'oddziały, placówki, lokalizacje, lokalizacja, obszar działania, nasze salony, salony, gabinety!, nasze lokale',
    'pobočky, provozovny, prodejny, prevádzky, kde působíme',
    'butiker, våra butiker, orter, kliniker, afdelinger, butikker, avdelinger, klinikker, her finder du os',
    'toimipisteet, toimipaikat, liikkeet, myymälät, toimialue',
    'telephelyek, üzletek, üzleteink, szalonjaink, rendelőink',
    'locații, sedii, magazine!, clinicile noastre, subeler, şubeler, şubelerimiz, mağazalar, mağazalarımız, hizmet bölgeleri',
    'καταστήματα, τα καταστήματά μας, υποκαταστήματα, филиалы, адреса, наши адреса, магазины, салоны, філії, адреси, poslovnice, poslovalnice',
    '店舗一覧, 店舗情報, 店舗案内, 店舗, 拠点, 対応エリア, 対応地域, エリア, shop info, tenpo',
    '门店, 分店, 門市, 門市據點, 服務據點, 服务区域, 地点',
    '지점, 지점안내, 매장안내, 매장, 센터안내, فروعنا, الفروع, فروع, סניפים, הסניפים שלנו, אזורי שירות, สาขา, chi nhánh, cabang',
  ],
  faq: [
    'faq, faqs, faq s, frequently asked questions, frequent questions, common questions, questions!, questions and answers, q a, qna, q and a, good to know, patient information, first visit',
    'häufige fragen, haeufige fragen, häufig gestellte fragen, fragen, fragen und antworten, gut zu wissen, wissenswertes',
    'questions fréquentes, foire aux questions, questions réponses, vos questions, preguntas frecuentes, preguntas, dudas, domande frequenti, domande, perguntas frequentes, perguntas, dúvidas, dúvidas frequentes, preguntes frequents',
    'veelgestelde vragen, vragen, meest gestelde vragen, pytania, najczęściej zadawane pytania, częste pytania, pytania i odpowiedzi',
    'často kladené dotazy, časté dotazy, dotazy, časté otázky, často kladené otázky, otázky',
    'vanliga frågor, frågor och svar, frågor, ofte stillede spørgsmål, spørgsmål, spørgsmål og svar, ofte stilte spørsmål, spørsmål, usein kysytyt kysymykset, usein kysyttyä, kysymykset, ukk',
    'gyik, gyakori kérdések, gyakran ismételt kérdések, kérdések, întrebări frecvente, întrebări, sss, sıkça sorulan sorular, sık sorulan sorular, sorular',
    'συχνές ερωτήσεις, ερωτήσεις, вопросы, частые вопросы, часто задаваемые вопросы, вопрос ответ, вопросы и ответы, voprosy, питання, поширені запитання, часті запитання, питання та відповіді, често задавани въпроси, въпроси, česta pitanja, pitanja, pogosta vprašanja, vprašanja, duk, biežāk uzdotie jautājumi, kkk',
    'よくある質問, よくあるご質問, ご質問, 質問, 常见问题, 常見問題, 问答, 問與答, 자주 묻는 질문, 자주하는 질문, 자주묻는질문, 질문과 답변, الأسئلة الشائعة, أسئلة شائعة, الأسئلة المتكررة, שאלות נפוצות, שאלות ותשובות, שאלות, คำถามที่พบบ่อย, câu hỏi thường gặp, pertanyaan umum',
  ],
  prices: [
    'prices, price!, price list, pricelist, pricing, our prices, rates, fees, our fees, tariffs, costs!, cost!, packages!, memberships, membership, plans and pricing, insurance and fees, financing, fee!',
    'preis*, unsere preise, kosten, honorar*, tarife, preise und leistungen, konditionen',
    'tarif*, nos tarifs, prix, nos prix, honoraires, grille tarifaire, precio*, tarifas, honorarios, prezzi, listino*, tariffe, costi, onorari, preço*, tabela de preços, valores, honorários, preus',
    'prijs*, prijzen, tarieven, onze tarieven, kosten, cennik*, ceny, nasze ceny, ceník*, cenník*, priser, prislista, våra priser, vores priser, våre priser, prisliste, hinnasto, hinnat, hinta',
    'árak, árlista, áraink, árjegyzék, prețuri, lista de prețuri, preturi, fiyat*, ücretler, τιμές, τιμοκατάλογος',
    'цены, прайс*, стоимость, прейскурант, тарифы, ceny, tseny, ціни, вартість, прайс лист, цени, ценоразпис, cijene, cjenik, cene, cenovnik, cenik, kainos, cenas, hinnakiri',
    '料金, 料金表, 料金案内, 価格, 価格表, 费用, 价格, 價格, 收費, 收費標準, 가격, 가격안내, 비용, 비용안내, 요금, الأسعار, أسعار, מחירון, מחירים, ราคา, bảng giá, giá, harga, ryokin, ryoukin, price!',
  ],
  hours: [
    'opening hours, opening times, business hours, hours!, hours of operation, office hours, our hours, hours and location, hours and directions, hours location, hours locations, visiting hours',
    'öffnungszeiten, oeffnungszeiten, sprechzeiten, sprechstunde, sprechstunden, geschäftszeiten, horaires, nos horaires, heures d ouverture, horaires d ouverture, horaires et accès, horario*, horarios, orari, orario, orari di apertura, horário*, horários, horari, horaris',
    'openingstijden, openingsuren, godziny otwarcia, godziny przyjęć, otevírací doba, ordinační hodiny, otváracie hodiny, öppettider, åbningstider, aabningstider, åpningstider, aapningstider, aukioloajat, aukiolo, nyitvatartás*, rendelési idő, orar, program de lucru, çalışma saatleri, ωράριο, ώρες λειτουργίας',
    'часы работы, режим работы, график работы, время работы, години роботи, графік роботи, работно време, radno vrijeme, radno vreme, delovni čas, darbo laikas, darba laiks, lahtiolekuajad',
    '営業時間, 診療時間, 受付時間, 营业时间, 營業時間, 门诊时间, 영업시간, 진료시간, 운영시간, مواعيد العمل, ساعات العمل, أوقات العمل, שעות פתיחה, שעות פעילות, เวลาทำการ, giờ mở cửa, jam buka',
  ],
  reviews: [
    'reviews, review, our reviews, testimonials, testimonial, what our customers say, what our clients say, what our patients say, customer reviews, client reviews, client stories, success stories, happy customers, feedback!, references!, case studies, case study, results!',
    'bewertung*, kundenstimmen, kundenmeinungen, stimmen, referenz*, erfahrungen, erfahrungsberichte, rezensionen, das sagen unsere kunden, gästebuch, pressestimmen',
    'avis, avis clients, vos avis, témoignages, livre d or, références, opiniones, reseñas, testimonios, casos de éxito, opinions, recensioni, testimonianze, dicono di noi, casi di successo, avaliações, depoimentos, testemunhos, opiniões',
    'ervaringen, beoordelingen, referenties, klantervaringen, opinie, referencje, opinie klientów, reference, recenze, ohlasy, napsali o nás, referencie, recenzie',
    'omdömen, recensioner, referenser, kundomdömen, vad kunderna säger, anmeldelser, udtalelser, referencer, det siger kunderne, omtaler, referanser, arvostelut, asiakaspalaute, referenssit, kokemuksia',
    'vélemények, ügyfeleink mondták, referenciák, referenciáink, páciensek véleménye, recenzii, păreri, testimoniale, yorumlar, müşteri yorumları, hasta yorumları, referanslar, referanslarımız, κριτικές, αξιολογήσεις, μαρτυρίες',
    'отзывы, отзывы клиентов, отзывы пациентов, кейсы, otzyvy, otzivi, відгуки, відгуки клієнтів, vidguky, отзиви, recenzije, iskustva, dojmovi, mnenja, atsiliepimai, atsauksmes, tagasiside',
    'お客様の声, 患者様の声, 利用者の声, 口コミ, 体験談, 実績紹介, 客户评价, 评价, 客戶評價, 評價, 口碑, 客户案例, 고객후기, 후기, 리뷰, 이용후기, آراء العملاء, تقييمات, التقييمات, המלצות, ביקורות, לקוחות ממליצים, חוות דעת, รีวิว, đánh giá, testimoni, ulasan, voice!',
  ],
  team: [
    'team, our team, the team, meet the team, meet our team, staff!, our staff, our people, people!, doctors, our doctors, meet the doctor, meet the doctors, physicians, dentists, our dentists, meet the dentist, attorneys, our attorneys, lawyers, our lawyers, providers, our providers, therapists, trainers!, instructors, stylists, our stylists, leadership, biography!, bio!, coaches!, solicitors, barristers, agents!, owners!',
    'unser team, das team, praxisteam, kanzleiteam, teamseite, mitarbeiter*, ärzte, aerzte, anwälte, anwaelte, rechtsanwälte, rechtsanwaelte, behandler, therapeuten, menschen!, vita!',
    'équipe, l équipe, notre équipe, les avocats, nos avocats, avocats, les praticiens, nos médecins, médecins, equipo, nuestro equipo, el equipo, profesionales, médicos, abogados, equip, staff!, il team, lo staff, il nostro team, medici, i medici, avvocati, professionisti, équipe médica, equipe, nossa equipe, a equipa, equipa, profissionais, corpo clínico, advogados',
    'ons team, het team, medewerkers, advocaten, zespół, nasz zespół, lekarze, nasi lekarze, personel, kadra, specjaliści, tým, náš tým, lékaři, náš tím, lekári',
    'personal!, medarbetare, vårt team, medarbejdere, personale, vores team, ansatte, vårt team, henkilökunta, henkilöstö, tiimi, tiimimme, lääkärit, csapat, csapatunk, munkatársak, munkatársaink, orvosaink, orvosok, echipa, echipa noastră, medici, doctori, avocați',
    'ekip, ekibimiz, doktorlarımız, kadromuz, hekimlerimiz, avukatlar, ομάδα, η ομάδα μας, προσωπικό, команда!, наша команда, врачи, наши врачи, специалисты, сотрудники, мастера, команда!, лікарі, фахівці, екип, нашият екип, tim, naš tim, ekipa, naša ekipa, komanda, meeskond',
    'スタッフ, スタッフ紹介, 院長紹介, 院長あいさつ, 院長, 医師紹介, ドクター紹介, 講師紹介, 代表紹介, 团队, 團隊, 专家团队, 医生团队, 醫師團隊, 医生, 律师团队, 의료진소개, 의료진, 직원소개, 구성원, 팀소개, 강사소개, 변호사, فريقنا, الفريق, فريق العمل, أطباؤنا, הצוות שלנו, הצוות, צוות, ทีมงาน, đội ngũ, tim kami',
  ],
  products: [
    'products, product!, our products, shop!, online shop, store!, catalog!, catalogue!, collections!, collection!, brands!, gift cards, gift vouchers, webshop, inventory!',
    'produkte, unsere produkte, onlineshop, shop!, kollektion, marken, gutschein*, produits, nos produits, boutique, la boutique, catalogue!, cartes cadeaux, productos, tienda, catálogo, prodotti, i nostri prodotti, negozio, catalogo, produtos, loja, producten, winkel, assortiment, cadeaubon',
    'produkty, sklep, obchod, e shop, eshop, produkter, butik, webbutik, nettbutikk, tuotteet, verkkokauppa, kauppa, termékek, termékeink, webáruház, produse, magazin!, ürünler, ürünlerimiz, προϊόντα, κατάστημα, продукция, товары, каталог, магазин!, продукція, товари, продукти, proizvodi, izdelki, trgovina, prekės, preces, tooted, pood',
    '商品, 商品一覧, 商品案内, 製品, 製品情報, オンラインショップ, 产品, 产品中心, 產品, 产品展示, 제품, 제품소개, 상품, منتجاتنا, المنتجات, منتجات, מוצרים, חנות, สินค้า, sản phẩm, produk',
  ],
  gallery: [
    'gallery, galleries, photo gallery, photos!, photo!, portfolio, projects, our projects, our work, work!, recent work, before and after, before after, smile gallery, images!, pictures!, videos!, video!, virtual tour, tour!, lookbook',
    'galerie*, bilder!, bildergalerie, fotos!, fotogalerie, projekte, unsere projekte, referenzprojekte, impressionen, rundgang, vorher nachher, réalisations, nos réalisations, photos!, nos travaux, chantiers, avant après, galería, proyectos, trabajos, nuestros trabajos, fotos!, antes y después, galleria, fotogallery, progetti, lavori, i nostri lavori, foto, realizzazioni, galeria, projetos, trabalhos, obras, antes e depois',
    'fotogalerij, galerij, projecten, realisaties, realizacje, zdjęcia, nasze realizacje, projekty, realizace, naše práce, galleri, projekt, våra projekt, billeder, projekter, bildegalleri, prosjekter, kuvat, kuvagalleria, työnäytteet, projektit, galéria, képek, munkáink, képgaléria, galerie foto, proiecte, lucrări, portofoliu, galeri, projeler, fotoğraflar, γκαλερί, φωτογραφίες, έργα',
    'галерея, фото!, фотогалерея, портфолио, наши работы, работы!, проекты, наші роботи, роботи, галерия, проекти, galerija, projekti, naši radovi, galerii',
    'ギャラリー, 施工事例, 施工実績, 事例紹介, 写真, 症例, 症例紹介, ビフォーアフター, 作品, 作品集, 图库, 相册, 案例, 工程案例, 作品展示, 갤러리, 사진, 포트폴리오, 시공사례, 치료사례, معرض الصور, المعرض, أعمالنا, גלריה, תמונות, פרויקטים, תיק עבודות, แกลเลอรี่, thư viện ảnh, galeri foto',
  ],
  booking: [
    'booking, bookings, book!, book now, book online, book an appointment, book a table, appointment*, make an appointment, request an appointment, schedule!, schedule online, schedule service, reservation*, reserve!, quote!, quotes!, get a quote, request a quote, free quote, estimate!, free estimate, request service, consultation!, free consultation, order!, order online, tickets!',
    'termin, termine, terminbuchung, terminanfrage, onlinetermin, terminvereinbarung, online termin, termin buchen, termin vereinbaren, reservierung*, tischreservierung, buchen, buchung, angebot anfordern, rendez vous, prendre rendez vous, prise de rendez vous, rdv, réserver, réservation*, devis, demande de devis, devis gratuit, cita, pedir cita, cita previa, reservar, reservas, reserva, presupuesto, prenota*, appuntamento, preventivo, richiedi preventivo, agendamento, agendar, marcações, marcação, reservas, orçamento, pedir orçamento',
    'afspraak, afspraak maken, maak een afspraak, reserveren, offerte, offerte aanvragen, umów wizytę, rezerwacja, rezerwacje, wycena, rezervace, objednání, objednat se, poptávka, rezervácia, objednávka, boka, boka tid, bokning, offert, tidsbestilling, bestil tid, book tid, bestill time, timebestilling, varaus, ajanvaraus, tarjouspyyntö, időpontfoglalás, foglalás, ajánlatkérés, bejelentkezés, programare, programări, rezervări, cerere ofertă, randevu, randevu al, rezervasyon, teklif al, κράτηση, κρατήσεις, ραντεβού, κλείστε ραντεβού',
    'запись, запись на прием, записаться, онлайн запись, бронирование, заказать, заявка, запис, записатися, бронювання, запази час, резервация, rezervacija, rezervacije, naruči se, naročanje, registracija, ご予約, 予約, web予約, ネット予約, 见积, お見積り, 見積, 预约, 預約, 在线预约, 예약, 예약하기, 온라인예약, 견적문의, حجز, احجز الآن, حجز موعد, הזמנת תור, קביעת תור, זימון תור, הזמנות, จอง, đặt lịch, reservasi, yoyaku, reserve!',
  ],
  legal: [
    'privacy, privacy policy, privacy notice, privacy statement, data protection, terms, terms of use, terms of service, terms and conditions, terms conditions, conditions!, cookie!, cookies!, cookie policy, disclaimer, gdpr, ccpa, accessibility!, accessibility statement, refund policy, return policy, shipping policy, cancellation policy, modern slavery, do not sell, copyright, notice of privacy practices',
    'datenschutz*, agb, allgemeine geschäftsbedingungen, nutzungsbedingungen, widerruf*, barrierefreiheit*, cookie richtlinie, haftungsausschluss, versand, zahlungsarten, confidentialité, politique de confidentialité, politique de cookies, données personnelles, rgpd, cgv, cgu, conditions générales, privacidad, política de privacidad, política de cookies, términos y condiciones, condiciones, informativa privacy, informativa, riservatezza, termini e condizioni, termini, politica de privacidade, privacidade, termos de uso, termos, política de cookies',
    'privacyverklaring, privacybeleid, cookiebeleid, algemene voorwaarden, voorwaarden, polityka prywatności, polityka cookies, regulamin*, rodo, ochrana osobních údajů, gdpr, obchodní podmínky, ochrana osobných údajov, integritetspolicy, dataskydd, köpvillkor, allmänna villkor, privatlivspolitik, persondatapolitik, handelsbetingelser, personvern*, personvernerklæring, vilkår, tietosuoja*, rekisteriseloste, käyttöehdot, evästeet, adatvédel*, adatkezelés*, ászf, politica de confidențialitate, confidențialitate, termeni și condiții, gizlilik*, kvkk, çerez politikası, kişisel verilerin korunması, πολιτική απορρήτου, όροι χρήσης',
    'политика конфиденциальности, конфиденциальность, пользовательское соглашение, персональные данные, політика конфіденційності, поверителност, pravila privatnosti, zasebnost, privatumo politika, プライバシーポリシー, プライバシー, 個人情報保護, 個人情報, 利用規約, サイトポリシー, 隐私政策, 隐私, 隱私權, 使用条款, 개인정보처리방침, 개인정보, 이용약관, سياسة الخصوصية, الشروط والأحكام, الخصوصية, מדיניות פרטיות, פרטיות, תקנון, תנאי שימוש, הצהרת נגישות, נגישות, chính sách bảo mật, kebijakan privasi',
  ],
  jobs: [
    'jobs, job!, careers, career, vacancies, join us, join our team, join the team, work with us, work for us, employment, we are hiring, now hiring, internships, volunteer',
    'karriere!, stellen*, stellenangebote, ausbildung, offene stellen, jobs und karriere, recrutement, emploi, nous rejoindre, carrières, rejoignez nous, empleo, trabaja con nosotros, bolsa de trabajo, lavora con noi, lavoro!, trabalhe conosco, recrutamento, vagas, vacatures, werken bij, werken bij ons, praca!, kariera, rekrutacja, dołącz do nas, kariéra, volná místa, jobb, lediga jobb, jobba hos oss, ledige stillinger, karriär, ledig stilling, tyopaikat, avoimet työpaikat, rekry, ura, állás*, karrier, cariere, locuri de muncă, kariyer, insan kaynakları, καριέρα, θέσεις εργασίας, вакансии, карьера, вакансії, кариери, posao, zaposlitev, karjera, 採用情報, 採用, 求人, リクルート, recruit, 招聘, 人才招聘, 加入我们, 채용, 채용정보, 인재채용, وظائف, التوظيف, דרושים, קריירה, tuyển dụng, karir',
  ],
  blog: [
    'blog, blogs, news, articles, article, posts!, post!, press!, media!, magazine!, stories!, insights!, resources!, events!, event!, calendar!, updates!, podcast, newsletter!, archive!, archives!, category!, categories!, tag!, tags!, author, tips!, guides!, journal!, in the news, recipes!, community!, forum!, specials!, promotions!, offers!, coupons!',
    'aktuelles, neuigkeiten, nachrichten, presse, veranstaltungen, termine und veranstaltungen, ratgeber, magazin!, beiträge, beitrag, aktionen, actualités, actualité, actus, presse, évènements, événements, conseils!, le blog, promotions!, noticias, eventos, artículos, actualidad, novedades, ofertas, notizie, novità, eventi, articoli, approfondimenti, rassegna stampa, notícias, artigos, novidades, nieuws, artikelen, agenda!, evenementen, aktualności, artykuły, wydarzenia, poradnik, wpisy, promocje, aktuality, novinky, články, akce',
    'nyheter, artiklar, evenemang, nyheder, artikler, arrangementer, aktuelt, uutiset, ajankohtaista, artikkelit, blogi, tapahtumat, hírek, cikkek, események, aktuális, akciók, noutăți, știri, articole, evenimente, haberler, duyurular, makaleler, etkinlikler, νέα, άρθρα, ιστολόγιο, новости, статьи, блог, акции, мероприятия, публикации, новини, статті, події, новини, статии, novosti, vijesti, vesti, novice, naujienos, jaunumi, uudised',
    'ブログ, お知らせ, ニュース, 新着情報, コラム, トピックス, イベント, 新闻, 新闻中心, 新聞, 博客, 资讯, 最新消息, 文章, 公告, 블로그, 뉴스, 공지사항, 소식, 언론보도, 이벤트, المدونة, مدونة, الأخبار, أخبار, مقالات, בלוג, חדשות, מאמרים, כתבות, บทความ, ข่าวสาร, tin tức, berita, artikel, topics!, column!, info news',
  ],
  home: [
    'home!, homepage, home page, index!, main!, welcome!, start!, default!, startseite, accueil, inicio, página principal, início, hjem, hem, forside, forsiden, etusivu, strona główna, úvod, domů, domov, kezdőlap, főoldal, acasă, anasayfa, ana sayfa, αρχική, главная, головна, начало, početna, početna stranica, pradžia, sākums, avaleht, ホーム, トップページ, トップ, 首页, 首頁, 홈, 메인, الرئيسية, الصفحة الرئيسية, דף הבית, ראשי, บ้าน, หน้าแรก, trang chủ, beranda, top page',
  ],
};
