import type { SecondFactor } from '@ariane/shared/contracts/second-factor'
import { formatShortDate } from '@ariane/shared/dates'
import { hosting } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, Notice, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { $schoolLink } from '../../school/store.ts'
import { cameBack } from '../../school/use-proof.ts'
import { BackupCodes } from './backup-codes.tsx'
import { FactorEnd } from './factor-end.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { messages } from './messages.ts'
import { $factor, loadFactor } from './store.ts'

const text = messages.factor

/** The second factor of an adult. */
export function Factor() {
  const isHosted = hosting() !== null
  const loaded = useStore($factor)
  const link = useStore($schoolLink)
  const bySchool = link.state === 'ready' && link.data.linked && !link.data.hasPassword
  const [codes, show] = useState<string[] | null>(null)
  useEffect(() => {
    if (!isHosted) void loadFactor()
  }, [isHosted])
  const close = () => {
    show(null)
    void loadFactor()
  }
  return (
    <Panel title={text.title}>
      <VStack gap="4" align="stretch">
        <Text color="ink.muted" maxW="prose">
          {isHosted ? text.hosted : bySchool ? text.leadBySchool : text.lead}
        </Text>
        {!isHosted && loaded.state === 'loading' && <SkeletonCards count={1} label={messages.loading} />}
        {!isHosted && loaded.state === 'failed' && (
          <ErrorState message={text.failure} onRetry={() => void loadFactor()} />
        )}
        {!isHosted && loaded.state === 'ready' && !codes && (
          <State factor={loaded.data} bySchool={bySchool} onCodes={show} />
        )}
        {codes && <BackupCodes codes={codes} onNoted={close} />}
      </VStack>
    </Panel>
  )
}

type StateProps = { factor: SecondFactor; bySchool: boolean; onCodes: (codes: string[]) => void }

function State({ factor, bySchool, onCodes }: StateProps) {
  const { since, codesLeft, required } = factor
  // Whoever comes back from the school goes on where he was.
  const [returned] = useState(cameBack)
  const [chosen, end] = useState<boolean | null>(null)
  const ending = chosen ?? (bySchool && returned)
  if (since === null)
    return (
      <>
        {required && <Notice tone="warning">{text.required}</Notice>}
        <FactorSetup onDone={onCodes} />
      </>
    )
  return (
    <>
      <Notice tone="success">{text.on(formatShortDate(since))}</Notice>
      <Text>{text.left(codesLeft)}</Text>
      {ending ? (
        <FactorEnd onCancel={() => end(false)} />
      ) : (
        <Button variant="outline" alignSelf="start" onClick={() => end(true)}>
          {text.end}
        </Button>
      )}
    </>
  )
}
