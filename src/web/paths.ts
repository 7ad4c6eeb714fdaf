/** Every address of the product, pattern and builder side by side. */
export const paths = {
  home: {
    pattern: '/',
    to: () => '/',
    /** A section of the landing page. */
    section: (id: 'how' | 'measured' | 'questions' | 'audit') => `/#${id}`,
  },
  audit: {
    pattern: '/audit',
    /** One audit by its id, or the one saved in this browser. */
    to: (auditId?: string) => (auditId === undefined ? '/audit' : `/audit?id=${encodeURIComponent(auditId)}`),
  },
} as const;
