/** What the criterion 10.12 gives: lines, paragraphs, letters and words further apart. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
