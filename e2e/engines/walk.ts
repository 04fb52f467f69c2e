import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { vi } from 'vitest'
import { readFlaws } from '../../scripts/screens/read-flaws.ts'
import { walkControls } from '../support/reach.ts'
import { addFindings, type Finding, type Findings } from '../support/rgaa/findings.ts'
import { readForms } from '../support/rgaa/read-forms.ts'
import { readLooks } from '../support/rgaa/read-looks.ts'
import { readStructure } from '../support/rgaa/read-structure.ts'
import { hasFrame, isDialog, type Sample } from '../support/rgaa/samples.ts'
import { SPACING } from '../support/rgaa/spacing.ts'
import type { Browser, Spoken } from './browsers/browser.ts'
import { FRAME, openSample } from './open-sample.ts'
import { LIBRARY } from './query.ts'
import { Screen } from './screen.ts'

const require = createRequire(import.meta.url)
/** The one that the journeys in Chromium look with. */
const AXE = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')
const [WIDE, NARROW, HEIGHT] = [1280, 320, 1000]
const QUIET_MS = 150
/** Far above what a page takes to fit into another width, or to come to the front. */
const SETTLE_MS = 10_000

const found = (id: string, wrong: string[]): Findings => ({ [id]: { seen: 1, wrong } })

/** Runs in the page: how much there is and how wide it is, nothing while something is still to come. */
const readSize = () =>
  document.querySelector('h1') && !/Chargement/.test(document.body.textContent ?? '')
    ? `${document.querySelectorAll('*').length} ${document.documentElement.scrollWidth}`
    : ''

/** Waits until the page stays as it is. */
async function settle(page: Screen): Promise<void> {
  let before = ''
  const isStill = async () => {
    const now = await page.evaluate<string>(`(${readSize.toString()})()`)
    const same = now !== '' && now === before
    before = now
    return same
  }
  await vi.waitUntil(isStill, { timeout: 20_000, interval: QUIET_MS })
}

/** Runs in the page: what has a role that matters to somebody who hears the page, with the name that the standard gives it. */
function listSpoken(): Spoken[] {
  type Named = (root: Element, role: string, options: { name: (name: string, one: Element) => boolean }) => Element[]
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: { queryAllByRole: Named } })
    .TestingLibraryDom
  const spoken: Spoken[] = []
  const elements: Element[] = []
  const roles = 'heading,main,navigation,contentinfo,link,button,textbox,combobox,checkbox,radio,switch,tab,dialog'
  for (const role of roles.split(','))
    queryAllByRole(document.body, role, {
      name: (name, one) => {
        // Nobody is given what lies under a dialog that asks for an answer first; names are asked for before that is left out.
        if (one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden="true"]')) {
          spoken.push({ role, name })
          elements.push(one)
        }
        return false
      },
    })
  Object.assign(globalThis, { spokenElements: elements })
  return spoken
}

/** What the engine gives of headings, regions and controls, against what the standard says of them. */
async function hear(browser: Browser, screen: Screen, frame?: string): Promise<Findings> {
  await screen.evaluate(`(() => { ${LIBRARY} })()`)
  const spoken = await screen.evaluate<Spoken[]>(`(${listSpoken.toString()})()`)
  const wrong = await browser.hear('window.spokenElements', spoken, frame)
  const nameless = (role: string) => spoken.filter(one => one.role === role && !one.name.trim()).map(one => one.role)
  return {
    '7.1': { seen: spoken.length, wrong },
    ...found('6.2', nameless('link')),
    ...found('11.9', nameless('button')),
    ...found('11.1', ['textbox', 'combobox', 'checkbox', 'radio', 'switch'].flatMap(nameless)),
  }
}

