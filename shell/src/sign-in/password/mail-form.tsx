import { logOnly } from '@ariane/shared/http'
import { Button, FormField, Input, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { describeRequestFailure, requestResetLink } from './store.ts'

const text = messages.forgot

/** Requests a reset link; the answer is the same for every address. */
export function MailForm({ address }: { address: string }) {
  const [email, setEmail] = useState(address)
  const [problem, setProblem] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)

  async function send() {
    const wanted = email.trim()
    const wrong = wanted === '' ? text.emailMissing : /^\S+@\S+\.\S+$/.test(wanted) ? undefined : text.emailShape
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    setFailure(null)
    try {
      await requestResetLink(wanted)
      setSent(true)
    } catch (error) {
      logOnly('forgotten password', error)
      setFailure(describeRequestFailure(error))
    } finally {
      setBusy(false)
    }
  }

  if (sent) return <Notice tone="success">{text.sent}</Notice>
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <VStack gap="4" align="stretch">
        <Text>{text.byMail}</Text>
        <FormField label={text.email} error={problem}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={event => {
              setEmail(event.target.value)
              setProblem(undefined)
            }}
          />
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" loading={busy} loadingText={text.sending}>
          {text.send}
        </Button>
      </VStack>
    </form>
  )
}
