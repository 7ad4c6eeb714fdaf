import { describe, expect, it } from 'vitest';
import { writeEmailChangeConfirm } from './email-change-confirm.ts';
import { writeEmailChangedNote } from './email-changed-note.ts';
import { layOutMail, type MailLayout } from './lay-out-mail.ts';
import { writePasswordChangedNote } from './password-changed-note.ts';
import { writeResetPassword } from './reset-password.ts';
import { writeVerifyEmail } from './verify-email.ts';

const PUBLIC_URL = new URL('https://porchlight.example');
const LINK = 'https://porchlight.example/page?token=abc&x=1';

const MESSAGES = [
  writeVerifyEmail(PUBLIC_URL, { link: LINK }),
  writeResetPassword(PUBLIC_URL, { link: LINK }),
  writeEmailChangeConfirm(PUBLIC_URL, { link: LINK }),
  writeEmailChangedNote(PUBLIC_URL, { step: 'requested', accountLink: LINK }),
  writeEmailChangedNote(PUBLIC_URL, { step: 'changed', accountLink: LINK }),
  writePasswordChangedNote(PUBLIC_URL, {
    resetLink: LINK,
    accessLink: LINK,
    access: {
      apiKeys: [
        {
          id: 'k',
          name: 'Script',
          start: 'plk_abcd',
          mayMail: false,
          createdAt: '2026-11-02T10:00:00Z',
          lastUsedAt: null,
        },
      ],
      shareLinks: [],
      shareLinkCount: 0,
    },
  }),
];

function layout(parts: Partial<MailLayout>): MailLayout {
  return {
    kind: 'verify-email',
    publicUrl: PUBLIC_URL,
    subject: 'Subject',
    heading: 'Heading',
    blocks: [],
    footer: 'Footer',
    ...parts,
  };
}

it('breaks a host in the heading at its dots', () => {
  const { html, text } = layOutMail(layout({ heading: 'SEO checklist: harborandpine.example.com' }));
  expect(html).toContain('>SEO checklist: harborandpine<wbr>.example<wbr>.com</h1>');
  expect(text).toContain('SEO checklist: harborandpine.example.com\n');
});

describe.each(MESSAGES)('$subject', ({ subject, text, html }) => {
  it('says the same in text and in HTML, briefly and calmly', () => {
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(text).not.toContain('!');
    for (const line of text.split('\n').filter((part) => part !== '' && part !== '--')) {
      const words = line
        .replace(/^- |:$/g, '')
        .replaceAll('&', '&amp;')
        .replaceAll("'", '&#39;');
      const shown =
        words.startsWith('http') || words.startsWith('Porchlight,') ? words.replace('Porchlight, ', '') : words;
      expect(html).toContain(shown.replace(/^https:\/\/porchlight\.example$/, 'porchlight.example'));
    }
  });

  it('links only to the product, loads nothing and runs nothing', () => {
    const links = [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith('https://porchlight.example/'))).toEqual([]);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form)|url\(|@import/i);
  });

  it('says what to do when the reader did not request it', () => {
    expect(text).toMatch(/Not you\? Ignore this email|[Ii]f (?:it wasn’t you|not), (?:reply|change|set)/);
  });
});

describe('layOutMail', () => {
  it('shows markup in words and obeys none of it', () => {
    const evil = `"><img src=x onerror=alert(1)><a href='https://evil.example'>&amp;`;
    const { html, subject } = layOutMail(
      layout({
        subject: evil,
        heading: evil,
        footer: evil,
        blocks: [
          { type: 'paragraph', text: evil },
          { type: 'list', items: [evil] },
          { type: 'note', text: evil },
          { type: 'button', label: evil, link: `${PUBLIC_URL.origin}/?x="><img>` },
        ],
      }),
    );
    expect(subject).toBe(evil);
    expect(html).not.toMatch(/<img|<a href='/);
    expect(html.match(/&lt;img src=x/g)).toHaveLength(7);
  });

  it('keeps line breaks and text directions out of lines', () => {
    const { subject, text } = layOutMail(
      layout({
        subject: 'A\r\nBcc: b@b.example\u202e',
        heading: 'H\n--\nX',
        blocks: [{ type: 'paragraph', text: 'P\u2028Q' }],
      }),
    );
    expect(subject).toBe('A Bcc: b@b.example');
    expect(text.split('\n').slice(0, 3)).toEqual(['H -- X', '', 'P Q']);
  });

  it('cuts a long subject', () => {
    expect(layOutMail(layout({ subject: 'x'.repeat(500) })).subject).toHaveLength(120);
  });

  it.each([
    'https://evil.example/',
    'http://porchlight.example/',
    'javascript:alert(1)',
    'https://porchlight.example.evil.example/',
    '/page',
  ])('refuses a link to %s', (link) => {
    expect(() => layOutMail(layout({ blocks: [{ type: 'button', label: 'Open', link }] }))).toThrow('only link');
    expect(() => layOutMail(layout({ unsubscribeUrl: link }))).toThrow('only link');
  });

  it('ends with the way out when there is one', () => {
    const unsubscribeUrl = 'https://porchlight.example/unsubscribe?token=t';
    const { text, html } = layOutMail(layout({ unsubscribeUrl }));
    expect(text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
    expect(html).toContain(`href="${unsubscribeUrl}"`);
  });
});
