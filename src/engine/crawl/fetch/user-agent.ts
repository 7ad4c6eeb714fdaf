/** Our own bot's product token: the name to use in robots.txt. */
export const ROBOTS_TOKEN = 'PorchlightBot';

/** The User-Agent header; `aboutUrl` tells a site owner who we are and how to refuse us. */
export function getUserAgent(aboutUrl: string): string {
  return `Mozilla/5.0 (compatible; ${ROBOTS_TOKEN}/1.0; +${aboutUrl})`;
}
