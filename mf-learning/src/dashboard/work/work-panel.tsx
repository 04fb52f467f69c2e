import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Button, ClockIcon, RefreshIcon, SkeletonCards, Text } from '@ariane/shared/ui'
import { Fold } from '../fold.tsx'
import { messages as text } from './messages.ts'
import { work } from './store.ts'
import { Suggestions } from './suggestions.tsx'

/** « Mes créneaux de travail ». */
export function WorkPanel() {
  const loaded = useStore(work.$data)
  return (
    <Fold title={text.title} icon={<ClockIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <Failure />}
      {loaded.state === 'ready' && !loaded.data.chosen && <Invitation sentence={text.off} action={text.choose} />}
      {loaded.state === 'ready' && loaded.data.chosen && loaded.data.suggestions.length === 0 && (
        <Invitation sentence={text.nothing} action={text.change} />
      )}
      {loaded.state === 'ready' && loaded.data.suggestions.length > 0 && (
        <Suggestions works={loaded.data.suggestions} now={loaded.data.at} />
      )}
    </Fold>
  )
}

/** Reports the failure without an alarm: the rest of the dashboard works without it. */
function Failure() {
  return (
    <>
      <Text color="ink.muted" mb="3">
        {text.failure}
      </Text>
      <Button size="sm" variant="outline" onClick={() => void work.reload({ showLoading: true })}>
        <RefreshIcon aria-hidden />
        {text.retry}
      </Button>
    </>
  )
}

function Invitation({ sentence, action }: { sentence: string; action: string }) {
  return (
    <>
      <Text color="ink.muted" mb="3">
        {sentence}
      </Text>
      <Button asChild size="sm" variant="outline">
        <Link to="/settings">{action}</Link>
      </Button>
    </>
  )
}
