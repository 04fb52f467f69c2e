import { isManager } from '@ariane/shared/catalogue'
import { FormField, Input } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { PasswordInput } from './password-input.tsx'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'

const text = messages.register

/** The password, and for pupils how Ariane greets them. */
export const PasswordStep = ({ form }: { form: RegisterFormState }) => (
  <>
    <Question title={text.passwordQuestion} focus={false} />
    <FormField label={text.password} required hint={text.passwordHint} error={form.errors.password}>
      <PasswordInput autoComplete="new-password" autoFocus {...form.input('password')} />
    </FormField>
    {!isManager(form.values.role) && (
      <FormField label={text.pupilName} hint={text.pupilNameHint} error={form.errors.firstName}>
        <Input autoComplete="given-name" {...form.input('firstName')} />
      </FormField>
    )}
  </>
)
