/** One step of an alignment: what was expected, what was written there; one of both may be missing. */
export type Pair = { expected?: string; written?: string }

/**
 * Puts two lists of words side by side with the least cost. `cost` is 0 for equal words and at most 2, what leaving
 * out one word and adding another comes to.
 */
export const align = (
  expected: readonly string[],
  written: readonly string[],
  cost: (expected: string, written: string) => number,
): Pair[] => {
  const table: number[][] = []
  for (let i = 0; i <= expected.length; i++) {
    table[i] = []
    for (let j = 0; j <= written.length; j++) {
      const [right, given] = [expected[i - 1], written[j - 1]]
      const choices: number[] = []
      if (i === 0 && j === 0) choices.push(0)
      if (i > 0) choices.push((table[i - 1]?.[j] ?? 0) + 1)
      if (j > 0) choices.push((table[i]?.[j - 1] ?? 0) + 1)
      if (right !== undefined && given !== undefined) choices.push((table[i - 1]?.[j - 1] ?? 0) + cost(right, given))
      ;(table[i] ?? [])[j] = Math.min(...choices)
    }
  }
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  const pairs: Pair[] = []
  let [i, j] = [expected.length, written.length]
  while (i > 0 || j > 0) {
    const [right, given] = [expected[i - 1], written[j - 1]]
    if (right !== undefined && given !== undefined && at(i, j) === at(i - 1, j - 1) + cost(right, given)) {
      pairs.push({ expected: right, written: given })
      i--
      j--
    } else if (right !== undefined && at(i, j) === at(i - 1, j) + 1) {
      pairs.push({ expected: right })
      i--
    } else {
      pairs.push({ written: given ?? '' })
      j--
    }
  }
  return pairs.reverse()
}
