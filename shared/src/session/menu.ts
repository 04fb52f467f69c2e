import { atom } from 'nanostores'

/** Below this width the menu closes after a section is chosen (S1 §2). */
export const NARROW = '(max-width: 767px)'
const KEY = 'ariane_menu'
const narrow = typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined
const isNarrow = () => narrow?.matches ?? false

function readRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'closed'
  } catch {
    // With storage blocked, the menu opens as for a first visit.
    return true
  }
}

/** Whether the side menu shows its labels: 256 px instead of 64. */
export const $menuOpen = atom(!isNarrow() && readRemembered())
// When a tablet is turned, a menu that stood beside the page would cover it.
narrow?.addEventListener('change', ({ matches }) => $menuOpen.set(!matches && readRemembered()))

/** Opens or closes the menu and remembers it, except on a narrow screen where it always starts closed. */
export function setMenuOpen(open: boolean): void {
  $menuOpen.set(open)
  if (isNarrow()) return
  try {
    localStorage.setItem(KEY, open ? 'open' : 'closed')
  } catch {
    // With storage blocked, only the memory of it is lost.
  }
}

/** Called when a section is chosen. */
export function sectionChosen(): void {
  if (isNarrow()) $menuOpen.set(false)
}
