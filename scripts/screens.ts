// Every screen on a filled demonstration. `npm run screens [-- NAME…]` writes pictures at 390 and 1280 px, light and dark, and a
// contact sheet of them into .build/screens; with `--inclusion` in forced colours, at 320 px, at 400 %, with text further apart and
// on a phone that lies on its side, and says what is cut there. `npm run screens -- --measure [NAME…]` looks for layout shifts on a slow connection,
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
import { INCLUSION_LOOKS, LOOKS, PAGES } from './screens/pages.ts'
import { readFlaws, watchShifts } from './screens/read-flaws.ts'
import { takeShot } from './screens/take-shot.ts'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, '.build', 'screens')
const options = ['--measure', '--inclusion']
const isMeasuring = process.argv.includes('--measure')
const isInclusion = process.argv.includes('--inclusion')
const looks = isInclusion ? INCLUSION_LOOKS : LOOKS
const wanted = process.argv.slice(2).filter(word => !options.includes(word))
const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function takeShots(browser: Browser, address: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const [as, ofPerson] of Map.groupBy(pages, page => page.as)) {
    const context = await openContext(browser, address, as, 'light')
    const tab = await context.newPage()
    await tab.addInitScript(watchShifts)
    for (const page of ofPerson) {
      const at = await fillPath(page, context, address)
      for (const look of looks) {
        const file = `${page.name}-${look.name}.png`
        await takeShot(tab, address + at, look, path.join(out, file))
        if (isInclusion) {
          const { overflow, cut } = await tab.evaluate(readFlaws)
          if (overflow > 0) console.log(`${page.name}, ${look.name} : ${overflow} px de trop en largeur`)
          for (const one of cut) console.log(`${page.name}, ${look.name} : coupé : ${one}`)
        }
        shots.push({ name: page.name, look: look.name, width: look.width, file })
      }
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
