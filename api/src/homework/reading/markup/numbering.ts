const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Numbers the items of lists in lists: '1. ', then 'a) ', then '- '. */
export function createNumbering() {
  const levels: { numbered: boolean; count: number }[] = []
  return {
    open: (numbered: boolean) => void levels.push({ numbered, count: 0 }),
    close: () => void levels.pop(),
    /** The mark of the next item. */
    item(): string {
      const level = levels.at(-1)
      if (!level?.numbered) return '- '
      level.count += 1
      const depth = levels.filter(({ numbered }) => numbered).length
      return depth === 1 ? `${level.count}. ` : `${LETTERS[(level.count - 1) % LETTERS.length]}) `
    },
  }
}
