import { Link, useLocation, useNavigate } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import { type AuthState, type SignedInUser, useCurrentUser, useFollowOtherTabs } from '#web/lib/current-user.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useLogout } from '#web/lib/use-logout.ts';
import { paths } from '#web/paths.ts';
import { BarDropdown, barItem } from './bar-dropdown.tsx';
import { phoneItem } from './nav-list.tsx';

const menuItem = 'flex min-h-11 w-full items-center rounded-2 px-3 text-left text-note no-underline hover:bg-sunk';

/** The account slot of the wide top bar. Its size is fixed, so that nothing moves once the session is known. */
export function AccountMenu() {
  const auth = useCurrentUser();
  useFollowOtherTabs();
  return (
    <div className="flex min-h-11 min-w-[6.75rem] justify-end">
      {auth.status === 'authenticated' ? (
        <AccountDropdown user={auth.user} />
      ) : (
        <LoginLink auth={auth} variant={barItem} />
      )}
    </div>
  );
}

function AccountDropdown({ user }: { readonly user: SignedInUser }) {
  return (
    <BarDropdown id="account-menu" label="Account" align="end">
      {(close) => (
        <>
          <p className="truncate px-3 pt-1 pb-2 text-caption text-ink-2">{user.email}</p>
          <AccountItems user={user} variant={menuItem} close={close} />
        </>
      )}
    </BarDropdown>
  );
}

/** The account entries of the phone menu. */
export function PhoneAccountItems({ close }: { readonly close: () => void }) {
  const auth = useCurrentUser();
  if (auth.status !== 'authenticated') return <LoginLink auth={auth} variant={phoneItem} onClick={close} />;
  return (
    <>
      <p className="mt-5 truncate pb-1 text-caption text-ink-2">{auth.user.email}</p>
      <AccountItems user={auth.user} variant={phoneItem} close={close} />
    </>
  );
}

interface AccountItemsProps {
  readonly user: SignedInUser;
  readonly variant: string;
  readonly close: () => void;
}

function AccountItems({ user, variant, close }: AccountItemsProps) {
  const navigate = useNavigate();
  const { isLoggingOut, logOut } = useLogout(() => {
    close();
    return navigate(paths.home.to());
  });
  const links = [
    { to: paths.history.to(), label: 'History' },
    { to: paths.billing.to(), label: 'Billing' },
    { to: paths.accountSettings.to(), label: 'Settings' },
    ...(user.isOperator ? [{ to: paths.admin.to(), label: 'Admin' }] : []),
  ];
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={variant} onClick={close}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={variant} aria-disabled={isLoggingOut} onClick={logOut}>
          {isLoggingOut ? 'Logging out' : 'Log out'}
        </button>
      </li>
    </ul>
  );
}

interface LoginLinkProps {
  readonly auth: AuthState;
  readonly variant: string;
  readonly onClick?: () => void;
}

/** "Log in", delayed so that it does not flash for a signed-in user. It returns to the page where it was pressed. */
function LoginLink({ auth, variant, onClick }: LoginLinkProps) {
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  if (isHydrated && auth.status === 'loading') return null;
  return (
    <Link
      to={isEntry(pathname) ? paths.login.to() : paths.login.to(pathname + search)}
      className={classNames(variant, !isHydrated && 'unless-signed-in')}
      onClick={onClick}
    >
      Log in
    </Link>
  );
}

const entryPaths: readonly string[] = [
  paths.login.pattern,
  paths.signup.pattern,
  paths.forgotPassword.pattern,
  paths.resetPassword.pattern,
  paths.verifyEmail.pattern,
];

function isEntry(pathname: string): boolean {
  return entryPaths.includes(pathname);
}
