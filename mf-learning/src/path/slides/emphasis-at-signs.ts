/** Signs beside which bold and italics may begin or end inside a word. */
const SIGNS = '’\'"«»“”„()¿¡!?.,;:…–—-/[]%€£&°→`'

/**
 * Lets bold and italics begin and end at signs inside a word: « She**’s** », « **l’**ami ». CommonMark reads asterisks there
 * as text, as it takes a sign for the edge of a word.
 */
export function emphasisAtSigns(this: { data(): object }): void {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { attentionMarkers: { null: [...SIGNS].map(sign => sign.codePointAt(0) ?? null) } },
  ]
}
