import type { OpenAccess } from '#shared/api/account-access.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MailBlock } from './mail-block.ts';
import type { MailMessage } from './mail-message.ts';

const MOST_LINES = 10;

/**
 * Notifies an account of its new password, and lists the API keys and shared links that still work without it. `resetLink`
 * is the page to request another password, `accessLink` the page to revoke the rest. Keys are identified by their first
 * characters, not by their names, which are free text and might reach an address that is not their author's.
 */
export function writePasswordChangedNote(
  publicUrl: URL,
  {
    resetLink,
    accessLink,
    access,
  }: {
    readonly resetLink: string;
    readonly accessLink: string;
    readonly access: Pick<OpenAccess, 'apiKeys' | 'shareLinks' | 'shareLinkCount'>;
  },
): MailMessage {
  return layOutMail({
    kind: 'password-changed-note',
    publicUrl,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      { type: 'paragraph', text: 'Your account has a new password. We signed out your other devices.' },
      { type: 'paragraph', text: 'Was it you? Then you’re done. If not, set another password now.' },
      { type: 'button', label: 'Set another password', link: resetLink },
      ...accessBlocks(access, accessLink),
    ],
    footer: 'You got this email because a Porchlight account has this address.',
  });
}

function accessBlocks(
  { apiKeys, shareLinks, shareLinkCount }: Pick<OpenAccess, 'apiKeys' | 'shareLinks' | 'shareLinkCount'>,
  link: string,
): MailBlock[] {
  const keys = apiKeys.map(({ start, createdAt, lastUsedAt }) =>
    lastUsedAt === null
      ? `API key ${start}..., made ${day(createdAt)}, never used`
      : `API key ${start}..., made ${day(createdAt)}, last used ${day(lastUsedAt)}`,
  );
  const shares = shareLinks.map(
    ({ domain, createdAt, expiresAt }) =>
      `Shared report of ${domain}, made ${day(createdAt)}, works until ${day(expiresAt)}`,
  );
  const items = [...keys, ...shares];
  if (items.length === 0) return [];
  const rest = keys.length + shareLinkCount - Math.min(items.length, MOST_LINES);
  return [
    { type: 'paragraph', text: 'These still work without your password:' },
    { type: 'list', items: [...items.slice(0, MOST_LINES), ...(rest > 0 ? [`And ${rest} more`] : [])] },
    { type: 'button', label: 'See and end access', link },
  ];
}

function day(time: string): string {
  return formatDay(time.slice(0, 10));
}
