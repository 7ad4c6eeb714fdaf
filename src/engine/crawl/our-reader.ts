/** Our own reader's product token: the name to use in robots.txt. */
export const OUR_TOKEN = 'PorchlightBot';

/** The User-Agent header; `aboutUrl` tells a site owner who we are and how to refuse us. */
export function ourUserAgent(aboutUrl: string): string {
  return `Mozilla/5.0 (compatible; ${OUR_TOKEN}/1.0; +${aboutUrl})`;
}
