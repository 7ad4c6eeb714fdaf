import { listProvidersEndpoint, type ProviderStatus } from '#shared/api/admin/work.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { CircleCheck, CircleDashed } from '#web/components/icons/index.ts';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { formatMoney } from '#web/lib/format-money.ts';
import { AdminPage, AdminPart, FactList } from './admin-page.tsx';
import { QueryProblem } from './query-problem.tsx';
import { StatusLabel } from './status-label.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

/** External services: whether they are configured, their results of the last day, their cost this month. */
export function ProviderList() {
  const { data, error, refetch } = useAdminQuery(['providers'], (signal) =>
    callEndpoint(listProvidersEndpoint, { signal }),
  );
  const setUp = data?.providers.filter(({ isConfigured }) => isConfigured) ?? [];
  const others = data?.providers.filter(({ isConfigured }) => !isConfigured) ?? [];
  return (
    <AdminPage
      title="Providers"
      lead="Services outside of this server. They are set up by settings in the environment; their values are never shown."
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <WaitingFacts />
      ) : (
        <div>
          <AdminPart title="Set up" note={monthlyCost(setUp)}>
            {setUp.length === 0 ? (
              <p className="text-ink-2">None. The product works without them, and says what it does not measure.</p>
            ) : (
              setUp.map((provider) => <SetUpProvider key={provider.id} provider={provider} />)
            )}
          </AdminPart>
          {others.length > 0 && (
            <AdminPart title="Not set up" note={formatCount(others.length, 'service')}>
              <ul>
                {others.map((provider) => (
                  <MissingProvider key={provider.id} provider={provider} />
                ))}
              </ul>
            </AdminPart>
          )}
        </div>
      )}
    </AdminPage>
  );
}

/** The total of what is charged per call, if anything is. */
function monthlyCost(providers: readonly ProviderStatus[]): string | undefined {
  const costs = providers.flatMap(({ costThisMonthUsd }) => (costThisMonthUsd === null ? [] : [costThisMonthUsd]));
  if (costs.length === 0) return undefined;
  return `${inDollars(costs.reduce((sum, cost) => sum + cost, 0))} this month`;
}

function inDollars(amount: number): string {
  if (amount > 0 && amount < 0.01) return 'less than one cent';
  return formatMoney(amount * 100, 'usd');
}

function SetUpProvider({ provider }: { readonly provider: ProviderStatus }) {
  const { title, purpose, settings, calls, failures, lastFailure, costThisMonthUsd } = provider;
  return (
    <div className="grid gap-x-8 gap-y-2 pb-8 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h3>{title}</h3>
        <p className="text-ink-2 text-note">{purpose}</p>
        <p className="mt-1 text-note">
          <StatusLabel icon={CircleCheck} tone="good">
            Set up
          </StatusLabel>
        </p>
      </div>
      <FactList
        facts={[
          { label: 'Last 24 hours', value: callWords(calls, failures) },
          ...(lastFailure === null
            ? []
            : [
                {
                  label: 'Last failure',
                  value: (
                    <>
                      <p>{lastFailure.reason}</p>
                      <When at={lastFailure.at} />
                    </>
                  ),
                },
              ]),
          {
            label: 'Cost this month',
            value: costThisMonthUsd === null ? 'Not charged by call' : inDollars(costThisMonthUsd),
          },
          { label: 'Settings', value: <SettingNames names={settings} /> },
        ]}
      />
    </div>
  );
}

function callWords(calls: number, failures: number): string {
  if (calls === 0) return 'Not called';
  const share = failures === 0 ? 'none failed' : `${formatNumber(failures)} failed`;
  return `${formatCount(calls, 'call')}, ${share}`;
}

function MissingProvider({ provider: { title, purpose, settings } }: { readonly provider: ProviderStatus }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-line border-t py-3 text-note last:border-b md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <StatusLabel icon={CircleDashed} tone="plain">
          {title}
        </StatusLabel>
        <p className="text-ink-2">{purpose}</p>
      </div>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-ink-2">To set it up: </span>
        <SettingNames names={settings} />
      </p>
    </li>
  );
}

function SettingNames({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className="mr-2 inline-block font-code text-caption">
      {name}
    </code>
  ));
}
