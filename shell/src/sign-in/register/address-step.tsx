import { useAction } from '@ariane/shared/form'
import { Button, FormField, Input, Notice, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'
import { askAddressCode } from './rules-store.ts'

const text = messages.register

/** The code that was mailed to the address. */
export function AddressStep({ form }: { form: RegisterFormState }) {
  const { email } = form.values
  const [again, setAgain] = useState(false)
  const action = useAction('address code', text.addressFailure)
  const send = () =>
    action.run(async () => {
      await askAddressCode(email)
      setAgain(true)
    })
  return (
    <>
      <Question title={text.addressQuestion} hint={text.addressHint(email.trim())} focus={false} />
      <FormField label={text.addressCode} required error={form.errors.addressCode}>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          autoFocus
          {...form.input('addressCode')}
        />
      </FormField>
      <Text color="ink.muted" textStyle="sm">
        {text.addressKnown}
      </Text>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {again && !action.problem && <Notice tone="success">{text.addressAgainDone}</Notice>}
      <Button variant="ghost" size="sm" loading={action.busy} onClick={() => void send()}>
        {text.addressAgain}
      </Button>
    </>
  )
}
