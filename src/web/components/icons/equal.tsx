// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const Equal = /* @__PURE__ */ makeIcon(
  <>
    <line x1="5" x2="19" y1="9" y2="9" />
    <line x1="5" x2="19" y1="15" y2="15" />
  </>,
);
