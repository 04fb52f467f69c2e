import { logOnly } from '@ariane/shared/http'
import { Button, FormField, Input, Notice, showToast, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { isAddress } from './rules.ts'
import { askConsent, consentFailure } from './store.ts'

const text = messages.consent

/** Asks a parent for consent by mail; the address is not stored on the device. */
export function ConsentMailForm({ mine, again }: { mine: boolean; again: boolean }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit() {
    const wrong = isAddress(email) ? undefined : text.emailWrong
    setError(wrong)
    if (wrong) return
    setBusy(true)
    setFailure(null)
    try {
      await askConsent(email.trim())
      setEmail('')
      showToast(text.sent, { tone: 'success' })
    } catch (problem) {
      logOnly('consent', problem)
      setFailure(consentFailure(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <VStack gap="4" align="stretch" maxW="md">
        <FormField label={mine ? text.emailMine : text.emailOther} hint={text.emailHint} error={error}>
          <Input
            name="parentEmail"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={event => {
              setEmail(event.target.value)
              setError(undefined)
            }}
          />
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" alignSelf="start" loading={busy} loadingText={text.busy}>
          {again ? text.askAgain : text.ask}
        </Button>
      </VStack>
    </form>
  )
}
