import type { SignInOnDevice } from '@ariane/shared/contracts/sign-ins'
import { formatShortDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { hosting } from '@ariane/shared/ports'
import { useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  ErrorState,
  HStack,
  Notice,
  Panel,
  SkeletonCards,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'
import { $signIns, endAllSignIns, endSignIn, loadSignIns } from './store.ts'

const text = messages.devices

/** The devices where the user is signed in, each with a way out of it. */
export function Devices() {
  const isHosted = hosting() !== null
  const loaded = useStore($signIns)
  const [leaving, leave] = useState(false)
  useEffect(() => {
    if (!isHosted) void loadSignIns()
  }, [isHosted])
  return (
    <Panel title={text.title}>
      <VStack gap="4" align="stretch">
        <Text color="ink.muted" maxW="prose">
          {isHosted ? text.hosted : text.lead}
        </Text>
        {!isHosted && loaded.state === 'loading' && <SkeletonCards count={1} label={messages.loading} />}
        {!isHosted && loaded.state === 'failed' && (
          <ErrorState message={text.failure} onRetry={() => void loadSignIns()} />
        )}
        {!isHosted && loaded.state === 'ready' && (
          <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
            {loaded.data.map(device => (
              <Device key={device.id} device={device} />
            ))}
          </VStack>
        )}
        <Button variant="outline" alignSelf="start" onClick={() => leave(true)}>
          {text.all}
        </Button>
      </VStack>
      {leaving && <LeaveDialog onClose={() => leave(false)} />}
    </Panel>
  )
}

function Device({ device: { id, browser, system, since, lastSeen, current, shared } }: { device: SignInOnDevice }) {
  const action = useAction('sign-in', messages.failed)
  const name = text.name(text.browsers[browser], text.systems[system])
  const end = () =>
    action.run(async () => {
      await endSignIn(id)
      showToast(text.ended, { tone: 'success' })
    })
  return (
    <HStack as="li" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px" borderColor="border" pt="3">
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          {current && <Badge>{text.here}</Badge>}
          {shared && <Badge>{text.shared}</Badge>}
        </HStack>
        <Text color="ink.muted" textStyle="sm">
          {text.since(formatShortDate(since))}
        </Text>
        {!current && (
          <Text color="ink.muted" textStyle="sm">
            {text.seen(formatShortDate(lastSeen))}
          </Text>
        )}
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
      </Box>
      {!current && (
        <Button
          size="sm"
          variant="outline"
          aria-label={text.endFor(name)}
          loading={action.busy}
          onClick={() => void end()}
        >
          {text.end}
        </Button>
      )}
    </HStack>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const action = useAction('sign-ins', messages.failed)
  return (
    <ConfirmDialog
      sentence={text.allSentence}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.allDetails}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.all}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void action.run(endAllSignIns)}
      onCancel={onClose}
    />
  )
}
