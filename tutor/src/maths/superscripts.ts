/** The raised digits, from 0 to 9. */
export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** "⁻¹²" for -12. */
export const superscript = (n: number) =>
  (n < 0 ? '⁻' : '') + String(Math.abs(n)).replace(/\d/g, digit => SUPERSCRIPTS[Number(digit)] ?? '')

/** Raised exponents in one line: "x²" is "x^2", "10⁻³" is "10^-3". */
export const readSuperscripts = (text: string): string =>
  text.replace(
    /[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    run => `^${[...run].map(sign => (sign === '⁻' ? '-' : sign === '⁺' ? '' : SUPERSCRIPTS.indexOf(sign))).join('')}`,
  )
