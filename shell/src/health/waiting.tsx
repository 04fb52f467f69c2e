import type { WaitingAdult } from '@ariane/shared/contracts/registration'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, HStack, Notice, Panel, SkeletonCards, showToast, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { ActDialog } from './act-dialog.tsx'
import { AdultRow } from './adult-row.tsx'
import { formatInstant } from './format-instant.ts'
import { messages as text } from './waiting-messages.ts'
import { $waiting, acceptAdult, loadWaiting, refuseAdult } from './waiting-store.ts'

/** Adults who registered, to be accepted or refused. */
export function Waiting() {
  const loaded = useStore($waiting)
  const [refusing, refuse] = useState<WaitingAdult | null>(null)
  useEffect(() => void loadWaiting(), [])
  return (
    <Panel title={text.title}>
      <VStack gap="4" align="stretch">
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void loadWaiting()} />}
        {loaded.state === 'ready' && loaded.data.length === 0 && <Text color="ink.muted">{text.none}</Text>}
        {loaded.state === 'ready' && loaded.data.length > 0 && (
          <>
            <Text color="ink.muted" maxW="prose">
              {text.lead}
            </Text>
            <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
              {loaded.data.map(adult => (
                <Row key={adult.userId} adult={adult} onRefuse={() => refuse(adult)} />
              ))}
            </VStack>
          </>
        )}
      </VStack>
      {refusing && (
        <ActDialog
          sentence={text.refuseSentence(refusing.fullName)}
          details={text.refuseDetails}
          confirmLabel={text.refuse}
          failed={text.failed}
          act={() => refuseAdult(refusing.userId)}
          onClose={() => refuse(null)}
        />
      )}
    </Panel>
  )
}

function Row({ adult, onRefuse }: { adult: WaitingAdult; onRefuse: () => void }) {
  const { userId, fullName, since } = adult
  const action = useAction('registration', text.failed)
  const accept = () =>
    action.run(async () => {
      await acceptAdult(userId)
      showToast(text.accepted(fullName), { tone: 'success' })
    })
  return (
    <AdultRow
      adult={adult}
      actions={
        <HStack gap="2">
          <Button size="sm" aria-label={text.acceptFor(fullName)} loading={action.busy} onClick={() => void accept()}>
            {text.accept}
          </Button>
          <Button size="sm" variant="outline" aria-label={text.refuseFor(fullName)} onClick={onRefuse}>
            {text.refuse}
          </Button>
        </HStack>
      }
    >
      <Text color="ink.muted" textStyle="sm">
        {text.since(formatInstant(since))}
      </Text>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
    </AdultRow>
  )
}
