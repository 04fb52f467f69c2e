import { Box, chakra } from '@ariane/shared/ui'

const ball = {
  '& *': { strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .ball': { fill: 'accent.solid' },
  '& .strand': { stroke: 'accent.contrast', strokeWidth: '2', opacity: 0.28 },
  '& .cheek': { fill: 'danger.muted', opacity: 0.55 },
  '& .eye': { stroke: 'accent.contrast', strokeWidth: '2.8' },
  '& .dot': { strokeWidth: '6' },
}

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
        <chakra.svg
          viewBox="-36 -36 72 72"
          boxSize="7"
          fill="none"
          pos="absolute"
          top="50%"
          transitionProperty="left, rotate"
          translate="-50% -50%"
          css={{ ...ball, ...roll }}
          style={{ left: at, rotate: `${Math.round(advance * 720) - 6}deg` }}
        >
          <circle className="ball" r="31" />
          <path
            className="strand"
            d="M-21-21C-9-29 11-28 21-20M-27-13C-14-23 12-24 28-11M-30 5C-22 20-2 28 17 25M-27 14C-18 24-6 29 6 30M12-28C25-17 31 2 23 20M20-23C30-11 32 4 28 12"
          />
          {/* The face stays upright. */}
          <g style={{ rotate: `${6 - Math.round(advance * 720)}deg` }}>
            <circle className="cheek" cx="-16" cy="6" r="4" />
            <circle className="cheek" cx="16" cy="6" r="4" />
            <path className="eye dot" d="M-9-2v.1M9-2v.1" />
            <path className="eye" d="M-6.5 7q6.5 6 13 0" />
          </g>
        </chakra.svg>
      </Box>
    </Box>
  )
}
