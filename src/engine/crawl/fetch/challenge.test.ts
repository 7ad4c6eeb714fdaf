import { describe, expect, it } from 'vitest';
import { challengeMarker } from './challenge.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const JSD = `<p>Plumbing</p><script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';</script>`;

describe('challengeMarker', () => {
  it.each([
    [403, {}, '<title>Just a moment...</title>'],
    [503, {}, '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=1"></script>'],
    [403, {}, '<script src="/_Incapsula_Resource?SWUDNSAI=31"></script>Request unsuccessful. Incapsula incident ID: 1'],
    [202, {}, '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">'],
    [405, {}, '<script>window.awsWafCookieDomainList=[]</script><div id="x">aws-waf-token</div>'],
    [200, {}, '<title>DDoS-Guard</title>'],
    [200, {}, '<script>window._cf_chl_opt={cvId:"3"}</script>'],
    [403, { 'cf-mitigated': 'challenge' }, ''],
    [403, { 'x-sucuri-block': '1' }, ''],
  ])('recognizes a security check by its markers: %i %o %s', (status, headers: Record<string, string>, body) => {
    expect(challengeMarker(status, headers, bytes(body))).not.toBeNull();
  });

  it.each([
    ['a page with a firewall’s detection script', 200, JSD],
    [
      'a page that loads Imperva’s script',
      200,
      '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script><p>Plumbing</p>',
    ],
    ['a page with AWS’s script', 200, '<script>/* aws-waf-token */</script><p>Plumbing</p>'],
    ['an ordinary error page', 404, '<title>Not found</title>'],
    ['a long page that speaks of a check', 200, `<p>verify you are human</p>${'x'.repeat(70_000)}`],
    ['a page that speaks of one further down', 200, `${'<p>Plumbing</p>'.repeat(400)}verify you are human`],
  ])('does not take %s for one', (_what, status, body) => {
    expect(challengeMarker(status, {}, bytes(body))).toBeNull();
  });

  it('needs a body or a header', () => {
    expect(challengeMarker(403, {}, null)).toBeNull();
  });
});
