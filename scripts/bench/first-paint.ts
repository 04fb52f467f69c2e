import { type Browser, launchBrowser } from '../../e2e/support/launch.ts'
import { startServer } from '../../e2e/support/server.ts'
import { freePort } from '../free-port.ts'
import { buildSite } from '../site/main.ts'
import { PACKAGES } from '../site/packages.ts'
import { type Part, spread } from './report.ts'
import { median, summarize } from './stats.ts'

const SLOWDOWN = 4
/** As Chromium's developer tools have them, in bytes a second. */
const NETWORKS = [
  { name: 'Fast 4G', latency: 165, throughput: 8.1e6 / 8, limitMs: 700 },
  { name: '3G lente', latency: 400, throughput: 400e3 / 8, limitMs: 1000 },
] as const
type Network = (typeof NETWORKS)[number]
/** The page as it is served, and as it would be if nothing were drawn in it. */
const SIDES = ['drawn', 'empty'] as const
const MOST_SHIFT = 0.02

type Paint = { paintMs: number; shift: number }

/** When somebody without a session sees the welcome page, beside the same page with nothing drawn in it. */
export async function firstPaint(runs: number): Promise<Part> {
  if (!(await buildSite(PACKAGES))) throw new Error('Le site n’a pas pu être construit.')
  const server = await startServer(await freePort())
  const browser = await launchBrowser()
  try {
    const rows: string[][] = []
    const targets: Part['targets'] = []
    for (const network of NETWORKS) {
      const found: Record<(typeof SIDES)[number], Paint[]> = { drawn: [], empty: [] }
      for (let run = 0; run < runs; run++)
        for (const side of run % 2 ? SIDES : SIDES.toReversed())
          found[side].push(await openWelcome(browser, server.address, network, side === 'empty'))
      const paints = (side: (typeof SIDES)[number]) => found[side].map(({ paintMs }) => paintMs)
      const shift = median(found.drawn.map(one => one.shift))
      rows.push([network.name, ...SIDES.map(side => spread(summarize(paints(side)))), shift.toFixed(3)])
      targets.push(
        {
          title: `accueil, premier affichage, ${network.name}`,
          value: median(paints('drawn')),
          limit: network.limitMs,
          unit: ' ms',
        },
        { title: `accueil, déplacements, ${network.name}`, value: shift, limit: MOST_SHIFT, unit: '' },
      )
    }
    return {
      title: `Premier affichage de l’accueil, processeur ${SLOWDOWN} fois plus lent (${runs} visites)`,
      head: ['réseau', 'page dessinée, ms', 'page vide, ms', 'déplacements'],
      rows,
      targets,
    }
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function openWelcome(browser: Browser, address: string, network: Network, isEmpty: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  try {
    if (isEmpty) await context.addInitScript(emptyRoot)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const { latency, throughput } = network
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address, { waitUntil: 'load' })
    // Its scripts wait for somebody.
    await page.mouse.move(100, 100)
    await page.locator('#root:not([data-drawn]) h1').waitFor()
    return await page.evaluate(readPaint)
  } finally {
    await context.close()
  }
}

/** Runs in the page ahead of its scripts: takes the drawn page away before it is painted. */
function emptyRoot() {
  const watch = new MutationObserver(() => {
    const root = document.getElementById('root')
    if (!root) return
    root.replaceChildren()
    if (document.readyState !== 'loading') watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => watch.disconnect())
}

async function readPaint(): Promise<{ paintMs: number; shift: number }> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>(resolve => {
      const observer = new PerformanceObserver(list => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(resolve, 500, [])
    })
  const paints = await entries('paint')
  const shifts = await entries('layout-shift')
  const first = paints.find(({ name }) => name === 'first-contentful-paint')
  const shift = shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  return { paintMs: first?.startTime ?? Number.NaN, shift }
}
