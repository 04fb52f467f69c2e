import { isInPlaceOfFrozen, markFrozen } from '@ariane/shared/federation'
import { findBlank } from './find-blank.ts'
import { measurePage } from './measure-page.ts'

/** When the page is looked at after the first drawing of a screen: its effects ran by then, and its first answers came. */
const LOOKS_MS = [500, 2000]

const root = document.getElementById('root')

const isPageBlank = () => document.visibilityState === 'visible' && findBlank(measurePage(null)) === 'page'

/**
 * Where another version was passed over for the same and the page is hidden all the same, neither did it: a style of the
 * person's own, or the shell, hides it, and what runs stays.
 */
const mayHide = (remote: string) => !isInPlaceOfFrozen(remote)

/** Takes away what hides the page besides style sheets. */
function uncover(): void {
  if (root && !root.isConnected) document.body.append(root)
  for (const one of [document.documentElement, document.body, root]) one?.removeAttribute('style')
}

/**
 * A version hid the page, with the menu and every way out of it, and its style sheets are out of effect: the page is uncovered for what
 * comes in its place, or opened again without that version.
 * @returns whether it was that version
 */
export function showPage(remote: string, version: string): boolean {
  uncover()
  if (!isPageBlank()) return true
  if (!mayHide(remote)) return false
  if (markFrozen(remote, version)) location.reload()
  return true
}

/**
 * Looks whether a version that was seen hid the page since. It is opened again without that version then: what runs is not
 * swapped. Where nothing can be remembered a new page would be hidden again, and this one is uncovered instead.
 * @returns stops it
 */
export function watchHidden(remote: string, version: string, onHidden: () => void): () => void {
  const timers = LOOKS_MS.map(ms =>
    setTimeout(() => {
      if (!isPageBlank() || !mayHide(remote)) return
      onHidden()
      if (markFrozen(remote, version)) location.reload()
      else uncover()
    }, ms),
  )
  return () => timers.forEach(clearTimeout)
}
