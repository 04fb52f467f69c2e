import { type Objective, objectivesRoutes, type Report } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { Box, Heading, showToast, Text, VStack } from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { messages as shared } from '../messages.ts'
import { statusLabel } from '../status-words.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { Criteria } from './criteria.tsx'
import { reportDraft } from './drafts.ts'
import { FinalEvaluation } from './final-evaluation.tsx'
import { messages } from './messages.ts'
import { ReportForm } from './report-form.tsx'
import { PROMPTS, type Prompt } from './status-rules.ts'

const text = messages.status
type Props = { objective: Objective; changing: Changing; onFinished: () => void }
const HERE = 'status'

/** How it is going, in the pupil's own words: the three criteria, and the final evaluation. */
export function Status({ objective, changing, onFinished }: Props) {
  const [asked, setAsked] = useState<Prompt | null>(null)
  const section = useRef<HTMLElement>(null)

  function close(prompt: Prompt) {
    setAsked(null)
    // The button that was pressed is rendered again by then.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(`[data-prompt="${prompt}"]`)?.focus())
  }
  async function send(prompt: Prompt, status: Report, notes: string) {
    const changed = await changing.run(HERE, objective, shared.alerts[PROMPTS[prompt].alert], version =>
      call(objectivesRoutes.updateObjectiveStatus, { id: objective.id, status, notes, version }),
    )
    if (!changed) return false
    close(prompt)
    if (status === 'finished') onFinished()
    else showToast(text.saved(statusLabel(changed)))
    return true
  }

  const form = (prompt: Prompt) => {
    const { report, tone, label, hint } = PROMPTS[prompt]
    return (
      <>
        <ReportForm
          draft={reportDraft(objective.id)}
          label={label}
          hint={hint}
          tone={tone}
          busy={changing.isBusy(HERE)}
          onSend={notes => send(prompt, report, notes)}
          onCancel={() => close(prompt)}
        />
        <TroubleNotice trouble={changing.troubleAt(HERE)} />
      </>
    )
  }

  return (
    <Box as="section" ref={section}>
      <Heading as="h3" size="md">
        {text.title}
      </Heading>
      <Text color="ink.muted" mt="1" mb="4">
        {text.lead}
      </Text>
      <VStack gap="4" align="stretch">
        <Criteria objective={objective} asked={asked} onAsk={setAsked} />
        {asked && PROMPTS[asked].alert === 'report' && form(asked)}
        <FinalEvaluation asked={asked} onAsk={setAsked} />
        {asked && PROMPTS[asked].alert === 'evaluation' && form(asked)}
      </VStack>
    </Box>
  )
}
