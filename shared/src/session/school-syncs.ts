import { atom } from 'nanostores'

/** How many synchronisations with schools have ended in this page: what shows their lessons reads them again. */
export const $schoolSyncs = atom(0)

/** Counts one that has ended. */
export const schoolSyncEnded = (): void => $schoolSyncs.set($schoolSyncs.get() + 1)
