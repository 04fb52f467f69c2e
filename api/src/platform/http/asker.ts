import { AsyncLocalStorage } from 'node:async_hooks'

/** From where a call comes, for what serves callers in turn. */
interface Asker {
  network: string
  /** The one who calls entered from there before. */
  isKnown: boolean
}

const askers = new AsyncLocalStorage<Asker>()
const OURSELVES: Asker = { network: '', isKnown: false }

/** Who waits for what is done now; work that no call asked for is that of the server itself. */
export const asker = (): Asker => askers.getStore() ?? OURSELVES

/** Does something for whoever calls from a network. */
export const askedFrom = <T>(network: string, work: () => T): T => askers.run({ network, isKnown: false }, work)

/** Does something for a caller who is no stranger. */
export const asKnown = <T>(work: () => T): T => askers.run({ ...asker(), isKnown: true }, work)
