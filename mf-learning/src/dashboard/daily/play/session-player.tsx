import type { DailySession } from '@ariane/shared/contracts/daily-session'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Box, CloseIcon, ErrorState, Flex, IconButton, LoadingState, Notice, Text } from '@ariane/shared/ui'
import { useFullScreen } from '../../../parts/use-full-screen.ts'
import { messages } from '../messages.ts'
import { currentStep } from '../rules.ts'
import { daily, dailyActions } from '../store.ts'
import { ErrorsPart } from './errors-part.tsx'
import { HomeworkPart } from './homework-part.tsx'
import type { Outcome } from './part-props.ts'
import { PathPart } from './path-part.tsx'
import { SessionEnd } from './session-end.tsx'
import { StepDots } from './step-dots.tsx'

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
  return (
    <Box maxW="54rem" mx="auto">
      <Flex align="center" gap="3" mb="4">
        <IconButton variant="ghost" boxSize="11" ms="-2" aria-label={text.leave} title={text.leave} onClick={onLeave}>
          <CloseIcon aria-hidden />
        </IconButton>
        <StepDots parts={parts} step={step} />
        <Text color="ink.muted" textStyle="sm" fontWeight="semibold" whiteSpace="nowrap" role="status">
          {text.step(step, parts.length)}
        </Text>
      </Flex>
      {action.problem && (
        <Box mb="4">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
      {part.kind === 'homework' && <HomeworkPart key={part.key} part={part} {...common} />}
      {part.kind === 'errors' && <ErrorsPart key={part.key} part={part} {...common} />}
      {part.kind === 'path' && <PathPart key={part.key} part={part} {...common} />}
    </Box>
  )
}
