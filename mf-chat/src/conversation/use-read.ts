import { useEffect } from 'react'
import { chat } from '../me.ts'

/** What is on the screen of a visible page is read. `last`: what was said last. */
export function useRead(pupil: string, last: string | undefined, reads: boolean): void {
  useEffect(() => {
    if (!reads) return
    const look = () => {
      if (document.visibilityState === 'visible')
        void chat().then(
          port => port.markRead(pupil),
          () => undefined,
        )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
    // Again for each new message.
  }, [pupil, last, reads])
}
