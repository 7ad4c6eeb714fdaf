import { switchTheme, useTheme } from '#web/lib/theme.ts';
import { SunMoon } from './icons/index.ts';
import { IconButton } from './ui/icon-button.tsx';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <IconButton
      label={theme === null ? 'Switch between light and dark' : `Switch to ${theme === 'dark' ? 'light' : 'dark'}`}
      onClick={switchTheme}
    >
      <SunMoon aria-hidden />
    </IconButton>
  );
}
