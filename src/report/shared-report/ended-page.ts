import { brandColours } from '#shared/report/brand-colours.ts';
import { html } from '#shared/report/html.ts';
import { type FramedPage, framePage } from './page-frame.ts';

/** The same page for every link without a report. It reveals neither whether there ever was one nor whose it was. */
export const endedPage: FramedPage = framePage({
  title: 'No report here',
  head: null,
  name: null,
  accent: brandColours(null).accent,
  kind: 'Visibility report',
  main: html`<div class="ended"><h1>There is no report at this link</h1><p>It has expired, was ended, or is incomplete. Ask the person who sent it for a new one.</p></div>`,
  footer: null,
});
