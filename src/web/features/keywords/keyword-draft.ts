import type { KeywordRequest } from '#shared/api/keywords.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { findMainTown } from '#shared/audit/main-town.ts';

/** The form's input. */
export interface KeywordDraft {
  readonly businessName: string;
  readonly category: string;
  readonly city: string;
  readonly state: string;
  readonly website: string;
  readonly notes: string;
}
export type KeywordDraftField = keyof KeywordDraft;

/** Where the location in the form comes from: the audited site, or none, so that it is only the specified example. */
export type PlaceOrigin = 'audit' | 'example';

export interface Prefill {
  readonly draft: KeywordDraft;
  readonly place: PlaceOrigin;
  /** The audit that prefilled the draft and to which keywords can be added; null without one. */
  readonly auditId: string | null;
}

/** The specification's default location, labelled as an example. */
export const exampleLocation = { city: 'Detroit-area', state: 'Michigan' } as const;

/** The form prefilled from an audit, or empty with the example location. */
export function makePrefill(saved: { readonly auditId: string; readonly analysis: Analysis } | null): Prefill {
  const town = saved === null ? null : findMainTown(saved.analysis.business);
  const analysis = saved?.analysis;
  return {
    draft: {
      businessName: analysis?.business.name ?? '',
      category: analysis?.business.category?.label ?? '',
      ...(town === null ? exampleLocation : { city: town.city, state: town.region ?? '' }),
      website: analysis?.websiteUrl ?? '',
      notes: '',
    },
    place: town === null ? 'example' : 'audit',
    auditId: saved?.auditId ?? null,
  };
}

export type DraftProblems = Readonly<Partial<Record<KeywordDraftField, string>>>;

/** Validation problems by field. */
export function findDraftProblems({ businessName, category, website }: KeywordDraft): DraftProblems {
  return {
    ...(businessName.trim() === '' && { businessName: 'Type the name of your business.' }),
    ...(!/\p{L}{2}/u.test(category) && { category: 'Say in a word or two what you are, such as “Plumber”.' }),
    ...(!isAddress(website) && { website: 'That’s not a website address. Try yourbusiness.com, or leave it empty.' }),
  };
}

/** The contract's request. A URL without a scheme gets https. */
export function buildKeywordRequest({
  businessName,
  category,
  city,
  state,
  website,
  notes,
}: KeywordDraft): KeywordRequest {
  const [address, words] = [website.trim(), notes.trim()];
  return {
    business_name: businessName.trim(),
    primary_category: category.trim(),
    location: { city: city.trim(), state: state.trim() },
    ...(address !== '' && { website_url: withScheme(address) }),
    ...(words !== '' && { notes: words }),
  };
}

function isAddress(website: string): boolean {
  const text = website.trim();
  if (text === '') return true;
  if (/\s/.test(text) || !URL.canParse(withScheme(text))) return false;
  const { protocol, hostname } = new URL(withScheme(text));
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
