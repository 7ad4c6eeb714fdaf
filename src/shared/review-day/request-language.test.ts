import { describe, expect, it } from 'vitest';
import { chooseLexicons, findUncheckedLanguage, uncheckedLanguageSentence } from './request-language.ts';

describe('findUncheckedLanguage', () => {
  it.each([
    [
      'Polish',
      'Dziękujemy za wizytę. Jeśli jest Pan zadowolony, prosimy o opinię na Google. Jeśli nie, proszę do nas zadzwonić.',
    ],
    ['Swedish', 'Tack för att du kom till oss. Är du nöjd med det vi har gjort, skriv gärna en recension på Google.'],
    ['Turkish', 'Bizi ziyaret ettiğiniz için teşekkür ederiz. Memnun kaldıysanız Google’da bir yorum yazar mısınız?'],
    ['Japanese', 'ご来店ありがとうございました。Googleに口コミを書いていただけますか。'],
    ['Greek', 'Σας ευχαριστούμε για την επίσκεψη. Γράψτε μια κριτική στο Google.'],
  ])('says that a text in %s is not checked', (language, text) => {
    expect(findUncheckedLanguage(text)).toBe(language);
    expect(uncheckedLanguageSentence(language)).toContain(language);
  });

  it.each([
    ['en', 'Thank you for coming in. Would you write an honest review?'],
    ['de', 'Danke für Ihren Besuch. Schreiben Sie uns eine ehrliche Bewertung?'],
    ['fr', 'Merci de votre visite. Comment cela s’est-il passé ?'],
    ['es', 'Gracias por su visita. ¿Qué tal fue?'],
    ['it', 'Grazie della visita. Come è andata con il lavoro?'],
    ['nl', 'Bedankt voor uw bezoek. Hoe was het bij ons?'],
    ['pt', 'Obrigado pela visita. Como foi a sua experiência?'],
  ])('reads %s', (code, text) => {
    expect(findUncheckedLanguage(text)).toBeNull();
    expect(chooseLexicons(text).map((lexicon) => lexicon.code)).toContain(code);
  });

  it.each(['', 'OK', '{link}', '👍 https://g.page/r/x/review'])('says nothing about %j', (text) => {
    expect(findUncheckedLanguage(text)).toBeNull();
  });
});
