import { ApiError } from '@ariane/shared/http'
import { ConsentNotice, HStack, Notice, Spinner, Text } from '@ariane/shared/ui'
import { ToCalendars } from '../ical/to-calendars.tsx'
import { today } from '../week/today.ts'
import { failures } from './failures.ts'
import { describeGaps } from './gaps.ts'
import { messages as text } from './messages.ts'
import { formatWait } from './request.ts'
import type { SyncState } from './use-sync.ts'

/** The progress or the result of the synchronisation. */
export function Outcome({ state }: { state: SyncState }) {
  switch (state.kind) {
    case 'running':
      return (
        <HStack gap="3" role="status">
          <Spinner size="sm" aria-hidden />
          <Text>{state.step ? text.steps[state.step] : text.waiting}</Text>
        </HStack>
      )
    case 'done': {
      const { provider, added, changed, removed, gaps } = state.synced
      if (gaps.length === 0)
        return (
          <Notice tone="success" title={text.success(text.providers[provider])}>
            {text.counts(added, changed, removed)}
          </Notice>
        )
      return (
        <Notice tone="warning" title={text.partly(text.providers[provider])}>
          {describeGaps(gaps, today()).map(line => (
            <Text key={line}>{line}</Text>
          ))}
          <Text>{`${text.rest} ${text.counts(added, changed, removed)}`}</Text>
        </Notice>
      )
    }
    case 'refused': {
      const { code, retryAfterSeconds } = state.refusal
      const { what, next } = failures[code]
      return (
        <Notice tone="warning" title={what}>
          {next}
          {retryAfterSeconds !== undefined && ` ${formatWait(retryAfterSeconds)}`}
          {code === 'use_ent' && <ToCalendars />}
        </Notice>
      )
    }
    case 'failed':
      if (state.error instanceof ApiError && state.error.code === 'consent_needed') return <ConsentNotice />
      return (
        <Notice tone="warning" title={text.callFailure}>
          {findNextStep(state.error)}
        </Notice>
      )
    case 'stopped':
      return <Notice>{text.stopped}</Notice>
    default:
      return null
  }
}

function findNextStep(error: unknown): string {
  if (!(error instanceof ApiError)) return text.callNext
  return error.code === 'too_many_requests' ? text.callBusy : text.callLater
}
