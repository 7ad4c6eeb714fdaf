import { type MetaFunction, Navigate } from 'react-router';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Redirects the account's short URL to its settings. */
export default function AccountPage() {
  return <Navigate replace to={paths.accountSettings.to()} />;
}
