import { logOnly } from '@ariane/shared/http'
import { Button, KeyIcon, Notice, Panel, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { passwordErrors } from './rules.ts'
import { changePassword, passwordFailure } from './store.ts'

const text = messages.password
const EMPTY = { current: '', next: '' }

/** The form of the user's own password; nothing of it is stored on the device. */
export function PasswordPanel() {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const change = (part: Partial<typeof EMPTY>) => {
    setForm({ ...form, ...part })
    setErrors({})
    setFailure(null)
    setDone(false)
  }

  async function submit() {
    const found = passwordErrors(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await changePassword(form.current, form.next)
      setForm(EMPTY)
      setDone(true)
    } catch (error) {
      logOnly('password', error)
      setFailure(passwordFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel title={text.title} icon={<KeyIcon />}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <VStack gap="4" align="stretch" maxW="md">
          <Text color="ink.muted">{text.lead}</Text>
          <PasswordField
            label={text.current}
            name="currentPassword"
            autoComplete="current-password"
            value={form.current}
            error={errors.current}
            onChange={current => change({ current })}
          />
          <PasswordField
            label={text.next}
            hint={text.nextHint}
            name="newPassword"
            autoComplete="new-password"
            value={form.next}
            error={errors.next}
            onChange={next => change({ next })}
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          {done && <Notice tone="success">{text.done}</Notice>}
          <Button type="submit" alignSelf="start" loading={busy} loadingText={text.busy}>
            {text.submit}
          </Button>
        </VStack>
      </form>
    </Panel>
  )
}
