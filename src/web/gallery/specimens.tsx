import { type ComponentType, createElement, type ReactNode } from 'react';
import { EVIDENCE_SOURCES } from '#shared/audit/evidence-sources.ts';
import type { OpenFact } from '#shared/fixes/fact-sheet.ts';
import { BarDropdown } from '#web/components/bar-dropdown.tsx';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ChooseCsvButton } from '#web/components/choose-csv-button.tsx';
import { ColumnChart } from '#web/components/column-chart.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { FactLines } from '#web/components/fact-lines.tsx';
import { FactValueForm } from '#web/components/fact-value-form.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Footer } from '#web/components/footer.tsx';
import { GiveIt } from '#web/components/give-it.tsx';
import { GoogleResult } from '#web/components/google-result.tsx';
import { Info } from '#web/components/icons/index.ts';
import { ListRow } from '#web/components/list-row.tsx';
import { LoadingLine } from '#web/components/loading-line.tsx';
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
const result = {
  name: 'Harbor & Pine Plumbing',
  url: 'https://harborandpine.example/',
  title: 'Plumber in Duluth, MN | Harbor & Pine Plumbing',
  description:
    'Family plumbers in Duluth since 2006: leaks, frozen pipes, drains, water heaters. Emergency calls 24/7.',
};
const nothing = () => {};
const never = () => new Promise<never>(nothing);
const range = { low: 42, high: 88 };
const links = ['Result', 'Fixes', long].map((label, at) => ({ id: `s${at}`, label }));
const row = { label: 'Phone', value: '(218) 555-0123', action: 'edit', children: 'The form' } as const;
const days = [4, 0, 9].map((count, at) => ({ day: `2026-11-2${at}`, values: [count, at] }));
const deletion = { confirm: 'Delete', keep: 'Keep it', act: never, onDone: nothing, onClose: nothing };
const problem = { title: 'Not sent', text: 'Try again.' };
const sending = { hint: 'Once.', action: 'Send', initialEmail: '', inputError: problem, failure: problem };
const mail = { ...sending, isSendable: () => true, send: never, onSent: nothing, onClose: nothing };
const fact: OpenFact = { kind: 'phone', values: ['(218) 555-0123', '(218) 555-0199'] };
const choice = { auditId: 'a1', fact, onMessage: nothing };
const value = { kind: 'phone', value: '555-0123', onSave: nothing, onCancel: nothing } as const;
const source = { title: 'Guidelines', url: 'https://example.com/', date: '2026-10-01' };
const piece = (kind: 'same' | 'extra' | 'missing', text: string) => ({ kind, text });
const busy = { busyLabel: 'Saving', children: 'Save' };
const words = { 'aria-label': 'Words' };
const control = (ids: object) => <TextInput {...ids} />;
/** A picture of one gray point. */
const point = 'data:image/gif;base64,R0lGODdhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=';

type States = Readonly<Record<string, ReactNode>>;

/** The states of one component, as its properties. */
function each<P extends object>(component: ComponentType<P>, states: Readonly<Record<string, P>>): States {
  return Object.fromEntries(Object.entries(states).map(([state, props]) => [state, createElement(component, props)]));
}

