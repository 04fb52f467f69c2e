/** The parts of a written fraction, « −3/4 »; undefined for any other number. */
export const readFraction = (text: string) => {
  const [, sign, numerator, denominator] = /^(−?)(\d+)\/(\d+)$/.exec(text) ?? []
  return numerator && denominator ? { sign: sign ?? '', numerator, denominator } : undefined
}
