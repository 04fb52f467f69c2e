const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, j: 86_400_000 }

/** Milliseconds between the real time and the requested one, a date or '+3j', '-2h', '+45m'; null for anything else. */
export function parseClockOffset(asked: string, now: number): number | null {
  const [, sign, amount, unit = ''] = /^([+-])(\d{1,5})([mhj])$/.exec(asked) ?? []
  if (sign) return (sign === '-' ? -1 : 1) * Number(amount) * (UNITS[unit] ?? 0)
  const date = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(asked)
    ? Date.parse(asked.includes('T') ? asked : `${asked}T12:00`)
    : NaN
  return Number.isNaN(date) ? null : date - now
}

/**
 * Dates shifted by `offset` milliseconds. Timers, the monotonic clock, the server, and formatting without a date keep
 * the real time.
 */
export const shiftDate = (real: DateConstructor, offset: number): DateConstructor =>
  new Proxy(real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + offset] : given, made) as object,
    apply: target => new target(target.now() + offset).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + offset : Reflect.get(target, name)),
  })
