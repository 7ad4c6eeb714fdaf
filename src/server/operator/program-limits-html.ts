import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts';
import type { AuditLimits } from '../config.ts';
import { CALL_LIMITS } from '../services/limits/rate-limit.ts';
import { MAIL_LIMITS } from '../services/mail/mail-limits.ts';
import { escapeOperatorHtml } from './operator-html.ts';

/** The table of the developers' page: the call limits of one account over all its keys, from this server's settings. */
export function programLimitsHtml(audits: AuditLimits): string {
  const { compose, generate, 'export-data': files, 'report-pdf': pdfs, 'email-by-key': mailCalls } = CALL_LIMITS;
  const rows: readonly (readonly [what: string, limit: string])[] = [
    ['Audits asked for', limitWords(audits.requestsPerAccount, audits.windowMs)],
    ['Websites read anew', limitWords(audits.readingsPerAccount, audits.windowMs)],
    ['One website read anew, by everybody together', limitWords(audits.readingsPerTarget, audits.windowMs)],
    ['Written texts', limitWords(compose.perAccount, compose.windowMs)],
    ['Of these by a language model', limitWords(generate.perAccount, generate.windowMs)],
    ['Data files', limitWords(files.perAccount, files.windowMs)],
    ['PDF reports', limitWords(pdfs.perAccount, pdfs.windowMs)],
    ['Calls that email a report', limitWords(mailCalls.perAccount, mailCalls.windowMs)],
    ['Emails by one key', limitWords(MAIL_LIMITS.perKey.limit, MAIL_LIMITS.perKey.windowMs)],
    ['Emails by all keys', limitWords(MAIL_LIMITS.perAccountByKeys.limit, MAIL_LIMITS.perAccountByKeys.windowMs)],
    ['Emails to one address', limitWords(MAIL_LIMITS.perRecipient.limit, MAIL_LIMITS.perRecipient.windowMs)],
  ];
  const cells = rows.map(
    ([what, limit]) => `<tr><th scope="row">${escapeOperatorHtml(what)}</th><td>${limit}</td></tr>`,
  );
  return `<table data-pairs><thead><tr><th scope="col">What</th><th scope="col">At most</th></tr></thead><tbody>${cells.join('')}</tbody></table>`;
}

function limitWords(limit: number, windowMs: number): string {
  return `${limit.toLocaleString('en-US')} in ${windowWords(windowMs)}`;
}

function windowWords(windowMs: number): string {
  if (windowMs % DAY_MS === 0) return windowMs === DAY_MS ? 'a day' : `${windowMs / DAY_MS} days`;
  const minutes = Math.round(windowMs / MINUTE_MS);
  return minutes === 60 ? 'an hour' : `${minutes} minutes`;
}
