import { defineSlotRecipe } from '@chakra-ui/react'

/** A phone held across: what is asked gets the room. */
const SHORT = '@media (max-height: 30rem)'
/** A window at 400 %: head and foot would leave no room between them, and scroll with the rest. */
const LOWEST = '@media (max-height: 20rem)'

const backdrop = {
  bg: 'rgb(19 17 47 / .55)',
  pos: 'fixed',
  inset: '0',
  zIndex: 'calc(var(--a-z-index-modal) + var(--layer-index, 0) - 1)',
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
}
const positioner = {
  display: 'flex',
  pos: 'fixed',
  inset: '0',
  zIndex: 'calc(var(--a-z-index-modal) + var(--layer-index, 0))',
  overscrollBehaviorY: 'none',
}
const content = {
  display: 'flex',
  flexDirection: 'column',
  pos: 'relative',
  width: '100%',
  bg: 'surface.raised',
  color: 'ink',
  boxShadow: 'lg',
  outline: '0',
  [LOWEST]: { overflow: 'auto' },
} as const
const header = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '0',
  px: { base: '5', sm: '6' },
  pt: '5',
  pb: '3',
  [SHORT]: { pt: '2', pb: '1' },
}
const body = {
  px: { base: '5', sm: '6' },
  py: '2',
  flex: '1',
  overflow: 'auto',
  minH: '0',
  [LOWEST]: { flex: 'none', overflow: 'visible' },
}
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  px: { base: '5', sm: '6' },
  pt: '4',
  pb: '5',
  [SHORT]: { pt: '2', pb: '2' },
}
const title = { flex: '1', textStyle: 'xl', fontWeight: 'bold' }
const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
]

export const dialog = defineSlotRecipe({
  className: 'a-dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      ...positioner,
      alignItems: 'center',
      justifyContent: 'center',
      p: { base: '3', sm: '6' },
      [SHORT]: { p: '2' },
    },
    content: {
      ...content,
      borderRadius: '2xl',
      maxH: '100%',
      _open: { animationName: 'scale-in, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'scale-out, fade-out', animationDuration: 'fast' },
    },
    header,
    body,
    footer,
    title,
    description: { color: 'ink.muted' },
  },
  variants: {
    size: {
      xs: { content: { maxW: 'sm' } },
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
      xl: { content: { maxW: '5xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const drawer = defineSlotRecipe({
  className: 'a-drawer',
  slots,
  base: { backdrop, positioner, content, header, body, footer, title, description: { color: 'ink.muted' } },
  variants: {
    placement: {
      bottom: {
        positioner: { alignItems: 'flex-end', justifyContent: 'center' },
        content: {
          borderTopRadius: '3xl',
          maxH: '80dvh',
          [SHORT]: { maxH: 'calc(100dvh - 0.5rem)' },
          _open: {
            animationName: 'slide-from-bottom-full, fade-in',
            animationDuration: 'slow',
            animationTimingFunction: 'soft',
          },
          _closed: { animationName: 'slide-to-bottom-full, fade-out', animationDuration: 'moderate' },
        },
      },
    },
    size: {
      sm: { content: { maxW: 'xl' } },
      md: { content: { maxW: '3xl' } },
      lg: { content: { maxW: '5xl' } },
      full: { content: { maxW: '100%' } },
    },
  },
  defaultVariants: { size: 'md', placement: 'bottom' },
})
