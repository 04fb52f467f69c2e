import { hasMailbox } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { Box, Button, ErrorState, LoadingState, Text, VStack } from '@ariane/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { MailForm } from './mail-form.tsx'
import { messages } from './messages.ts'
import { isMailEnabled } from './store.ts'

const text = messages.forgot
type State = 'loading' | 'failed' | { mail: boolean }

/** For a user who cannot sign in: a link by mail where mail is set up, and always whom to ask. */
export function Forgot({ identifier, onBack }: { identifier: string; onBack: () => void }) {
  const [state, setState] = useState<State>('loading')
  const ask = useCallback(
    () =>
      isMailEnabled().then(
        mail => setState({ mail }),
        (error: unknown) => {
          logOnly('account options', error)
          setState('failed')
        },
      ),
    [],
  )
  useEffect(() => void ask(), [ask])
  function retry() {
    setState('loading')
    void ask()
  }

  if (state === 'loading') return <LoadingState label={text.loading} />
  if (state === 'failed') return <ErrorState message={text.loadFailure} onRetry={retry} />
  const address = identifier.includes('@') && hasMailbox(identifier) ? identifier.trim() : ''
  return (
    <VStack gap="6" align="stretch">
      {state.mail && <MailForm address={address} />}
      <AskAnAdult lead={state.mail ? text.askLead : text.askNoMail} />
      <Button variant="ghost" onClick={onBack}>
        {text.back}
      </Button>
    </VStack>
  )
}

function AskAnAdult({ lead }: { lead: string }) {
  return (
    <Box as="section" aria-label={text.ask} bg="info.subtle" borderRadius="l2" p="4">
      <Text mb="2">{lead}</Text>
      <Box as="ul" listStyleType="disc" ps="5" mb="2">
        {text.who.map(who => (
          <li key={who}>{who}</li>
        ))}
      </Box>
      <Text mb="2">{text.how}</Text>
      <Text color="ink.muted" textStyle="sm">
        {text.adult}
      </Text>
    </Box>
  )
}
