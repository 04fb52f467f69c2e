/** The record with each value changed; `n` is its place. */
export const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A, n: number) => B) =>
  Object.fromEntries(Object.entries(record).map(([name, value], n): [string, B] => [name, change(value, n)]))

/** Each value at its neighbour's place. */
export const shiftValues = (record: Readonly<Record<string, string>>) => {
  const values = Object.values(record)
  return mapValues(record, (_, n) => values[(n + 1) % values.length] ?? '')
}

/** The next value that is another one, from each on, the first following the last; undefined where all are equal. */
export const findNextOther = (values: readonly string[], n: number): string | undefined =>
  [...values.slice(n + 1), ...values.slice(0, n)].find(other => other !== values[n])
