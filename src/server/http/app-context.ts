import type { Hono } from 'hono';
import type { PdfMaker } from '#report/pdf/pdf-maker.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { AccountServices } from '../services/accounts/account-services.ts';
import type { AdminServices } from '../services/admin/admin-services.ts';
import type { AuditServices } from '../services/audits/audit-services.ts';
import type { PaymentServices } from '../services/billing/payment-services.ts';
import type { CoreServices } from '../services/core-services.ts';
import type { FixServices } from '../services/fixes/fix-services.ts';
import type { MailServices } from '../services/mail/mail-services.ts';
import type { Viewer } from '../services/viewer.ts';
import type { WebFiles } from './web-files.ts';

/** What the app is assembled from. */
export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl' | 'isHttps' | 'trustedProxyCount' | 'payment'>;
  readonly core: CoreServices;
  readonly audits: AuditServices;
  readonly fixes: FixServices;
  readonly accounts: AccountServices;
  readonly admin: AdminServices;
  readonly payments: PaymentServices;
  readonly mails: MailServices;
  /** Renders PDFs for download. */
  readonly pdf: PdfMaker;
  readonly log: Log;
  readonly now: () => number;
  readonly secret: string;
  readonly webFiles: WebFiles;
  /** Why the server cannot take work; null when it can. */
  readonly findUnreadiness: () => Promise<string | null>;
  /** True once the process has been asked to stop. */
  readonly isDraining: () => boolean;
}

export interface AppEnv {
  Variables: { requestId: string; findViewer: () => Promise<Viewer> };
}
export type App = Hono<AppEnv>;
