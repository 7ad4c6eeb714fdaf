// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const Check = /* @__PURE__ */ makeIcon(<path d="M20 6 9 17l-5-5" />);
