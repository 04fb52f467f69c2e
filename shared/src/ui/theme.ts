import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { comfortCss } from './comfort.ts'
import { forcedColorsCss } from './forced-colors.ts'
import { motion } from './motion.ts'
import { palettes } from './palettes.ts'
import { recipes, slotRecipes } from './recipes/index.ts'
import { scales, textStyles } from './scales.ts'
import { base } from './tokens.ts'

type Semantic = { value: { base: string; _dark: string } }

const pair = ([light, dark]: readonly [string, string]): Semantic => ({ value: { base: light, _dark: dark } })

function palette(name: keyof typeof palettes) {
  const { solid, contrast, fg, subtle, muted } = palettes[name]
  return {
    DEFAULT: pair(solid),
    solid: pair(solid),
    contrast: pair(contrast),
    fg: pair(fg),
    subtle: pair(subtle),
    muted: pair(muted),
    emphasized: pair(muted),
    border: pair(muted),
    // A coral ring would be too pale on cream, so rings use the text step.
    focusRing: pair(fg),
  }
}

const named = Object.fromEntries(Object.keys(palettes).map(name => [name, palette(name as keyof typeof palettes)]))

/** Chakra's own palette names, so that `colorPalette="red"` is never an invisible button. */
const aliases = { gray: 'neutral', red: 'danger', green: 'success', blue: 'info', yellow: 'warning', purple: 'brand' }
const aliased = Object.fromEntries(
  Object.entries(aliases).map(([alias, name]) => [alias, palette(name as keyof typeof palettes)]),
)

const colors = {
  ...named,
  ...aliased,
  bg: {
    DEFAULT: pair(base.bg),
    subtle: pair(base['bg.subtle']),
    muted: pair(base['bg.muted']),
    emphasized: pair(base.border),
    panel: pair(base.surface),
    inverted: pair(base.inverted),
  },
  surface: { DEFAULT: pair(base.surface), raised: pair(base.raised) },
  gold: pair(base.gold),
  inverted: pair(base.inverted),
  ink: { DEFAULT: pair(base.ink), muted: pair(base['ink.muted']), inverted: pair(base['ink.inverted']) },
  fg: {
    DEFAULT: pair(base.ink),
    muted: pair(base['ink.muted']),
    subtle: pair(base['ink.muted']),
    inverted: pair(base['ink.inverted']),
    error: pair(palettes.danger.fg),
    warning: pair(palettes.warning.fg),
    success: pair(palettes.success.fg),
    info: pair(palettes.info.fg),
  },
  border: {
    DEFAULT: pair(base.border),
    subtle: pair(base.border),
    muted: pair(base.border),
    emphasized: pair(base['border.strong']),
    strong: pair(base['border.strong']),
    error: pair(palettes.danger.solid),
  },
}

const shadows = {
  xs: pair(['0 1px 2px rgb(60 40 90 / .06)', '0 1px 2px rgb(0 0 0 / .4)']),
  sm: pair([
    '0 1px 2px rgb(60 40 90 / .05), 0 4px 14px rgb(60 40 90 / .06)',
    '0 1px 2px rgb(0 0 0 / .3), 0 4px 14px rgb(0 0 0 / .25)',
  ]),
  md: pair([
    '0 2px 4px rgb(60 40 90 / .05), 0 10px 28px rgb(60 40 90 / .09)',
    '0 2px 4px rgb(0 0 0 / .3), 0 10px 28px rgb(0 0 0 / .35)',
  ]),
  lg: pair([
    '0 4px 8px rgb(60 40 90 / .06), 0 20px 48px rgb(60 40 90 / .16)',
    '0 4px 8px rgb(0 0 0 / .35), 0 20px 48px rgb(0 0 0 / .5)',
  ]),
}

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'a',
  cssVarsRoot: ':where(html)',
  globalCss: {
    html: {
      colorPalette: 'brand',
      lineHeight: '1.5',
      colorScheme: 'light',
      _dark: { colorScheme: 'dark' },
      textSizeAdjust: '100%',
    },
    // What has the focus stands above the bar of a phone, also where one arrives by keyboard or by a link.
    'html:not([data-full-screen])': {
      mdDown: { scrollPaddingBottom: 'calc(5.25rem + env(safe-area-inset-bottom))' },
    },
    'html.dark': { colorScheme: 'dark' },
    body: { bg: 'bg', color: 'ink', fontFamily: 'body', fontSize: 'md', overflowWrap: 'anywhere', textWrap: 'pretty' },
    '*::placeholder': { color: 'ink.muted', opacity: 1 },
    '*::selection': { bg: 'accent.muted', color: 'ink' },
    ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
    ...forcedColorsCss,
    ...motion.globalCss,
    ...comfortCss,
  },
  theme: {
    ...scales,
    ...motion.theme,
    tokens: { ...scales.tokens, ...motion.tokens },
    semanticTokens: { colors, shadows },
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } } },
    recipes,
    slotRecipes,
  },
})

/** Ariane's Chakra system: base utilities, our tokens and only the recipes in use. */
export const system = createSystem(defaultBaseConfig, config)
