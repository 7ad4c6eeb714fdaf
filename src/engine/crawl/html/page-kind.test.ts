import { describe, expect, it } from 'vitest';
import { classifyLinkText, classifyPage } from './page-kind.ts';

describe('classifyLinkText: languages', () => {
  it.each([
    [
      'en',
      'Contact Us | About Us | Our Services | Areas We Serve | FAQs | Prices | Opening Hours | Testimonials | Meet the Team | Gallery',
    ],
    [
      'de',
      'Kontakt & Anfahrt | Über uns | Unsere Leistungen | Standorte | Häufige Fragen | Preise | Öffnungszeiten | Kundenstimmen | Unser Team | Galerie',
    ],
    [
      'fr',
      'Contactez-nous | Qui sommes-nous ? | Nos prestations | Nos agences | Questions fréquentes | Nos tarifs | Horaires d’ouverture | Avis clients | Notre équipe | Réalisations',
    ],
    [
      'es',
      'Contacto | Quiénes somos | Nuestros servicios | Sucursales | Preguntas frecuentes | Precios | Horarios | Opiniones | Nuestro equipo | Galería',
    ],
    [
      'it',
      'Contatti | Chi siamo | Servizi | Le nostre sedi | Domande frequenti | Listino prezzi | Orari di apertura | Recensioni | Il team | Galleria',
    ],
    [
      'pt',
      'Fale conosco | Quem somos | Serviços | Unidades | Perguntas frequentes | Preços | Horários | Depoimentos | Nossa equipe | Galeria',
    ],
    [
      'nl',
      'Contactgegevens | Over ons | Diensten | Vestigingen | Veelgestelde vragen | Tarieven | Openingstijden | Ervaringen | Ons team | Realisaties',
    ],
    [
      'pl',
      'Kontakt | O nas | Usługi | Oddziały | Najczęściej zadawane pytania | Cennik | Godziny otwarcia | Opinie | Nasz zespół | Realizacje',
    ],
    [
      'cs',
      'Kontakty | O nás | Služby | Pobočky | Časté dotazy | Ceník | Otevírací doba | Recenze | Náš tým | Fotogalerie',
    ],
    [
      'sv',
      'Kontakta oss | Om oss | Våra tjänster | Butiker | Vanliga frågor | Priser | Öppettider | Omdömen | Medarbetare | Galleri',
    ],
    [
      'da',
      'Kontakt os | Om os | Ydelser | Afdelinger | Ofte stillede spørgsmål | Priser | Åbningstider | Anmeldelser | Medarbejdere | Billeder',
    ],
    [
      'no',
      'Kontakt oss | Om oss | Tjenester | Avdelinger | Ofte stilte spørsmål | Priser | Åpningstider | Omtaler | Ansatte | Prosjekter',
    ],
    [
      'fi',
      'Ota yhteyttä | Tietoa meistä | Palvelut | Toimipisteet | Usein kysytyt kysymykset | Hinnasto | Aukioloajat | Arvostelut | Henkilökunta | Kuvat',
    ],
    [
      'hu',
      'Kapcsolat | Rólunk | Szolgáltatásaink | Üzleteink | Gyakori kérdések | Árlista | Nyitvatartás | Vélemények | Csapatunk | Képek',
    ],
    [
      'ro',
      'Contactează-ne | Despre noi | Servicii | Locații | Întrebări frecvente | Prețuri | Program de lucru | Recenzii | Echipa noastră | Portofoliu',
    ],
    [
      'tr',
      'İletişim | Hakkımızda | Hizmetlerimiz | Şubelerimiz | Sıkça Sorulan Sorular | Fiyatlar | Çalışma Saatleri | Yorumlar | Ekibimiz | Galeri',
    ],
    [
      'el',
      'Επικοινωνία | Σχετικά με εμάς | Υπηρεσίες | Καταστήματα | Συχνές ερωτήσεις | Τιμές | Ωράριο | Κριτικές | Η ομάδα μας | Φωτογραφίες',
    ],
    [
      'ru',
      'Контакты | О нас | Услуги | Филиалы | Вопросы и ответы | Цены | Часы работы | Отзывы | Наши врачи | Галерея',
    ],
    [
      'uk',
      'Контакти | Про нас | Послуги | Філії | Часті запитання | Ціни | Графік роботи | Відгуки | Наша команда | Наші роботи',
    ],
    [
      'ja',
      'お問い合わせ | 会社概要 | 診療案内 | 店舗一覧 | よくあるご質問 | 料金表 | 営業時間 | お客様の声 | スタッフ紹介 | 施工事例',
    ],
    ['zh', '联系我们 | 关于我们 | 服务项目 | 门店 | 常见问题 | 价格 | 营业时间 | 客户评价 | 团队 | 案例'],
    ['zh-TW', '聯絡我們 | 關於我們 | 服務項目 | 分店 | 常見問題 | 價格 | 營業時間 | 客戶評價 | 團隊 | 作品'],
    [
      'ko',
      '오시는 길 | 병원소개 | 진료과목 | 지점안내 | 자주 묻는 질문 | 비용안내 | 진료시간 | 고객후기 | 의료진 소개 | 갤러리',
    ],
    [
      'ar',
      'اتصل بنا | من نحن | خدماتنا | فروعنا | الأسئلة الشائعة | الأسعار | مواعيد العمل | آراء العملاء | فريق العمل | معرض الصور',
    ],
    [
      'he',
      'צור קשר | אודות | השירותים שלנו | סניפים | שאלות נפוצות | מחירון | שעות פתיחה | המלצות | הצוות שלנו | גלריה',
    ],
  ])('%s', (_, words) => {
    expect(words.split(' | ').map((text) => classifyLinkText(text)?.kind)).toEqual([
      'contact',
      'about',
      'services',
      'locations',
      'faq',
      'prices',
      'hours',
      'reviews',
      'team',
      'gallery',
    ]);
  });

  it.each([
    ['Impressum', 'imprint'],
    ['Mentions légales', 'imprint'],
    ['Aviso legal', 'imprint'],
    ['Note legali', 'imprint'],
    ['Colofon', 'imprint'],
    ['特定商取引法に基づく表記', 'imprint'],
    ['Datenschutzerklärung', 'legal'],
    ['Privacy Policy', 'legal'],
    ['Polityka prywatności', 'legal'],
    ['Politique de confidentialité', 'legal'],
    ['Aktuelles', 'blog'],
    ['お知らせ', 'blog'],
    ['Join our team', 'jobs'],
    ['Book an appointment', 'booking'],
    ['Termin vereinbaren', 'booking'],
  ])('%s: %s', (text, kind) => {
    expect(classifyLinkText(text)?.kind).toBe(kind);
  });

  it.each([
    ['ueber-uns', 'about'],
    ['ueberuns', 'about'],
    ['oeffnungszeiten', 'hours'],
    ['haeufige-fragen', 'faq'],
    ['aabningstider', 'hours'],
    ['aboutus', 'about'],
    ['quisommesnous', 'about'],
    ['o_nas', 'about'],
    ['Kontaktformular', 'contact'],
  ])('classifies %s as spelled in URLs', (text, kind) => {
    expect(classifyLinkText(text.replace('_', '-'))?.kind).toBe(kind);
  });

  it.each([
    'Home care',
    'Personal training',
    'Tree branches',
    'Towing company',
    'Gum surgeries',
    '',
    '→',
    'Learn more',
  ])('does not classify %j', (text) => {
    expect(classifyLinkText(text)?.kind ?? null).toBeNull();
  });

  it('prefers the longer phrase', () => {
    expect(classifyLinkText('Service areas')?.kind).toBe('locations');
    expect(classifyLinkText('Contact lenses')?.kind).toBe('service');
    expect(classifyLinkText('Kontaktlinsen')?.kind).toBe('service');
    expect(classifyLinkText('料金について')?.kind).toBe('prices');
  });
});

