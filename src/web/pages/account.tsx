import { type MetaFunction, Navigate } from 'react-router';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The short address of the account leads to its settings. */
export default function AccountPage() {
  return <Navigate replace to={paths.accountSettings.to()} />;
}
