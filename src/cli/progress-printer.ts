import type { AuditEvent } from '#shared/audit/progress.ts';

/** One terminal line with the progress of an audit, rewritten in place. */
export function progressPrinter(stream: NodeJS.WriteStream): { tell(event: AuditEvent): void; end(): void } {
  let shown = false;
  return {
    tell(event) {
      if (event.type !== 'progress') return;
      const count = event.total > 1 ? ` ${event.done} of ${event.total}` : '';
      const detail = event.detail === null ? '' : `: ${event.detail}`;
      const seconds = (event.elapsedMs / 1000).toFixed(1);
      const line = `${seconds} s  ${event.step}${count}${detail}`.slice(0, Math.max(20, (stream.columns ?? 80) - 1));
      stream.write(`\r\u001b[2K${line}`);
      shown = true;
    },
    end() {
      if (shown) stream.write('\r\u001b[2K');
    },
  };
}
