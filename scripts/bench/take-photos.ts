import type { PhotoCase } from '../../api/src/homework/reading/testing/photo-case.ts'
import { statementPage } from '../../api/src/homework/reading/testing/statement-page.ts'
import { takePhoto } from '../../api/src/homework/reading/testing/take-photo.ts'
import { launchBrowser } from '../../e2e/support/launch.ts'

const WIDTH = 900
const LEAST_HEIGHT = 500
/** Dots for each of the page's own: about what a phone has of half a sheet. */
const SCALE = 2

/** A photo of each case: printed by a browser, then taken. */
export async function takePhotos(cases: readonly PhotoCase[]): Promise<Buffer[]> {
  const browser = await launchBrowser()
  try {
    const viewport = { width: WIDTH, height: LEAST_HEIGHT }
    const page = await browser.newPage({ viewport, deviceScaleFactor: SCALE })
    const photos: Buffer[] = []
    for (const one of cases) {
      await page.setContent(statementPage(one))
      await page.evaluate(() => document.fonts.ready)
      photos.push(await takePhoto(await page.screenshot({ fullPage: true }), one))
    }
    return photos
  } finally {
    await browser.close()
  }
}
