import { Link } from '@ariane/shared/router'
import { Box, CircleCheckIcon, CircleXIcon, chakra, TargetIcon, Text, VisuallyHidden } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { PlannedTask } from './tasks.ts'

const Card = chakra(Link)
const text = messages.tasks
const ICONS = { open: TargetIcon, succeeded: CircleCheckIcon, failed: CircleXIcon }

/** A task of an objective, read-only here; it is evaluated on the screen of the objectives. */
export function TaskCard({ task: { title, objective, startTime, state } }: { task: PlannedTask }) {
  const StateIcon = ICONS[state]
  return (
    <Card
      to={`/objectives?objectif=${objective.id}`}
      colorPalette="brand"
      display={{ base: 'flex', md: 'block' }}
      gap="1.5"
      alignItems="flex-start"
      minH="touch"
      px={{ base: '3', md: '1' }}
      py="2"
      color="inherit"
      textDecoration="none"
      textStyle={{ base: 'sm', md: 'xs' }}
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="colorPalette.muted"
      borderRadius="l1"
      _hover={{ bg: 'colorPalette.subtle' }}
    >
      <Box color="colorPalette.fg" flexShrink="0" pt="0.5" float={{ md: 'left' }} me={{ md: '1' }}>
        <StateIcon size={16} aria-hidden />
      </Box>
      <Box minW="0" flex="1">
        <Text fontWeight="semibold" hyphens="auto" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="ink.muted">
          <VisuallyHidden>{`${text.of(objective.title)}, `}</VisuallyHidden>
          {startTime && `${startTime} · `}
          {text.state[state]}
        </Text>
      </Box>
    </Card>
  )
}
