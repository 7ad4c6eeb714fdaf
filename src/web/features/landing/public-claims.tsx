import { useQuery } from '@tanstack/react-query';
import type { PublicClaim } from '#shared/api/public-claims.ts';

/** Lazy, because the contract's schemas are not needed before the first paint. */
async function loadPublicClaims(): Promise<readonly PublicClaim[]> {
  const [{ callEndpoint }, { listPublicClaimsEndpoint }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#shared/api/public-claims.ts'),
  ]);
  return (await callEndpoint(listPublicClaimsEndpoint)).statements;
}

/** Published claims and testimonials, each with its basis. Renders nothing without any: the product ships with none. */
export function PublicClaims() {
  const { data = [] } = useQuery({ queryKey: ['statements'], queryFn: loadPublicClaims });
  if (data.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <h2>What can be shown</h2>
        <ul className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {data.map((statement) => (
            <PublicClaimQuote key={statement.id} statement={statement} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PublicClaimQuote({
  statement: { kind, text, author, authorRole, basis },
}: {
  readonly statement: PublicClaim;
}) {
  const who = [author, authorRole].filter((part) => part !== null).join(', ');
  return (
    <li className="border-ink border-t-[1.5px] pt-5">
      <figure className="grid gap-3">
        {kind === 'testimonial' ? (
          <blockquote className="max-w-[25.76em] font-[500] font-display text-lead leading-[1.4]">
            <q>{text}</q>
          </blockquote>
        ) : (
          <p className="max-w-[25.76em] font-[500] font-display text-lead leading-[1.4]">{text}</p>
        )}
        <figcaption className="grid gap-1 text-ink-2 text-note">
          {who !== '' && <span className="font-[620] text-ink">{who}</span>}
          <span>Basis: {basis}</span>
        </figcaption>
      </figure>
    </li>
  );
}
