import { PRODUCT } from '@ariane/shared/catalogue'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { ApiError, call, logOnly } from '@ariane/shared/http'
import { Button, Link, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages } from './messages.ts'
import type { ConsentLink } from './token.ts'

const ROWS = { confirm: consentRoutes.confirmConsent, withdraw: consentRoutes.revokeConsent }

/** The page of a parent's consent link. It acts on the button only, since mail scanners open links too. */
export default function ConsentPage({ link, onLeave }: { link: ConsentLink; onLeave: () => void }) {
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'dead' | 'failed'>('open')
  const text = messages[link.what]
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [text])

  async function submit() {
    setState('busy')
    try {
      await call(ROWS[link.what], { token: link.token })
      setState('done')
    } catch (error) {
      logOnly('consent', error)
      setState(error instanceof ApiError && error.code === 'invalid_input' ? 'dead' : 'failed')
    }
  }
  const over = state === 'done' || state === 'dead'

  return (
    <SingleCardPage title={text.title} maxW="lg">
      <VStack gap="4" align="stretch">
        {state === 'done' && <Notice tone="success">{text.done}</Notice>}
        {state === 'dead' && <Notice tone="error">{messages.dead}</Notice>}
        {!over && (
          <>
            <Text>{text.lead}</Text>
            <Text color="ink.muted">{text.note}</Text>
            <Link href="/settings/confidentialite" target="_blank" textDecoration="underline">
              {messages.privacy}
            </Link>
            {state === 'failed' && <Notice tone="error">{messages.failure}</Notice>}
            <Button
              size="lg"
              whiteSpace="normal"
              h="auto"
              py="3"
              loading={state === 'busy'}
              loadingText={messages.busy}
              onClick={() => void submit()}
            >
              {text.submit}
            </Button>
          </>
        )}
        <Button variant={over ? 'solid' : 'ghost'} onClick={onLeave}>
          {messages.leave}
        </Button>
      </VStack>
    </SingleCardPage>
  )
}
