/** The clock of an application that is being filled with the past. */
export interface Clock {
  now(): Date
  set(instant: Date): void
}

export function clockAt(start: Date): Clock {
  let current = start
  return {
    now: () => current,
    set(instant) {
      current = instant
    },
  }
}
