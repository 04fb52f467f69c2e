import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../../e2e/support/launch.ts'

const THEMES = ['light', 'dark', 'forced'] as const
/** Three columns as wide as a phone; a picture is as high as can be looked at. */
const VIEW = { width: 1200, height: 1500 }

/** A browser on a busy machine now and then fails to take a picture. */
const MAX_TRIES = 4

const takePicture = async (page: Page, file: string, tries = 1): Promise<void> => {
  try {
    await page.screenshot({ path: file })
  } catch (error) {
    if (tries >= MAX_TRIES) throw error
    await takePicture(page, file, tries + 1)
  }
}

/** Pictures of a sheet beside it, in three themes. */
export const takePictures = async (file: string): Promise<string[]> => {
  const browser = await launchBrowser()
  const pictures: string[] = []
  try {
    for (const theme of THEMES) {
      const page = await browser.newPage({
        viewport: VIEW,
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        forcedColors: theme === 'forced' ? 'active' : 'none',
      })
      await page.goto(pathToFileURL(file).href)
      if (theme === 'dark') await page.evaluate(() => document.documentElement.classList.add('dark'))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += VIEW.height) {
        await page.evaluate(y => scrollTo(0, y), top)
        const picture = file.replace(/\.html$/, `-${theme}-${top / VIEW.height + 1}.png`)
        await takePicture(page, picture)
        pictures.push(picture)
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return pictures
}
