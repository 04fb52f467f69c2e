import { useFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { Notice, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { checkProof } from './deletion-rules.ts'
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
  const form = useForm({
    name: 'deletion',
    state: useFields({ password: '' }),
    check: checkProof,
    send: async ({ password }) => {
      await plan(password)
      onDone()
    },
    failure: error => (error instanceof ApiError && error.code === 'too_many_requests' ? text.tooMany : failure),
    refusals: { password: text.passwordWrong },
  })

  return (
    <ConfirmDialog
      sentence={text.sentence(name)}
      details={
        <form {...form.props}>
          <VStack gap="4" align="stretch">
            <Text>{text.details}</Text>
            <PasswordField
              label={text.password}
              name="password"
              autoComplete="current-password"
              value={form.values.password}
              error={form.errors.password}
              onChange={password => form.change({ password })}
            />
            {form.problem && <Notice tone="error">{form.problem}</Notice>}
          </VStack>
        </form>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onCancel}
    />
  )
}
