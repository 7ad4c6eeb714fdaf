import type { OwnerFileKind } from './stored-files.ts';

/** Every role, of all kinds of files. */
export type FileRoleId =
  | 'site'
  | 'links'
  | 'source'
  | 'channel'
  | 'medium'
  | 'sessions'
  | 'users'
  | 'keyEvents'
  | 'date'
  | 'query'
  | 'page'
  | 'citations'
  | 'engine'
  | 'question'
  | 'answer'
  | 'cited';

/** A column that a kind of file can have, with a name that owners understand. */
export interface FileRole {
  readonly id: FileRoleId;
  readonly label: string;
  /** A file without any of the required roles of a group does not count. */
  readonly group?: string;
}

/** The columns of each kind of file. Roles of the same `group` are alternatives; a group is required. */
export const FILE_ROLES: Readonly<Record<OwnerFileKind, readonly FileRole[]>> = {
  links: [
    { id: 'site', label: 'Website or page that links to you', group: 'site' },
    { id: 'links', label: 'Number of links' },
  ],
  traffic: [
    { id: 'source', label: 'Source of the visit', group: 'source' },
    { id: 'channel', label: 'Channel group', group: 'source' },
    { id: 'medium', label: 'Medium' },
    { id: 'sessions', label: 'Sessions', group: 'sessions' },
    { id: 'users', label: 'Users' },
    { id: 'keyEvents', label: 'Key events (conversions)' },
    { id: 'date', label: 'Date' },
  ],
  citations: [
    { id: 'query', label: 'Grounding query', group: 'what' },
    { id: 'page', label: 'Page', group: 'what' },
    { id: 'date', label: 'Date', group: 'what' },
    { id: 'citations', label: 'Citations', group: 'citations' },
  ],
  answers: [
    { id: 'engine', label: 'AI tool', group: 'engine' },
    { id: 'question', label: 'Question', group: 'question' },
    { id: 'answer', label: 'Answer', group: 'answer' },
    { id: 'date', label: 'Date you asked' },
    { id: 'cited', label: 'Pages it linked' },
  ],
};

/** The mapping of roles to column indexes (from 0). A role without a column is absent. */
export type ColumnMapping = Readonly<Partial<Record<FileRoleId, number>>>;

/** Formats a mapping for a query string: `source:0,sessions:3`. */
export function writeMapping(mapping: ColumnMapping): string {
  return Object.entries(mapping)
    .map(([role, index]) => `${role}:${index}`)
    .join(',');
}

/** Parses the roles of this kind from such a text; null when it is invalid. */
export function readMapping(kind: OwnerFileKind, text: string): ColumnMapping | null {
  const mapping: Partial<Record<FileRoleId, number>> = {};
  for (const part of text.split(',')) {
    const [, id = '', index = ''] = /^([a-zA-Z]{1,20}):(\d{1,3})$/.exec(part) ?? [];
    const role = FILE_ROLES[kind].find((one) => one.id === id);
    if (role === undefined) return null;
    mapping[role.id] = Number(index);
  }
  return mapping;
}

/** The groups of a kind without a column in the mapping, each as the labels of its roles. */
export function missingRoles(kind: OwnerFileKind, mapping: ColumnMapping): string[] {
  const groups = Map.groupBy(
    FILE_ROLES[kind].filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  return [...groups.values()]
    .filter((roles) => roles.every(({ id }) => mapping[id] === undefined))
    .map((roles) => roles.map(({ label }) => label).join(' or '));
}
