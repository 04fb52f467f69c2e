/** How many letters have to be typed, dropped, changed or swapped to get from one word to the other. */
export const distance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] ?? []
    const twoAbove = rows[i - 2] ?? []
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const choices = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1)]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) choices.push((twoAbove[j - 2] ?? 0) + 1)
      row.push(Math.min(...choices))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
