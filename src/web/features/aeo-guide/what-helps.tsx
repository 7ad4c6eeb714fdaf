import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { By } from './by.tsx';

/** What an owner can do, the most effective first, with the quality of the evidence for each. */
export function WhatHelps() {
  return (
    <>
      <h2 id="helps">What helps</h2>
      <p>
        No vendor publishes how its engine chooses. What follows comes from their rules and from people who do this
        work: Whitespark asked 47 of them in 2025 what makes a local firm visible in AI answers. What is on the page
        came first, with about 24% of the weight; the Google profile got about 12%. Among the five strongest single
        factors are a page of its own for each service, “best of” lists by people who know the trade, and standing on
        sites of the trade.
        <By of="whitespark" /> These are opinions, well informed ones, not a look inside.
      </p>

      <h3>One page for each service you really offer</h3>
      <p>
        An engine that is asked for “water heater replacement in Hermantown” looks for a page about that. A list of
        twenty services on one page answers none of them. But keep to real services and real places: the same page with
        thirty town names is doorway abuse under Google’s spam policies.
        <By of="spam" />
      </p>

      <h3>The fact in the first sentence</h3>
      <p>
        Put the answer where the question is asked: first. “We replace water heaters in Duluth, Hermantown and Proctor,
        usually within two working days, from 1,900 dollars.” That sentence can be quoted alone and stays true. “Your
        comfort is our passion” can be quoted too, but it answers nobody. This is practice, not a rule of any engine; it
        serves the reader in a hurry first.
      </p>

      <h3>Name, address and phone, the same everywhere</h3>
      <p>
        An engine that finds two phone numbers for one firm has to choose, and may choose the old one. Listings weigh
        little on the map by now, but more in AI answers.
        <By of="whitespark" /> Start with one sheet of your facts, compare every other place with it, and write down
        where they differ: both <Link to={paths.downloads.to()}>sheets are among our templates</Link>. How exact you
        have to be is in the{' '}
        <Link to={paths.guides.guide('name-address-phone')}>guide about name, address and phone</Link>.
      </p>

      <h3>Structured data</h3>
      <p>
        Markup of the type LocalBusiness says the same facts without doubt: name and address are required by Google,
        hours, phone with country code, area and position recommended.
        <By of="localBusiness" /> It makes facts hard to misread. It is no ticket into answers, as said above. Use the
        most exact type, such as Plumber, and nothing that the page does not show as well. The{' '}
        <Link to={paths.guides.guide('structured-data')}>guide about structured data</Link> has an example to change.
      </p>

      <h3>Being cited in lists that others keep</h3>
      <p>
        “Best plumbers in Duluth”, written by the local paper, the chamber of commerce, a manufacturer’s list of
        fitters, a trade association: such lists are what answers about local firms often rest on. ChatGPT is reported
        to take local facts from Bing’s results, Yelp, TripAdvisor, BBB, Foursquare and Reddit; OpenAI publishes no such
        list.
        <By of="localSources" /> Ask to be listed where you belong. Do not pay for praise.
      </p>

      <h3>Reviews that are recent and real</h3>
      <p>
        Reviews are read by people before they are read by machines: 74% of consumers weigh only those of the last three
        months.
        <By of="brightLocal" /> Ask everybody alike, offer nothing, answer all. The{' '}
        <Link to={paths.guides.guide('asking-for-reviews')}>rules are here</Link>.
      </p>
    </>
  );
}
