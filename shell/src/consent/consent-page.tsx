import { PRODUCT } from '@ariane/shared/catalogue'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { useAction } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { Button, Link, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages } from './messages.ts'

type MailLink = { token: string; what: 'confirm' | 'withdraw' }
const ROWS = { confirm: consentRoutes.confirmConsent, withdraw: consentRoutes.revokeConsent }

/** The page of a parent's consent link. It acts on the button only, since mail scanners open links too. */
export default function ConsentPage({ link, onLeave }: { link: MailLink; onLeave: () => void }) {
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  const action = useAction('consent', error => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_input') return messages.failure
    setOutcome('dead')
    return null
  })
  const text = messages[link.what]
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [text])

  const submit = () =>
    action.run(async () => {
      await call(ROWS[link.what], { token: link.token })
      setOutcome('done')
    })

  return (
    <SingleCardPage title={text.title} maxW="lg">
      <VStack gap="4" align="stretch">
        {outcome === 'done' && <Notice tone="success">{text.done}</Notice>}
        {outcome === 'dead' && <Notice tone="error">{messages.dead}</Notice>}
        {!outcome && (
          <>
            <Text>{text.lead}</Text>
            <Text color="ink.muted">{text.note}</Text>
            <Link href="/settings/confidentialite" target="_blank" textDecoration="underline">
              {messages.privacy}
            </Link>
            {action.problem && <Notice tone="error">{action.problem}</Notice>}
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
