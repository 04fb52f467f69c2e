/** What nobody sees and keyboards, phones and web pages leave in a text: soft hyphens, joiners, marks of direction. */
export const UNSEEN = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Signs of which Unicode knows the plain writing: ligatures of letters, full-width signs, fractions in one sign, letters and digits of formulas. */
const COMPATIBLE = /[\u00bc-\u00be\u2150-\u215f\ufb00-\ufb06\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/gu
const FRACTIONS = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g
const LIGATURES = new Map([
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['ß', 'ss'],
])
const SIGNS: [RegExp, string][] = [
  [/[\u2044\u2215\uff0f]/g, '/'],
  [/[\u2010\u2011\u2212\ufe63\uff0d]/g, '-'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
]

/**
 * A text as it was meant by who typed or pasted it, for whatever compares, counts or computes: one space, one hyphen, one
 * bar of fractions, letters one by one, nothing that is not seen. What is shown stays as it was typed.
 */
export const asTyped = (text: string): string => {
  const seen = text.normalize('NFC').replace(UNSEEN, '')
  // 2½ is no 21/2.
  const plain = seen.replace(FRACTIONS, ' ').replace(COMPATIBLE, sign => sign.normalize('NFKC'))
  return SIGNS.reduce((signs, [from, to]) => signs.replace(from, to), plain)
}

/** The letters of a text without accents, ligatures as two: « œuvre » is « oeuvre »; for what is compared, never for what is shown. */
export const withoutAccents = (text: string): string =>
  text
    .replace(/[œæß]/gi, sign => LIGATURES.get(sign) ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** A whole number and a fraction below one: 1 1/2, where neither belongs to something else but a unit: 1 3/4L. */
const MIXED =
  /(?<![\d.,/^]\s?)(?<!\d )\b(\d{1,6}) (\d{1,2})\/(\d{1,3})(?=\b|(?:da|[kcdhm])?[mgLl](?![\p{L}\d])|(?:h|min|s|t)(?![\p{L}\d]))(?![.,]?\d|\s?[/^])/gu

/** Mixed numbers as one fraction: 1 1/2 is 3/2, in brackets where a sign before would take a part of it. */
export const readMixed = (text: string): string =>
  text.replace(MIXED, (all, whole: string, over: string, under: string, at: number) => {
    if (Number(over) >= Number(under)) return all
    const fraction = `${Number(whole) * Number(under) + Number(over)}/${under}`
    return /[/:÷]\s?$/.test(text.slice(0, at)) ? `(${fraction})` : fraction
  })
