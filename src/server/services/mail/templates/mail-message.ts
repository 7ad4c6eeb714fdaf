import type { MailKind } from '../mail-kinds.ts';

/** A finished message in plain text and in HTML. */
export interface MailMessage {
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
