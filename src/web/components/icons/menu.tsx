// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const Menu = /* @__PURE__ */ makeIcon(
  <>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </>,
);
