/** A colour of figures in the light theme, in the dark one, and among the colours that a person's system forces. */
export type FigureColor = { light: string; dark: string; forced: string }

/**
 * The colours of figures by role: ink and what is fainter, six series `a` to `f` (strokes and text) with their tints, and
 * the grounds of maps. A figure says `var(--fig-a,#574bbd)`: the page's theme, or the light colour where there is none.
 */
export const FIGURE_COLORS = {
  ink: { light: '#25224c', dark: '#f0effa', forced: 'CanvasText' },
  soft: { light: '#5f5d80', dark: '#b6b4cd', forced: 'CanvasText' },
  line: { light: '#c9c2d6', dark: '#56567e', forced: 'color-mix(in srgb, CanvasText 50%, Canvas)' },
  paper: { light: '#fffefc', dark: '#21203e', forced: 'Canvas' },
  grid: { light: '#e4dff0', dark: '#3c3c5c', forced: 'color-mix(in srgb, CanvasText 25%, Canvas)' },
  a: { light: '#574bbd', dark: '#b1b2fe', forced: 'LinkText' },
  b: { light: '#b8420f', dark: '#fc9b6f', forced: 'CanvasText' },
  c: { light: '#047347', dark: '#83cea3', forced: 'LinkText' },
  d: { light: '#b3246b', dark: '#ff9ccb', forced: 'CanvasText' },
  e: { light: '#1d6fb8', dark: '#8cc5fb', forced: 'LinkText' },
  f: { light: '#806000', dark: '#e2b16c', forced: 'CanvasText' },
  ta: { light: '#e2e2ff', dark: '#44427a', forced: 'Canvas' },
  tb: { light: '#fde3d8', dark: '#5c3323', forced: 'Canvas' },
  tc: { light: '#d5efdf', dark: '#22492f', forced: 'Canvas' },
  td: { light: '#fadcea', dark: '#5c2743', forced: 'Canvas' },
  te: { light: '#d8ebfc', dark: '#214365', forced: 'Canvas' },
  tf: { light: '#f6e8c4', dark: '#503916', forced: 'Canvas' },
  sea: { light: '#e3f1fb', dark: '#1b2a45', forced: 'Canvas' },
  land: { light: '#f3ecdf', dark: '#3a3652', forced: 'Canvas' },
  beyond: { light: '#e9e4ee', dark: '#2b2a48', forced: 'Canvas' },
} as const satisfies Record<string, FigureColor>
export type FigureRole = keyof typeof FIGURE_COLORS

const variables = (theme: keyof FigureColor) =>
  Object.entries(FIGURE_COLORS)
    .map(([role, color]) => `    --fig-${role}: ${color[theme]};`)
    .join('\n')

/** The colours as a stylesheet (activities/src/figure/colors.css): print has the light ones. */
export const FIGURE_CSS = [
  `@media screen {\n  [data-theme="dark"] :is(.fig, .figure) {\n${variables('dark')}\n  }\n}`,
  `@media screen and (forced-colors: active) {\n  :is(html, [data-theme]) :is(.fig, .figure) {\n    forced-color-adjust: none;\n${variables('forced')}\n  }\n}\n`,
].join('\n')
