import { Ball, Box, Drawing } from '@ariane/shared/ui'

/** How far one is, 0 to 1: Ariane's ball of thread rolls along. The words are said elsewhere. */
export function Track({ advance }: { advance: number }) {
  const at = `${Math.round(advance * 100)}%`
  const roll = { transition: '400ms cubic-bezier(0.32, 0.72, 0, 1)' }
  return (
    <Box flex="1" minW="0" px="3" aria-hidden css={{ '@container (max-width: 22rem)': { visibility: 'hidden' } }}>
      <Box pos="relative" h="3" borderRadius="full" bg="colorPalette.muted">
        <Box
          h="full"
          borderRadius="full"
          bg="colorPalette.solid"
          transitionProperty="width"
          css={roll}
          style={{ width: at }}
        />
        <Box
          pos="absolute"
          w="7"
          top="50%"
          transitionProperty="left"
          translate="-50% -50%"
          css={roll}
          style={{ left: at }}
        >
          <Drawing viewBox="-36 -36 72 72" boxSize="7">
            <Ball x={0} y={0} mood="glad" tilt={-6} />
          </Drawing>
        </Box>
      </Box>
    </Box>
  )
}
