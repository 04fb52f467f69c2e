/** The list with one element moved by `step`, unchanged at its ends. */
export function moveItem<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step
  const next = [...list]
  const [one, other] = [next[index], next[to]]
  if (one === undefined || other === undefined) return next
  next[index] = other
  next[to] = one
  return next
}
