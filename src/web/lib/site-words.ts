import { createContext, useContext } from 'react';
import { findTextLanguage } from '#shared/fixes/text-language.ts';

/** The languages of the audited website (BCP 47), the main one first; null outside a report. */
export const SiteLanguages = createContext<readonly string[] | null>(null);

/** The attributes of an element whose words are not ours, so that a screen reader speaks them in their language. */
interface WordAttributes {
  readonly dir: 'auto';
  readonly lang?: string;
}

/** Those of words `quoted` from the audited website, and of texts `written` for it. */
export function useSiteWords(): { readonly quoted: WordAttributes; readonly written: WordAttributes } {
  const languages = useContext(SiteLanguages);
  const [main] = languages ?? [];
  return {
    quoted: attributes(main),
    written: attributes(languages === null ? undefined : (findTextLanguage(languages) ?? 'en')),
  };
}

function attributes(lang: string | undefined): WordAttributes {
  return { dir: 'auto', ...(lang !== undefined && { lang }) };
}
