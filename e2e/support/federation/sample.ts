const SEED = Number(process.env.SAMPLE_SEED ?? 8)

/** So many of the items, the same ones for the same seed (SAMPLE_SEED). */
export function sample<T>(items: readonly T[], count: number, seed = SEED): T[] {
  const rest = [...items]
  let state = seed >>> 0
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [one] = rest.splice(Math.floor(random() * rest.length), 1)
    return one as T
  })
}
