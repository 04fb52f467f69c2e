import { useEffect } from 'react'

/** How many parts of the screen ask for it at the moment. */
let asking = 0

/**
 * Asks the shell for the whole of a phone's screen: while `data-full-screen` stands on the page, its menu is not drawn below
 * 768 px.
 */
export function useFullScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    const { dataset } = document.documentElement
    asking += 1
    dataset.fullScreen = ''
    return () => {
      asking -= 1
      if (asking === 0) delete dataset.fullScreen
    }
  }, [wanted])
}

/** Below 768 px what is played takes the whole window, beside no menu. */
export const onWholePhone = {
  '@media (max-width: 47.99rem)': {
    position: 'fixed',
    inset: '0',
    zIndex: '30',
    height: '100dvh !important',
    padding: '{spacing.2.5}',
  },
} as const
