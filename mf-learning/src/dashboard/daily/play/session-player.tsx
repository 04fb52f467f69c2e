import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Box, ErrorState, LoadingState, Notice } from '@ariane/shared/ui'
import { useFullScreen } from '../../../parts/use-full-screen.ts'
import { messages } from '../messages.ts'
import { currentStep } from '../rules.ts'
import { daily, dailyActions } from '../store.ts'
import { ErrorsPart } from './errors-part.tsx'
import { HomeworkPart } from './homework-part.tsx'
import type { Outcome } from './part-props.ts'
import { PathPart } from './path-part.tsx'
import { SessionEnd } from './session-end.tsx'
import { StepHeader } from './step-header.tsx'

const text = messages.play
/** The session of the day, one part after the other, until its end. */
export default function SessionPlayer({ onLeave }: { onLeave: () => void }) {
  useFullScreen(true)
  const loaded = useStore(daily.$data)
  if (loaded.state === 'loading') return <LoadingState label={messages.loading} />
  if (loaded.state === 'failed')
    return <ErrorState message={messages.failure} onRetry={() => void daily.reload({ showLoading: true })} />
  return <Steps session={loaded.data} onLeave={onLeave} />
}

function Steps({ session, onLeave }: { session: DailySession; onLeave: () => void }) {
  const { parts, day } = session
  const action = useAction('daily session', text.failure)
  const step = currentStep(parts)
  const part = parts[step - 1]
  if (!part) return <SessionEnd session={session} onLeave={onLeave} />
  const common = {
    today: day,
    busy: action.busy,
    isLast: step === parts.length,
    onClose: (outcome: Outcome) => void action.run(() => dailyActions.close(part.key, outcome)),
  }
  const header = <StepHeader parts={parts} step={step} onLeave={onLeave} />
  return (
    <Box maxW="54rem" mx="auto">
      {part.kind !== 'path' && header}
      {action.problem && (
        <Box mb="4">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
      {part.kind === 'homework' && <HomeworkPart key={part.key} part={part} {...common} />}
      {part.kind === 'errors' && <ErrorsPart key={part.key} part={part} {...common} />}
      {part.kind === 'path' && <PathPart key={part.key} part={part} header={header} {...common} />}
    </Box>
  )
}
