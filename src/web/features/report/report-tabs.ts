/** The four parts of a report, each with an address of its own: `#result`, `#fixes`, `#proof`, `#business`. */
export const REPORT_TABS = [
  { id: 'result', label: 'Result' },
  { id: 'fixes', label: 'Fixes' },
  { id: 'proof', label: 'Proof' },
  { id: 'business', label: 'Your business' },
] as const;
export type ReportTab = (typeof REPORT_TABS)[number]['id'];

/** The anchors of a tab: whole ids, and the beginnings of ids that end in a key. */
const ANCHORS: Readonly<
  Record<ReportTab, { readonly ids: readonly string[]; readonly beginnings: readonly string[] }>
> = {
  result: { ids: ['minute', 'plan', 'halves', 'history'], beginnings: [] },
  fixes: {
    ids: [
      'fix-it-mode',
      'fixit',
      // The panel of five parts of earlier releases: its rows are those of Fix-It.
      'parts',
      'add-ons',
      'rewrites',
      'action-pack',
      'more-texts',
      'templates',
      'ideas',
      'profile-texts',
      'seo-checklist',
      'keywords',
    ],
    beginnings: ['fix-', 'pack-'],
  },
  proof: { ids: ['factors', 'readers', 'nap', 'pages', 'arithmetic', 'data'], beginnings: ['factor-'] },
  business: {
    ids: ['facts', 'profile', 'takeout', 'correction', 'yourFiles', 'watch', 'good-to-know'],
    beginnings: ['fact-', 'add-fact-', 'profile-'],
  },
};

/**
 * The tab that an address leads to: the one it names, or the one that holds the named place. The result for every other.
 * @param hash the fragment of an address, with its `#`, or empty.
 */
export function findReportTab(hash: string): ReportTab {
  const id = hash.replace(/^#/, '');
  const named = REPORT_TABS.find((tab) => tab.id === id);
  if (named !== undefined) return named.id;
  const holder = REPORT_TABS.find(({ id: tab }) => {
    const { ids, beginnings } = ANCHORS[tab];
    return ids.includes(id) || beginnings.some((beginning) => id.startsWith(beginning));
  });
  return holder?.id ?? 'result';
}

/** The place inside a tab that an address names; null where it names a whole tab or nothing. */
export function findReportAnchor(hash: string): string | null {
  const id = hash.replace(/^#/, '');
  if (id === 'parts') return 'fixit';
  return id === '' || REPORT_TABS.some((tab) => tab.id === id) ? null : id;
}
