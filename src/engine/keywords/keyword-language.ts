import type { NounLanguage } from '../facts/category/business-category.ts';

/** The languages that keywords are made in. */
export type KeywordLanguage = NounLanguage;
