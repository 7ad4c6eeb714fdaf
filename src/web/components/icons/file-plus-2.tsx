// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const FilePlus2 = /* @__PURE__ */ makeIcon(
  <>
    <path d="M11.35 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v5.35" />
    <path d="M14 2v5a1 1 0 0 0 1 1h5" />
    <path d="M14 19h6" />
    <path d="M17 16v6" />
  </>,
);
