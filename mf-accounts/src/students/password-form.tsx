import { lookup } from '@ariane/shared/catalogue'
import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { logOnly } from '@ariane/shared/http'
import { useStore } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { passwordError } from './rules.ts'
import { $passwords, editFailure, type Login, setPassword } from './store.ts'

const text = messages.form
type Props = { student: StudentSummary; onDone: (login: Login) => void; onBack: () => void }

/** Sets a new password for a pupil who forgot it. */
export function PasswordForm({ student, onDone, onBack }: Props) {
  const key = `password ${student.userId}`
  const password = lookup(useStore($passwords), key) ?? ''
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function submit() {
    const wrong = password === '' ? text.short : passwordError(password)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const login = await setPassword(student, password)
      $passwords.setKey(key, '')
      onDone(login)
    } catch (error) {
      logOnly('student', error)
      setProblem(editFailure(error))
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
      <VStack gap="5" align="stretch" maxW="md">
        <Text color="ink.muted">{text.ended}</Text>
        <PasswordField
          label={text.newPassword}
          name="password"
          autoComplete="off"
          value={password}
          onChange={next => {
            $passwords.setKey(key, next)
            setProblem(null)
          }}
          forOther
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={busy} loadingText={text.saving}>
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
