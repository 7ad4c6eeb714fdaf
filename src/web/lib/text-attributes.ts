import { createContext, useContext } from 'react';
import { findTextLanguage } from '#shared/fixes/text-language.ts';

/** The languages of the audited website (BCP 47), the main one first; null outside a report. */
export const ReportLanguages = createContext<readonly string[] | null>(null);

/** The attributes of an element whose words are not ours, so that a screen reader speaks them in their language. */
interface TextAttributes {
  readonly dir: 'auto';
  readonly lang?: string;
}

/** Those of words `quoted` from the audited website, and of texts `written` for it. */
export function useTextAttributes(): { readonly quoted: TextAttributes; readonly written: TextAttributes } {
  const languages = useContext(ReportLanguages);
  const [main] = languages ?? [];
  return {
    quoted: attributes(main),
    written: attributes(languages === null ? undefined : (findTextLanguage(languages) ?? 'en')),
  };
}

function attributes(lang: string | undefined): TextAttributes {
  return { dir: 'auto', ...(lang !== undefined && { lang }) };
}
