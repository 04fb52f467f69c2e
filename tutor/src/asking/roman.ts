const SIGNS: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A number as kings and centuries are counted. */
export const writeRoman = (number: number): string => {
  const [value, sign] = SIGNS.find(([one]) => one <= number) ?? [0, '']
  return value === 0 ? '' : sign + writeRoman(number - value)
}
