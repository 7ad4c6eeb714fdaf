import type { ReactNode, SVGProps } from 'react';

/** A drawing of 24 by 24, in the color of the text around it; hidden from screen readers unless it has a name. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactNode;

/** The icon with these shapes. Its size and the width of its lines are in `base.css`. */
export function makeIcon(shapes: ReactNode): IconComponent {
  return ({ className, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its role and label.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className === undefined ? 'lucide' : `lucide ${className}`}
      aria-hidden={rest.role === undefined && rest['aria-label'] === undefined ? true : undefined}
      {...rest}
    >
      {shapes}
    </svg>
  );
}
