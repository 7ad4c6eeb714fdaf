// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const Circle = /* @__PURE__ */ makeIcon(<circle cx="12" cy="12" r="10" />);
