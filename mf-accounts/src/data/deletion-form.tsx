import { useFields, useForm } from '@ariane/shared/form'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { DeletionDialog } from '../deletion-dialog.tsx'
import { checkProof } from '../deletion-rules.ts'
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
  const form = useForm({
    name: 'deletion',
    state: useFields({ password: '' }),
    check: checkProof,
    send: ({ password }) => askDeletion(password),
    failure: deletionFailure,
    refusals: { password: text.passwordWrong },
  })

  return (
    <form {...form.props}>
      <VStack gap="4" align="stretch" maxW="md">
        <Text>{text.advice}</Text>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={password => form.change({ password })}
        />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="danger" loading={form.busy} loadingText={text.busy}>
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
