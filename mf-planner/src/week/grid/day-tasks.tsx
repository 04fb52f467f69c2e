import { ChevronRightIcon, chakra, VStack } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { TaskCard } from '../task-card.tsx'
import type { PlannedTask } from '../tasks.ts'

/** On paper nothing can be unfolded. */
const wholeOnPaper = {
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' } },
}

/** The tasks of a day: one is shown, several are folded, so that the hours of the week stay in sight. */
export function DayTasks({ tasks }: { tasks: readonly PlannedTask[] }) {
  if (tasks.length === 0) return null
  const cards = (
    <VStack as="ul" gap="1" align="stretch" listStyleType="none" pt="1">
      {tasks.map(task => (
        <li key={task.id}>
          <TaskCard task={task} />
        </li>
      ))}
    </VStack>
  )
  if (tasks.length === 1) return cards
  return (
    <chakra.details css={wholeOnPaper}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="1"
        minH="touch"
        px="1"
        color="brand.fg"
        fontWeight="semibold"
        textStyle="xs"
        cursor="pointer"
      >
        <ChevronRightIcon size={16} aria-hidden />
        {messages.tasks.several(tasks.length)}
      </chakra.summary>
      {cards}
    </chakra.details>
  )
}
