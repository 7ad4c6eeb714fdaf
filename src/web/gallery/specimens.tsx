import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { BarDropdown } from '#web/components/bar-dropdown.tsx';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ColumnChart } from '#web/components/column-chart.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { FactLines } from '#web/components/fact-lines.tsx';
import { FactValueForm } from '#web/components/fact-value-form.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Footer } from '#web/components/footer.tsx';
import { ListRow } from '#web/components/list-row.tsx';
import { Logo } from '#web/components/logo.tsx';
import { MailDialog } from '#web/components/mail-dialog.tsx';
import { MainAction } from '#web/components/main-action.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { PRODUCT_ITEMS } from '#web/components/nav-items.ts';
import { NavList, PhoneNavList } from '#web/components/nav-list.tsx';
import { Notice } from '#web/components/notice.tsx';
import { OpenFactChoice } from '#web/components/open-fact-choice.tsx';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { QuestionList } from '#web/components/question-list.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { Picture } from '#web/components/reading/picture.tsx';
import { SourceList } from '#web/components/reading/source-list.tsx';
import { Opening, ReportSection, ReportTop, StickyBar } from '#web/components/report-layout.tsx';
import { BandLabel } from '#web/components/score-band.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreGroup } from '#web/components/score-group.tsx';
import { ScoreRing } from '#web/components/score-ring.tsx';
import { ScoreRow } from '#web/components/score-row.tsx';
import { SectionHead } from '#web/components/section-head.tsx';
import { JumpLinks, SideLinks } from '#web/components/section-links.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { StatusNote } from '#web/components/status-note.tsx';
import { StreetAtDusk } from '#web/components/street-at-dusk.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { When } from '#web/components/when.tsx';

const long = 'Harbor & Pine Plumbing, Heating, Drain Cleaning and Frozen Pipe Repair of Greater Duluth';
const rtl = 'سباكة الميناء والصنوبر';
const nothing = () => {};
const never = () => new Promise<never>(nothing);
const range = { low: 42, high: 88 };
const links = ['Result', 'Fixes', long].map((label, at) => ({ id: `s${at}`, label }));
const row = { label: 'Phone', value: '(218) 555-0123', action: 'edit', children: 'The form' } as const;
const days = [4, 0, 9].map((count, at) => ({ day: `2026-11-2${at}`, values: [count, at] }));
const mail = { hint: 'Once.', action: 'Send', isSendable: () => true, send: never, onSent: nothing, onClose: nothing };
const words = { title: 'Not sent', text: 'Try again.' };
const fact = { kind: 'phone', values: ['(218) 555-0123', '(218) 555-0199'] } as const;
const source = { title: 'Guidelines', url: 'https://example.com/', date: '2026-10-01' };
/** A picture of one gray point. */
const point = 'data:image/gif;base64,R0lGODdhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=';

