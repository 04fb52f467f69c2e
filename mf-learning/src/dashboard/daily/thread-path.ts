const STEP = 50
const FIRST = 25
/** How high the thread hangs on each day. */
const HEIGHTS = [40, 26, 44, 28, 44, 28, 40] as const

/** Where the thread passes on a day of the week, Monday 0. */
export const threadPoint = (n: number) => ({ x: FIRST + STEP * n, y: HEIGHTS[n] ?? 40 })

/** The thread from one day to another as the path of a drawing. */
export function threadPath(from: number, to: number): string {
  const start = threadPoint(from)
  let path = `M${start.x} ${start.y}`
  for (let n = from; n < to; n += 1) {
    const [a, b] = [threadPoint(n), threadPoint(n + 1)]
    path += `C${a.x + 22} ${a.y} ${b.x - 22} ${b.y} ${b.x} ${b.y}`
  }
  return path
}
