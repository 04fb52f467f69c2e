import type { OperatorReport } from '@ariane/shared/contracts/reports'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  ErrorState,
  FlagIcon,
  Notice,
  Panel,
  SkeletonCards,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useEffect } from 'react'
import { formatInstant } from './format-instant.ts'
import { messages as text } from './reports-messages.ts'
import { $reports, closeReport, loadReports } from './reports-store.ts'

/** What pupils reported of adults, until an operator has dealt with it. */
export function Reports() {
  const loaded = useStore($reports)
  useEffect(() => void loadReports(), [])
  return (
    <Panel title={text.title} icon={<FlagIcon />}>
      <VStack gap="4" align="stretch">
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void loadReports()} />}
        {loaded.state === 'ready' && loaded.data.length === 0 && <Text color="ink.muted">{text.none}</Text>}
        {loaded.state === 'ready' && loaded.data.length > 0 && (
          <>
            <Text color="ink.muted" maxW="prose">
              {text.lead}
            </Text>
            <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
              {loaded.data.map(report => (
                <Row key={report.id} report={report} />
              ))}
            </VStack>
          </>
        )}
      </VStack>
    </Panel>
  )
}

function Row({ report }: { report: OperatorReport }) {
  const { id, kind, pupilName, senderName, content, reason, reportedAt, settledBy } = report
  const action = useAction('reports', text.failed)
  const close = () =>
    action.run(async () => {
      await closeReport(id)
      showToast(text.closed, { tone: 'success' })
    })
  return (
    <Box as="li" bg="bg.subtle" borderRadius="l2" p="4">
      <Text fontWeight="bold" overflowWrap="anywhere">
        {text.line(pupilName, senderName || text.somebody, text.kinds[kind])}
      </Text>
      <Text color="ink.muted" textStyle="sm">
        {formatInstant(reportedAt)}
      </Text>
      <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {content ? `«\u00a0${content}\u00a0»` : text.media}
      </Text>
      {reason && <Text overflowWrap="anywhere">{text.reason(reason)}</Text>}
      {settledBy && (
        <Text color="ink.muted" textStyle="sm">
          {text.settled(settledBy)}
        </Text>
      )}
      <Button
        size="sm"
        mt="3"
        variant="outline"
        aria-label={text.closeFor(pupilName)}
        loading={action.busy}
        onClick={() => void close()}
      >
        {text.close}
      </Button>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
    </Box>
  )
}
