import { formatDay } from '#shared/text/day-words.ts';
import type { MailBlock } from './mail-block.ts';

/** The link to the report in a mail. */
export interface ReportLink {
  readonly href: string;
  /** When a public link expires (ISO 8601); null: it works only for the audit's owner. */
  readonly expiresAt: string | null;
}

/** The button to the report, who can open it, and what is attached. */
export function reportLinkBlocks({ href, expiresAt }: ReportLink, attached: string): readonly MailBlock[] {
  const whoseWords =
    expiresAt === null
      ? 'The link works only in the browser or account that made the audit.'
      : `Anyone with the link can see the report until ${formatDay(expiresAt.slice(0, 10))}.`;
  return [
    { type: 'button', label: 'Open the report', link: href },
    { type: 'note', text: `${whoseWords} ${attached}` },
  ];
}
