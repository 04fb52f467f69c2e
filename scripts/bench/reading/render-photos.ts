import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { takePhoto } from '../../../api/src/homework/reading/testing/phone-camera.ts'
import { launchBrowser } from '../../../e2e/support/launch.ts'
import { type Page, pageFile } from './pages.ts'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, '.build', 'reading-photos')
const api = createRequire(path.join(root, 'api/package.json'))
const FONTS = { 'PT Serif': 'pt-serif', 'Atkinson Hyperlegible': 'atkinson-hyperlegible' }

const fontFaces = Object.entries(FONTS).flatMap(([family, name]) =>
  [400, 700].map(weight => {
    const file = api.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)
    const data = readFileSync(file).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
  }),
)

/** Named after what decides how it looks: a page that changes is photographed anew. */
function photoFile(page: Page): string {
  const look = createHash('sha256')
    .update(readFileSync(pageFile(page)))
    .update(JSON.stringify(page.distortion))
  return path.join(folder, `${page.id}-${look.digest('hex').slice(0, 12)}.jpg`)
}

/** The files of the photos of these pages; those that are missing are made. */
export async function renderPhotos(pages: readonly Page[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const missing = pages.filter(page => !existsSync(photoFile(page)))
  if (missing.length > 0) await photograph(missing)
  return pages.map(photoFile)
}

async function photograph(pages: readonly Page[]): Promise<void> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ deviceScaleFactor: 2, viewport: { width: 900, height: 500 } })
    const tab = await context.newPage()
    for (const page of pages) {
      await tab.setContent(readFileSync(pageFile(page), 'utf8'))
      await tab.addStyleTag({ content: fontFaces.join('\n') })
      await tab.evaluate(async () => {
        await document.fonts.ready
      })
      const printed = await tab.locator('body').screenshot()
      writeFileSync(photoFile(page), await takePhoto(printed, page.distortion, page.id))
    }
  } finally {
    await browser.close()
  }
}
