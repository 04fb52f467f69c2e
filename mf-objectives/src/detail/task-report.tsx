import { type Objective, type ObjectiveTask, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { $activeUser, callOrKeep, onDelivered } from '@ariane/shared/session'
import { Box, Button, CircleCheckIcon, CircleXIcon, Flex, HStack } from '@ariane/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import { messages as shared } from '../messages.ts'
import { objectives } from '../store.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { taskReportDraft } from './drafts.ts'
import { messages } from './messages.ts'
import { ReportForm } from './report-form.tsx'

const text = messages.tasks

const ANSWERS = [
  { isSuccess: true, label: text.succeeded, name: text.succeededLabel, tone: 'success', icon: CircleCheckIcon },
  { isSuccess: false, label: text.failed, name: text.failedLabel, tone: 'warning', icon: CircleXIcon },
] as const

type Props = {
  objective: Objective
  task: ObjectiveTask
  changing: Changing
  /** Further actions on the task, at the end of the line. */
  children: ReactNode
}

/** A report that waited arrives: the list shows it. */
function listenFor(about: Parameters<typeof onDelivered>[1]): void {
  const stop = onDelivered($activeUser.get()?.uid ?? '', about, () => {
    stop()
    void objectives.reload()
  })
}

/** Reports how a task went, with a few words; it can be reported again the other way. */
export function TaskReport({ objective, task, changing, children }: Props) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const row = useRef<HTMLDivElement>(null)
  const answer = ANSWERS.find(({ isSuccess }) => isSuccess === asked)

  function close() {
    const pressed = String(asked)
    setAsked(null)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-answer="${pressed}"]`)?.focus())
  }
  async function send(notes: string) {
    const route = asked ? objectivesRoutes.signalTaskSuccess : objectivesRoutes.signalTaskFailure
    const about = { lane: `objective ${objective.id}`, part: task.id, title: task.title, text: notes, isLatest: true }
    const changed = await changing.run(task.id, objective, shared.alerts.task, version =>
      callOrKeep(route, { id: task.id, notes, version }, about),
    )
    if (changed === objective) listenFor(about)
    if (changed) close()
    return changed !== undefined
  }

  return (
    <Box mt="3" ref={row}>
      <Flex gap="2" justify="space-between" align="center" wrap="wrap">
        <HStack gap="2" wrap="wrap">
          {ANSWERS.map(({ isSuccess, label, name, tone, icon: AnswerIcon }) => (
            <Button
              key={label}
              size="sm"
              variant={task.isSuccess === isSuccess ? 'solid' : 'surface'}
              colorPalette={tone}
              data-answer={isSuccess}
              aria-label={name(task.title)}
              aria-pressed={task.isSuccess === isSuccess}
              aria-expanded={asked === isSuccess}
              onClick={() => setAsked(isSuccess)}
            >
              <AnswerIcon aria-hidden />
              {label}
            </Button>
          ))}
        </HStack>
        {children}
      </Flex>
      {answer && (
        <Box mt="3">
          <ReportForm
            draft={taskReportDraft(task.id)}
            label={answer.name(task.title)}
            hint={answer.isSuccess ? text.succeededHint : text.failedHint}
            tone={answer.tone}
            busy={changing.isBusy(task.id)}
            onSend={send}
            onCancel={close}
          />
        </Box>
      )}
      <TroubleNotice trouble={changing.troubleAt(task.id)} />
    </Box>
  )
}
