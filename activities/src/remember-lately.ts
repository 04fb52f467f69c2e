/** A full table is emptied: what is asked again and again is soon back in it. Long texts fill it sooner. */
const MOST = 4000
const MOST_CHARS = 2_000_000

/** A function of a text alone that keeps its latest results; what it gives is not to be changed. */
export function rememberLately<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  let chars = 0
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = work(text)
    chars += text.length
    if (known.size >= MOST || chars > MOST_CHARS) {
      known.clear()
      chars = text.length
    }
    known.set(text, made)
    return made
  }
}
