import { useEffect } from 'react'
import { chat } from '../me.ts'

/** Marks messages as read when they are shown on a visible page. `last`: id of the newest message. */
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
