/** The user's choice; `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto'

const KEY = 'ariane_theme'
const query = '(prefers-color-scheme: dark)'

/** What was chosen since the page came: all that is left where storage is blocked. */
let chosen: ThemeChoice = 'auto'

/** The stored choice, `auto` when there is none. */
export function readTheme(): ThemeChoice {
  try {
    const saved = localStorage.getItem(KEY)
    return saved === 'light' || saved === 'dark' ? saved : 'auto'
  } catch {
    return chosen
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
const listeners = new Set<() => void>()

/** Calls back when a choice was stored. @returns what ends it */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sets the theme on <html> (class and data-theme). Called without argument before the first render, so that nothing
 * flashes, and with a choice to store it. It follows the system from then on while the choice is `auto`.
 */
export function applyTheme(choice?: ThemeChoice): void {
  if (choice) {
    chosen = choice
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      // With storage blocked, the next page knows nothing of the choice.
    }
  }
  paint(choice ?? readTheme())
  for (const listener of listeners) listener()
  if (following) return
  following = true
  matchMedia(query).addEventListener('change', () => paint(readTheme()))
}
