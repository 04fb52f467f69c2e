function tokenMap<Value extends string | number>(values: Record<string, Value>): Record<string, { value: Value }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56,
  60, 64, 72, 80, 96,
]
const rem = Object.fromEntries(steps.map(step => [String(step), `${step / 4}rem`]))
const large = Object.fromEntries(
  Object.entries({
    '3xs': 14,
    '2xs': 16,
    xs: 20,
    sm: 24,
    md: 28,
    lg: 32,
    xl: 36,
    '2xl': 42,
    '3xl': 48,
    '4xl': 56,
    '5xl': 64,
    '6xl': 72,
    '7xl': 80,
    '8xl': 90,
  }).map(([name, size]) => [name, `${size}rem`]),
)

// No remote or bundled font: the rounded system font where there is one, a humanist one elsewhere.
const family = `ui-rounded, "SF Pro Rounded", "Nunito", "Segoe UI Variable Text", "Segoe UI", Ubuntu, Cantarell, "Noto Sans", system-ui, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"`

/** Type scale, spacing, radii and layers; names are Chakra's. */
export const scales = {
  breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem', '2xl': '96rem' },
  tokens: {
    fonts: tokenMap({
      body: family,
      heading: family,
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    }),
    fontSizes: tokenMap({
      '2xs': '0.75rem',
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1.0625rem',
      lg: '1.1875rem',
      xl: '1.375rem',
      '2xl': '1.625rem',
      '3xl': '2rem',
      '4xl': '2.5rem',
      '5xl': '3.125rem',
      '6xl': '3.75rem',
    }),
    fontWeights: tokenMap({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
    lineHeights: tokenMap({ shorter: '1.2', short: '1.35', moderate: '1.5', tall: '1.65' }),
    letterSpacings: tokenMap({ tight: '-0.015em', wide: '0.025em', wider: '0.06em' }),
    radii: tokenMap({
      none: '0',
      xs: '0.25rem',
      sm: '0.375rem',
      md: '0.625rem',
      lg: '0.875rem',
      xl: '1.125rem',
      '2xl': '1.5rem',
      '3xl': '2rem',
      full: '999px',
      l1: '0.5rem',
      l2: '0.875rem',
      l3: '1.375rem',
    }),
    spacing: tokenMap(rem),
    sizes: tokenMap({
      ...large,
      ...rem,
      full: '100%',
      '1/2': '50%',
      '1/3': '33.3333%',
      '2/3': '66.6667%',
      '1/4': '25%',
      '3/4': '75%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      prose: '65ch',
      dvh: '100dvh',
      dvw: '100dvw',
      vh: '100vh',
      vw: '100vw',
      touch: '2.75rem',
    }),
    zIndex: tokenMap({
      hide: -1,
      base: 0,
      docked: 10,
      dropdown: 1000,
      sticky: 1100,
      banner: 1200,
      overlay: 1300,
      modal: 1400,
      popover: 1500,
      skipNav: 1600,
      toast: 1700,
      tooltip: 1800,
    }),
    cursor: tokenMap({
      button: 'pointer',
      checkbox: 'pointer',
      radio: 'pointer',
      switch: 'pointer',
      menuitem: 'pointer',
      option: 'pointer',
      disabled: 'not-allowed',
    }),
  },
}

const style = (fontSize: string, lineHeight: string, more: object = {}) => ({
  value: { fontSize, lineHeight, ...more },
})
const display = { letterSpacing: 'tight', textWrap: 'balance' }

/** `textStyle` names: size with its line height; from xl on they are titles. */
export const textStyles = {
  '2xs': style('2xs', '1.35'),
  xs: style('xs', '1.4'),
  sm: style('sm', '1.45'),
  md: style('md', '1.55'),
  lg: style('lg', '1.45'),
  xl: style('xl', '1.35', display),
  '2xl': style('2xl', '1.3', display),
  '3xl': style('3xl', '1.2', display),
  '4xl': style('4xl', '1.15', display),
  '5xl': style('5xl', '1.1', display),
  '6xl': style('6xl', '1.05', display),
  label: style('sm', '1.4', { fontWeight: 'semibold' }),
}
