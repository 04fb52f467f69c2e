const LETTERS = new Map([
  ['ᵉ', 'e'],
  ['ʳ', 'r'],
])

/** Ordinals as they are typed: « XVIIIᵉ » as « XVIIIe », « 1ᵉʳ » as « 1er ». */
export const plainOrdinals = (text: string): string => text.replace(/[ᵉʳ]/g, sign => LETTERS.get(sign) ?? sign)
