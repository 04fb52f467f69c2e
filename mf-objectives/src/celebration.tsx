import { Box, Flex, Heading, Illustration, Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'

const COLOURS = ['accent.solid', 'brand.solid', 'gold', 'success.solid']
const PIECES = Array.from({ length: 18 }, (_, n) => ({
  id: n,
  place: {
    left: `${2 + n * 5.5}%`,
    top: `${6 + ((n * 29) % 23)}px`,
    transform: `rotate(${(n * 47) % 180}deg)`,
  },
  delay: { animationDelay: `${((n * 7) % 9) * 90}ms` },
  colour: COLOURS[n % COLOURS.length] ?? 'gold',
}))

type Props = {
  title: string
  text: string
  /** The points that were earned, with their rule. */
  earned?: string
  level?: 2 | 3
  takesFocus?: boolean
}

/** A short, quiet celebration: confetti that rises once, and does not move where reduced motion is on. */
export function Celebration({ title, text, earned, level = 3, takesFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // The button that led here is gone: the text takes the focus and is read aloud.
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <Flex
      ref={box}
      tabIndex={-1}
      role="status"
      pos="relative"
      overflow="hidden"
      direction={{ base: 'column', sm: 'row' }}
      align="center"
      textAlign={{ base: 'center', sm: 'start' }}
      gap={{ base: '2', sm: '6' }}
      bg="success.subtle"
      borderRadius="l3"
      px="5"
      pt="10"
      pb="5"
    >
      <Box pos="absolute" insetX="0" top="0" aria-hidden pointerEvents="none">
        {PIECES.map(({ id, place, delay, colour }) => (
          <Box key={id} pos="absolute" style={place}>
            <Box w="2" h="3.5" borderRadius="sm" bg={colour} animation="rise 700ms both" style={delay} />
          </Box>
        ))}
      </Box>
      <Box flexShrink="0" w="32">
        <Illustration name="done" size={144} />
      </Box>
      <Box>
        <Heading as={`h${level}`} size="lg">
          {title}
        </Heading>
        <Text mt="1">{text}</Text>
        {earned && (
          <Text mt="2" fontWeight="bold">
            {earned}
          </Text>
        )}
      </Box>
    </Flex>
  )
}
