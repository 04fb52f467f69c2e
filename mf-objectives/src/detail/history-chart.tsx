import { Box, chakra, Flex } from '@ariane/shared/ui'
import { curvePoints } from './history-rules.ts'
import { messages } from './messages.ts'

const text = messages.history
const LINES = [0, 50, 100]

/** The displayed progress over time; the list beside it says the same in words. */
export function HistoryChart({ percents }: { percents: readonly number[] }) {
  const places = curvePoints(percents)
  const line = places.map(({ x, y }) => `${x},${y}`).join(' ')
  const last = places.at(-1) ?? { x: 100, y: 100 }
  return (
    <Box
      colorPalette="brand"
      role="img"
      aria-label={text.chart(percents.length, percents[0] ?? 0, percents.at(-1) ?? 0)}
    >
      <Flex gap="3" h="36">
        <Flex
          direction="column-reverse"
          justify="space-between"
          textStyle="xs"
          color="ink.muted"
          textAlign="end"
          my="-2"
        >
          {LINES.map(percent => (
            <span key={percent}>{text.percent(percent)}</span>
          ))}
        </Flex>
        <Box pos="relative" flex="1" minW="0">
          <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" w="100%" h="100%" overflow="visible" fill="none">
            {LINES.map(percent => (
              <chakra.line key={percent} x1="0" x2="100" y1={percent} y2={percent} {...thin} stroke="border" />
            ))}
            <chakra.polygon points={`0,100 ${line} 100,100`} fill="colorPalette.subtle" />
            <chakra.polyline
              points={line}
              {...thin}
              strokeWidth="3"
              stroke="colorPalette.solid"
              strokeLinejoin="round"
            />
          </chakra.svg>
          <Box
            pos="absolute"
            boxSize="3.5"
            m="-7px"
            borderRadius="full"
            bg="colorPalette.solid"
            borderWidth="2px"
            borderColor="surface.raised"
            style={{ left: `${last.x}%`, top: `${last.y}%` }}
          />
        </Box>
      </Flex>
      <Flex justify="space-between" textStyle="xs" color="ink.muted" mt="2" ps="12">
        <span>{text.start}</span>
        <span>{text.now}</span>
      </Flex>
    </Box>
  )
}

/** Lines keep their width however the box is stretched. */
const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: '1' } as const
