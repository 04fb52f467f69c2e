import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Engine } from '../../e2e/engines/browsers/browser.ts'
import { launchBrowser } from '../../e2e/support/launch.ts'

const THEMES = ['light', 'dark', 'forced'] as const
type Theme = (typeof THEMES)[number]

/** Leaves some of the figures of a sheet, and waits until that is seen; with drawings only they stand closer. */
const SHOW_SOME = async ([from, to, isDark, onlyDrawings]: readonly [number, number, boolean, boolean]) => {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const [i, figure] of document.querySelectorAll('figure').entries()) {
    if (i < from || i >= to) figure.remove()
    else if (onlyDrawings) for (const words of figure.querySelectorAll('p')) words.remove()
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Three columns as wide as a phone, and as many figures as can be looked at. */
const VIEW = { width: 1200, height: 1500 }
const PER_PICTURE = 9

/** On a busy machine a browser without a graphics card now and then fails to take a picture; another one succeeds. */
const MAX_TRIES = 5

type Shot = { file: string; theme: Theme; first: number; picture: string }

/** One picture of some of the figures. */
const takePicture = async ({ file, theme, first, picture }: Shot, tries = 1): Promise<void> => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({
      viewport: VIEW,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
    })
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(SHOW_SOME, [first, first + PER_PICTURE, theme === 'dark', false] as const)
    await page.screenshot({ path: picture })
  } catch (error) {
    if (tries >= MAX_TRIES) throw error
    return await takePicture({ file, theme, first, picture }, tries + 1)
  } finally {
    await browser.close()
  }
}

/** Pictures of a sheet of so many figures beside it, in three themes. */
export const takePictures = async (file: string, count: number): Promise<string[]> => {
  const pictures: string[] = []
  for (const theme of THEMES)
    for (let first = 0; first < count; first += PER_PICTURE) {
      const picture = file.replace(/\.html$/, `-${theme}-${first / PER_PICTURE + 1}.png`)
      await takePicture({ file, theme, first, picture })
      pictures.push(picture)
    }
  return pictures
}

/** Pictures of a sheet by another engine, drawings only, in the themes that it knows. */
export const takeEnginePictures = async (engine: Engine, file: string, count: number): Promise<string[]> => {
  const missing = engine.missing()
  if (missing.length > 0) throw new Error(`${engine.name} : il manque ${missing.join(', ')}`)
  const pictures: string[] = []
  for (const theme of THEMES) {
    const forcedColors = theme === 'forced'
    if (forcedColors && !engine.forcesColors) continue
    const browser = await engine.start({ height: VIEW.height, forcedColors })
    try {
      for (let first = 0; first < count; first += PER_PICTURE) {
        await browser.open(pathToFileURL(file).href)
        const shown = JSON.stringify([first, first + PER_PICTURE, theme === 'dark', true])
        await browser.evaluate(`(${SHOW_SOME})(${shown})`)
        const picture = file.replace(/\.html$/, `-${engine.name}-${theme}-${first / PER_PICTURE + 1}.png`)
        writeFileSync(picture, await browser.picture())
        pictures.push(picture)
      }
    } finally {
      await browser.close()
    }
  }
  return pictures
}
