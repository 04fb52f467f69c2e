import { logOnly } from '@ariane/shared/http'
import { Button, FormField, Input, showToast, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { approveAdult, describeApprovalFailure } from './approvals-store.ts'
import { messages } from './messages.ts'

const text = messages.approvals

/** Approves an adult by email address or login. */
export function ApprovalForm() {
  const [identifier, setIdentifier] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (identifier.trim() === '') return setError(text.missing)
    setBusy(true)
    try {
      await approveAdult(identifier)
      setIdentifier('')
      showToast(text.done, { tone: 'success' })
    } catch (problem) {
      logOnly('approval', problem)
      setError(describeApprovalFailure(problem))
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
      <VStack gap="3" align="stretch" maxW="md">
        <FormField label={text.identifier} error={error}>
          <Input
            name="identifier"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={identifier}
            onChange={event => {
              setIdentifier(event.target.value)
              setError(undefined)
            }}
          />
        </FormField>
        <Button type="submit" alignSelf="start" loading={busy} loadingText={text.busy}>
          {text.approve}
        </Button>
      </VStack>
    </form>
  )
}
