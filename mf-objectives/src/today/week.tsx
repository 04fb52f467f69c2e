import type { Objective } from '@ariane/shared/contracts/objectives'
import { formatDay } from '@ariane/shared/dates'
import {
  Badge,
  Box,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  chakra,
  Flex,
  Heading,
  SimpleGrid,
  Text,
  VisuallyHidden,
  VStack,
} from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { type Evaluation, readEvaluation } from '../rules.ts'
import { typeTone } from '../type-tone.ts'
import { messages as text } from './messages.ts'
import { listWeekDays, type Planned, plannedOn } from './plan.ts'

const Opener = chakra('button')
const ICONS: Record<Evaluation, typeof ClockIcon> = {
  open: ClockIcon,
  succeeded: CircleCheckIcon,
  failed: CircleXIcon,
}
type Props = { today: string; objectives: readonly Objective[]; onOpen: (id: string) => void }

/** Monday to Sunday: what is planned on each day. */
export function Week({ today, objectives, onOpen }: Props) {
  return (
    <SimpleGrid as="ol" columns={{ base: 1, sm: 2, lg: 4 }} gap="3" listStyleType="none">
      {listWeekDays(today).map(day => {
        const planned = plannedOn(day, objectives)
        const isToday = day === today
        return (
          <Box
            as="li"
            key={day}
            aria-current={isToday ? 'date' : undefined}
            bg={isToday ? 'brand.subtle' : 'bg.subtle'}
            borderRadius="l2"
            p="3"
          >
            <Flex justify="space-between" align="center" gap="2" wrap="wrap" mb="2">
              <Heading as="h3" size="sm" _firstLetter={{ textTransform: 'uppercase' }}>
                {formatDay(day)}
              </Heading>
              {isToday && (
                <Badge colorPalette="brand" variant="solid">
                  {text.today}
                </Badge>
              )}
            </Flex>
            {planned.length === 0 ? (
              <Text color="ink.muted" textStyle="sm">
                {text.nothingOn}
              </Text>
            ) : (
              <VStack as="ul" align="stretch" gap="1" listStyleType="none">
                {planned.map(one => (
                  <li key={one.task.id}>
                    <WeekTask planned={one} onOpen={onOpen} />
                  </li>
                ))}
              </VStack>
            )}
          </Box>
        )
      })}
    </SimpleGrid>
  )
}

function WeekTask({ planned: { objective, task, isDue }, onOpen }: { planned: Planned; onOpen: (id: string) => void }) {
  const evaluation = readEvaluation(task)
  const StateIcon = ICONS[evaluation]
  return (
    <Opener
      type="button"
      display="flex"
      gap="2"
      w="full"
      minH="touch"
      alignItems="center"
      textAlign="start"
      textStyle="sm"
      cursor="pointer"
      aria-haspopup="dialog"
      colorPalette={typeTone(objective.type)}
      _hover={{ textDecoration: 'underline' }}
      onClick={() => onOpen(objective.id)}
    >
      <Box color="colorPalette.fg" flexShrink="0" aria-hidden>
        <StateIcon size={18} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {task.startTime && `${task.startTime} `}
        {task.title}
        <VisuallyHidden>{` : ${shared.evaluation[evaluation]}`}</VisuallyHidden>
        {isDue && <strong> · {text.dueThatDay}</strong>}
      </Box>
    </Opener>
  )
}
