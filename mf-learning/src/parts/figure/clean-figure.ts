import type { FigureView } from '@ariane/shared/contracts/figures'
import DOMPurify from 'dompurify'

const OPTIONS = {
  USE_PROFILES: { svg: true },
  // The profile of SVG leaves it out: without it a reader meets loose texts in place of one picture.
  ADD_ATTR: ['role'],
  FORBID_TAGS: ['style', 'a', 'image', 'use', 'animate', 'set'],
  FORBID_ATTR: ['style', 'href', 'xlink:href'],
}

/** A figure whose drawing holds nothing that acts or reaches out. */
export const cleanFigure = (figure: FigureView): FigureView => ({
  ...figure,
  svg: DOMPurify.sanitize(figure.svg, OPTIONS),
})
