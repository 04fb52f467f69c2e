import { markFrozen } from '@ariane/shared/federation'

/** When the page is looked at after the first drawing of a screen: its effects ran by then, and its first answers came. */
const LOOKS_MS = [500, 2000]

/**
 * Whether nothing of the page can be seen although its tab is in view. A browser that cannot say so hides nothing; on paper
 * the page gives way to what is printed.
 */
function isPageHidden(): boolean {
  if (document.visibilityState !== 'visible' || !('checkVisibility' in document.body)) return false
  if (matchMedia('print').matches) return false
  const root = document.getElementById('root')
  const options = { visibilityProperty: true, opacityProperty: true }
  return [document.body, ...(root ? [root] : [])].some(one => !one.checkVisibility(options))
}

/** Where nothing can be remembered, a new page would be hidden again: what hides this one is taken away instead. */
function uncover(): void {
  for (const one of [document.documentElement, document.body, document.getElementById('root')])
    one?.removeAttribute('style')
}

/**
 * Looks whether a version of a remote hid the whole page, with the menu and every way out of it. The page is then opened
 * again without that version, since nobody can see what it holds.
 */
export function watchHidden(remote: string, version: string): void {
  for (const ms of LOOKS_MS)
    setTimeout(() => {
      if (!isPageHidden()) return
      if (markFrozen(remote, version)) location.reload()
      else uncover()
    }, ms)
}
