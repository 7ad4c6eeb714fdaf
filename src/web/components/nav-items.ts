import { paths } from '#web/paths.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  /** A short description. */
  readonly note?: string;
}

export const PRODUCT_ITEMS: readonly NavItem[] = [
  {
    to: paths.home.section('audit'),
    label: 'Profile audit and Fix-It Mode',
    note: 'Score, evidence, plan, three fixes',
  },
  {
    to: paths.home.section('action-pack'),
    label: 'Answer-engine action pack',
    note: 'Pages and answers that AI can quote',
  },
  {
    to: paths.localKeywords.to(),
    label: 'Local keyword strategy',
    note: 'Up to 50 phrases your customers use',
  },
  {
    to: paths.reviewDay.to(),
    label: 'Review day',
    note: 'Ask all your customers, the allowed way',
  },
];

export const PRICING_ITEM: NavItem = { to: paths.pricing.to(), label: 'Pricing' };

export const RESOURCE_ITEMS: readonly NavItem[] = [
  { to: paths.downloads.to(), label: 'Downloads' },
  { to: paths.aeoGuide.to(), label: 'AEO guide' },
  { to: paths.aiSearchHub.to(), label: 'AI search hub' },
  { to: paths.guides.to(), label: 'Guides' },
  { to: paths.changelog.to(), label: 'Changelog' },
];

/** The bar before NEW_NAVIGATION. */
export const OLDER_ITEMS: readonly NavItem[] = [
  PRICING_ITEM,
  { to: paths.reviewDay.to(), label: 'Review Day' },
  { to: paths.downloads.to(), label: 'Downloads' },
  { to: paths.billing.to(), label: 'Billing' },
];
