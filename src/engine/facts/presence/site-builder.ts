import type { Mention } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import { type FactContext, isOnOwnHost, type SourcedValue } from '../fact-context.ts';
import { factSource, mention } from '../mentions.ts';
import { BUILDERS, type BuilderSignature } from './site-builder-table.ts';

const MOST_BLOCKS = 400;

/**
 * The system that the site was made with, from the generator tag, URLs of scripts and styles, comments and class names.
 * Null when nothing matches, as on a hand-written site.
 */
export function deriveSiteBuilder(context: FactContext): SourcedValue<string | null> {
  // All pages of a site come from the same system; the second page helps where the home page is a bare splash page.
  for (const page of context.pages.slice(0, 3)) {
    const signs = signsOf(page, context);
    for (const builder of BUILDERS) {
      const seen = evidenceOf(builder, signs, page);
      if (seen !== null) return { value: builder.name, source: factSource(seen, [seen]) };
    }
  }
  return { value: null, source: null };
}

interface Signs {
  readonly generators: readonly string[];
  readonly addresses: readonly string[];
  readonly joinedAddresses: string;
  readonly comments: string;
  readonly metas: readonly string[];
  readonly hints: string;
  readonly mounts: readonly string[];
}

function signsOf(page: Page, context: FactContext): Signs {
  const isOwn = (address: string): boolean => isOnOwnHost(address, context);
  // A foreign picture or frame was made with the system of its own site: a badge, a partner's logo, a booking form.
  const shown = [...page.images.map((image) => image.src), ...page.iframes].filter(isOwn);
  const loaded = [...page.scripts, ...page.stylesheets].filter((address) => !address.startsWith('data:'));
  const addresses = [...loaded, ...shown].map((address) => address.slice(0, 300).toLowerCase());
  return {
    generators: page.generator === null ? [] : [page.generator.trim().toLowerCase()],
    addresses,
    joinedAddresses: addresses.join('\n'),
    comments: page.comments.join('\n').toLowerCase(),
    metas: Object.keys(page.metas),
    hints: hintsOf(page),
    mounts: page.emptyMountPoints,
  };
}

function hintsOf(page: Page): string {
  const hints = new Set<string>();
  for (const block of page.blocks.slice(0, MOST_BLOCKS)) hints.add(block.hints);
  return [...hints].join('\n');
}

function evidenceOf(builder: BuilderSignature, signs: Signs, page: Page): Mention | null {
  const { generator, address, comment, meta, hint, mount } = builder;
  const written = generator === undefined ? undefined : signs.generators.find((text) => generator.test(text));
  if (written !== undefined) return mention(page, 'meta', `generator: ${written}`);
  if (address?.test(signs.joinedAddresses) === true) {
    return mention(page, 'link', signs.addresses.find((text) => address.test(text)) ?? builder.name);
  }
  if (comment?.test(signs.comments) === true) return mention(page, 'text', comment.exec(signs.comments)?.[0] ?? '');
  const metaName = meta === undefined ? undefined : signs.metas.find((name) => meta.test(name));
  if (metaName !== undefined) return mention(page, 'meta', metaName);
  if (hint?.test(signs.hints) === true) return mention(page, 'text', hint.exec(signs.hints)?.[0] ?? '');
  const id = mount === undefined ? undefined : signs.mounts.find((one) => mount.test(one));
  return id === undefined ? null : mention(page, 'text', `id="${id}"`);
}
