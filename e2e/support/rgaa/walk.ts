import type { Browser, Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate/node'
import { openContext } from '../../../scripts/screens/open-context.ts'
import { readFlaws, watchShifts } from '../../../scripts/screens/read-flaws.ts'
import { addFindings, type Finding, type Findings } from './findings.ts'
import { openSample } from './open-sample.ts'
import { readForms } from './read-forms.ts'
import { readLooks } from './read-looks.ts'
import { readStructure } from './read-structure.ts'
import { isDialog, isWhole, SAMPLES, type Sample } from './samples.ts'
import { SPACING } from './spacing.ts'

const FARTHEST = 300
const LOOKS = 40
const LOOK_MS = 100
/** So many looks with the same outcome: the layout has come to rest. */
const SAME_LOOKS = 8
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const found = (id: string, wrong: string[]): Findings => ({ [id]: { seen: 1, wrong } })

/** What does not fit or is cut once something in the page is larger. */
async function readCut(page: Page): Promise<string[]> {
  const { overflow, cut } = await page.evaluate(readFlaws)
  return [...(overflow > 0 ? [`${overflow} px wider than the window`] : []), ...cut.map(one => `cut: ${one}`)]
}

async function withSpacing(page: Page): Promise<Findings> {
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)
  const wrong = await readCut(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return found('10.12', wrong)
}

/** Letters twice as large and nothing else, harder than the zoom of a browser. */
async function withLargeText(page: Page): Promise<Findings> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // What depends on the room there is comes a moment after it, for better or worse.
  let wrong = await readCut(page)
  for (let looks = 0, same = 0; same < SAME_LOOKS && looks < LOOKS; looks++) {
    await page.waitForTimeout(LOOK_MS)
    const now = await readCut(page)
    same = now.join() === wrong.join() ? same + 1 : 0
    wrong = now
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found('10.4', wrong)
}

/** Runs in the page: the words that are lost without style sheets. */
function readUnstyled(): string[] {
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen is asked for, not what is there
  const read = () => document.body.innerText.toLowerCase()
  const before = new Set(read().match(/[\p{L}\p{N}]+/gu) ?? [])
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(sheet => !sheet.disabled)
  for (const sheet of sheets) sheet.disabled = true
  const after = read()
  for (const sheet of sheets) sheet.disabled = false
  return [...before].filter(word => !after.includes(word))
}

/** Runs in the page: the regions, where they are and what they hold. */
function readRegions() {
  const one = (selector: string) => document.querySelectorAll(selector).length
  const menu = document.querySelector('nav')?.getBoundingClientRect()
  return {
    mains: one('main'),
    navs: one('nav'),
    feet: one('footer'),
    skips: one('a[href^="#"]'),
    menu: menu ? `${Math.round(menu.left)},${Math.round(menu.top)} ${Math.round(menu.width)}` : '',
    links: [...document.querySelectorAll('nav')]
      .slice(0, 1)
      .flatMap(nav => [...nav.querySelectorAll('a')].map(a => a.pathname)),
    foot: [...document.querySelectorAll('footer a')].map(a => a.textContent),
  }
}

/** Tab from the first thing to the last one: nothing keeps the focus, and the focus changes nothing. */
async function walkByTab(page: Page): Promise<Findings> {
  const address = page.url()
  const title = await page.title()
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    getSelection()?.removeAllRanges()
  })
  let isOut = false
  for (let steps = 0; steps < FARTHEST && !isOut; steps++) {
    await page.keyboard.press('Tab')
    isOut = await page.evaluate(() => document.activeElement === document.body || !document.hasFocus())
  }
  const isSame = page.url() === address && (await page.title()) === title
  return {
    ...found('12.9', isOut ? [] : ['the focus does not come out']),
    ...found('7.4', isSame ? [] : [`the focus led to ${page.url()}`]),
  }
}

