import { logOnly } from '@ariane/shared/http'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { askDeletion, deletionFailure } from './store.ts'

const text = messages.deletion

/** For the own account the password confirms; an adult is asked again for a pupil's. */
export function DeletionForm({ user }: { user: ActiveUser }) {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setOpen(false)
    setPassword('')
    setError(undefined)
    setFailure(null)
  }

  async function submit() {
    if (!user.switched && password === '') return setError(text.passwordMissing)
    setBusy(true)
    setFailure(null)
    try {
      await askDeletion(user.switched ? undefined : password)
    } catch (problem) {
      logOnly('deletion', problem)
      setFailure(deletionFailure(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <VStack gap="4" align="stretch" maxW="prose">
      <Text color="ink.muted">{text.lead}</Text>
      {(!open || user.switched) && (
        <Button variant="outline" colorPalette="danger" alignSelf="start" onClick={() => setOpen(true)}>
          {user.switched ? text.openOther(user.displayName) : text.open}
        </Button>
      )}
      {open && user.switched && (
        <ConfirmDialog
          sentence={text.sentence(user.displayName)}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.details}</Text>
              {failure && <Notice tone="error">{failure}</Notice>}
            </VStack>
          }
          confirmLabel={text.confirm}
          tone="danger"
          busy={busy}
          onConfirm={() => void submit()}
          onCancel={close}
        />
      )}
      {open && !user.switched && (
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!busy) void submit()
          }}
        >
          <VStack gap="4" align="stretch" maxW="md">
            <Text>{text.advice}</Text>
            <PasswordField
              label={text.password}
              name="password"
              autoComplete="current-password"
              value={password}
              error={error}
              onChange={value => {
                setPassword(value)
                setError(undefined)
                setFailure(null)
              }}
            />
            {failure && <Notice tone="error">{failure}</Notice>}
            <HStack gap="3" wrap="wrap">
              <Button type="submit" colorPalette="danger" loading={busy} loadingText={text.busy}>
                {text.confirm}
              </Button>
              <Button variant="ghost" onClick={close}>
                {text.keep}
              </Button>
            </HStack>
          </VStack>
        </form>
      )}
    </VStack>
  )
}
