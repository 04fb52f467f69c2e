const NBSP = '\u00a0'
/** « XVIe », « XIe-XVe »; the V of « la Ve République » as well. */
const ORDINAL = /(?<![\p{L}\p{N}])([IVX]+)e(?![\p{L}\p{N}])/gu

/** A title of the programme as French is printed: the programme is kept as it was published, with what a keyboard has. */
export const typesetTitle = (title: string): string =>
  title
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(ORDINAL, '$1ᵉ')
    .replace(/ (?=[:;?!»])|(?<=«) /g, NBSP)
