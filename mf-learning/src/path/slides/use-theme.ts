import { Look } from '@ariane/activities/protocol'
import { useMemo, useSyncExternalStore } from 'react'

const USUAL: Look = { theme: 'light', font: 'usual', spacing: 'usual', motion: 'usual' }
const ATTRIBUTES = Object.keys(USUAL).map(name => `data-${name}`)

const readTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
const readLook = () => JSON.stringify({ ...USUAL, ...document.documentElement.dataset })

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ATTRIBUTES })
  return () => observer.disconnect()
}

/** The theme the page is painted in. */
export const useTheme = (): Look['theme'] => useSyncExternalStore(subscribe, readTheme)

/** How the page is shown: its theme, and the reading aids chosen in the comfort settings. */
export function useLook(): Look {
  const text = useSyncExternalStore(subscribe, readLook)
  return useMemo(() => {
    const look = Look.safeParse(JSON.parse(text))
    return look.success ? look.data : { ...USUAL, theme: readTheme() }
  }, [text])
}
