import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '../../../e2e/support/launch.ts'
import { messages } from './messages.ts'

type Page = Awaited<ReturnType<BrowserContext['newPage']>>

/** A page that says nothing for so long hangs, and so does a server that does not send the code of the screen. */
const LONGEST_MS = 25_000
/** Until then the simulator makes its account and its data, before it asks for the screen; no page is looked at for longer. */
const LONGEST_OPENING_MS = 120_000
/** What throws just after it was drawn: effects, timers, answers. */
const AFTER_MS = 1000
const LOOK_MS = 100
/** A screen is seen five seconds after its code came. Looks are counted, not time: on a busy machine each takes longer as well. */
const MOST_LOOKS = 50
const LONGEST_LINE = 300

/** What is seen of the screen, read in the page. */
function readStage() {
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const hasRoom = (one: Element) => one.getBoundingClientRect().width > 0 && one.getBoundingClientRect().height > 0
  const main = document.querySelector('main')
  const drawn = main?.querySelector('h1, h2, h3, p, button, input, iframe, canvas, svg')
  return {
    alerts: [...document.querySelectorAll('[role=alert]')].filter(isSeen).map(one => one.textContent?.trim() ?? ''),
    // Whatever waits says so: « Chargement de « Objectifs »… ».
    isWaiting: [...document.querySelectorAll('[role=status]')].some(
      one => isSeen(one) && one.textContent?.trim().endsWith('…'),
    ),
    isDrawn: drawn ? isSeen(drawn) : false,
    isBodySeen: isSeen(document.body),
    // The simulator's stands where the shell has its menu.
    isMenuSeen: [...document.querySelectorAll('nav, header')].some(
      one => one.parentElement === main?.parentElement && isSeen(one) && hasRoom(one),
    ),
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

/**
 * Notes whether the code of the screen came yet, what the page says on its console, what it throws, what its policy refuses, and what does
 * not arrive: files of remotes, and answers of the API.
 * @param entry address of the remote's first file
 * @param onPutOff called where a server has too much to do
 */
async function watchFaults(page: Page, entry: string, onPutOff: () => void) {
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
  let hasCode = false
  page.on('requestfinished', request => {
    if (new URL(request.url()).pathname === entry) hasCode = true
  })
  page.on('response', answer => {
    const { pathname } = new URL(answer.url())
    // A server that has too much to do says when to ask again, and the screen does.
    const isPutOff = answer.status() === 503 && answer.headers()['retry-after'] !== undefined
    if (isPutOff) onPutOff()
    else if (answer.status() >= 400) note(messages.fileFailed(pathname, String(answer.status())))
  })
  page.on('requestfailed', request => {
    if (isRemotes(request.url()))
      note(messages.fileFailed(new URL(request.url()).pathname, request.failure()?.errorText ?? ''))
  })
  await page.exposeFunction('noteViolation', (directive: string, what: string) =>
    note(messages.violates(directive, what)),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as Record<'noteViolation', (directive: string, what: string) => void>
      noteViolation(effectiveDirective, blockedURI)
    })
  })
  return { faults: () => [...faults], hasCode: () => hasCode }
}

/**
 * Opens an address of the simulator and looks until its screen is there.
 * @returns what is wrong, in sentences; empty where the screen is as it should be
 */
export async function openScreen(
  context: BrowserContext,
  { address, entry, overlay }: { address: string; entry: string; overlay: boolean },
): Promise<string[]> {
  const page = await context.newPage()
  let looks = 0
  const { faults, hasCode } = await watchFaults(page, entry, () => {
    // It is asked twice more, after nine seconds at the latest (shared/src/http/come-back.ts).
    looks = -MOST_LOOKS
  })
  await page.goto(address, { waitUntil: 'commit' })
  const until = performance.now() + LONGEST_OPENING_MS
  let stage = await readPage(page)
  const isThere = () =>
    stage && hasCode() && !stage.isWaiting && (stage.isDrawn || overlay) && stage.isBodySeen && stage.isMenuSeen
  const mayCome = () =>
    stage && !isThere() && stage.alerts.length === 0 && looks < MOST_LOOKS && performance.now() < until
  do {
    while (mayCome()) {
      await pause(LOOK_MS)
      if (hasCode()) looks += 1
      stage = await readPage(page)
    }
    if (stage) {
      await pause(AFTER_MS)
      stage = await readPage(page)
    }
    // A part of it may begin to wait after the first heading was seen.
  } while (stage?.isWaiting && mayCome())
  if (!stage) return [...faults(), messages.hangs]
  const seen = [
    ...stage.alerts.map(messages.alerts),
    ...(stage.isWaiting ? [hasCode() ? messages.waitsForEver(MOST_LOOKS * LOOK_MS) : messages.noCode] : []),
    ...(stage.isMenuSeen ? [] : [messages.hidesMenu]),
    ...(isThere() || stage.isWaiting || stage.alerts.length > 0 || !stage.isMenuSeen ? [] : [messages.drawsNothing]),
  ]
  await page.close()
  return [...faults(), ...seen]
}
