/** The content of a column of a customer list. */
export type CustomerColumn =
  | 'name'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'lastVisit'
  | 'consent'
  | 'smsConsent'
  | 'emailConsent'
  | 'timeZone'
  | 'state'
  | 'other';

/** Headings as exported by booking and point-of-sale systems, reduced to letters and digits. */
const headings: Readonly<Record<Exclude<CustomerColumn, 'other'>, readonly string[]>> = {
  name: ['name', 'fullname', 'customer', 'customername', 'client', 'clientname', 'firstname', 'first', 'givenname'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'telephone', 'tel'],
  email: ['email', 'emailaddress', 'mail'],
  lastVisit: ['lastvisit', 'visit', 'visited', 'date', 'lastappointment', 'lastservice', 'lastorder', 'servicedate'],
  consent: ['consent', 'optin', 'permission', 'consented', 'marketingconsent', 'agreed'],
  smsConsent: ['smsconsent', 'textconsent', 'smsoptin', 'textoptin', 'consentsms', 'consenttext'],
  emailConsent: ['emailconsent', 'emailoptin', 'consentemail', 'mailconsent'],
  timeZone: ['timezone', 'tz', 'zone'],
  state: ['state', 'region', 'province'],
};

const byHeading = new Map(
  Object.entries(headings).flatMap(([column, words]) => words.map((word) => [word, column as CustomerColumn] as const)),
);

/** The columns named by a heading line, or null when the line is no heading. */
export function matchHeadingColumns(row: readonly string[]): CustomerColumn[] | null {
  const columns = row.map((cell) => byHeading.get(cell.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? 'other');
  return columns.some((column) => column !== 'other') ? columns : null;
}

const sampleRows = 50;

/** The columns of a list without headings, by what most of the first cells look like. */
export function guessColumns(rows: readonly (readonly string[])[]): CustomerColumn[] {
  const sample = rows.slice(0, sampleRows);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const taken = new Set<CustomerColumn>();
  return Array.from({ length: width }, (_, index) => {
    const cells = sample.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const guess = likeness.find(({ column, test }) => !taken.has(column) && mostly(cells, test))?.column ?? 'other';
    taken.add(guess);
    return guess;
  });
}

/** The most specific first: a date has digits too, and everything looks like a name. */
const likeness: readonly { readonly column: CustomerColumn; readonly test: RegExp }[] = [
  { column: 'email', test: /^[^\s@]+@[^\s@]+$/ },
  { column: 'lastVisit', test: /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})$/ },
  { column: 'phone', test: /^\+?[\d\s().-]{7,20}$/ },
  { column: 'timeZone', test: /^[A-Z][A-Za-z]+\/[A-Z][A-Za-z_/]+$/ },
  { column: 'consent', test: /^(?:yes|no|y|n|true|false|sms|text|email|both)$/i },
  { column: 'state', test: /^[A-Z]{2}$/ },
  { column: 'name', test: /\p{L}{2}/u },
];

function mostly(cells: readonly string[], test: RegExp): boolean {
  return cells.length > 0 && cells.filter((cell) => test.test(cell)).length * 2 > cells.length;
}
