import { ROLE_TITLES } from '@ariane/shared/catalogue'
import type { AdultApproval } from '@ariane/shared/contracts/approvals'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Badge, Box, Button, ErrorState, HStack, Notice, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useEffect, useState } from 'react'
import { ApprovalForm } from './approval-form.tsx'
import { $approvals, endApproval, loadApprovals } from './approvals-store.ts'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.approvals

/** Approved adults, with the operator who approved them. */
export function Approvals() {
  const loaded = useStore($approvals)
  const [ending, end] = useState<AdultApproval | null>(null)
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
              <Row key={approval.id} approval={approval} onEnd={() => end(approval)} />
            ))}
          </VStack>
        )}
      </VStack>
      {ending && <EndDialog approval={ending} onClose={() => end(null)} />}
    </Panel>
  )
}

function Row({ approval, onEnd }: { approval: AdultApproval; onEnd: () => void }) {
  const { fullName, email, role, by, at, ended } = approval
  return (
    <HStack as="li" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px" borderColor="border" pt="3">
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {fullName}
          </Text>
          <Badge>{ROLE_TITLES[role]}</Badge>
        </HStack>
        <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
          {email}
        </Text>
        <Text color="ink.muted" textStyle="sm">
          {text.given(by, formatInstant(at))}
        </Text>
        {ended && <Text textStyle="sm">{text.ended(ended.by, formatInstant(ended.at))}</Text>}
      </Box>
      {!ended && (
        <Button size="sm" variant="outline" aria-label={text.endFor(fullName)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </HStack>
  )
}

function EndDialog({ approval, onClose }: { approval: AdultApproval; onClose: () => void }) {
  const action = useAction('approval', text.failed)
  const confirm = () =>
    action.run(async () => {
      await endApproval(approval.userId)
      onClose()
    })

  return (
    <ConfirmDialog
      sentence={text.endSentence(approval.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.endDetails}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.end}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
