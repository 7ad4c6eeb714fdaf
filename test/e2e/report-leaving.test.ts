import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from './browser.ts';
import { dialog, reportScreens } from './report-screens.ts';
import { pressInShareMenu } from './walks.ts';
import { withSharedProduct } from './with-product.ts';

/** The dialog on leaving the report; what it says and sends has component tests. */

const product = withSharedProduct();
const { open } = reportScreens(product);

describe('leaving the report', () => {
  it('opens a dialog of at most 460 px once per visit, at the upper edge, by a mouse and over no other dialog', async () => {
    const { page, close } = await open();
    const exit = dialog(page, 'Take your report with you');
    const leave = async () => {
      await page.mouse.move(400, 60);
      await page.mouse.move(400, 4);
    };
    await page.evaluate("dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch', clientY: 2 }))");
    await pressInShareMenu(page, 'Email Report');
    await leave();
    await expect.poll(() => exit.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.move(400, 40);
    await page.mouse.move(400, 10);
    await expect.poll(() => exit.count()).toBe(0);
    await page.mouse.move(400, 9);
    await exit.waitFor();
    expect((await exit.boundingBox())?.width).toBeLessThanOrEqual(460);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'No thanks' }).click();
    await expect.poll(() => exit.count()).toBe(0);
    await page.reload();
    await page.locator('#plan').waitFor();
    await leave();
    await expect.poll(() => exit.count()).toBe(0);
    await close();
  });
});
