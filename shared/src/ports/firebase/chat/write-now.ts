import { type DocumentReference, runTransaction, type Transaction } from 'firebase/firestore'

/**
 * Writes now or never. A plain `setDoc` waits in the library for a connection and would be carried out long after its
 * failure was reported; a transaction does not wait, and starts no further attempt once the signal is aborted.
 */
export const writeNow = (
  { firestore }: DocumentReference,
  signal: AbortSignal,
  write: (to: Transaction) => unknown,
): Promise<void> =>
  runTransaction(firestore, async to => {
    signal.throwIfAborted()
    write(to)
  })
