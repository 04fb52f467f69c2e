import { place } from './messages.ts'

type Label = { at: number; text: string }

/** Where a graduation is, in words: counted from the nearest number on the line, never by its own number. */
export const describePlace = (labels: readonly Label[], at: number): string => {
  const [nearest] = [...labels].sort((a, b) => Math.abs(at - a.at) - Math.abs(at - b.at) || a.at - b.at)
  if (!nearest) return ''
  const steps = at - nearest.at
  if (steps === 0) return place.on(nearest.text)
  return steps > 0 ? place.after(steps, nearest.text) : place.before(-steps, nearest.text)
}
