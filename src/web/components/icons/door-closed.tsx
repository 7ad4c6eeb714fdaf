// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const DoorClosed = /* @__PURE__ */ makeIcon(
  <>
    <path d="M19 21V5a2 2 0 00-2-2H7a2 2 0 00-2 2v16" />
    <path d="M2 21h20" />
    <path d="M9 12h.01" />
  </>,
);
