/** Natural logarithms of 0!, 1!, 2! …, made longer when a larger one is asked for. */
const logFactorials = [0]
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  return logFactorials[n] ?? 0
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * Fisher's exact test, one-sided: how likely at least `hits` of `size` are by chance, where the others had `otherHits` of
 * `otherSize` and both have the same rate.
 */
export function fisherTail(hits: number, size: number, otherHits: number, otherSize: number): number {
  const total = size + otherSize
  const all = hits + otherHits
  const whole = logChoose(total, all)
  let tail = 0
  for (let k = hits; k <= Math.min(all, size); k++)
    if (all - k <= otherSize) tail += Math.exp(logChoose(size, k) + logChoose(otherSize, all - k) - whole)
  return Math.min(1, tail)
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/**
 * Mann and Whitney's test, one-sided, of two histograms with the same classes: how likely the first lies so far above the
 * second by chance. Values of a class are ties.
 */
export function rankTail(counts: readonly number[], others: readonly number[]): number {
  const [size, otherSize] = [sum(counts), sum(others)]
  const total = size + otherSize
  if (size === 0 || otherSize === 0) return 1
  let [below, above, ties] = [0, 0, 0]
  for (const [index, count] of counts.entries()) {
    const other = others[index] ?? 0
    above += count * (below + other / 2)
    below += other
    const tied = count + other
    ties += tied ** 3 - tied
  }
  const variance = ((size * otherSize) / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance <= 0) return 1
  return normalTail((above - (size * otherSize) / 2 - 0.5) / Math.sqrt(variance))
}
