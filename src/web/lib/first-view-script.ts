/**
 * Runs in the head before the first paint: a server does not see which place of a report the address names, and its first view
 * must not flash before another tab. Constant, because the content security policy allows it by its hash.
 */
export const firstViewScript = `if(!/^(?:#result)?$/.test(location.hash))document.documentElement.dataset.hash=''`;
