import type { OwnerFileKind } from '#shared/owner-files/stored-files.ts';

/** One export of each kind for the business of the recorded releases. */
export const OWNER_FILES: Readonly<Record<OwnerFileKind, string>> = {
  links: `Site,Linking pages,Target pages
duluthmn.gov,3,1
duluthchamber.com,2,1
lakesupplyhouse.com,5,2
`,
  traffic: `# ----------------------------------------
# Start date: 20260827
# End date: 20261124
# ----------------------------------------
Session source / medium,Sessions,Total users,Key events
google / organic,420,380,12
chatgpt.com / referral,18,15,2
perplexity.ai / referral,6,6,0
`,
  citations: `Grounding Query,Citations
emergency plumber duluth,7
water heater repair duluth,4
`,
  answers: `Engine,Question,Answer,Date
ChatGPT,Who is a good plumber in Duluth?,Lantern & Oak Plumbing is often recommended.,2026-11-20
Perplexity,Who is a good plumber in Duluth?,Try Superior Pipe Works.,2026-11-20
`,
};
