import type { AdminUserDetail } from '#shared/api/admin/users.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { When } from '#web/components/when.tsx';
import { AdminPart } from './admin-page.tsx';
import { AuditStatusLabel } from './audit-status-label.tsx';

/** Plans granted by operators, including expired ones. */
export function UserGrants({ grants }: Pick<AdminUserDetail, 'grants'>) {
  return (
    <AdminPart title="Granted plans">
      <table className="ruled-table stacked-rows">
        <caption className="sr-only">Granted plans</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Until</th>
            <th scope="col" className="w-[36%]">
              Reason
            </th>
            <th scope="col">Granted</th>
          </tr>
        </thead>
        <tbody>
          {grants.map(({ id, plan, until, reason, grantedBy, createdAt, isActive }) => (
            <tr key={id}>
              <th scope="row">
                {PLAN_TERMS[plan].name}
                <small>{isActive ? 'counts now' : 'over'}</small>
              </th>
              <td data-label="Until">
                <span>{until === null ? 'for good' : formatMoment(until)}</span>
              </td>
              <td data-label="Reason">
                <span className="[overflow-wrap:anywhere]">
                  {reason}
                  <small>by {grantedBy}</small>
                </span>
              </td>
              <td data-label="Granted">
                <When at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AdminPart>
  );
}

/** Add-ons of the account's audits, bought or granted. */
export function UserAddOns({ addOns }: Pick<AdminUserDetail, 'addOns'>) {
  return (
    <AdminPart title="Add-ons">
      <ul>
        {addOns.map(({ id, title, auditId, source, grantedAt, isRevoked }) => (
          <li
            key={id}
            className="grid gap-x-6 border-line border-t py-2.5 text-note [overflow-wrap:anywhere] last:border-b sm:grid-cols-[1fr_auto]"
          >
            <span>
              <b>{title}</b>
              <small className="block text-caption text-ink-2">
                {source === 'purchase' ? 'bought' : 'given by an operator'}
                {isRevoked && ', taken back'}
                {auditId === null ? ', its audit was deleted' : `, audit ${auditId}`}
              </small>
            </span>
            <When at={grantedAt} />
          </li>
        ))}
      </ul>
    </AdminPart>
  );
}

/** The newest audits of the account, without their content. */
export function UserAudits({ audits, total }: Pick<AdminUserDetail, 'audits'> & { readonly total: number }) {
  const isPart = audits.length < total;
  return (
    <AdminPart title="Audits" note={isPart ? `the newest ${audits.length} of ${total}` : formatCount(total, 'audit')}>
      {audits.length === 0 ? (
        <p className="text-ink-2">No audit yet.</p>
      ) : (
        <ul>
          {audits.map(({ auditId, url, status, overallScore, createdAt }) => (
            <li
              key={auditId}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-t py-2.5 text-note last:border-b"
            >
              <span className="[overflow-wrap:anywhere]">
                <b>{formatHost(url)}</b>
                <small className="block text-caption">
                  <AuditStatusLabel status={status} score={overallScore} />
                </small>
              </span>
              <When at={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </AdminPart>
  );
}
