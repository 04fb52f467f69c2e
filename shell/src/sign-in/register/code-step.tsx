import { FormField, Input } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Question } from './question.tsx'
import type { RegisterFormState } from './register-values.ts'

const text = messages.register

/** The school's code, where only those register who have it. */
export const CodeStep = ({ form }: { form: RegisterFormState }) => (
  <>
    <Question title={text.codeQuestion} hint={text.codeHint} focus={false} />
    <FormField label={text.code} required error={form.errors.code}>
      <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} autoFocus {...form.input('code')} />
    </FormField>
  </>
)
