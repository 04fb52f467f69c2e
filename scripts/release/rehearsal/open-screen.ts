import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '../../../e2e/support/launch.ts'
import { messages } from './messages.ts'

type Page = Awaited<ReturnType<BrowserContext['newPage']>>

/** A screen that draws nothing is given up by the shell after ten seconds. */
const LONGEST_MS = 25_000
/** Until then the simulator makes its account and its data, before it asks for the screen. */
const LONGEST_PREPARING_MS = 120_000
/** What throws just after it was drawn: effects, timers, answers. */
const AFTER_MS = 1000
const LOOK_MS = 100
const LONGEST_LINE = 300

/** What is seen of the screen, read in the page. */
function readStage() {
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const main = document.querySelector('main')
  const drawn = main?.querySelector('h1, h2, h3, p, button, input, iframe, canvas, svg')
  return {
    alerts: [...document.querySelectorAll('[role=alert]')].filter(isSeen).map(one => one.textContent?.trim() ?? ''),
    // Whatever waits says so: « Chargement de « Objectifs »… ».
    isWaiting: [...document.querySelectorAll('[role=status]')].some(
      one => isSeen(one) && one.textContent?.trim().endsWith('…'),
    ),
    isDrawn: drawn ? isSeen(drawn) : false,
    isBodySeen: document.body.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  }
}

/** Null where the page answers nobody: it runs without end. What is asked of a page that reloads is asked again. */
const readPage = (page: Page) =>
  Promise.race([
    page.evaluate(readStage).catch(async () => {
      await page.waitForLoadState()
      return page.evaluate(readStage)
    }),
    pause(LONGEST_MS, null, { ref: false }),
  ])

/** Notes whether the page asked for a remote yet, what it says on its console, what it throws, and files of remotes that do not arrive. */
function watchFaults(page: Page) {
  const faults = new Set<string>()
  const note = (line: string) => faults.add(line.replace(/\s+/g, ' ').slice(0, LONGEST_LINE))
  const isRemotes = (address: string) => new URL(address).pathname.startsWith('/remotes/')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
    if (loads > 1) note(messages.reloads)
  })
  page.on('pageerror', error => note(messages.threw(error.message)))
  page.on('console', message => {
    // What did not arrive is named below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(messages.saidError(message.text()))
  })
  let isAsked = false
  page.on('response', answer => {
    const { pathname } = new URL(answer.url())
    if (isRemotes(answer.url())) isAsked = true
    if (answer.status() >= 400) note(messages.fileFailed(pathname, String(answer.status())))
  })
  page.on('requestfailed', request => {
    if (isRemotes(request.url()))
      note(messages.fileFailed(new URL(request.url()).pathname, request.failure()?.errorText ?? ''))
  })
  return { faults: () => [...faults], isAsked: () => isAsked }
}

/**
 * Opens an address of the simulator and looks until its screen is there.
 * @returns what is wrong, in sentences; empty where the screen is as it should be
 */
export async function openScreen(context: BrowserContext, address: string, overlay: boolean): Promise<string[]> {
  const page = await context.newPage()
  const { faults, isAsked } = watchFaults(page)
  await page.goto(address, { waitUntil: 'commit' })
  const prepared = performance.now() + LONGEST_PREPARING_MS
  let until = performance.now() + LONGEST_MS
  let stage = await readPage(page)
  const isThere = () => stage && isAsked() && !stage.isWaiting && (stage.isDrawn || overlay) && stage.isBodySeen
  while (stage && !isThere() && stage.alerts.length === 0 && performance.now() < until) {
    await pause(LOOK_MS)
    if (!isAsked() && performance.now() < prepared) until = performance.now() + LONGEST_MS
    stage = await readPage(page)
  }
  if (stage) {
    await pause(AFTER_MS)
    stage = await readPage(page)
  }
  if (!stage) return [...faults(), messages.hangs]
  const seen = [
    ...stage.alerts.map(messages.alerts),
    ...(stage.isWaiting ? [messages.waitsForEver(LONGEST_MS)] : []),
    ...(isThere() || stage.isWaiting || stage.alerts.length > 0 ? [] : [messages.drawsNothing]),
  ]
  await page.close()
  return [...faults(), ...seen]
}
