const NEWLINE = 10

/** How many lines end in these bytes. */
export function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

/** A reader of lines, some of them many megabytes long. Its calls throw RangeError where the source ends too early. */
export interface LineReader {
  line(): Promise<string>
  /** Gives whole lines, many at once, up to the line `end`, which is taken as well. */
  until(end: string): AsyncGenerator<Buffer>
  /** Whether nothing is left. */
  ended(): Promise<boolean>
}

/** Reads lines of what comes in pieces. */
export function lineReader(source: AsyncIterable<Buffer>): LineReader {
  const pieces = source[Symbol.asyncIterator]()
  /** Begins with a line, and has a whole one after `fill`. */
  let rest: Buffer = Buffer.alloc(0)
  async function fill(): Promise<void> {
    if (rest.includes(NEWLINE)) return
    const collected = [rest]
    for (;;) {
      const { value, done } = await pieces.next()
      if (done) throw new RangeError('it ends too early')
      collected.push(value)
      // A long line is put together once, not piece by piece.
      if (value.includes(NEWLINE)) break
    }
    rest = Buffer.concat(collected)
  }
  function take(length: number): Buffer {
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }
  return {
    async line() {
      await fill()
      return take(rest.indexOf(NEWLINE) + 1)
        .toString('utf8')
        .slice(0, -1)
    },
    async *until(end) {
      const alone = Buffer.from(`${end}\n`)
      const within = Buffer.from(`\n${end}\n`)
      for (;;) {
        await fill()
        const isNext = rest.subarray(0, alone.length).equals(alone)
        const found = isNext ? -1 : rest.indexOf(within)
        const isHere = isNext || found !== -1
        const length = isHere ? found + 1 : rest.lastIndexOf(NEWLINE) + 1
        if (length > 0) yield take(length)
        if (!isHere) continue
        take(alone.length)
        return
      }
    },
    async ended() {
      if (rest.length > 0) return false
      const { value, done } = await pieces.next()
      if (!done) rest = value
      return done === true
    },
  }
}
