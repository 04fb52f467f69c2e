import { logOnly } from '@ariane/shared/http'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { DeletionDialog } from '../deletion-dialog.tsx'
import { messages as common } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { askDeletion, deletionFailure } from './store.ts'

const text = { ...common.deletion, ...messages.deletion }

/**
 * The password that confirms a deletion is the account owner's, or that of the adult who asks for a pupil's deletion.
 */
export function DeletionForm({ user }: { user: ActiveUser }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <VStack gap="4" align="stretch" maxW="prose">
      <Text color="ink.muted">{text.lead}</Text>
      {(!open || user.switched) && (
        <Button variant="outline" colorPalette="danger" alignSelf="start" onClick={() => setOpen(true)}>
          {user.switched ? text.openOther(user.displayName) : text.open}
        </Button>
      )}
      {open && user.switched && (
        <DeletionDialog
          name={user.displayName}
          plan={askDeletion}
          onDone={close}
          onCancel={close}
          failure={text.failure}
        />
      )}
      {open && !user.switched && <OwnForm onClose={close} />}
    </VStack>
  )
}

function OwnForm({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (password === '') return setError(text.passwordMissing)
    setBusy(true)
    setFailure(null)
    try {
      await askDeletion(password)
    } catch (problem) {
      logOnly('deletion', problem)
      setFailure(deletionFailure(problem))
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
          <Button variant="ghost" onClick={onClose}>
            {text.keep}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
