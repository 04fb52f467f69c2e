import { lookup, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { useDraft, useStore } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Notice, Select, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import type { StudentForm as Form } from './rules.ts'
import { $passwords } from './store.ts'

const text = messages.form
type Kept = { firstName: string; classroom: SchoolGrade }
type Props = {
  /** Distinguishes the drafts of several forms. */
  name: string
  known: Kept
  isNew: boolean
  /** The reason why the form cannot be sent yet, null when it can. */
  check: (form: Form) => string | null
  /** Throws on failure; the form then keeps its content. */
  send: (form: Form) => Promise<void>
  /** The sentence for what `send` threw. */
  failure: (error: unknown) => string
  onBack: () => void
}

/** The fields of a pupil's account. Name and grade are a draft on the device, the password stays in memory. */
export function StudentForm({ name, known, isNew, check, send, failure, onBack }: Props) {
  const [draft, setDraft, dropDraft] = useDraft<Kept | null>(name, null)
  const password = lookup(useStore($passwords), name) ?? ''
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form: Form = { ...(draft ?? known), password }
  const change = (part: Partial<Kept>) => {
    setDraft({ firstName: form.firstName, classroom: form.classroom, ...part })
    setProblem(null)
  }

  async function submit() {
    const wrong = check(form)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      await send(form)
      dropDraft()
      $passwords.setKey(name, '')
    } catch (error) {
      logOnly('student', error)
      setProblem(failure(error))
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
        <FormField label={text.firstName} hint={isNew ? text.firstNameHint : undefined}>
          <Input
            name="firstName"
            autoComplete="off"
            maxLength={80}
            value={form.firstName}
            onChange={event => change({ firstName: event.target.value })}
          />
        </FormField>
        <FormField label={text.classroom}>
          <Select
            name="classroom"
            value={form.classroom}
            onChange={event => {
              const classroom = SCHOOL_GRADES.find(one => one === event.target.value)
              if (classroom) change({ classroom })
            }}
          >
            {SCHOOL_GRADES.map(grade => (
              <option key={grade}>{grade}</option>
            ))}
          </Select>
        </FormField>
        <PasswordField
          label={isNew ? text.password : text.newPassword}
          hint={isNew ? undefined : text.newPasswordHint}
          name="password"
          autoComplete="off"
          value={password}
          onChange={next => {
            $passwords.setKey(name, next)
            setProblem(null)
          }}
          forOther
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={busy} loadingText={isNew ? text.creating : text.saving}>
            {isNew ? text.create : text.save}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {messages.back}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