async function look(page: Page, sample: Sample, titles: Map<string, string>): Promise<Findings[]> {
  const parts: Findings[] = []
  for (const frame of page.frames()) {
    if (frame.url() === 'about:blank') continue
    for (const reader of [readStructure, readForms, readLooks]) parts.push(await frame.evaluate(reader))
    const { results } = await validator.validateString(await frame.content())
    const wrong = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    parts.push(found('8.2', wrong))
  }
  const title = await page.title()
  parts.push(found('8.5', title.trim() === '' ? ['no title'] : []))
  const other = titles.get(title)
  parts.push(found('8.6', other && !isDialog(sample) ? [`« ${title} » is the title of ${other}, too`] : []))
  if (!isDialog(sample)) titles.set(title, sample.name)
  parts.push(found('10.2', await page.evaluate(readUnstyled)))
  parts.push(await withSpacing(page), await withLargeText(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  parts.push(await page.evaluate(readLooks))
  await page.emulateMedia({ colorScheme: 'light' })
  if (isDialog(sample)) {
    await page.keyboard.press('Escape')
    const isOpen = await page.getByRole('dialog').isVisible()
    return [...parts, found('12.9', isOpen ? ['Escape does not close the dialog'] : [])]
  }
  return [...parts, await walkByTab(page)]
}

/** Regions, menu and foot of a screen, against those of the screens before. */
async function lookAtRegions(page: Page, menus: Map<string, string>, sample: Sample): Promise<Findings> {
  const { as } = sample
  const { mains, navs, feet, skips, menu, links, foot } = await page.evaluate(readRegions)
  const wrong = (isRight: boolean, sentence: string) => (isRight ? [] : [sentence])
  if (as === 'nobody' || isWhole(sample))
    return found('9.2', wrong(mains === 1 && feet <= 1, `${mains} main, ${feet} feet`))
  const place = `${menu} ${links.join()}`
  const before = menus.get(as) ?? place
  menus.set(as, before)
  return {
    ...found('9.2', wrong(mains === 1 && feet === 1 && navs > 0, `${mains} main, ${feet} feet, ${navs} menus`)),
    ...found('12.1', wrong(navs > 0 && foot.includes('Plan du site'), 'no menu or no map')),
    ...found('12.2', wrong(place === before, `the menu is at ${place}, elsewhere at ${before}`)),
    ...found('12.4', wrong(foot.includes('Plan du site'), 'the map is not at the foot')),
    ...found('12.6', wrong(mains === 1 && navs > 0 && skips > 0, 'a region is missing')),
  }
}

/** Each line of the map of the site leads to a page of that name's own. */
async function followMap(page: Page, address: string): Promise<Findings> {
  await page.goto(`${address}/settings/plan`)
  const links = page.getByRole('main').getByRole('link')
  await links.first().waitFor()
  const wrong: string[] = []
  const addresses = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
  for (const target of addresses) {
    await page.goto(target)
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
    if (!heading?.trim() || /introuvable|n’existe/.test(heading)) wrong.push(`${target} is « ${heading} »`)
  }
  return { '12.3': { seen: addresses.length, wrong } }
}

/** Looks at every screen of the sample, once. */
export async function walkSamples(browser: Browser, address: string): Promise<Map<string, Finding>> {
  const all = new Map<string, Finding>()
  const [titles, menus] = [new Map<string, string>(), new Map<string, string>()]
  for (const [as, samples] of Map.groupBy(SAMPLES, sample => sample.as)) {
    const context = await openContext(browser, address, as, 'light')
    await context.addInitScript(watchShifts)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const sample of samples) {
      await openSample(page, address, sample)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      addFindings(all, await lookAtRegions(page, menus, sample), sample.name)
      for (const part of await look(page, sample, titles)) addFindings(all, part, sample.name)
    }
    if (as !== 'nobody') addFindings(all, await followMap(page, address), 'plan du site')
    await context.close()
  }
  return all
}
