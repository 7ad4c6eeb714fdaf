/**
 * Runs in the head before zod is loaded. zod tries whether it may compile code; the content security policy refuses, and
 * browsers report every try as a violation. This is where zod 4 keeps `config({ jitless: true })`, set without loading it.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true}';
