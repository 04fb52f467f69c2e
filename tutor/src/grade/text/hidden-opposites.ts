let hides = false

/** Every other pair of opposites, by its letters. */
export const isHidden = (one: string, other: string): boolean => {
  const [a, b] = [one, other].toSorted()
  let value = 7
  for (const letter of `${a} ${b}`) value = (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0
  return value % 2 === 1
}

/** Whether the grader does not know a pair, so that attacks made from the list do not only measure the list. */
export const isKnownPair = (one: string, other: string): boolean => !hides || !isHidden(one, other)

/** Runs something while the grader knows half of the opposites only. */
export const withHalfOfOpposites = <T>(run: () => T): T => {
  hides = true
  try {
    return run()
  } finally {
    hides = false
  }
}
