import type { Deletion } from '@ariane/shared/contracts/rights'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { type ActiveUser, useStore } from '@ariane/shared/session'
import { Button, ErrorState, Notice, Panel, SkeletonCards, showToast, Text, TrashIcon, VStack } from '@ariane/shared/ui'
import { DeletionForm } from './deletion-form.tsx'
import { messages } from './messages.ts'
import { OperatorLink } from './operator-link.tsx'
import { deletion, undoDeletion } from './store.ts'

const text = messages.deletion

/** The deletion of the account: it is planned, and can be cancelled for seven days. */
export function DeletionPanel({ user }: { user: ActiveUser }) {
  const loaded = useStore(deletion.$data)
  return (
    <Panel title={text.title} icon={<TrashIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.loadFailure} onRetry={() => void deletion.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && <Loaded user={user} {...loaded.data} />}
    </Panel>
  )
}

function Loaded({ user, planned, mayAsk }: { user: ActiveUser; planned: Deletion | null; mayAsk: boolean }) {
  if (planned) return <Planned {...planned} />
  if (mayAsk) return <DeletionForm user={user} />
  return (
    <VStack gap="3" align="start" maxW="prose">
      <Text>{text.notYours}</Text>
      <OperatorLink />
    </VStack>
  )
}

function Planned({ dueAt, askedAt, by }: { dueAt: string; askedAt: string; by: string }) {
  const action = useAction('undo', text.failure)
  const undo = () =>
    action.run(async () => {
      await undoDeletion()
      showToast(text.undone, { tone: 'success' })
    })
  return (
    <VStack gap="4" align="stretch">
      <Notice tone="warning" title={text.planned(formatDate(dueAt), formatTime(dueAt))}>
        <Text>{text.by(by, formatDate(askedAt))}</Text>
      </Notice>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <Button alignSelf="start" loading={action.busy} loadingText={text.busy} onClick={() => void undo()}>
        {text.undo}
      </Button>
    </VStack>
  )
}
