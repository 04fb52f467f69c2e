/** What the person chose; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto'

const KEY = 'ariane_theme'
const query = '(prefers-color-scheme: dark)'

/** Gives the remembered choice, `auto` when there is none or storage is closed. */
export function readTheme(): ThemeChoice {
  try {
    const saved = localStorage.getItem(KEY)
    return saved === 'light' || saved === 'dark' ? saved : 'auto'
  } catch {
    return 'auto'
  }
}

function paint(choice: ThemeChoice) {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia(query).matches)
  const root = document.documentElement
  root.classList.toggle('dark', dark)
  root.classList.toggle('light', !dark)
  root.dataset.theme = dark ? 'dark' : 'light'
}

let following = false

/**
 * Puts the theme on <html> (class and data-theme). Call it without argument before the first render, so that
 * nothing flashes, and with a choice to remember it. Follows the system from then on while the choice is `auto`.
 */
export function applyTheme(choice?: ThemeChoice): void {
  if (choice) {
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      // A closed storage only costs the memory of the choice.
    }
  }
  paint(choice ?? readTheme())
  if (following) return
  following = true
  matchMedia(query).addEventListener('change', () => paint(readTheme()))
}
