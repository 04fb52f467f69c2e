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

/** The list with one element taken to the place of another; unchanged where one of them is unknown. */
export function takeTo<T>(list: readonly T[], moved: T, target: T): T[] {
  const to = list.indexOf(target)
  if (to < 0 || !list.includes(moved)) return [...list]
  const next = list.filter(one => one !== moved)
  next.splice(to, 0, moved)
  return next
}
