import { PRODUCT } from '@ariane/shared/catalogue'
import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import type { AnswerOf } from '@ariane/shared/contracts/route'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Button, HStack, Link, LoadingState, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages } from './messages.ts'
import { fetchSlip, slipFailure } from './slip.ts'
import { SlipAccount } from './slip-account.tsx'
import { SlipCodeForm } from './slip-code-form.tsx'

const text = messages.slip
type Slip = AnswerOf<typeof consentSlipRoutes.readConsentSlip>['data']
type Outcome = keyof typeof text.done

/** The page behind the code of a slip: it records an answer, and says that only the signature counts. */
export default function SlipPage({ code, onLeave }: { code: string; onLeave: () => void }) {
  const [opened, open] = useState<{ code: string; slip: Slip } | null>(null)
  const first = useAction('consent slip', slipFailure)
  const { run } = first
  const isStarted = useRef(false)
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [])
  useEffect(() => {
    if (!code || isStarted.current) return
    isStarted.current = true
    void run(async () => open({ code, slip: await fetchSlip(code) }))
  }, [code, run])

  return (
    <SingleCardPage title={text.title} maxW="lg">
      <VStack gap="4" align="stretch">
        {opened && <Answer {...opened} />}
        {!opened && first.busy && <LoadingState label={text.loading} />}
        {!opened && !first.busy && (
          <>
            {first.problem && <Notice tone="error">{first.problem}</Notice>}
            <SlipCodeForm onOpened={(typed, slip) => open({ code: typed, slip })} />
          </>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {messages.leave}
        </Button>
      </VStack>
    </SingleCardPage>
  )
}

function Answer({ code, slip }: { code: string; slip: Slip }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const action = useAction('consent slip', slipFailure)
  const say = (answer: 'yes' | 'no') =>
    action.run(
      async () => {
        await call(consentSlipRoutes.answerConsentSlip, { code, answer })
        setOutcome(slip.isGiven ? 'withdrawn' : answer)
      },
      { at: answer },
    )
  if (outcome)
    return (
      <>
        <Notice tone="success">{text.done[outcome]}</Notice>
        {outcome !== 'withdrawn' && <SlipAccount code={code} answer={outcome} />}
      </>
    )
  return (
    <>
      <Text>{text.lead(slip.name)}</Text>
      <Text color="ink.muted">{slip.isGiven ? messages.withdraw.lead : text.note}</Text>
      {slip.isGiven && <Notice tone="success">{text.given}</Notice>}
      {!slip.isGiven && slip.answer && <Notice tone="info">{text.before[slip.answer]}</Notice>}
      <Link href="/settings/confidentialite" target="_blank" textDecoration="underline">
        {messages.privacy}
      </Link>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <HStack gap="3" wrap="wrap">
        {!slip.isGiven && (
          <Button
            size="lg"
            loading={action.isBusyAt('yes')}
            loadingText={messages.busy}
            onClick={() => void say('yes')}
          >
            {text.yes}
          </Button>
        )}
        <Button
          size="lg"
          variant="outline"
          loading={action.isBusyAt('no')}
          loadingText={messages.busy}
          onClick={() => void say('no')}
        >
          {slip.isGiven ? text.withdraw : text.no}
        </Button>
      </HStack>
      {(slip.isGiven || slip.answer) && <SlipAccount code={code} answer={null} />}
    </>
  )
}
