import { expect, it } from 'vitest';
import { renderScreen } from '#test/screens.tsx';
import { BusyButton } from './busy-button.tsx';

it('turns nothing while it does not wait: a turning picture is painted with every frame, seen or not', () => {
  renderScreen(
    <BusyButton isBusy={false} busyLabel="Saving">
      Save
    </BusyButton>,
    [],
  );
  expect(document.querySelector('button svg')).not.toBeNull();
  expect(document.querySelector('.animate-turn')).toBeNull();
});
