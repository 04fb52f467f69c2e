import { useFields, useForm } from '@ariane/shared/form'
import { Button, KeyIcon, Notice, Panel, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { checkPasswords } from './rules.ts'
import { changePassword, passwordFailure } from './store.ts'

const text = messages.password
const EMPTY = { currentPassword: '', newPassword: '' }

/** The form of the user's own password; nothing of it is stored on the device. */
export function PasswordPanel() {
  const [done, setDone] = useState(false)
  const form = useForm({
    name: 'password',
    state: useFields(EMPTY),
    check: checkPasswords,
    send: async ({ currentPassword, newPassword }) => {
      await changePassword(currentPassword, newPassword)
      setDone(true)
    },
    failure: passwordFailure,
    refusals: { currentPassword: text.wrong },
  })
  const change = (part: Partial<typeof EMPTY>) => {
    setDone(false)
    form.change(part)
  }

  return (
    <Panel title={text.title} icon={<KeyIcon />}>
      <form {...form.props}>
        <VStack gap="4" align="stretch" maxW="md">
          <Text color="ink.muted">{text.lead}</Text>
          <PasswordField
            label={text.current}
            name="currentPassword"
            autoComplete="current-password"
            value={form.values.currentPassword}
            error={form.errors.currentPassword}
            onChange={currentPassword => change({ currentPassword })}
          />
          <PasswordField
            label={text.next}
            hint={text.nextHint}
            name="newPassword"
            autoComplete="new-password"
            value={form.values.newPassword}
            error={form.errors.newPassword}
            onChange={newPassword => change({ newPassword })}
          />
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          {done && <Notice tone="success">{text.done}</Notice>}
          <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
            {text.submit}
          </Button>
        </VStack>
      </form>
    </Panel>
  )
}
