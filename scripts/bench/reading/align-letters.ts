/** Which letter stands beside which: `before[i]` is where the i-th letter of the first text begins in the second. */
export interface Alignment {
  distance: number
  before: number[]
  after: number[]
}

/** The fewest letters that are changed, added or left out, and where (Levenshtein). */
export function alignLetters(one: string, other: string): Alignment {
  const width = other.length + 1
  const costs = new Uint16Array((one.length + 1) * width)
  const cost = (i: number, j: number) => costs[i * width + j] ?? 0
  const changed = (i: number, j: number) => cost(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
  for (let i = 0; i <= one.length; i++)
    for (let j = 0; j <= other.length; j++)
      costs[i * width + j] = i === 0 ? j : j === 0 ? i : Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, changed(i, j))
  const before: number[] = []
  const after: number[] = []
  let [i, j] = [one.length, other.length]
  before[i] = j
  after[j] = i
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && cost(i, j) === changed(i, j)) {
      i--
      j--
    } else if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) i--
    else j--
    before[i] = j
    after[j] = i
  }
  return { distance: cost(one.length, other.length), before, after }
}
