/** The card that lies with this one, and which pair they are. */
export function findPair(pairs: Record<string, string>, id: string): { other: string; index: number } | undefined {
  const index = Object.entries(pairs).findIndex(([one, other]) => one === id || other === id)
  const [one, other] = Object.entries(pairs)[index] ?? []
  return one !== undefined && other !== undefined ? { other: one === id ? other : one, index } : undefined
}
