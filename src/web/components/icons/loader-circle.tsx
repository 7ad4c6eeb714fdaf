// Written by `npm run icons` from Lucide, under the license in this folder.
import { makeIcon } from './make-icon.tsx';

export const LoaderCircle = /* @__PURE__ */ makeIcon(<path d="M21 12a9 9 0 1 1-6.219-8.56" />);
