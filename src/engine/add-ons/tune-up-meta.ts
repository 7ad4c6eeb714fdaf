import type { TuneUpFinding } from '#shared/add-ons/site-tune-up.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import type { SettledGrounded } from '../fixes/compare/settle-text.ts';
import { settlePage } from '../fixes/compose/compose-meta.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/**
 * The title of one page: kept, with one to paste, or with what to write. A proposal is added to `given`, so that no two pages get the same;
 * one that another page has already is none.
 */
export function tuneTitle(material: WritingMaterial, page: OutlinePage, given: Set<string>): TuneUpFinding {
  const { title } = settlePage(material, page);
  const taken = new Set(material.outline.pages.map((other) => other.title?.trim()));
  const isTaken = title.outcome === 'write' && (taken.has(title.text) || given.has(title.text));
  const settled: SettledGrounded = isTaken ? { ...title, outcome: 'ask', text: '' } : title;
  if (settled.outcome === 'write') given.add(settled.text);
  return findingOf('title', settled, {
    ask: 'Write a title of its own: what the page is about, then the name of your business, in up to 60 characters.',
    write: 'Put this in the title field of the page.',
  });
}

/** The page description of one page, as `tuneTitle`. */
export function tuneDescription(material: WritingMaterial, page: OutlinePage): TuneUpFinding {
  return findingOf('description', settlePage(material, page).description, {
    ask: 'Say in one or two sentences what a visitor finds on this page, in up to 155 characters.',
    write: 'Put this in the description field (meta description) of the page.',
  });
}

/** The main heading of one page, as `tuneTitle`. */
export function tuneH1(material: WritingMaterial, page: OutlinePage): TuneUpFinding {
  const { role, heading } = settlePage(material, page);
  const first = role === 'home' ? undefined : page.headings.find(({ text }) => text !== '');
  return findingOf('h1', heading, {
    ask:
      first === undefined
        ? 'Put one line at the top that says what the page is about, and make it the H1.'
        : `Make “${first.text}” the H1 of the page.`,
    write: 'Make this the main heading of the page.',
  });
}

const NAMES = { title: 'title', description: 'description', h1: 'main heading' } as const;

function findingOf(
  part: keyof typeof NAMES,
  { outcome, before, text, why }: SettledGrounded,
  change: Readonly<Record<'ask' | 'write', string>>,
): TuneUpFinding {
  const today = before === null ? `There is no ${NAMES[part]}.` : `The ${NAMES[part]} is “${before}”.`;
  if (outcome === 'keep')
    return { part, status: 'pass', details: `${today} ${why}`, before, change: null, paste: null };
  const details = before === null ? today : `${today} ${why}`;
  return { part, status: 'fail', details, before, change: change[outcome], paste: outcome === 'write' ? text : null };
}
