import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatHost } from '#shared/report/safe-link.ts';
import { BarDropdown } from '#web/components/bar-dropdown.tsx';
import { FileDown, type IconComponent, Link2, Mail, Printer, Search, Share2 } from '#web/components/icons/index.ts';
import { actionAfterFailure } from '#web/lib/async-action.ts';
import { requestReportPdf } from '#web/lib/report-pdf.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { paths } from '#web/paths.ts';

interface ShareMenuProps {
  readonly auditId: string;
  readonly websiteUrl: string;
  /** Opens the dialog that mails the report. */
  readonly emailDialog: (close: () => void) => ReactNode;
  /** Opens the dialog of share links. */
  readonly shareDialog: (close: () => void) => ReactNode;
}

/** Everything that takes the report out of this page, behind one button. */
export function ShareMenu({ auditId, websiteUrl, emailDialog, shareDialog }: ShareMenuProps) {
  const [open, setOpen] = useState<'mail' | 'share' | null>(null);
  const close = () => setOpen(null);
  const pdf = useAsyncAction({
    ask: (signal) => requestReportPdf({ auditId, host: formatHost(websiteUrl), now: new Date() }, signal),
    onDone: ({ name, content }) => {
      saveFile(name, content);
      showToast('Your PDF is saved');
    },
    onFailed: (error) => showToast('No PDF was made', actionAfterFailure(error).sentence, 'problem'),
  });
  const isBusy = pdf.state.kind === 'busy';
  return (
    <>
      <BarDropdown
        id="share-menu"
        label={isBusy ? 'Preparing' : 'Share'}
        icon={<Share2 aria-hidden />}
        align="end"
        look="button"
      >
        {(closeMenu) => {
          const item = (Icon: IconComponent, label: string, onPress: () => void) => (
            <li>
              <button
                type="button"
                className={menuItem}
                onClick={() => {
                  closeMenu();
                  onPress();
                }}
              >
                <Icon aria-hidden />
                {label}
              </button>
            </li>
          );
          return (
            <ul>
              {item(FileDown, 'Export PDF Report', pdf.start)}
              {item(Mail, 'Email Report', () => setOpen('mail'))}
              {item(Link2, 'Share a link', () => setOpen('share'))}
              {item(Printer, 'Print this report', () => window.print())}
              <li className="mt-2 border-line border-t pt-2">
                <Link to={paths.home.to()} className={menuItem} onClick={closeMenu}>
                  <Search aria-hidden />
                  Analyze Another Site
                </Link>
              </li>
            </ul>
          );
        }}
      </BarDropdown>
      {open === 'mail' && emailDialog(close)}
      {open === 'share' && shareDialog(close)}
    </>
  );
}

const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-left text-note no-underline hover:bg-sunk';
