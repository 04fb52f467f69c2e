/** The user's choice; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto'

const KEY = 'ariane_theme'
const query = '(prefers-color-scheme: dark)'

/** The stored choice, `auto` when there is none or storage is blocked. */
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
 * Sets the theme on <html> (class and data-theme). Called without argument before the first render, so that nothing
 * flashes, and with a choice to store it. It follows the system from then on while the choice is `auto`.
 */
export function applyTheme(choice?: ThemeChoice): void {
  if (choice) {
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      // With storage blocked, only the memory of the choice is lost.
    }
  }
  paint(choice ?? readTheme())
  if (following) return
  following = true
  matchMedia(query).addEventListener('change', () => paint(readTheme()))
}
