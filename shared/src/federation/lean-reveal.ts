/** Its rules for a whole page on paper, of which slides are a part alone. */
const WHOLE_PAGE = /html:not\(\.print-pdf\)(?: body)?\{[^}]*\}/g

/** The style sheet of Reveal without what it says of the page around its slides. */
export default function withoutWholePage(source: string): string {
  return source.replace(WHOLE_PAGE, '')
}
