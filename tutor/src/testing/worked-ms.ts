/** The processor time of this thread so far, in ms: others on the machine do not count. */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * What a work keeps its thread busy for, in ms: the least of five tries, each with its number, so that nothing kept of one helps
 * the next. No more are made when one is within `enough`.
 */
export const workedMs = (work: (attempt: number) => void, enough = 0): number => {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 5 && least > enough; attempt++) {
    const before = threadMs()
    work(attempt)
    least = Math.min(least, threadMs() - before)
  }
  return least
}
