import { PRODUCT } from '@ariane/shared/catalogue'
import { digestRoutes } from '@ariane/shared/contracts/digest'
import { useAction } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { Button, Notice, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { messages as consent } from '../consent/messages.ts'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages as text } from './messages.ts'

/** The page that ends the digest by mail. It acts on the button only, since mail scanners open links too. */
export default function EndPage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  const action = useAction('end of digest', error => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_input') return text.failure
    setOutcome('dead')
    return null
  })
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [])

  const submit = () =>
    action.run(async () => {
      await call(digestRoutes.endDigest, { token })
      setOutcome('done')
    })

  return (
    <SingleCardPage title={text.title} maxW="lg">
      <VStack gap="4" align="stretch">
        {outcome === 'done' && <Notice tone="success">{text.done}</Notice>}
        {outcome === 'dead' && <Notice tone="error">{text.dead}</Notice>}
        {!outcome && (
          <>
            <Text>{text.lead}</Text>
            {action.problem && <Notice tone="error">{action.problem}</Notice>}
            <Button size="lg" loading={action.busy} loadingText={text.busy} onClick={() => void submit()}>
              {text.submit}
            </Button>
          </>
        )}
        <Button variant={outcome ? 'solid' : 'ghost'} onClick={onLeave}>
          {consent.leave}
        </Button>
      </VStack>
    </SingleCardPage>
  )
}
