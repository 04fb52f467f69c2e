import { chakra } from '@chakra-ui/react'

/**
 * Ariane's logo: a thread that unwinds and leads to a star. Decorative unless `title` names it; `size` in px, from 24
 * up.
 */
export function Logo({ size = 32, title }: { size?: number; title?: string }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <chakra.svg viewBox="0 0 48 48" width={`${size}px`} height={`${size}px`} fill="none" flexShrink="0" {...named}>
      <chakra.path
        d="M17.5 29.6C16.2 31.8 18.6 35 21.4 34.4 25.3 33.6 26.6 28.7 24.4 25.6 21.3 21.2 14 21.2 10.6 25.6 6.6 30.8 9.2 38.6 15 41.2 21.5 44.1 29.6 41.2 32.3 34.6 34 30.4 32.2 26.8 34.2 22.6"
        stroke="brand.solid"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <chakra.path
        d="M36.5 3.5C37.3 9 39.2 11 44.7 11.8 39.2 12.7 37.3 14.7 36.5 20.2 35.7 14.7 33.7 12.7 28.2 11.8 33.7 11 35.7 9 36.5 3.5Z"
        fill="accent.solid"
        stroke="accent.solid"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
