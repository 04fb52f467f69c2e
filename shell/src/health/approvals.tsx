import type { AdultApproval } from '@ariane/shared/contracts/approvals'
import { useStore } from '@ariane/shared/session'
import { Box, Button, ErrorState, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { ActDialog } from './act-dialog.tsx'
import { AdultRow } from './adult-row.tsx'
import { ApprovalForm } from './approval-form.tsx'
import { $approvals, endApproval, loadApprovals } from './approvals-store.ts'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.approvals

type Current = AdultApproval & { pupil: NonNullable<AdultApproval['pupil']> }

/** Approved adults, with for whom and by which operator. */
export function Approvals() {
  const loaded = useStore($approvals)
  const [ending, end] = useState<Current | null>(null)
  useEffect(() => void loadApprovals(), [])
  return (
    <Panel title={text.title}>
      <VStack gap="4" align="stretch">
        <Box color="ink.muted" maxW="prose">
          <Text mb="2">{text.lead}</Text>
          <Text>{text.check}</Text>
        </Box>
        <ApprovalForm />
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void loadApprovals()} />}
        {loaded.state === 'ready' && loaded.data.length === 0 && <Text>{text.none}</Text>}
        {loaded.state === 'ready' && loaded.data.length > 0 && (
          <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
            {loaded.data.map(approval => (
              <Row key={approval.id} approval={approval} onEnd={end} />
            ))}
          </VStack>
        )}
      </VStack>
      {ending && (
        <ActDialog
          sentence={text.endSentence(ending.fullName, ending.pupil.fullName)}
          details={text.endDetails}
          confirmLabel={text.end}
          failed={text.failed}
          act={() => endApproval(ending.userId, ending.pupil.userId)}
          onClose={() => end(null)}
        />
      )}
    </Panel>
  )
}

function Row({ approval, onEnd }: { approval: AdultApproval; onEnd: (approval: Current) => void }) {
  const { fullName, pupil, by, at, ended } = approval
  return (
    <AdultRow
      adult={approval}
      actions={
        !ended &&
        pupil && (
          <Button
            size="sm"
            variant="outline"
            aria-label={text.endFor(fullName, pupil.fullName)}
            onClick={() => onEnd({ ...approval, pupil })}
          >
            {text.end}
          </Button>
        )
      }
    >
      {pupil && <Text overflowWrap="anywhere">{text.forPupil(pupil.fullName)}</Text>}
      <Text color="ink.muted" textStyle="sm">
        {text.given(by, formatInstant(at))}
      </Text>
      {ended && <Text textStyle="sm">{text.ended(ended.by, formatInstant(ended.at))}</Text>}
    </AdultRow>
  )
}
