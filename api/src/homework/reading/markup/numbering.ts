const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Numbers the items of lists in lists: '1. ', then 'a) ', then '- '. */
export function createNumbering() {
  const levels: { numbered: boolean; count: number; isLettered: boolean }[] = []
  return {
    open: (
      numbered: boolean,
      { start = 1, isLettered = false }: { start?: number | undefined; isLettered?: boolean } = {},
    ) => void levels.push({ numbered, count: start - 1, isLettered }),
    close: () => void levels.pop(),
    /** The mark of the next item, which may say its number. */
    item(number?: number): string {
      const level = levels.at(-1)
      if (!level?.numbered) return '- '
      level.count = number ?? level.count + 1
      const depth = levels.filter(({ numbered }) => numbered).length
      return depth === 1 && !level.isLettered
        ? `${level.count}. `
        : `${LETTERS[(level.count - 1 + LETTERS.length) % LETTERS.length]}) `
    },
  }
}
