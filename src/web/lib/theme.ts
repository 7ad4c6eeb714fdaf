import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Runs in the head before the first paint, so that the other theme never flashes. Small and constant, because the content
 * security policy allows it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

function systemTheme(): Theme {
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Switches to the other theme. Choosing the system's theme goes back to following the system. */
export function switchTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const follows = next === systemTheme();
  if (follows) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    if (follows) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Storage is blocked (private window): the choice lasts for this page.
  }
  dispatchEvent(new Event(themeEvent));
}

const themeEvent = 'porchlight:theme';

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(darkSystem);
  system.addEventListener('change', onChange);
  addEventListener(themeEvent, onChange);
  return () => {
    system.removeEventListener('change', onChange);
    removeEventListener(themeEvent, onChange);
  };
}

/** The current theme; null in prerendered markup. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, currentTheme, () => null);
}
