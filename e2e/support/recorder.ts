import type { Locator } from '@playwright/test'

/** The clock of a recorder, once it shows so many seconds or more: a busy page may skip the very one. */
export function recordedFor(recorder: Locator, seconds: number): Locator {
  const later = Array.from({ length: 60 - seconds }, (_, n) => String(seconds + n).padStart(2, '0'))
  return recorder.getByText(new RegExp(`^0:(?:${later.join('|')}) sur \\d:\\d\\d$`))
}

/** The seconds that such a clock shows, below a minute. */
export const secondsOn = async (clock: Locator) => Number((await clock.textContent())?.slice(2, 4))
