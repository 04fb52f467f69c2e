/** A full table is emptied: what is asked again and again is soon back in it. */
const MOST = 4000

/** A function of a text alone that keeps its latest results; what it gives is not to be changed. */
export function rememberLately<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = work(text)
    if (known.size >= MOST) known.clear()
    known.set(text, made)
    return made
  }
}
