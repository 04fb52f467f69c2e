import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { scenes } from '../drawings/scenes.tsx'
import { Backdrop } from '../drawings/shapes.tsx'
import { useLessData } from '../less-data.ts'

export type IllustrationName = keyof typeof scenes

// The drawings are plain SVG with class names, coloured by the theme here.
const ink = {
  '& *': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .stain': { fill: 'brand.subtle' },
  '& .ball': { fill: 'accent.solid' },
  '& .strand': { stroke: 'accent.contrast', strokeWidth: '2', opacity: 0.28 },
  '& .cheek': { fill: 'danger.muted', opacity: 0.55 },
  '& .eye': { stroke: 'accent.contrast', strokeWidth: '2.8' },
  '& .dot': { strokeWidth: '6' },
  '& .thread': { stroke: 'accent.solid', strokeWidth: '4' },
  '& .wide': { strokeWidth: '8' },
  '& .over': { strokeWidth: '4.5' },
  '& .line': { stroke: 'ink', strokeWidth: '3' },
  '& .paper': { fill: 'surface', stroke: 'ink', strokeWidth: '3' },
  '& .pencil': { stroke: 'border.strong', strokeWidth: '3', opacity: 0.6 },
  '& .dashed': { strokeDasharray: '1 8' },
  '& .gold': { fill: 'gold', stroke: 'ink', strokeWidth: '2.6', vectorEffect: 'non-scaling-stroke' },
  '& .cushion': { fill: 'brand.solid' },
  '& .spark': { stroke: 'gold', strokeWidth: '3' },
  '& .toCome': { stroke: 'border.strong', strokeWidth: '3', strokeDasharray: '1 8' },
  '& .bead': { fill: 'accent.solid' },
  '& .tick': { stroke: 'accent.contrast', strokeWidth: '2.6' },
  '& .open': { fill: 'surface', stroke: 'accent.solid', strokeWidth: '3' },
  '& .waiting': { fill: 'surface', stroke: 'border.strong', strokeWidth: '2.5' },
  '& .confetti': { stroke: 'brand.solid', strokeWidth: '4' },
}

/** A drawing in the theme's colours, of the classes above; decorative, so it needs words beside it. */
export function Drawing({ viewBox, children, ...rest }: HTMLChakraProps<'svg'> & { viewBox: string }) {
  return (
    <chakra.svg viewBox={viewBox} maxW="100%" h="auto" fill="none" aria-hidden css={ink} {...rest}>
      {children}
    </chakra.svg>
  )
}

/**
 * A drawing around Ariane's ball of thread in the theme's colours; decorative, so it needs words beside it, and left out for
 * who asked for little.
 */
export function Illustration({ name, size = 160 }: { name: IllustrationName; size?: number }) {
  if (useLessData()) return null
  return (
    <Drawing viewBox="0 0 200 160" width={`${size}px`}>
      <Backdrop />
      {scenes[name]}
    </Drawing>
  )
}
