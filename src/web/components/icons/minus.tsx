// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const Minus = /* @__PURE__ */ makeIcon(<path d="M5 12h14" />);
