/** Words of a bank that are not placed yet; a word that stands twice in the bank can be placed twice. */
export function freeWords<W extends { text: string }>(bank: readonly W[], gaps: Record<string, string[]>): W[] {
  const used = Object.values(gaps).flat()
  return bank.filter(({ text }) => {
    const at = used.indexOf(text)
    if (at < 0) return true
    used.splice(at, 1)
    return false
  })
}
