import { useState } from 'react';
import type { FileReading } from '#shared/owner-files/file-reading.ts';
import { FILE_ROLES, type FileRoleId } from '#shared/owner-files/file-roles.ts';
import type { FilePeriod } from '#shared/owner-files/stored-files.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';

export interface HandReading {
  readonly columns: Partial<Record<FileRoleId, number>>;
  readonly period: FilePeriod | null;
}

interface ColumnFormProps {
  readonly reading: FileReading;
  readonly isBusy: boolean;
  readonly onRead: (reading: HandReading) => void;
}

/** Manual assignment of columns, and the days of a file that does not state them. */
export function ColumnForm({ reading, isBusy, onRead }: ColumnFormProps) {
  const { kind, columns, mapping, period } = reading;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(mapping);
  const [from, setFrom] = useState(period?.from ?? '');
  const [to, setTo] = useState(period?.to ?? '');
  const hasPeriod = kind === 'traffic' || kind === 'citations';
  const days = from !== '' && to !== '' ? { from, to } : null;
  const isBackwards = days !== null && days.from > days.to;

  function read(): void {
    if (isBackwards) return;
    const picked: Partial<Record<FileRoleId, number>> = {};
    for (const { id } of FILE_ROLES[kind]) {
      const column = chosen[id];
      if (column !== undefined) picked[id] = column;
    }
    onRead({ columns: picked, period: days });
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {FILE_ROLES[kind].map(({ id, label }) => (
          <Field key={id} label={label} problem={null}>
            {(control) => (
              <Select
                {...control}
                value={chosen[id] ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setChosen(({ [id]: _, ...rest }) => (value === '' ? rest : { ...rest, [id]: Number(value) }));
                }}
              >
                <option value="">Not in this file</option>
                {columns.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column's identity is its index, two may have the same name.
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {hasPeriod && (
          <>
            <Field label="First day of the file" problem={null}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={from}
                  onChange={(event) => setFrom(event.currentTarget.value)}
                />
              )}
            </Field>
            <Field label="Last day of the file" problem={isBackwards ? 'The last day comes after the first.' : null}>
              {(control) => (
                <TextInput {...control} type="date" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
              )}
            </Field>
          </>
        )}
      </div>
      <BusyButton className="justify-self-start" isBusy={isBusy} busyLabel="Reading" onPress={read}>
        Read it this way
      </BusyButton>
    </div>
  );
}
