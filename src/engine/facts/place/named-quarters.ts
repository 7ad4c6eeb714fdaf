import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { splitList, stripMarks } from './area-names.ts';
import { placeKey } from './place-key.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’]*(?:[ -]\p{Lu}[\p{L}'’]*){0,3}`;
/** "el barrio de Gràcia", "im Stadtteil Gallus" */
const ONE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'quarter')}) (${NAME})`, 'gu');
/** "en todos los barrios de la ciudad: Centre, Gràcia y Can Rull" */
const SEVERAL = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('places', 'quarters')})(?!\p{L})[^.:]{0,40}: ([^.]{1,300})`,
  'giu',
);

/** The keys of the names that the site gives to parts of a town, which towns elsewhere may have too. */
export const readNamedQuarters: (context: FactContext) => ReadonlySet<string> = memoizePerContext(
  (context) =>
    new Set(
      distinctLines(context).flatMap(({ text }) => {
        const one = [...text.matchAll(ONE)].map(([, name = '']) => name);
        const several = [...text.matchAll(SEVERAL)].flatMap(([, list = '']) => splitList(list).map(stripMarks));
        return [...one, ...several].map(placeKey);
      }),
    ),
);
