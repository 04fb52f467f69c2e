declare global {
  interface Window {
    reached: Set<Element>
  }
}

const FARTHEST = 400

/** Runs in the page: from now on, what gets the focus is noted. */
function watchFocus(): void {
  window.reached = new Set()
  document.addEventListener('focusin', ({ target }) => target instanceof Element && window.reached.add(target))
  ;(document.activeElement as HTMLElement | null)?.blur()
}

/**
 * Runs in the page: notes what has the focus and does not show it, and gives whether Tab has come round to what had the focus
 * before. A field of a date keeps it for each of its parts.
 */
async function readStep(): Promise<boolean> {
  // A style that changes, even in no time, has changed a frame later.
  await new Promise(done => requestAnimationFrame(done))
  const changes = document.getAnimations().filter(one => one instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
  const now = document.activeElement
  if (!now || now === document.body) return false
  const isAgain = now.hasAttribute('data-walked') && !now.hasAttribute('data-last')
  document.querySelector('[data-last]')?.removeAttribute('data-last')
  now.setAttribute('data-walked', '')
  now.setAttribute('data-last', '')
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(now)
  const isSeen =
    // The browser draws the focus inside of these itself.
    now.matches('iframe, input[type="time"], input[type="date"]') ||
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
    boxShadow !== 'none'
  // The first one is come to again: a window that was not in front yet shows its focus by then.
  now.toggleAttribute('data-unseen', !isSeen)
  return isAgain
}

/** Runs in the page: what had the focus unseen. */
function findUnseen(): string[] {
  return [...document.querySelectorAll('[data-unseen]')].map(
    one => `${one.localName} « ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)} »`,
  )
}

/** Runs in the page: what one clicks or fills in and Tab did not reach. */
function findUnreached(): string[] {
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role="button"]'
  return (
    [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(one => !one.closest('[aria-hidden="true"], [inert], details:not([open]) > :not(summary)'))
      // Arrows lead to the others of a group of tabs or choices.
      .filter(
        one => !one.matches('[role="tab"], [role="radio"], input[type="radio"], [role="menuitem"], [role="option"]'),
      )
      // The parts of a field of a time have the focus in its place, which not every browser tells.
      .filter(one => !window.reached.has(one) && !one.hasAttribute('data-walked'))
      .map(
        one => `${one.localName} « ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)} »`,
      )
  )
}

/** A page in any browser. */
type Walked = {
  evaluate: <T>(run: () => T | Promise<T>) => Promise<T>
  keyboard: { press: (key: 'Tab') => Promise<void> }
}
/** How many had the focus, what never had it, what had it unseen, and whether Tab came round. */
type Walk = { reached: number; unreached: string[]; unseen: string[]; isRound: boolean }

/** Walks through the page with Tab alone. */
export async function walkControls(page: Walked): Promise<Walk> {
  await page.evaluate(watchFocus)
  let done = false
  for (let steps = 0; steps < FARTHEST && !done; steps++) {
    await page.keyboard.press('Tab')
    done = await page.evaluate(readStep)
  }
  const unreached = await page.evaluate(findUnreached)
  const unseen = await page.evaluate(findUnseen)
  return { reached: await page.evaluate(() => window.reached.size), unreached, unseen, isRound: done }
}
