import { defineRecipe } from '@chakra-ui/react'

import { disabled, icon } from './common.ts'

// Chakra's seven size names map to three, so that none of them is unstyled.
const buttonSizes = {
  sm: { minH: '10', minW: '10', px: '4', py: '2', textStyle: 'sm', gap: '2', ...icon('4.5') },
  md: { minH: '11', minW: '11', px: '5', py: '2.5', textStyle: 'md', gap: '2', ...icon('5') },
  lg: { minH: '14', minW: '14', px: '7', py: '3', textStyle: 'lg', gap: '2.5', ...icon('6') },
}

export const button = defineRecipe({
  className: 'a-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'full',
    verticalAlign: 'middle',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    maxW: '100%',
    textAlign: 'center',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    textDecoration: 'none',
    transitionProperty: 'background, color, border-color, box-shadow, translate',
    transitionDuration: 'fast',
    _active: { translate: '0 1px' },
    _disabled: disabled,
    _icon: { flexShrink: '0' },
    // A finger needs 44 px even where the button looks smaller.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '50% auto auto 50%',
      minW: 'touch',
      minH: 'touch',
      w: '100%',
      h: '100%',
      transform: 'translate(-50%, -50%)',
    },
  },
  variants: {
    size: { '2xs': buttonSizes.sm, xs: buttonSizes.sm, ...buttonSizes, xl: buttonSizes.lg, '2xl': buttonSizes.lg },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'xs',
        _hover: { boxShadow: 'sm', bg: 'color-mix(in oklab, {colors.colorPalette.solid} 90%, {colors.ink})' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      surface: {
        bg: 'surface',
        color: 'colorPalette.fg',
        borderColor: 'border',
        boxShadow: 'xs',
        _hover: { bg: 'colorPalette.subtle' },
      },
      outline: { borderColor: 'border.strong', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      ghost: { bg: 'transparent', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: { color: 'colorPalette.fg', px: '0', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})