/** Runs in the page once axe is there. A frame is a part of its page: it has neither a region for what matters nor a first heading. */
async function runAxe(isFrame: boolean): Promise<string[]> {
  type Violation = { id: string; nodes: { html: string }[] }
  type Axe = { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> }
  const { axe } = globalThis as unknown as { axe: Axe }
  const ofPages = { 'landmark-one-main': { enabled: !isFrame }, 'page-has-heading-one': { enabled: !isFrame } }
  const { violations } = await axe.run(document, { iframes: false, preload: false, rules: ofPages })
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 120)}`))
}

async function lookWithAxe(screen: Screen, isFrame: boolean): Promise<Findings> {
  await screen.evaluate(`(() => { ${AXE} })()`)
  return found('axe', await screen.evaluate<string[]>(`(${runAxe.toString()})(${isFrame})`))
}

/** What does not fit or is cut. */
async function readCut(page: Screen): Promise<string[]> {
  await page.evaluate('(() => { window.shifts = [] })()')
  const { overflow, cut } = await page.evaluate<ReturnType<typeof readFlaws>>(`(${readFlaws.toString()})()`)
  return [...(overflow > 0 ? [`${overflow} px wider than the window`] : []), ...cut.map(one => `cut: ${one}`)]
}

const setSpacing = (css: string) =>
  `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)})
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet] })()`
const DROP_SPACING = '(() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) })()'

async function withSpacing(page: Screen): Promise<Findings> {
  await page.evaluate(setSpacing(SPACING))
  const wrong = await readCut(page)
  await page.evaluate(DROP_SPACING)
  return found('10.12', wrong)
}

async function narrow(browser: Browser, page: Screen): Promise<Findings> {
  await browser.resize(NARROW, HEIGHT)
  // What depends on the width comes a moment after it.
  let wrong: string[] = []
  const isWhole = async () => {
    wrong = await readCut(page)
    return wrong.length === 0
  }
  await vi.waitUntil(isWhole, { timeout: SETTLE_MS, interval: QUIET_MS }).catch(() => undefined)
  await browser.resize(WIDE, HEIGHT)
  await settle(page)
  return found('10.11', wrong)
}

/** Each control is reached with Tab alone, is seen to have the focus, and lets it go. */
async function walkByTab(browser: Browser, page: Screen): Promise<Findings> {
  const read = () => page.evaluate<string>("location.href + ' ' + document.title")
  const before = await read()
  // A window that is not in front yet has something that would be in focus, and tells nobody.
  await vi.waitUntil(() => page.evaluate<boolean>('document.hasFocus()'), { timeout: SETTLE_MS, interval: QUIET_MS })
  const { unreached, unseen, isRound } = await walkControls({
    evaluate: run => page.evaluate(`(${run.toString()})()`),
    keyboard: { press: key => browser.press(key) },
  })
  const after = await read()
  return {
    ...found('7.3', unreached),
    ...found('7.4', after === before ? [] : [`the focus led to ${after}`]),
    ...found('10.7', unseen),
    ...found('12.9', isRound ? [] : ['the focus does not come out']),
  }
}

async function look(browser: Browser, page: Screen, sample: Sample): Promise<Findings[]> {
  const parts: Findings[] = []
  const screens = [{ screen: page, frame: undefined }]
  const frames = hasFrame(sample) ? [{ screen: new Screen(browser, FRAME), frame: FRAME }] : []
  for (const { screen, frame } of [...screens, ...frames]) {
    for (const reader of [readStructure, readForms, readLooks])
      parts.push(await screen.evaluate<Findings>(`(${reader.toString()})()`))
    parts.push(await hear(browser, screen, frame), await lookWithAxe(screen, frame !== undefined))
  }
  parts.push(await withSpacing(page), await narrow(browser, page))
  return isDialog(sample) ? parts : [...parts, await walkByTab(browser, page)]
}

/** What was found so far, and whose title each is. */
export type Walk = { found: Map<string, Finding>; titles: Map<string, string> }

/** Looks at one screen of the sample, and adds what is found to the walk once it was looked at whole. */
export async function lookAtSample(browser: Browser, address: string, sample: Sample, walk: Walk): Promise<void> {
  const page = new Screen(browser)
  await browser.resize(WIDE, HEIGHT)
  await openSample(browser, page, address, sample)
  await settle(page)
  const parts = await look(browser, page, sample)
  const { mains, title } = await page.evaluate<{ mains: number; title: string }>(
    `({ mains: document.querySelectorAll('main').length, title: document.title })`,
  )
  parts.push(found('9.2', mains === 1 ? [] : [`${mains} main`]), found('8.5', title.trim() ? [] : ['no title']))
  if (!isDialog(sample)) {
    const other = walk.titles.get(title)
    parts.push(found('8.6', other && other !== sample.name ? [`« ${title} » is the title of ${other}, too`] : []))
    walk.titles.set(title, sample.name)
  }
  for (const part of parts) addFindings(walk.found, part, sample.name)
}