/** The states of each component, by its file below `src/web/components`. Every one is also shown from right to left. */
export const specimens: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'bar-dropdown': {
    bar: (
      <BarDropdown id="g-bar" label="Products" align="start">
        {() => 'Items'}
      </BarDropdown>
    ),
  },
  'bottom-bar': {
    plain: <BottomBar label="Step">Next: name the town</BottomBar>,
    lit: (
      <BottomBar label="Lit" isLit>
        {long}
      </BottomBar>
    ),
  },
  'busy-button': {
    ready: (
      <BusyButton isBusy={false} busyLabel="Saving">
        Save
      </BusyButton>
    ),
    busy: (
      <BusyButton isBusy busyLabel="Saving">
        Save
      </BusyButton>
    ),
  },
  'column-chart': {
    days: <ColumnChart label="Audits" series={['done', 'failed']} days={days} />,
    empty: <ColumnChart label="Audits" series={['done']} days={[]} />,
  },
  'copy-button': {
    ready: <CopyButton text="x" label="Copy" />,
    locked: <CopyButton text="x" label="Copy" isDisabled />,
  },
  'delete-dialog': {
    open: (
      <DeleteDialog title="Delete it?" confirm="Delete" keep="Keep it" act={never} onDone={nothing} onClose={nothing}>
        It is gone then.
      </DeleteDialog>
    ),
  },
  'fact-lines': {
    some: (
      <FactLines
        className=""
        facts={[
          { label: 'Name', value: long },
          { label: 'Town', value: 'Duluth', band: 'good' },
        ]}
      />
    ),
    empty: <FactLines className="" facts={[]} />,
  },
  'fact-value-form': {
    ready: <FactValueForm kind="phone" value="555-0123" isBusy={false} onSave={nothing} onCancel={nothing} />,
    busy: <FactValueForm kind="phone" value="555-0123" isBusy onSave={nothing} onCancel={nothing} />,
  },
  'failure-alert': {
    failed: <FailureAlert id="g-fail" title="Not saved" sentence="The server did not answer." />,
    bare: <FailureAlert id="g-bare" title={null} sentence={long} />,
  },
  footer: { page: <Footer /> },
  'list-row': {
    known: <ListRow {...row} />,
    missing: <ListRow {...row} value="Not found" action="add" isMissing />,
    struck: <ListRow {...row} isStruck />,
    long: <ListRow {...row} label={long} value={long} source={long} />,
  },
  logo: { logo: <Logo /> },
  'mail-dialog': {
    open: <MailDialog {...mail} title="Send the report" initialEmail="" inputError={words} failure={words} />,
  },
  'main-action': {
    lit: <MainAction variant="lit" />,
    ink: <MainAction variant="ink" />,
    outline: <MainAction variant="outline" />,
  },
  'marked-text': {
    changed: (
      <MarkedText
        pieces={[
          { kind: 'same', text: 'Plumber in ' },
          { kind: 'missing', text: 'town' },
          { kind: 'extra', text: 'Duluth' },
        ]}
      />
    ),
    empty: <MarkedText pieces={[]} />,
  },
  'nav-list': {
    bar: <NavList items={PRODUCT_ITEMS} close={nothing} />,
    phone: <PhoneNavList items={PRODUCT_ITEMS} close={nothing} />,
  },
  notice: {
    plain: (
      <Notice icon={Info} title="No audit yet">
        Run one.
      </Notice>
    ),
    empty: (
      <Notice icon={Info} title={long} dashed>
        Nothing is here.
      </Notice>
    ),
  },
  'open-fact-choice': {
    open: <OpenFactChoice auditId="a1" fact={fact} onMessage={nothing} />,
    marked: <OpenFactChoice auditId="a1" fact={fact} onMessage={nothing} isMarked />,
  },
  'outside-link': {
    link: <OutsideLink url="https://example.com/">{long}</OutsideLink>,
    unsafe: <OutsideLink url={null}>No link</OutsideLink>,
  },
  'question-list': {
    some: <QuestionList questions={[{ question: 'Is it free?', answer: 'The audit is.' }]} />,
    empty: <QuestionList questions={[]} />,
  },
  'quote-clip': {
    link: <QuoteClip quote={long} source="Home page" url="https://example.com/" />,
    bare: <QuoteClip quote={rtl} source={null} url={null} />,
  },
  'reading/picture': { picture: <Picture src={point} alt="Gray" caption={long} width={320} height={120} /> },
  'reading/source-list': {
    some: <SourceList sources={[source, { ...source, title: long, url: null }]} />,
    empty: <SourceList sources={[]} />,
  },
  'report-layout': {
    top: <ReportTop title={long} about="Nov 18, 2026" action={<Button>Share</Button>} />,
    opening: <Opening picture={<ScoreRing score={64} range={range} />}>The sentence</Opening>,
    section: (
      <ReportSection id="g-section" title="Plan" lead={long} tag="Pro">
        Rows
      </ReportSection>
    ),
    sticky: (
      <StickyBar label="Neutral" isLit={false}>
        {long}
      </StickyBar>
    ),
    lit: (
      <StickyBar label="Amber" isLit>
        {long}
      </StickyBar>
    ),
  },
  'score-band': {
    poor: <BandLabel score={20} />,
    fair: <BandLabel score={60} />,
    good: <BandLabel score={90} />,
    unmeasured: <BandLabel score={null} />,
  },
  'score-bar': {
    measured: <ScoreBar score={64} />,
    partly: <ScoreBar score={64} range={range} markAt={80} large />,
    unmeasured: <ScoreBar score={null} />,
  },
  'score-group': {
    group: (
      <ScoreGroup title="Website" note="60% measured">
        Rows
      </ScoreGroup>
    ),
  },
  'score-ring': {
    measured: <ScoreRing score={90} range={null} className="w-56" />,
    partly: <ScoreRing score={64} range={range} note="with 2 actions done" className="w-56" />,
    unmeasured: <ScoreRing score={null} range={null} className="w-56" />,
  },
  'score-row': {
    measured: <ScoreRow name="Website" note="70% measured" score={30} range={range} />,
    waiting: <ScoreRow name={long} note="" score="waiting" />,
    unmeasured: <ScoreRow name="Reviews" note="" score={null} />,
  },
  'section-head': { head: <SectionHead title="How it works">{long}</SectionHead> },
  'section-links': { side: <SideLinks links={links} current="s0" />, jump: <JumpLinks links={links} current="s1" /> },
  'share-bar': { part: <ShareBar share={0.6} />, unknown: <ShareBar share={null} /> },
  'status-note': { note: <StatusNote title="Saved" sentence={long} /> },
  'street-at-dusk': { picture: <StreetAtDusk /> },
  'text-sources': { closed: <TextSources auditId="a1" texts={[{ title: null, sentences: [] }]} /> },
  'theme-switch': { switch: <ThemeSwitch /> },
  'ui/alert': {
    titled: <Alert id="g-a" message={{ title: 'Login Failed', text: 'Try again.' }} />,
    bare: <Alert id="g-b" message={{ title: null, text: long }} />,
  },
  'ui/button': {
    ...Object.fromEntries(
      (['lit', 'ink', 'outline', 'plain', 'onAmber'] as const).map((variant) => [
        variant,
        <Button key={variant} variant={variant}>
          Get Pro
        </Button>,
      ]),
    ),
    big: <Button size="big">{long}</Button>,
    disabled: <Button disabled>Get Pro</Button>,
  },
  'ui/choice': {
    chosen: <Choice defaultChecked>Yearly</Choice>,
    other: <Choice>{long}</Choice>,
    disabled: <Choice disabled>Gone</Choice>,
  },
  'ui/dialog': Object.fromEntries(
    (['normal', 'wide', 'side'] as const).map((size) => [
      size,
      <Dialog key={size} size={size} title={long} onClose={nothing}>
        Words
      </Dialog>,
    ]),
  ),
  'ui/disclosure': {
    closed: <Disclosure summary="More">Inside</Disclosure>,
    open: (
      <Disclosure summary={long} open>
        Inside
      </Disclosure>
    ),
  },
  'ui/field': {
    ready: (
      <Field label="Name" hint="As on the sign." problem={null}>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    failed: (
      <Field label="Name" problem="Type a name.">
        {(control) => <TextInput {...control} />}
      </Field>
    ),
  },
  'ui/icon-button': {
    ready: (
      <IconButton label="About">
        <Info />
      </IconButton>
    ),
    disabled: (
      <IconButton label="About" disabled>
        <Info />
      </IconButton>
    ),
  },
  'ui/select': {
    ready: (
      <Select aria-label="Day">
        <option>{long}</option>
      </Select>
    ),
    disabled: <Select aria-label="Day" disabled />,
  },
  'ui/skeleton': { line: <Skeleton className="h-4 w-56" /> },
  'ui/text-area': {
    empty: <TextArea aria-label="Words" />,
    long: <TextArea aria-label="Words" defaultValue={`${long}\n${rtl}`} />,
    disabled: <TextArea aria-label="Words" disabled />,
  },
  'ui/text-button': { ready: <TextButton>{long}</TextButton>, disabled: <TextButton disabled>Show</TextButton> },
  'ui/text-input': {
    empty: <TextInput aria-label="Name" placeholder="yourbusiness.com" />,
    failed: <TextInput aria-label="Name" aria-invalid defaultValue={rtl} dir="auto" />,
    big: <TextInput aria-label="Name" big />,
    disabled: <TextInput aria-label="Name" disabled />,
  },
  'ui/tick': {
    empty: <Tick aria-label="Done" />,
    ticked: <Tick aria-label="Done" defaultChecked />,
    disabled: <Tick aria-label="Done" disabled />,
  },
  when: { moment: <When at="2026-11-18T17:20:00Z" /> },
};
