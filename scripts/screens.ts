// A contact sheet of every screen: `npm run screens [-- NAME…]` opens each one on a filled demonstration, at 390 and 1280 px, light
// and dark, and writes pictures and a page with all of them into .build/screens. `ADDRESS` names a server that runs already.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, launchBrowser } from '../e2e/support/launch.ts'
import { startServer } from '../e2e/support/server.ts'
import { freePort } from './free-port.ts'
import { drawContactSheet, type Shot } from './screens/contact-sheet.ts'
import { PAGES, type Page, SCHEMES, WIDTHS } from './screens/pages.ts'

const root = path.join(import.meta.dirname, '..')
const out = path.join(root, '.build', 'screens')
const PASSWORD = 'ariane-demo'
const wanted = process.argv.slice(2)
const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function openContext(browser: Browser, address: string, as: Page['as'], scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    colorScheme: scheme,
  })
  if (as === 'nobody') return context
  const data = { email: `${as}@ariane.example`, password: PASSWORD }
  const answer = await context.request.post(`${address}/api/auth/sign-in/email`, { headers: { origin: address }, data })
  // The first visit is a screen of its own.
  await context.request.post(`${address}/api/account/tour`, { headers: { origin: address }, data: {} })
  if (!answer.ok()) throw new Error(`${as}: ${answer.status()} ${await answer.text()}`)
  return context
}

async function takeShots(browser: Browser, address: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const scheme of SCHEMES)
    for (const [as, ofPerson] of Map.groupBy(pages, page => page.as)) {
      const context = await openContext(browser, address, as, scheme)
      const tab = await context.newPage()
      for (const { name, path: at } of ofPerson)
        for (const size of WIDTHS) {
          await tab.setViewportSize(size)
          await tab.goto(address + at)
          await tab.locator('h1').first().waitFor()
          await tab.waitForLoadState('networkidle')
          const file = `${name}-${size.width}-${scheme}.png`
          await tab.screenshot({ path: path.join(out, file) })
          shots.push({ name, width: size.width, scheme, file })
        }
      await context.close()
    }
  return shots
}

mkdirSync(out, { recursive: true })
const running = process.env.ADDRESS
const server = running ? undefined : await startServer(await freePort(), {}, 'api/src/demo/main.ts')
const browser = await launchBrowser()
try {
  const shots = await takeShots(browser, running ?? server?.address ?? '')
  writeFileSync(path.join(out, 'index.html'), drawContactSheet(shots))
  console.log(`${shots.length} images : ${path.relative(process.cwd(), path.join(out, 'index.html'))}`)
} finally {
  await browser.close()
  await server?.remove()
}
