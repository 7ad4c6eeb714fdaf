import { useEffect, useReducer } from 'react';
import { autogenerateFix, tellAutogenerate } from '#web/lib/autogenerate.ts';
import { tellPageEvent } from '#web/lib/page-events.ts';
import { noWelcome, readWelcome, type Welcome, type WelcomeEvent, welcomeStageMs, welcomeTimes } from './welcome.ts';

/** The welcome in time: see `Welcome`. It begins when `isUpgraded` becomes true. */
export function useWelcome(isUpgraded: boolean): readonly [Welcome, (event: WelcomeEvent) => void] {
  const [welcome, tell] = useReducer(readWelcome, noWelcome);
  const { stage } = welcome;
  const isOn = stage !== 'shut';

  useEffect(() => {
    if (isUpgraded) tell('upgraded');
  }, [isUpgraded]);

  useEffect(() => {
    if (!isOn) return;
    tellPageEvent('upgrade_success');
    const timer = setTimeout(() => tell('banner-due'), welcomeTimes.bannerAfterMs);
    return () => clearTimeout(timer);
  }, [isOn]);

  useEffect(() => {
    if (stage === 'closing') tellPageEvent('cta_generate_qa_click');
    if (stage === 'scrolled') document.getElementById(autogenerateFix.qa)?.scrollIntoView({ block: 'start' });
    if (stage === 'generating') tellAutogenerate('qa');
    const ms = welcomeStageMs(stage);
    if (ms === null) return;
    const timer = setTimeout(() => tell('time-over'), ms);
    return () => clearTimeout(timer);
  }, [stage]);

  return [welcome, tell];
}
