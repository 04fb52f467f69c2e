import { useSyncExternalStore } from 'react'

const read = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme the page is painted in. */
export const useTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read)
