import { useSyncExternalStore } from 'react';

/** The specification's name for the saved audit. */
export const savedAuditKey = 'auditData';
const savedAuditEvent = 'porchlight:saved-audit';

/** Notifies this tab that the saved audit changed; other tabs get the browser's storage event. */
export function announceSavedAudit(): void {
  dispatchEvent(new Event(savedAuditEvent));
}

/** Removes the saved audit from this browser, on logout. */
export function forgetSavedAudit(): void {
  try {
    localStorage.removeItem(savedAuditKey);
  } catch {
    return;
  }
  announceSavedAudit();
}

function isPresent(): boolean {
  try {
    return localStorage.getItem(savedAuditKey) !== null;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(savedAuditEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(savedAuditEvent, onChange);
  };
}

/** Whether an audit is saved in this browser. Separate from reading it, which needs the whole schema. */
export function useHasSavedAudit(): boolean {
  return useSyncExternalStore(subscribe, isPresent, () => false);
}
