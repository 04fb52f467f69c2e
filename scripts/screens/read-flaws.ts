/** What is wrong with a screen at a width, as the page itself can tell. */
export type Flaws = {
  /** Sum of the layout shifts that no touch caused. */
  shift: number
  shifted: string[]
  /** How far the page is wider than the window, in pixels. */
  overflow: number
  /** Words that are cut off. */
  cut: string[]
  /** Words that are broken in two. */
  broken: string[]
  /** How many windows high the page is. */
  windows: number
  /** What is to be touched and is smaller than 44 × 44 px. */
  small: string[]
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
declare global {
  interface Window {
    shifts: { value: number; of: string[] }[]
  }
}

/** Runs in the page ahead of its scripts: notes every layout shift. */
export function watchShifts(): void {
  window.shifts = []
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName} « ${(element.textContent ?? '').trim().slice(0, 40)} »` : '?'
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        window.shifts.push({ value: entry.value, of: entry.sources.map(({ node }) => describe(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
export function readFlaws(): Flaws {
  const TOUCH = 44
  const describe = (element: Element) =>
    `${element.localName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // What only screen readers get is one pixel high.
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const shown = [...document.querySelectorAll('body *')].filter(isShown)
  const isHidden = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    return overflowX === 'hidden' || overflowX === 'clip'
  }
  const cut = shown.filter(
    element =>
      isHidden(element) &&
      element.scrollWidth > element.clientWidth + 1 &&
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  const isBroken = (node: Node) => {
    const text = node.textContent ?? ''
    const range = document.createRange()
    return [...text.matchAll(/[\p{L}\p{N}]{4,}/gu)].some(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      return lines.size > 1
    })
  }
  const broken = shown.filter(element =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && isBroken(node)),
  )
  /** A link in a sentence is as high as its line. */
  const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline'
  const small = shown.filter(element => {
    if (!element.matches('a[href], button, select, input:not([type=hidden]), summary, [role=button], [role=tab]'))
      return false
    if (isInSentence(element)) return false
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    // A field that reaches further than what is drawn.
    const around = getComputedStyle(element, '::after')
    const [wide, high] = around.position === 'absolute' ? [around.width, around.height].map(Number.parseFloat) : []
    return Math.max(width, wide || 0) < TOUCH - 0.5 || Math.max(height, high || 0) < TOUCH - 0.5
  })
  const shifts = window.shifts
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: shifts.filter(({ value }) => value > 0.002).flatMap(({ of }) => of),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    cut: cut.map(describe),
    broken: [...new Set(broken)].map(describe),
    windows: document.documentElement.scrollHeight / innerHeight,
    small: small.map(element => {
      const { width, height } = element.getBoundingClientRect()
      return `${describe(element)} ${Math.round(width)}×${Math.round(height)}`
    }),
  }
}
