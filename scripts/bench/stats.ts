/** Pure statistics of the benchmark: medians, because one slow run says nothing. */

export type Summary = { median: number; min: number; max: number; count: number }

/**
 * The value below which the given share of the values lies, by linear interpolation.
 * @param share 0 to 1
 * @throws RangeError without a value
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new RangeError('no value was measured')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** @throws RangeError without a value */
export function summarize(values: readonly number[]): Summary {
  return { median: median(values), min: percentile(values, 0), max: percentile(values, 1), count: values.length }
}

/**
 * How many times larger the values are than those measured beside them. The ratio is taken round by round, so that what
 * slows the whole machine for a while slows both sides of it.
 * @throws RangeError when the lists are not equally long, or empty
 */
export function ratio(values: readonly number[], base: readonly number[]): Summary {
  if (values.length !== base.length) throw new RangeError(`${values.length} values beside ${base.length}`)
  return summarize(values.map((value, round) => value / (base[round] ?? Number.NaN)))
}

/** The milliseconds of each of `rounds` calls, one after the other; those of the first `warm` ones do not count. */
export async function time(work: () => Promise<unknown>, rounds: number, warm: number): Promise<number[]> {
  const times: number[] = []
  for (let round = -warm; round < rounds; round++) {
    const began = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}
