import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'

/** 'mardi 1 décembre'. */
export const dayTitle = (day: string) => formatDay(`${day}T12:00:00Z`)

/** The next three school days after one: what is most often chosen. */
export function proposeDays(after: string): string[] {
  const days: string[] = []
  for (let ahead = 1; days.length < 3; ahead += 1) {
    const day = shiftDay(after, ahead)
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days.push(day)
  }
  return days
}

/** Of today and the day by which something is due, the later one: it may be put off to the days after it. */
export const laterOf = (day: string, due: string) => (due > day ? due : day)

export const today = () => localDay(new Date())
