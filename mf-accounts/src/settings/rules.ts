import { DAYS, type Day, type Settings } from '@ariane/shared/contracts/settings'

/** Days whose active slot ends before it starts. */
export const badSlots = (settings: Settings): Day[] =>
  DAYS.filter(day => {
    const { enabled, startTime, endTime } = settings.timeSlots[day]
    return enabled && endTime <= startTime
  })
