import type { OwnClass } from '@ariane/shared/contracts/class-members'
import { useAction } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { ReportText } from '@ariane/shared/report'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  ErrorState,
  Flex,
  Notice,
  PageHeader,
  Panel,
  SkeletonCards,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { leaveClass, ownClasses } from '../store.ts'
import { JoinForm } from './join-form.tsx'

const text = messages.own

/** A pupil's classes, and the form to enter another one. */
export default function OwnClasses() {
  const loaded = useStore(ownClasses.$data)
  const [asked, ask] = useState<OwnClass | null>(null)
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.subtitle}
        actions={
          <Button asChild variant="outline">
            <Link to="/classes/progres">{messages.progress.open}</Link>
          </Button>
        }
      />
      <VStack gap="6" align="stretch">
        <Panel title={text.join}>
          <JoinForm />
          <Text color="ink.muted" textStyle="sm" mt="4" maxW="prose">
            {text.what}
          </Text>
        </Panel>
        {loaded.state === 'loading' && <SkeletonCards count={1} label={messages.loading} />}
        {loaded.state === 'failed' && (
          <ErrorState message={messages.failure} onRetry={() => void ownClasses.reload({ showLoading: true })} />
        )}
        {loaded.state === 'ready' && (
          <Panel title={text.label}>
            {loaded.data.length === 0 && <Text color="ink.muted">{text.none}</Text>}
            <VStack
              as="ul"
              aria-label={text.label}
              listStyleType="none"
              gap="3"
              align="stretch"
              _empty={{ display: 'none' }}
            >
              {loaded.data.map(one => (
                <Row key={one.id} one={one} onLeave={() => ask(one)} />
              ))}
            </VStack>
          </Panel>
        )}
      </VStack>
      {asked && <LeaveDialog one={asked} onClose={() => ask(null)} />}
    </>
  )
}

function Row({ one, onLeave }: { one: OwnClass; onLeave: () => void }) {
  const label = one.waiting ? text.withdraw(one.name) : text.leave(one.name)
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" bg="bg.subtle" borderRadius="l2" p="4">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {one.name} <ReportText id={one.id} words={one.name} />
        </Text>
        {one.teachers.length > 0 && (
          <Text color="ink.muted" textStyle="sm">
            {text.teachers(one.teachers.join(', '))}
          </Text>
        )}
        {one.waiting && <Badge colorPalette="info">{text.waiting}</Badge>}
      </Box>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={onLeave}>
        {label}
      </Button>
    </Flex>
  )
}

function LeaveDialog({ one, onClose }: { one: OwnClass; onClose: () => void }) {
  const action = useAction('class', error =>
    error instanceof ApiError && error.code === 'recent_password' ? text.recentPassword : messages.actionFailure,
  )
  const leave = () =>
    action.run(async () => {
      await leaveClass(one.id)
      showToast(text.left(one.name), { tone: 'success' })
      onClose()
    })
  return (
    <ConfirmDialog
      sentence={one.waiting ? text.withdrawSentence(one.name) : text.leaveSentence(one.name)}
      details={
        <VStack gap="4" align="stretch">
          {!one.waiting && <Text>{text.leaveDetails}</Text>}
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={one.waiting ? text.withdraw(one.name) : text.leave(one.name)}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}
