import { type DocumentReference, runTransaction, type Transaction } from 'firebase/firestore'

/**
 * Written now or never. A plain `setDoc` waits in the library for a line and is carried out long after somebody was told
 * that it failed; a transaction does not wait, and begins no other attempt once the signal is given.
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
