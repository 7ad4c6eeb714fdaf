import type { SettledPage } from '#engine/fixes/compose/compose-meta.ts';
import { isBetterHeading, settleHome } from '#engine/fixes/compose/compose-meta.ts';
import { toVariant, type WritingMaterial } from '#engine/fixes/writing-material.ts';
import type { Viewer } from '../viewer.ts';
import type { AskedAudit } from './find-fix-material.ts';
import type { FixServices } from './fix-services.ts';
import { withoutFacts } from './generate-meta.ts';
import { requireFix } from './require-fix.ts';
import { writeVersion } from './write-version.ts';
import type { GroundedPiece } from './write-with-model.ts';

const LONGEST_SUBHEADER = 160;
const IDEAS = 6;
const UNKNOWN = {
  outcome: 'ask',
  text: '',
  before: null,
  gains: [],
  why: 'The pages of this audit are no longer kept. Run a new audit first.',
} as const;

/**
 * The main heading of the home page, kept or with suggestions that lose nothing of it, and the line below it. Throws as
 * `findFixMaterial`, 402 without Pro, and 429.
 */
export async function generateAuditHeadings(
  services: FixServices,
  viewer: Viewer,
  asked: AskedAudit & { readonly variant: number },
) {
  const material = await requireFix(services, viewer, 'fix-h1', asked);
  const variant = toVariant(asked.variant);
  const home = settleHome(material);
  const settled = home === null ? { ...UNKNOWN, gains: [] } : withoutFacts(home.heading);
  const auditId = material.audit.id;
  // A good heading needs no ideas, and no model.
  if (home === null || settled.outcome === 'keep')
    return { ...settled, ideas: [], subheader: '', auditId, variant, variants: 0, mostVariants: 0 };
  const { text, variants, mostVariants } = await writeVersion(
    services,
    viewer,
    material,
    {
      kind: 'headings',
      count: 5,
      assemble: (_, pieces) => assembleHeadings(pieces, home, material),
      key: ({ ideas, subheader }) => (ideas.length === 0 ? null : [...ideas, subheader].join('\n')),
    },
    variant,
  );
  const [first] = text.ideas;
  const written = first === undefined ? {} : ({ outcome: 'write', text: first } as const);
  return { ...settled, ...written, ...text, auditId, variant, variants, mostVariants };
}

/** The model's headings before the composer's, without those that are no better than today's. */
function assembleHeadings(pieces: readonly GroundedPiece[], home: SettledPage, material: WritingMaterial) {
  const plain = pieces.map(({ label, text }) => ({ label, text: { ...text, text: text.text.replace(/\.$/, '') } }));
  const own = plain.filter(({ label, text }) => label === 'heading' && isBetterHeading(material, text));
  const below = pieces.find(({ label, text }) => label === 'subheader' && text.text.length <= LONGEST_SUBHEADER);
  const ideas = [...own.map(({ text }) => text.text), ...home.headingIdeas.map(({ text }) => text)];
  return {
    ideas: [...new Set(ideas)].slice(0, IDEAS),
    subheader: ideas.length === 0 ? '' : (below?.text.text ?? home.opening?.text ?? ''),
  };
}
