import { defineRecipe } from '@chakra-ui/react'

export const separator = defineRecipe({
  className: 'a-separator',
  base: { display: 'block', borderColor: 'border' },
  variants: {
    variant: { solid: { borderStyle: 'solid' }, dashed: { borderStyle: 'dashed' }, dotted: { borderStyle: 'dotted' } },
    orientation: { vertical: { borderInlineStartWidth: '1px' }, horizontal: { borderTopWidth: '1px' } },
  },
  defaultVariants: { variant: 'solid', orientation: 'horizontal' },
})

export const skeleton = defineRecipe({
  className: 'a-skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        bg: 'bg.muted',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        animation: 'pulse',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { animation: 'fade-in 0.15s ease-out' },
    },
  },
  defaultVariants: { loading: true },
})

export const spinner = defineRecipe({
  className: 'a-spinner',
  base: {
    display: 'inline-block',
    border: '3px solid',
    borderColor: 'colorPalette.muted',
    borderTopColor: 'colorPalette.fg',
    borderRadius: 'full',
    boxSize: 'var(--spinner-size)',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: {
        '--spinner-size': '1em',
        borderColor: 'transparent',
        borderTopColor: 'currentColor',
        borderInlineEndColor: 'currentColor',
      },
      xs: { '--spinner-size': 'sizes.3' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.6' },
      lg: { '--spinner-size': 'sizes.8' },
      xl: { '--spinner-size': 'sizes.12' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const container = defineRecipe({
  className: 'a-container',
  base: { position: 'relative', maxWidth: '6xl', w: '100%', mx: 'auto', px: { base: '4', md: '6', lg: '8' } },
  variants: {
    centerContent: { true: { display: 'flex', flexDirection: 'column', alignItems: 'center' } },
    fluid: { true: { maxWidth: 'full' } },
  },
})
