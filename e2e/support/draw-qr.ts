import type { Page } from '@playwright/test'
import { renderSVG } from 'uqr'

/** A picture of a QR code on a white page, as a screen shows it; of the page alone for null. */
export async function drawQr(page: Page, text: string | null): Promise<Buffer> {
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 600, height: 600 })
  await other.setContent(text === null ? '' : renderSVG(text, { border: 4 }))
  const picture = await other.screenshot()
  await other.close()
  return picture
}
