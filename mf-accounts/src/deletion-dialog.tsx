import { ApiError, logOnly } from '@ariane/shared/http'
import { Notice, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from './messages.ts'
import { PasswordField } from './password-field.tsx'

const text = messages.deletion

type Props = {
  /** The pupil whose account is to end. */
  name: string
  /** Plans the end with the adult's own password. */
  plan: (password: string) => Promise<void>
  onDone: () => void
  onCancel: () => void
  /** What is said when it failed for no reason of its own. */
  failure: string
}

/** Asks an adult for a confirmation and a proof of identity before a pupil's account is deleted. */
export function DeletionDialog({ name, plan, onDone, onCancel, failure }: Props) {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (password === '') return setWrong(text.passwordMissing)
    setBusy(true)
    setProblem(null)
    try {
      await plan(password)
      onDone()
    } catch (error) {
      logOnly('deletion', error)
      setBusy(false)
      if (error instanceof ApiError && error.fields.includes('password')) setWrong(text.passwordWrong)
      else setProblem(error instanceof ApiError && error.code === 'too_many_requests' ? text.tooMany : failure)
    }
  }

  return (
    <ConfirmDialog
      sentence={text.sentence(name)}
      details={
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!busy) void submit()
          }}
        >
          <VStack gap="4" align="stretch">
            <Text>{text.details}</Text>
            <PasswordField
              label={text.password}
              name="password"
              autoComplete="current-password"
              value={password}
              error={wrong}
              onChange={value => {
                setPassword(value)
                setWrong(undefined)
                setProblem(null)
              }}
            />
            {problem && <Notice tone="error">{problem}</Notice>}
          </VStack>
        </form>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={busy}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    />
  )
}
