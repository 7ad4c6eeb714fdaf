// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const ChevronDown = /* @__PURE__ */ makeIcon(<path d="m6 9 6 6 6-6" />);
