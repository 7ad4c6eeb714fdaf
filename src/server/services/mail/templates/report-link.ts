import { formatDay } from '#shared/text/day-words.ts';
import type { MailBlock } from './mail-block.ts';

/** Where the report of a mail is opened. */
export interface ReportLink {
  readonly href: string;
  /** When a link that opens for anybody ends (ISO 8601); null: it opens only where the audit is at home. */
  readonly expiresAt: string | null;
}

/** The button to the report, for whom it opens, and what else is with the mail. */
export function reportLinkBlocks({ href, expiresAt }: ReportLink, attached: string): readonly MailBlock[] {
  const whoseWords =
    expiresAt === null
      ? 'The link opens in the browser or account in which the audit was made.'
      : `The link shows the report to anybody who has it, until ${formatDay(expiresAt.slice(0, 10))}.`;
  return [
    { type: 'button', label: 'Open the report', link: href },
    { type: 'note', text: `${whoseWords} ${attached}` },
  ];
}
