import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changePasswordEndpoint } from '#shared/api/account.ts';
import { type DataSettings, getDataSettingsEndpoint, saveDataSettingsEndpoint } from '#shared/api/data-retention.ts';
import { answer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { dataSettingsQuery } from './account-queries.ts';
import { PasswordSection } from './password-section.tsx';
import { RetentionSection } from './retention-section.tsx';

async function typePasswords(user: ReturnType<typeof renderScreen>['user'], next: string, again = next) {
  await user.click(screen.getByText('Change the password', { selector: 'summary' }));
  await user.type(screen.getByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Confirm the new password'), again);
  await user.click(screen.getByRole('button', { name: /^Change the password/ }));
}

describe('the form for another password', () => {
  const form = <PasswordSection email="jo@harbor.example" />;

  it('changes it', async () => {
    const { user, requests } = renderScreen(form, [answer(changePasswordEndpoint, { success: true })]);
    await typePasswords(user, 'a far longer one');
    await screen.findByText(/^Your password is changed/);
    expect(listChanges(requests)).toEqual([
      {
        method: 'POST',
        url: '/api/account/password',
        body: { currentPassword: 'the old one', newPassword: 'a far longer one' },
      },
    ]);
  });

  it('sends nothing while the two do not match', async () => {
    const { user, requests } = renderScreen(form);
    await typePasswords(user, 'a far longer one', 'a far shorter one');
    expect(screen.getByRole('alert').textContent).toBe('Password Mismatch: Passwords do not match. Please try again.');
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  it('marks the field of a wrong password, once, with the reason', async () => {
    const { user, requests } = renderScreen(form, [
      rejectWith(changePasswordEndpoint, 'wrong-password', 'That is not your password.'),
    ]);
    await typePasswords(user, 'a far longer one');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not changed: That is not your password.');
    expect(document.activeElement).toBe(alert);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(1);
  });
});

describe('the form for how long audits are kept', () => {
  const settings: DataSettings = {
    keepAuditsDays: null,
    audits: 5,
    olderAudits: [
      { days: 365, count: 2 },
      { days: 730, count: 0 },
      { days: 1095, count: 0 },
    ],
    businesses: [],
  };
  const loaded = answer(getDataSettingsEndpoint, settings);

  function Retention() {
    return <RetentionSection settings={useQuery(dataSettingsQuery)} />;
  }

  it('saves a choice that deletes nothing at once', async () => {
    const saved = answer(saveDataSettingsEndpoint, { ...settings, keepAuditsDays: 730 });
    const { user, requests } = renderScreen(<Retention />, [loaded, saved]);
    await user.selectOptions(await screen.findByLabelText('Keep my audits'), '24 months');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Saved.');
    expect(listChanges(requests)).toEqual([
      { method: 'PUT', url: '/api/account/data-settings', body: { keepAuditsDays: 730 } },
    ]);
  });

  it('asks first where audits would go, and changes nothing on that answer', async () => {
    const { user, requests } = renderScreen(<Retention />, [loaded]);
    await user.selectOptions(await screen.findByLabelText('Keep my audits'), '12 months');
    screen.getByText('2 audits are older than that.');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 audits?' }));
    await user.click(dialog.getByRole('button', { name: 'Change nothing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listChanges(requests)).toEqual([]);
  });

  it('deletes them after the second press', async () => {
    const saved = { ...settings, keepAuditsDays: 365, audits: 3 } as const;
    const { user, requests } = renderScreen(<Retention />, [
      loaded,
      answer(saveDataSettingsEndpoint, saved),
      answer(getDataSettingsEndpoint, saved),
    ]);
    await user.selectOptions(await screen.findByLabelText('Keep my audits'), '12 months');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await user.click(screen.getByRole('button', { name: /^Save and delete/ }));
    await screen.findByText('You have 3 audits.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listChanges(requests).map(({ body }) => body)).toEqual([{ keepAuditsDays: 365 }]);
  });

  it('says why it was not saved', async () => {
    const refused = rejectWith(saveDataSettingsEndpoint, 'too-many-requests', 'That was too often.');
    const { user } = renderScreen(<Retention />, [loaded, refused]);
    await user.selectOptions(await screen.findByLabelText('Keep my audits'), '24 months');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText('That was too often.');
  });
});
