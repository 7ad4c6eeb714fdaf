import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveTestimonials } from '../name/testimonials.ts';
import { deriveQuestions } from './questions.ts';

const ANSWER = '<p>That depends on the size of the house, and we tell you the price before we begin the work.</p>';
const questionsOf = (html: string, lang: string) =>
  deriveQuestions(
    createHtmlContext({ '/': `<html lang="${lang}"><body><main>${html}</main></body></html>` }),
  ).value.map(({ question }) => question);

describe('questions that sell', () => {
  it.each([
    ['en', 'Ready to get started?'],
    ['en', 'Need a plumber?'],
    ['en', 'Have questions?'],
    ['en', 'Why wait?'],
    ['en', 'What are you waiting for?'],
    ['en', 'Got a project in mind?'],
    ['en', 'What kind of roof do you need?'],
    ['de', 'Welches Dach brauchen Sie?'],
    ['fr', 'Quel type de toit cherchez-vous ?'],
    ['fr', 'Quelle couverture pour votre toit ?'],
    ['nl', 'Welke pannen voor uw dak?'],
    ['es', '¿Qué tipo de tejado necesitas?'],
    ['it', 'Che tipo di tetto cerchi?'],
    ['nl', 'Wat voor dak zoekt u?'],
    ['pt', 'Que tipo de telhado você precisa?'],
    ['en', 'Looking for a new roof?'],
    ['de', 'Bereit für Ihr neues Bad?'],
    ['de', 'Noch Fragen?'],
    ['de', 'Haben Sie Fragen?'],
    ['de', 'Worauf warten Sie noch?'],
    ['fr', 'Prêt à commencer ?'],
    ['fr', 'Besoin d’un plombier ?'],
    ['fr', 'Vous avez une question ?'],
    ['fr', 'Pourquoi attendre ?'],
    ['es', '¿Listo para empezar?'],
    ['es', '¿Necesitas un fontanero?'],
    ['es', '¿Tienes alguna pregunta?'],
    ['es', '¿A qué esperas?'],
    ['it', 'Pronto per iniziare?'],
    ['it', 'Hai bisogno di un idraulico?'],
    ['it', 'Hai domande?'],
    ['it', 'Cosa aspetti?'],
    ['nl', 'Klaar om te beginnen?'],
    ['nl', 'Heeft u vragen?'],
    ['nl', 'Waar wacht u nog op?'],
    ['pt', 'Pronto para começar?'],
    ['pt', 'Precisa de um encanador?'],
    ['pt', 'Tem alguma dúvida?'],
    ['pl', 'Potrzebujesz hydraulika?'],
  ])('%s: %s is none, whatever stands below', (lang, question) => {
    expect(questionsOf(`<h2>${question}</h2>${ANSWER}`, lang)).toEqual([]);
    expect(questionsOf(`<h2>${question}</h2><a href="/contact">OK</a>`, lang)).toEqual([]);
  });

  it.each([
    ['en', 'Does your roof leak?', 'Call us today and we will be there within the hour for you.'],
    ['de', 'Tropft Ihr Wasserhahn?', 'Rufen Sie uns an, wir kommen noch heute bei Ihnen vorbei.'],
    ['fr', 'Votre toit fuit ?', 'Contactez notre équipe dès maintenant pour un devis gratuit.'],
    ['es', '¿Su tejado gotea?', 'Llámenos ahora y vamos hoy mismo a su casa sin coste.'],
    ['it', 'Il tuo tetto perde?', 'Chiamaci subito e veniamo oggi stesso a casa da te.'],
    ['nl', 'Lekt uw dak?', 'Bel ons vandaag nog en wij komen direct bij u langs.'],
    ['pt', 'O seu telhado vaza?', 'Ligue agora e vamos hoje mesmo até a sua casa.'],
  ])('%s: %s is none by its shape: to the visitor, an invitation below', (lang, question, below) => {
    expect(questionsOf(`<h2>${question}</h2><p>${below}</p>`, lang)).toEqual([]);
    expect(questionsOf(`<h2>${question}</h2>`, lang)).toEqual([]);
  });

  it.each([
    ['en', 'How much does a new roof cost?'],
    ['en', 'Do you offer emergency service?'],
    ['en', 'Can you thaw frozen pipes?'],
    ['en', 'Needles or laser: which hurts less?'],
    ['de', 'Was kostet eine Dachreparatur?'],
    ['de', 'Haben Sie Parkplätze?'],
    ['fr', 'Avez-vous un parking ?'],
    ['fr', 'Combien coûte une visite ?'],
    ['es', '¿Necesito cita previa?'],
    ['es', '¿Tienen aparcamiento?'],
    ['it', 'Quanto costa una visita?'],
    ['nl', 'Wat kost een rijles?'],
    ['pt', 'Quanto custa uma consulta?'],
  ])('%s: %s stays a question of customers', (lang, question) => {
    expect(questionsOf(`<h2>${question}</h2>${ANSWER}`, lang)).toEqual([question]);
  });
});

describe('quotes that are no customer’s', () => {
  const quotesOf = (html: string) =>
    deriveTestimonials(createHtmlContext({ '/': html })).value.map(({ quote }) => quote);

  it.each([
    ['<blockquote class="testimonial">“Your smile is our passion, every single day.”</blockquote>'],
    ['<blockquote>“Our mission is to keep every house dry.”</blockquote><p>Dana Berg</p>'],
    ['<div class="testimonial"><p>“Wir bieten Ihnen den besten Service der Stadt.”</p><p>Max Berg</p></div>'],
    ['<div class="testimonial"><p>« Votre confort est notre priorité absolue. »</p><p>Jean Martin</p></div>'],
    ['<div class="testimonial"><p>“Tu sonrisa es nuestra pasión de cada día.”</p><p>Ana Ruiz</p></div>'],
    ['<div class="testimonial"><p>“I treat every house as if it were mine.”</p><p>Dana Berg, Founder</p></div>'],
    ['<blockquote>“I treat every house as if it were mine.”</blockquote><p>Dana Berg, owner</p>'],
  ])('does not take %s for one', (html) => {
    expect(quotesOf(html)).toEqual([]);
  });

  it('keeps what customers say', () => {
    expect(
      quotesOf('<div class="testimonial"><p>“They fixed our boiler at two in the morning.”</p><p>R. Olson</p></div>'),
    ).toEqual(['“They fixed our boiler at two in the morning.”']);
  });
});
