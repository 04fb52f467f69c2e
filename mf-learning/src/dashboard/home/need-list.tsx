import type { PupilWeek } from '@ariane/shared/contracts/families'
import { Link } from '@ariane/shared/router'
import { switchTo } from '@ariane/shared/session'
import { Box, ChevronRightIcon, chakra, type PaletteName, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { needTarget } from './rules.ts'
import { viewed } from './viewed.ts'

const Way = chakra(Link)
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: 'touch',
  py: '1.5',
  px: '2',
  borderRadius: 'l2',
} as const
const tones: Partial<Record<PupilWeek['needs'][number]['kind'], PaletteName>> = {
  late_homework: 'danger',
  due_tomorrow: 'orange',
  late_objective: 'orange',
}

/** Facts that may call for help; each links to its screen, viewed as the pupil. `first`: one that no screen of the pupil shows. */
export function NeedList({ pupil, first }: { pupil: PupilWeek; first?: string | undefined }) {
  return (
    <Box as="ul" aria-label={text.why} listStyleType="none" mx="-2">
      {first && (
        <Box as="li" {...line}>
          <Mark tone="orange" />
          <Text minW="0" overflowWrap="anywhere">
            {first}
          </Text>
        </Box>
      )}
      {pupil.needs.map(need => {
        const target = needTarget(need)
        const words = text.needs[need.kind](need)
        const mark = <Mark tone={tones[need.kind] ?? 'info'} />
        return (
          <li key={need.kind}>
            {target ? (
              <Way
                to={target}
                {...line}
                color="inherit"
                textDecoration="none"
                _hover={{ bg: 'bg.subtle', textDecoration: 'underline' }}
                onClick={() => switchTo(viewed(pupil))}
              >
                {mark}
                <Text flex="1" minW="0" overflowWrap="anywhere">
                  {words}
                </Text>
                <Box color="ink.muted" flexShrink="0" aria-hidden>
                  <ChevronRightIcon size={18} />
                </Box>
              </Way>
            ) : (
              <Box {...line}>
                {mark}
                <Text minW="0">{words}</Text>
              </Box>
            )}
          </li>
        )
      })}
    </Box>
  )
}

/** The sentence says it all; the dot is decoration. */
const Mark = ({ tone }: { tone: PaletteName }) => (
  <Box colorPalette={tone} bg="colorPalette.solid" boxSize="2.5" borderRadius="full" flexShrink="0" aria-hidden />
)
