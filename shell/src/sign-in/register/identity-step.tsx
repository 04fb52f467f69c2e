import { FormField, Input, Notice } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'

const text = messages.register

/** The name of an adult, as pupils and their families see it. */
export const IdentityStep = ({ form, waits }: { form: RegisterFormState; waits: boolean }) => (
  <>
    <Question title={text.identityQuestion} hint={text.identityHint} focus={false} />
    {waits && <Notice tone="info">{text.waits}</Notice>}
    <FormField label={text.firstName} required error={form.errors.firstName}>
      <Input autoComplete="given-name" autoFocus {...form.input('firstName')} />
    </FormField>
    <FormField label={text.lastName} required error={form.errors.lastName}>
      <Input autoComplete="family-name" {...form.input('lastName')} />
    </FormField>
  </>
)
