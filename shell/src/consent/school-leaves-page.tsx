import { PRODUCT } from '@ariane/shared/catalogue'
import { REPORT_KINDS, type ReportKind, schoolReportRoutes } from '@ariane/shared/contracts/school-report'
import { useAction } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { Button, Checkbox, ErrorState, Link, LoadingState, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages } from './messages.ts'

const text = messages.school

/** The page of the link with which a parent without an account says what may be read of the school; it serves both ways. */
export default function SchoolLeavesPage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [allowed, setAllowed] = useState<readonly ReportKind[] | null>(null)
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  const describe = (failure: string) => (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_input') return failure
    setOutcome('dead')
    return null
  }
  const action = useAction('school leaves', describe(messages.failure))
  const { run } = action
  const isStarted = useRef(false)
  const read = () =>
    run(async () => setAllowed((await call(schoolReportRoutes.readLeavesByMail, { token })).data.allowed), {
      failure: describe(text.loadFailure),
    })
  const readFirst = useEffectEvent(read)
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
    if (isStarted.current) return
    isStarted.current = true
    void readFirst()
  }, [])

  const submit = () =>
    run(async () => {
      await call(schoolReportRoutes.setLeavesByMail, { token, allowed: [...(allowed ?? [])] })
      setOutcome('done')
    })
  const tick = (kind: ReportKind, isTicked: boolean) =>
    setAllowed(REPORT_KINDS.filter(one => (one === kind ? isTicked : allowed?.includes(one))))

  return (
    <SingleCardPage title={text.title} maxW="lg">
      <VStack gap="4" align="stretch">
        {outcome === 'done' && <Notice tone="success">{text.done}</Notice>}
        {outcome === 'dead' && <Notice tone="error">{text.dead}</Notice>}
        {!outcome && !allowed && action.busy && <LoadingState label={text.loading} />}
        {!outcome && !allowed && action.problem && <ErrorState message={action.problem} onRetry={() => void read()} />}
        {!outcome && allowed && (
          <>
            {action.problem && <Notice tone="error">{action.problem}</Notice>}
            <Text>{text.lead}</Text>
            <VStack as="fieldset" gap="3" align="stretch">
              <Text as="legend" fontWeight="semibold" mb="2">
                {text.which}
              </Text>
              {REPORT_KINDS.map(kind => (
                <Checkbox key={kind} checked={allowed.includes(kind)} onChange={isTicked => tick(kind, isTicked)}>
                  {text.kinds[kind]}
                </Checkbox>
              ))}
            </VStack>
            <Text color="ink.muted">{text.note}</Text>
            <Link href="/settings/confidentialite" target="_blank" textDecoration="underline">
              {messages.privacy}
            </Link>
            <Button
              size="lg"
              whiteSpace="normal"
              h="auto"
              py="3"
              loading={action.busy}
              loadingText={messages.busy}
              onClick={() => void submit()}
            >
              {text.submit}
            </Button>
          </>
        )}
        <Button variant={outcome ? 'solid' : 'ghost'} onClick={onLeave}>
          {messages.leave}
        </Button>
      </VStack>
    </SingleCardPage>
  )
}
