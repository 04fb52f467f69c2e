import { Box } from '@ariane/shared/ui'

const PIECES = Array.from({ length: 14 }, (_, n) => ({
  id: n,
  left: `${(n * 53) % 100}%`,
  delay: `${(n % 5) * 120}ms`,
  colour: ['accent.solid', 'brand.solid', 'gold', 'colorPalette.solid'][n % 4] ?? 'gold',
  turn: `rotate(${(n * 47) % 180}deg)`,
}))

/** A few confetti that float once; they do not move where reduced motion is on. */
export const Confetti = () => (
  <Box pos="absolute" insetX="0" top="0" h="0" aria-hidden pointerEvents="none">
    {PIECES.map(({ id, left, delay, colour, turn }) => (
      <Box key={id} pos="absolute" style={{ left, top: `${(id % 4) * 14}px`, transform: turn }}>
        <Box
          w="2"
          h="3.5"
          borderRadius="sm"
          bg={colour}
          animation="float 2.4s ease-in-out 3"
          style={{ animationDelay: delay }}
        />
      </Box>
    ))}
  </Box>
)
