import { FormField, Input } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'

const text = messages.register

/** The name of an adult, as pupils and their families see it. */
export const IdentityStep = ({ form }: { form: RegisterFormState }) => (
  <>
    <Question title={text.identityQuestion} hint={text.identityHint} focus={false} />
    <FormField label={text.firstName} error={form.errors.firstName}>
      <Input autoComplete="given-name" autoFocus {...form.input('firstName')} />
    </FormField>
    <FormField label={text.lastName} error={form.errors.lastName}>
      <Input autoComplete="family-name" {...form.input('lastName')} />
    </FormField>
  </>
)
