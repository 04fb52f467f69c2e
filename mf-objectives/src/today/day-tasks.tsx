import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { Celebration } from '../celebration.tsx'
import { messages as shared } from '../messages.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useChange } from '../use-change.ts'
import { DayTask } from './day-task.tsx'
import { messages as text } from './messages.ts'
import { countEvaluated, isLastOpen, type Planned, plannedOn } from './plan.ts'

type Props = { day: string; objectives: readonly Objective[]; onOpen: (id: string) => void }

const BOTH = [true, false] as const
/** The other evaluation may follow before the first was answered; the changes of an objective run in order. */
const place = (taskId: string, isSuccess: boolean) => `${taskId} ${isSuccess}`

/** The tasks of today, each evaluated with one tap; another tap changes the evaluation. */
export function DayTasks({ day, objectives, onOpen }: Props) {
  const changing = useChange()
  const [celebrating, setCelebrating] = useState(false)
  const planned = plannedOn(day, objectives)

  async function evaluate({ objective, task }: Planned, isSuccess: boolean) {
    const route = isSuccess ? objectivesRoutes.signalTaskSuccess : objectivesRoutes.signalTaskFailure
    const completes = isLastOpen(planned, task.id)
    const changed = await changing.run(place(task.id, isSuccess), objective, shared.alerts.task, version =>
      call(route, { id: task.id, notes: task.notes, version }),
    )
    if (changed && completes) setCelebrating(true)
  }

  if (planned.length === 0) return <Text>{text.nothing}</Text>
  return (
    <VStack gap="4" align="stretch">
      {celebrating && <Celebration title={text.allDone} text={text.allDoneText} />}
      <Text fontWeight="semibold" aria-live="polite">
        {text.progress(countEvaluated(planned), planned.length)}
      </Text>
      <VStack as="ul" gap="3" align="stretch" listStyleType="none">
        {planned.map(one => (
          <DayTask
            key={one.task.id}
            planned={one}
            busy={BOTH.some(isSuccess => changing.isBusy(place(one.task.id, isSuccess)))}
            onEvaluate={isSuccess => void evaluate(one, isSuccess)}
            onOpen={onOpen}
          >
            {BOTH.map(isSuccess => (
              <TroubleNotice key={String(isSuccess)} trouble={changing.troubleAt(place(one.task.id, isSuccess))} />
            ))}
          </DayTask>
        ))}
      </VStack>
    </VStack>
  )
}
