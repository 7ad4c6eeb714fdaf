/** Google's limit of a profile's description, and about how much of it shows before “more”. */
export const DESCRIPTION_LIMIT = 750;
export const DESCRIPTION_SHOWN = 250;

/** A first draft of a description for a fictitious business. */
export const DESCRIPTION_BEFORE =
  'WELCOME to Harbor & Pine!!! We are the #1 BEST plumber, plumbing, plumbers Duluth MN. Family owned. Call (218) 555-0142 NOW for 10% OFF any job or visit harborandpine.example. Quality you can trust ★★★★★';

/** The same business, by the rules. Its facts are fictitious. */
export const DESCRIPTION_AFTER = [
  'Harbor & Pine Plumbing repairs and installs plumbing in homes and small shops in Duluth, Hermantown and Proctor, and looks after old houses with galvanized pipes, which is most of what this side of the lake has.',
  'We thaw and repair frozen pipes, clear drains, replace water heaters and fit bathrooms. In winter one van is kept free for burst pipes, day and night. Before we start you get a price in writing, and we photograph what is behind the wall so that you can see what was done.',
  'Two plumbers opened the workshop in 2009 after ten years with a larger firm. Both hold a Minnesota master license, both speak English and Spanish, and the one who did the work comes back if something is not right.',
].join('\n\n');
