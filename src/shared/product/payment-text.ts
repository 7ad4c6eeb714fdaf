/** What a buyer is told when the card was refused, wherever that is learned. */
export const CARD_DECLINED = 'Your card was declined. Nothing was charged. Try another card.';

/** The mark in the address of the cancel page after a declined card: `?declined=1`. */
export const DECLINED_MARK = 'declined';
