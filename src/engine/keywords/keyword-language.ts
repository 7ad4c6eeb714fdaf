import type { NounLanguage } from '../facts/category/business-category.ts';

/** The languages of keywords. */
export type KeywordLanguage = NounLanguage;
