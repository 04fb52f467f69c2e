import { formatDay, localDay, shiftDay } from '@ariane/shared/dates'

/** 'mardi 1 décembre'. */
export const dayTitle = (day: string) => formatDay(`${day}T12:00:00Z`)

/** Tomorrow, and the next two school days after it: what is most often chosen. */
export function proposeDays(today: string): string[] {
  const days: string[] = []
  for (let ahead = 1; days.length < 3; ahead += 1) {
    const day = shiftDay(today, ahead)
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days.push(day)
  }
  return days
}

export const today = () => localDay(new Date())