describe('classifyPage', () => {
  it.each([
    [['contact'], '', 'contact'],
    [['services'], '', 'services'],
    [['services', 'drain-cleaning'], 'Learn more', 'service'],
    [['emergency-plumbing-services'], '', 'service'],
    [['locations', 'leeds'], '', 'locations'],
    [['team', 'jane-doe'], '', 'team'],
    [['blog', 'how-to-contact-a-plumber'], 'Contact', 'blog'],
    [['2024', '05', 'contact'], '', 'blog'],
    [['page-3'], 'Contact us', 'contact'],
    [['p', 'kontakt'], '', 'contact'],
    [['contact'], 'Get a free quote', 'contact'],
    [['ten-questions-to-ask-before-you-contact-a-roofer'], '', 'other'],
    [['offer-17'], 'Call us for the best service in all of Leeds today', 'other'],
    [['drains'], 'Drains', 'other'],
    [['legal', 'imprint'], '', 'imprint'],
  ])('%j with the link %j: %s', (segments, text, kind) => {
    expect(classifyPage(segments, [text]).kind).toBe(kind);
  });

  it('classifies scripts without spaces', () => {
    expect(classifyPage(['fee-guide'], ['料金について']).kind).toBe('prices');
    expect(
      classifyPage(['x'], ['当院の診療内容のご紹介と、予約から治療までの長い長い流れの説明はこちらから']).kind,
    ).not.toBe('booking');
  });

  it('takes the clearest of several link texts', () => {
    expect(classifyPage(['x'], ['More about what we do here', 'FAQ'])).toEqual({ kind: 'faq', strength: 0.9 });
  });
});
