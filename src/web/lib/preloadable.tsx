import { type ComponentType, use } from 'react';

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

/** A component whose code is loaded when it is first rendered, or ahead by `preload`. */
export interface Preloadable<Props> {
  readonly Component: ComponentType<Props>;
  readonly preload: () => void;
}

/**
 * Like React's `lazy`, but code that was loaded ahead is rendered at once, where `lazy` shows the fallback for one more turn:
 * a page that is about to be printed cannot wait for it.
 * @param load imports the module with the component as its default export.
 */
export function preloadable<Props extends object>(load: () => Promise<Code<Props>>): Preloadable<Props> {
  let code: Code<Props> | Promise<Code<Props>> | null = null;
  const read = () => {
    code ??= load().then((loaded) => {
      code = loaded;
      return loaded;
    });
    return code;
  };
  return {
    Component: (props) => {
      const now = read();
      const { default: Loaded } = now instanceof Promise ? use(now) : now;
      return <Loaded {...props} />;
    },
    preload: () => void read(),
  };
}
