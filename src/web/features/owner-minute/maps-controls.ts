/**
 * The words on the buttons and tabs of Google's panels (Maps and Search, November 2026), and whether a place is open. They stand between the values that
 * are read and are none themselves.
 */
const CONTROLS: ReadonlySet<string> = new Set(
  [
    'overview|reviews|about|services|menu|photos|updates|directions|save|saved|nearby|send to phone|share|website|call|order online|book online|see photos|see outside|results|results for|collapse side panel|claimed|own this business|message|chat|sponsored|ad',
    'übersicht|rezensionen|info|infos|über|dienstleistungen|speisekarte|fotos|routenplaner|route|speichern|gespeichert|in der nähe|an smartphone senden|teilen|webseite|anrufen|fotos ansehen|außenansicht ansehen|ergebnisse',
    'aperçu|présentation|avis|à propos|services|itinéraires|itinéraire|enregistrer|enregistré|à proximité|envoyer vers un téléphone|partager|site web|appeler|voir les photos|voir l’extérieur|résultats',
    'descripción general|vista general|opiniones|reseñas|información|acerca de|servicios|cómo llegar|indicaciones|guardar|guardado|cerca|enviar al teléfono|compartir|sitio web|web|llamar|ver fotos|ver exterior|resultados',
    'panoramica|recensioni|informazioni|servizi|indicazioni|indicazioni stradali|salva|nelle vicinanze|invia al telefono|condividi|sito web|chiama|guarda foto|risultati',
    'overzicht|reviews|routebeschrijving|opslaan|in de buurt|verzenden naar telefoon|delen|bellen|foto’s bekijken|diensten|resultaten',
    'visão geral|avaliações|sobre|serviços|rotas|direções|como chegar|salvar|guardar|próximo|nas proximidades|enviar para o smartphone|enviar para o telemóvel|compartilhar|partilhar|ligar|ver fotos',
    'przegląd|opinie|informacje|usługi|wyznacz trasę|trasa|zapisz|w pobliżu|wyślij na telefon|udostępnij|witryna|strona internetowa|zadzwoń|zobacz zdjęcia',
    'обзор|отзывы|информация|о месте|услуги|маршрут|маршруты|сохранить|рядом|поблизости|отправить на телефон|поделиться|сайт|веб-сайт|позвонить',
    'genel bakış|yorumlar|hakkında|yol tarifi|kaydet|yakında|paylaş|web sitesi|ara',
    'oversigt|anmeldelser|om|rutevejledning|gem|del|ring op|översikt|recensioner|vägbeskrivning|spara|dela|ring|oversikt|veibeskrivelse|lagre',
    '概要|クチコミ|基本情報|ルート・乗換|ルート|保存|付近を検索|スマートフォンに送信|共有|ウェブサイト|通話|メニュー|写真を見る',
    '개요|리뷰|정보|경로|저장|주변|휴대전화로 전송|공유|웹사이트|전화',
    '概览|评价|关于|路线|收藏|附近|发送到手机|分享|网站|致电|總覽|評論|簡介|規劃路線|儲存|傳送至手機|分享',
    'open|closed|opens|closes|temporarily closed|permanently closed|geöffnet|geschlossen|vorübergehend geschlossen|dauerhaft geschlossen',
    'ouvert|fermé|fermé temporairement|définitivement fermé|fermé définitivement|abierto|cerrado|cerrado temporalmente|cerrado permanentemente',
    'aperto|chiuso|chiuso temporaneamente|chiuso definitivamente|geopend|gesloten|tijdelijk gesloten|permanent gesloten',
    'aberto|fechado|encerrado|temporariamente fechado|permanentemente fechado|otwarte|zamknięte|zamknięte tymczasowo|zamknięte na stałe',
    'открыто|закрыто|временно закрыто|закрыто навсегда|açık|kapalı|åbent|åben|lukket|öppet|stängt|åpent|stengt',
    '営業中|営業時間外|臨時休業|閉業|영업 중|영업 종료|营业中|已打烊|營業中|مفتوح|مغلق',
    'نظرة عامة|المراجعات|لمحة|الاتجاهات|حفظ|مشاركة|موقع الويب|اتصال',
  ].flatMap((language) => language.split('|')),
);

/** Whether a line is a button, a tab or a state of the panel, alone or several beside each other. */
export function isMapsControl(line: string): boolean {
  const text = line.toLowerCase().replaceAll("'", '’');
  return CONTROLS.has(text) || text.split(/\s?[·•⋅|]\s?|\s{2,}/u).every((part) => CONTROLS.has(part));
}
