/** The text with a sign put in place of what is selected, and where one goes on writing. */
export function insertSign(text: string, sign: string, from: number, to: number): { text: string; at: number } {
  return { text: text.slice(0, from) + sign + text.slice(to), at: from + sign.length }
}
