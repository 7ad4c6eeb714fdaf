import { usualTimeSentence } from '#shared/product/describe-audit-times.ts';
import { formatOpenHours, formatOperatorAddress, formatTown, listed, type OperatorProfile } from './operator.ts';

/** Escapes text for element content and for attributes in double quotes. */
export function escapeOperatorHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A link to the operator's address on a map; null without a street. */
export function makeMapUrl({ address }: OperatorProfile): string | null {
  if (address?.street == null) return null;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: formatOperatorAddress(address) })}`;
}

/** The line below the start page's opening that names the operator and its town. Empty without an operator. */
export function openingHtml(operator: OperatorProfile | null): string {
  if (operator === null) return '';
  const { name, address } = operator;
  const who = address === null ? name : `${name}, ${formatTown(address)}`;
  return `<p>A local visibility audit by ${escapeOperatorHtml(who)}.</p>`;
}

/** The page footer with name, address and a phone link. Empty without an operator. */
export function footerHtml(operator: OperatorProfile | null): string {
  if (operator === null) return '';
  const { name, address, phone, email, profiles } = operator;
  const who = `Porchlight is run by ${escapeOperatorHtml(name)}${address === null ? '.' : ':'}`;
  const reach = [
    ...(address === null ? [] : [escapeOperatorHtml(formatOperatorAddress(address))]),
    ...(phone === null ? [] : [phoneLink(phone)]),
    ...(email === null ? [] : [mailLink(email)]),
  ];
  return [
    `<p>${who}</p>`,
    ...reach.map((line) => `<p>${line}</p>`),
    ...(profiles.length === 0 ? [] : [`<ul>${profiles.map((url) => `<li>${profileLink(url)}</li>`).join('')}</ul>`]),
  ].join('');
}

/** The contact page below its heading: the configured facts as a list, then common questions about them. */
export function contactHtml(operator: OperatorProfile | null): string {
  if (operator === null)
    return '<p>Whoever runs this server has not entered a name, an address or a phone number here yet.</p>';
  return `${factsHtml(operator)}${questionsHtml(operator)}`;
}

function factsHtml(operator: OperatorProfile): string {
  const { name, trade, address, phone, email, hours, areas, founded, profiles } = operator;
  const map = makeMapUrl(operator);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Run by', [`${escapeOperatorHtml(name)}${trade === null ? '' : `, ${escapeOperatorHtml(trade)}`}`]],
    [
      'Address',
      address === null
        ? []
        : [
            escapeOperatorHtml(formatOperatorAddress(address)),
            ...(map === null ? [] : [link(map, 'Show it on a map')]),
          ],
    ],
    ['Phone', phone === null ? [] : [phoneLink(phone)]],
    ['Email', email === null ? [] : [mailLink(email)]],
    ['Hours', hours.map((one) => escapeOperatorHtml(formatOpenHours(one)))],
    ['Works in', areas.map(escapeOperatorHtml)],
    ['Founded', founded === null ? [] : [escapeOperatorHtml(founded)]],
    ['Elsewhere', profiles.map(profileLink)],
  ];
  return rows
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => `<p><strong>${label}</strong><br>${lines.join('<br>')}</p>`)
    .join('');
}

/** Questions that the operator's facts answer; questions about the product are on the page anyway. */
function questionsHtml(operator: OperatorProfile): string {
  const { hours, answers, phone } = operator;
  const places = placesHtml(operator);
  const asked: readonly (readonly [string, string | null])[] = [
    [
      'Where are you, and where do you work?',
      places === '' ? null : `${places} Audits are made online, for any public website, wherever the business is.`,
    ],
    [
      'When are you open?',
      hours.length === 0
        ? null
        : `${escapeOperatorHtml(hours.map(formatOpenHours).join('; '))}. That is when somebody answers${phone === null ? '' : ' the phone'}. The audit itself runs at any hour, at weekends and on holidays too.`,
    ],
    [
      'How soon do you answer?',
      answers === null
        ? null
        : `We usually answer ${escapeOperatorHtml(answers)}. An audit needs no answer of ours: it begins at once. ${usualTimeSentence(null)}`,
    ],
  ];
  const known = asked.flatMap(([question, answer]) =>
    answer === null ? [] : [`<h3>${question}</h3><p>${answer}</p>`],
  );
  return known.length === 0 ? '' : `<h2>Before you write or call</h2>${known.join('')}`;
}

/** Sentences on location and service areas, each only when configured. */
function placesHtml({ name, address, areas }: OperatorProfile): string {
  const who = escapeOperatorHtml(name);
  return [
    ...(address === null ? [] : [`${who} is at ${escapeOperatorHtml(formatOperatorAddress(address))}.`]),
    ...(areas.length === 0 ? [] : [`${who} works in ${escapeOperatorHtml(listed(areas))}.`]),
  ].join(' ');
}

function phoneLink(phone: string): string {
  return link(`tel:+${phone.replace(/\D/g, '')}`, phone);
}

function mailLink(email: string): string {
  return link(`mailto:${email}`, email);
}

function profileLink(url: string): string {
  const { hostname, pathname } = new URL(url);
  return link(url, `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`);
}

function link(href: string, words: string): string {
  return `<a href="${escapeOperatorHtml(href)}">${escapeOperatorHtml(words)}</a>`;
}
