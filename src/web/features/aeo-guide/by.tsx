import { Cite } from '#web/components/reading/cite.tsx';
import { type AeoSource, sourceNumber } from './aeo-sources.ts';

/** Refers to sources of this guide by their keys. */
export function By({ of }: { readonly of: AeoSource | readonly AeoSource[] }) {
  const sources = typeof of === 'string' ? [of] : of;
  return sources.map((source) => <Cite key={source} source={sourceNumber(source)} />);
}
