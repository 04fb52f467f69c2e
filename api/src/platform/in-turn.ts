/**
 * Gives a function that does pieces of work one after the other, in the order they come: what is heavy lets others through
 * in between. Each call gives what its work gives, or its error.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
