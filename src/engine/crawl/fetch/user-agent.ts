/** Our bot's product token, for use in robots.txt. */
export const ROBOTS_TOKEN = 'PorchlightBot';

/** The User-Agent header; `aboutUrl` is the page that explains to site owners who we are and how to block us. */
export function getUserAgent(aboutUrl: string): string {
  return `Mozilla/5.0 (compatible; ${ROBOTS_TOKEN}/1.0; +${aboutUrl})`;
}
