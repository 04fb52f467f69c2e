import { $schoolSyncs } from '@ariane/shared/session'
import { useEffect, useRef } from 'react'

/** Calls back when a synchronisation has ended while the week is shown: one of the sheet, or one that the app does by itself. */
export function useSynced(onSynced: () => void): void {
  const synced = useRef(onSynced)
  useEffect(() => {
    synced.current = onSynced
  })
  useEffect(() => $schoolSyncs.listen(() => synced.current()), [])
}