/** By its file below `src/web/components`. Every state is drawn in both themes, and from right to left. */
export const specimens: Readonly<Record<string, States>> = {
  'bar-dropdown': each(BarDropdown, { bar: { id: 'g', label: 'Products', align: 'start', children: () => 'Items' } }),
  'bottom-bar': each(BottomBar, {
    dark: { label: 'a', children: 'Next' },
    lit: { label: 'b', isLit: true, children: long },
  }),
  'busy-button': each(BusyButton, { ready: { ...busy, isBusy: false }, busy: { ...busy, isBusy: true } }),
  'choose-csv-button': each(ChooseCsvButton, { ready: { name: 'A list', onChoose: nothing } }),
  'column-chart': {
    ...each(ColumnChart, { days: { label: 'Audits', series: ['done', 'failed'], days } }),
    ...each(ColumnChart, { empty: { label: 'Audits', series: ['done'], days: [] } }),
  },
  'copy-button': each(CopyButton, {
    ready: { text: '', label: 'Copy' },
    locked: { text: '', label: 'Copy', isDisabled: true },
  }),
  'delete-dialog': each(DeleteDialog, { open: { ...deletion, title: 'Delete it?', children: 'It is gone then.' } }),
  'fact-lines': each(FactLines, {
    some: { className: '', facts: [{ label: 'Name', value: long, band: 'good' }] },
    empty: { className: '', facts: [] },
  }),
  'fact-value-form': each(FactValueForm, {
    ready: { ...value, isBusy: false },
    busy: { ...value, value: long, isBusy: true },
  }),
  'failure-alert': each(FailureAlert, {
    failed: { id: 'f', title: 'Not saved', sentence: 'The server did not answer.' },
    untitled: { id: 'u', title: null, sentence: long },
  }),
  footer: each(Footer, { page: {} }),
  'give-it': each(GiveIt, {
    told: { measuredBy: EVIDENCE_SOURCES.ownProfile.words },
    file: { measuredBy: EVIDENCE_SOURCES.trafficExport.words },
  }),
  'google-result': each(GoogleResult, {
    whole: { ...result, label: 'New' },
    none: { ...result, name: null, title: null, description: null, label: 'Today' },
    long: { ...result, name: long, title: long, description: `${long} ${long}`, label: 'Long' },
    rtl: { ...result, name: rtl, title: rtl, description: rtl, label: 'Right to left' },
  }),
  'list-row': each(ListRow, {
    known: row,
    missing: { ...row, value: 'Not found', action: 'add', isMissing: true },
    struck: { ...row, isStruck: true },
    long: { ...row, label: long, value: long, source: long },
  }),
  'loading-line': each(LoadingLine, { waiting: {} }),
  logo: each(Logo, { logo: {} }),
  'mail-dialog': each(MailDialog, { open: { ...mail, title: 'Send the report' } }),
  'main-action': each(MainAction, {
    lit: { variant: 'lit' },
    ink: { variant: 'ink' },
    outline: { variant: 'outline' },
  }),
  'marked-text': each(MarkedText, {
    changed: { pieces: [piece('same', 'Plumber in '), piece('missing', 'town'), piece('extra', 'Duluth')] },
    empty: { pieces: [] },
  }),
  'nav-list': {
    ...each(NavList, { bar: { items: PRODUCT_ITEMS, close: nothing } }),
    ...each(PhoneNavList, { phone: { items: PRODUCT_ITEMS, close: nothing } }),
  },
  notice: each(Notice, {
    plain: { icon: Info, title: 'No audit yet', children: 'Run one.' },
    empty: { icon: Info, title: long, dashed: true, children: 'Nothing is here.' },
  }),
  'open-fact-choice': each(OpenFactChoice, { open: choice, marked: { ...choice, isMarked: true } }),
  'outside-link': each(OutsideLink, {
    link: { url: source.url, children: long },
    unsafe: { url: null, children: 'No link' },
  }),
  'question-list': each(QuestionList, {
    some: { questions: [{ question: long, answer: 'Yes.' }] },
    empty: { questions: [] },
  }),
  'quote-clip': each(QuoteClip, {
    linked: { quote: long, source: 'Home page', url: source.url },
    bare: { quote: rtl, source: null, url: null },
  }),
  'reading/picture': each(Picture, { picture: { src: point, alt: 'Gray', caption: long, width: 320, height: 120 } }),
  'reading/source-list': each(SourceList, {
    some: { sources: [source, { ...source, url: null }] },
    empty: { sources: [] },
  }),
  'report-layout': {
    ...each(ReportTop, { top: { title: long, about: 'Nov 18, 2026', action: <Button>Share</Button> } }),
    ...each(Opening, { opening: { picture: <ScoreRing score={64} range={range} />, children: long } }),
    ...each(ReportSection, { section: { id: 'g-plan', title: 'Plan', lead: long, tag: 'Pro', children: 'Rows' } }),
    ...each(StickyBar, { neutral: { label: 'a', isLit: false, children: long } }),
    ...each(StickyBar, { lit: { label: 'b', isLit: true, children: long } }),
  },
  'score-band': each(BandLabel, {
    poor: { score: 20 },
    fair: { score: 60 },
    good: { score: 90 },
    unmeasured: { score: null },
  }),
  'score-bar': each(ScoreBar, {
    measured: { score: 64 },
    partly: { score: 64, range, markAt: 80, large: true },
    unmeasured: { score: null },
  }),
  'score-group': each(ScoreGroup, { group: { title: 'Website', note: '60% measured', children: long } }),
  'score-ring': each(ScoreRing, {
    measured: { score: 90, range: null, className: 'w-56' },
    partly: { score: 64, range, note: 'with 2 actions done', className: 'w-56' },
    unmeasured: { score: null, range: null, className: 'w-56' },
  }),
  'score-row': each(ScoreRow, {
    measured: { name: 'Website', note: '70% measured', score: 30, range },
    waiting: { name: long, note: '', score: 'waiting' },
    unmeasured: { name: 'Reviews', note: '', score: null },
  }),
  'section-head': each(SectionHead, { head: { title: 'How it works', children: long } }),
  'section-links': {
    ...each(SideLinks, { side: { links, current: 's0' } }),
    ...each(JumpLinks, { jump: { links, current: 's1' } }),
  },
  'share-bar': each(ShareBar, { part: { share: 0.6 }, unknown: { share: null } }),
  'status-note': each(StatusNote, { note: { title: 'Saved', sentence: long } }),
  'street-at-dusk': each(StreetAtDusk, { picture: {} }),
  'text-sources': each(TextSources, { closed: { auditId: 'a1', texts: [] } }),
  'theme-switch': each(ThemeSwitch, { switch: {} }),
  'ui/alert': each(Alert, {
    titled: { id: 'a', message: problem },
    untitled: { id: 'b', message: { title: null, text: long } },
  }),
  'ui/button': {
    ...each(Button, { lit: { variant: 'lit', children: 'Go' }, ink: { variant: 'ink', children: 'Go' } }),
    ...each(Button, { outline: { children: 'Go' }, plain: { variant: 'plain', children: 'Go' } }),
    ...each(Button, { onAmber: { variant: 'onAmber', children: 'Go' }, big: { size: 'big', children: long } }),
    ...each(Button, { disabled: { disabled: true, children: 'Go' } }),
  },
  'ui/choice': each(Choice, {
    chosen: { defaultChecked: true, children: long },
    disabled: { disabled: true, children: 'Gone' },
  }),
  'ui/dialog': each(Dialog, {
    normal: { title: long, onClose: nothing, children: 'Words' },
    wide: { title: long, size: 'wide', onClose: nothing, children: 'Words' },
    side: { title: rtl, size: 'side', onClose: nothing, children: long },
  }),
  'ui/disclosure': each(Disclosure, {
    closed: { summary: 'More', children: 'Inside' },
    open: { summary: long, open: true, children: 'Inside' },
  }),
  'ui/field': each(Field, {
    ready: { label: 'Name', hint: 'As on the sign.', problem: null, children: control },
    failed: { label: long, problem: 'Type a name.', children: control },
  }),
  'ui/icon-button': each(IconButton, {
    ready: { label: 'About', children: <Info /> },
    disabled: { label: 'About', disabled: true, children: <Info /> },
  }),
  'ui/select': each(Select, {
    ready: { ...words, children: <option>{long}</option> },
    disabled: { ...words, disabled: true },
  }),
  'ui/skeleton': each(Skeleton, { line: { className: 'h-4 w-56' } }),
  'ui/text-area': each(TextArea, {
    empty: words,
    long: { ...words, defaultValue: `${long}\n${rtl}` },
    disabled: { ...words, disabled: true },
  }),
  'ui/text-button': each(TextButton, { ready: { children: long }, disabled: { disabled: true, children: 'Show' } }),
  'ui/text-input': each(TextInput, {
    empty: { ...words, placeholder: 'yourbusiness.com' },
    failed: { ...words, 'aria-invalid': true, defaultValue: rtl, dir: 'auto' },
    big: { ...words, big: true },
    disabled: { ...words, disabled: true },
  }),
  'ui/tick': each(Tick, {
    empty: words,
    ticked: { ...words, defaultChecked: true },
    disabled: { ...words, disabled: true },
  }),
  when: each(When, { moment: { at: '2026-11-18T17:20:00Z' } }),
};
