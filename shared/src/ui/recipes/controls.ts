import { defineRecipe } from '@chakra-ui/react'

import { disabled } from './common.ts'

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  bg: 'surface',
  color: 'ink',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _hover: { borderColor: 'colorPalette.fg' },
  _focusVisible: { borderColor: 'colorPalette.fg', outlineOffset: '0' },
  _disabled: { ...disabled, bg: 'bg.subtle' },
  _readOnly: { bg: 'bg.subtle', borderStyle: 'dashed' },
  _invalid: { borderColor: 'border.error', borderWidth: '2px' },
} as const

const { sm, md, lg } = {
  sm: { textStyle: 'md', px: '3', py: '2', minH: 'touch' },
  md: { textStyle: 'md', px: '4', py: '2.5', minH: '12' },
  lg: { textStyle: 'lg', px: '5', py: '3', minH: '14' },
} as const

const variant = {
  outline: {},
  subtle: { bg: 'bg.subtle', borderColor: 'transparent' },
  flushed: { borderRadius: '0', borderWidth: '0 0 2px', bg: 'transparent', px: '1' },
} as const

const sizes = { '2xs': sm, xs: sm, sm, md, lg, xl: lg, '2xl': lg }
const fieldDefaults = { size: 'md', variant: 'outline' } as const

export const input = defineRecipe({
  className: 'a-input',
  base: control,
  variants: { size: sizes, variant: variant },
  defaultVariants: fieldDefaults,
})

export const textarea = defineRecipe({
  className: 'a-textarea',
  base: { ...control, minH: '24', resize: 'vertical' },
  variants: { size: { xs: sm, sm, md: { ...md, minH: '24' }, lg, xl: lg }, variant: variant },
  defaultVariants: fieldDefaults,
})

const end = { pe: '10' }

export const select = defineRecipe({
  className: 'a-select',
  base: { ...control, cursor: 'pointer', '& > option, & > optgroup': { bg: 'surface', color: 'ink' } },
  variants: {
    size: { xs: { ...sm, ...end }, sm: { ...sm, ...end }, md: { ...md, ...end }, lg: { ...lg, ...end } },
    variant,
  },
  defaultVariants: fieldDefaults,
})
