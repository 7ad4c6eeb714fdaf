import { Fragment } from 'react';
import { PROGRAM_ENDPOINTS, type ProgramEndpoint } from '#shared/api/program-endpoints.ts';
import { type EndpointField, endpointFields } from './endpoint-fields.ts';

/** Every endpoint that an API key can call, from the contract itself. */
export function EndpointList() {
  return PROGRAM_ENDPOINTS.map(({ title, endpoints }) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className="mt-3">
        {endpoints.map((endpoint) => (
          <EndpointEntry key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
        ))}
      </dl>
    </section>
  ));
}

function EndpointEntry({ endpoint }: { readonly endpoint: ProgramEndpoint }) {
  const { method, path, summary } = endpoint;
  const { query, body } = endpointFields(endpoint);
  return (
    <div className="border-line border-t py-3">
      <dt className="break-words font-code text-note">
        <b>{method}</b> <BreakablePath path={path} />
      </dt>
      <dd className="m-0 text-note">
        <p>{summary}</p>
        {query.length > 0 && <Fields label="Query" fields={query} />}
        {body.length > 0 && <Fields label="JSON body" fields={body} />}
      </dd>
    </div>
  );
}

/** A path that breaks before its slashes, and copies as it is. */
function BreakablePath({ path }: { readonly path: string }) {
  return path.split(/(?=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path stay in their places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Fields({ label, fields }: { readonly label: string; readonly fields: readonly EndpointField[] }) {
  return (
    <p className="text-ink-2">
      {label}:{' '}
      {fields.map(({ name, isRequired }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <code>{name}</code>
          {isRequired && ' (required)'}
        </span>
      ))}
    </p>
  );
}
