import { defineRecipe } from '@chakra-ui/react'

import { icon } from './common.ts'

const badgeSizes = {
  sm: { textStyle: 'xs', px: '2.5', py: '0.5', ...icon('3.5') },
  md: { textStyle: 'sm', px: '3', py: '1', ...icon('4') },
}

export const badge = defineRecipe({
  className: 'a-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    gap: '1.5',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    maxW: '100%',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      surface: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.muted' },
      outline: { color: 'colorPalette.fg', borderColor: 'colorPalette.muted' },
      plain: { color: 'colorPalette.fg', px: '0' },
    },
    size: { xs: badgeSizes.sm, sm: badgeSizes.sm, md: badgeSizes.md, lg: badgeSizes.md },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
})

export const heading = defineRecipe({
  className: 'a-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', color: 'ink' },
  variants: {
    size: Object.fromEntries(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'].map(size => [size, { textStyle: size }]),
    ),
  },
  defaultVariants: { size: 'xl' },
})

export const link = defineRecipe({
  className: 'a-link',
  base: {
    color: 'colorPalette.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'xs',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.09em',
    _hover: { textDecorationThickness: '0.14em' },
  },
  variants: {
    variant: { underline: { textDecoration: 'underline' }, plain: { _hover: { textDecoration: 'underline' } } },
  },
  defaultVariants: { variant: 'underline' },
})
