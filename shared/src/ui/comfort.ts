/** Letter spacing: `wide` and `wider` give letters, words and lines more room. */
export const SPACINGS = ['usual', 'wide', 'wider'] as const
/** `legible` distinguishes look-alike letters (I, l and 1; b and d). */
export const FONTS = ['usual', 'legible'] as const
export type Spacing = (typeof SPACINGS)[number]
export type ReadingFont = (typeof FONTS)[number]

/** Name under which the host loads the legible font; system fonts replace it until then. */
export const LEGIBLE_FONT = 'Atkinson Hyperlegible'

const legible = `"${LEGIBLE_FONT}", "Atkinson Hyperlegible Next", Verdana, "DejaVu Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji" !important`
// Formulas are drawn letter by letter and drawings are not text: more spacing would take both apart.
const text = 'body :not(svg, svg *, .katex, .katex *)'

const room = (letters: string, words: string, lines: string) => ({
  letterSpacing: `${letters} !important`,
  wordSpacing: `${words} !important`,
  lineHeight: `${lines} !important`,
})

/** Styles of the reading aids, set by attributes on <html> so that every remote follows at once. */
export const comfortCss = {
  'html[data-font=legible]': { '--a-fonts-body': legible, '--a-fonts-heading': legible },
  [`html[data-spacing=wide] ${text}`]: room('0.05em', '0.1em', '1.75'),
  [`html[data-spacing=wider] ${text}`]: room('0.1em', '0.2em', '2'),
}

/** Applies the reading aids to <html>; `calm` stops every movement, whatever the system says. */
export function paintComfort({ font, spacing, calm }: { font: ReadingFont; spacing: Spacing; calm: boolean }): void {
  const { dataset } = document.documentElement
  dataset.font = font
  dataset.spacing = spacing
  dataset.motion = calm ? 'reduced' : 'usual'
}
