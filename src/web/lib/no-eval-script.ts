/**
 * Runs in the head before zod is loaded. zod tests whether it may compile code; the content security policy refuses, and
 * browsers report each attempt as a violation. This is where zod 4 stores `config({ jitless: true })`, set without loading
 * it.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true}';
