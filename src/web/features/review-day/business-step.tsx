import { findAskingLaw } from '#shared/review-day/asking-law.ts';
import type { ReviewLinkReading } from '#shared/review-day/review-link.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Download } from '#web/components/icons/index.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { BuilderStep } from './builder-step.tsx';
import { Country } from './campaign-draft.ts';
import { QrCode, qrFile, useDrawing } from './qr-code.tsx';
import type { CampaignHold } from './use-campaign.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

interface BusinessStepProps {
  readonly campaign: CampaignHold;
  readonly link: ReviewLinkReading;
}

/** The business that asks, and its review link. */
export function BusinessStep({ campaign: { draft, dispatch }, link }: BusinessStepProps) {
  const set = (part: Partial<typeof draft>) => dispatch({ type: 'changed', part });
  return (
    <BuilderStep
      id="business"
      title="Your business and your link"
      lead="The link has to lead straight to Google. A page in between that asks for the mood first is against the rules."
    >
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label="Business name" problem={null}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={draft.businessName}
              onChange={(event) => set({ businessName: event.target.value })}
            />
          )}
        </Field>
        <Field label="Postal address" hint="US law wants it in emails." problem={null}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              value={draft.postalAddress}
              onChange={(event) => set({ postalAddress: event.target.value })}
            />
          )}
        </Field>
        <Field label="Country" problem={null}>
          {(control) => (
            <Select
              {...control}
              value={draft.country}
              onChange={(event) => set({ country: Country.safeParse(event.target.value).data ?? draft.country })}
            >
              {Country.options.map((country) => (
                <option key={country} value={country}>
                  {countryNames.of(country)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Time zone" problem={null}>
          {(control) => (
            <Select {...control} value={draft.timeZone} onChange={(event) => set({ timeZone: event.target.value })}>
              {zonesWith(draft.timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="Review link or place id"
        hint="In your Google profile: “Ask for reviews”, then copy."
        problem={draft.linkInput.trim() === '' || link.isLink ? null : link.problem}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            placeholder="https://g.page/r/…/review"
            value={draft.linkInput}
            onChange={(event) => set({ linkInput: event.target.value })}
          />
        )}
      </Field>
      <AskingRules country={draft.country} />
      {link.isLink && <LinkWithCode url={link.link.url} isDirect={link.link.kind !== 'profile'} />}
    </BuilderStep>
  );
}

/** What the law of the country wants, or that we do not know it. */
function AskingRules({ country }: { readonly country: Country }) {
  const law = findAskingLaw(country);
  if (law === null)
    return (
      <p className="text-note">
        We don’t know the law on texts and emails in {countryNames.of(country)}. Ask a lawyer or your trade association
        before you send any.
      </p>
    );
  const { title, url, date, standing } = law.source;
  return (
    <div className="grid gap-1 text-note">
      <p className="font-[620]">
        Texts and emails in {law.place} ({law.law})
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {law.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="text-ink-2">
        From <OutsideLink url={url}>{title}</OutsideLink>, {formatDay(date)}
        {standing === 'law' ? '' : ', secondhand'}. This isn’t legal advice.
      </p>
    </div>
  );
}

function LinkWithCode({ url, isDirect }: { readonly url: string; readonly isDirect: boolean }) {
  const drawing = useDrawing(url);
  return (
    <div className="grid gap-x-6 gap-y-4 border-line-2 border-t pt-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <QrCode url={url} className="size-40 border border-line-2 bg-[#fff]" />
      <div className="grid content-start gap-3">
        <p className="text-note [overflow-wrap:anywhere]">
          <OutsideLink url={url}>{url}</OutsideLink>
        </p>
        <p className="text-ink-2 text-note">
          {isDirect
            ? 'This opens the box for a review.'
            : 'This opens your profile; customers press “Write a review” there. A link from “Ask for reviews” saves that step.'}{' '}
          Try it yourself before you print: at least 2 cm wide, with the link in words below.
        </p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={url} label="Copy link" />
          <Button
            disabled={drawing === null}
            onClick={() => {
              if (drawing !== null) saveFile('review-link-qr.svg', qrFile(drawing));
            }}
          >
            <Download aria-hidden />
            QR code (SVG)
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Every time zone the browser knows, plus the selected one. */
function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].toSorted((one, other) =>
    one.localeCompare(other),
  );
}
