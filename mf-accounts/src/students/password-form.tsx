import { lookup } from '@ariane/shared/catalogue'
import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { useForm } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { checkPassword } from './rules.ts'
import { $passwords, editFailure, type Login, setPassword } from './store.ts'

const text = messages.form
type Props = { student: StudentSummary; onDone: (login: Login) => void; onBack: () => void }

/** Sets a new password for a pupil who forgot it. */
export function PasswordForm({ student, onDone, onBack }: Props) {
  const key = `password ${student.userId}`
  const password = lookup(useStore($passwords), key) ?? ''
  const form = useForm({
    name: 'student',
    state: [{ password }, typed => $passwords.setKey(key, typed.password), () => $passwords.setKey(key, '')],
    check: checkPassword,
    send: async typed => onDone(await setPassword(student, typed.password)),
    failure: editFailure,
  })

  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch" maxW="md">
        <Text color="ink.muted">{text.ended}</Text>
        <PasswordField
          label={text.newPassword}
          name="password"
          autoComplete="off"
          value={password}
          error={form.errors.password}
          onChange={typed => form.change({ password: typed })}
          forOther
        />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={text.saving}>
            {text.save}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {messages.back}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
