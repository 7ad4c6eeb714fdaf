/** The message for a declined card, used everywhere. */
export const CARD_DECLINED = 'Your card was declined. Nothing was charged. Try another card.';

/** The query of the cancel page after a declined card: `?declined=1`. */
export const DECLINED_MARK = 'declined';
