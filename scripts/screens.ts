// Every screen on a filled demonstration. `npm run screens [-- NAME…]` writes pictures at 390 and 1280 px, light and dark, and a
// contact sheet of them into .build/screens. `npm run screens -- --measure [NAME…]` looks for layout shifts on a slow connection,
// for what is cut between 320 and 1920 px and for what is too small to touch. `ADDRESS` names a server that runs already.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, launchBrowser } from '../e2e/support/launch.ts'
import { startServer } from '../e2e/support/server.ts'
import { freePort } from './free-port.ts'
import { drawContactSheet, type Shot } from './screens/contact-sheet.ts'
import { fillPath } from './screens/fill-path.ts'
import { measureScreens } from './screens/measure.ts'
import { openContext } from './screens/open-context.ts'
import { PAGES, SCHEMES, WIDTHS } from './screens/pages.ts'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, '.build', 'screens')
const isMeasuring = process.argv.includes('--measure')
const wanted = process.argv.slice(2).filter(word => word !== '--measure')
const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function takeShots(browser: Browser, address: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const scheme of SCHEMES)
    for (const [as, ofPerson] of Map.groupBy(pages, page => page.as)) {
      const context = await openContext(browser, address, as, scheme)
      const tab = await context.newPage()
      for (const page of ofPerson)
        for (const size of WIDTHS) {
          await tab.setViewportSize(size)
          await tab.goto(address + (await fillPath(page, context, address)))
          await tab.locator('h1').first().waitFor()
          await tab.waitForLoadState('networkidle')
          const file = `${page.name}-${size.width}-${scheme}.png`
          await tab.screenshot({ path: path.join(out, file) })
          shots.push({ name: page.name, width: size.width, scheme, file })
        }
      await context.close()
    }
  return shots
}

mkdirSync(out, { recursive: true })
const running = process.env.ADDRESS
const server = running ? undefined : await startServer(await freePort(), {}, 'api/src/demo/main.ts')
const address = running ?? server?.address ?? ''
const browser = await launchBrowser()
try {
  if (isMeasuring) process.exitCode = (await measureScreens(browser, address, pages)) ? 0 : 1
  else {
    const shots = await takeShots(browser, address)
    writeFileSync(path.join(out, 'index.html'), drawContactSheet(shots))
    console.log(`${shots.length} images : ${path.relative(process.cwd(), path.join(out, 'index.html'))}`)
  }
} finally {
  await browser.close()
  await server?.remove()
}
