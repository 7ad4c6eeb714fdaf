import { useEffect, useReducer } from 'react';
import { autogenerateFix, requestAutogenerate } from '#web/lib/autogenerate.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { noWelcome, readWelcome, type Welcome, type WelcomeEvent, welcomeStageMs, welcomeTimes } from './welcome.ts';

/** Runs the stages of the welcome: see `Welcome`. It begins when `isUpgraded` becomes true. */
export function useWelcome(isUpgraded: boolean): readonly [Welcome, (event: WelcomeEvent) => void] {
  const [welcome, dispatch] = useReducer(readWelcome, noWelcome);
  const { stage } = welcome;
  const isOn = stage !== 'shut';

  useEffect(() => {
    if (isUpgraded) dispatch('upgraded');
  }, [isUpgraded]);

  useEffect(() => {
    if (!isOn) return;
    sendPageEvent('upgrade_success');
    const timer = setTimeout(() => dispatch('banner-due'), welcomeTimes.bannerAfterMs);
    return () => clearTimeout(timer);
  }, [isOn]);

  useEffect(() => {
    if (stage === 'closing') sendPageEvent('cta_generate_qa_click');
    // The address opens the tab that holds it.
    if (stage === 'scrolled') location.hash = autogenerateFix.qa;
    if (stage === 'generating') return requestOnceHeard();
    const ms = welcomeStageMs(stage);
    if (ms === null) return;
    const timer = setTimeout(() => dispatch('time-over'), ms);
    return () => clearTimeout(timer);
  }, [stage]);

  return [welcome, dispatch];
}

/** Requests the questions until their generator is on the page: its code may be loading. Returns what stops it. */
function requestOnceHeard(): (() => void) | undefined {
  if (requestAutogenerate('qa')) return;
  const timer = setInterval(() => {
    if (requestAutogenerate('qa')) clearInterval(timer);
  }, retryMs);
  return () => clearInterval(timer);
}

const retryMs = 100;
