import { lookup, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { MAX_NAME_CHARS } from '@ariane/shared/contracts/names'
import { type Check, type FieldErrors, useForm } from '@ariane/shared/form'
import { useDraft, useStore } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Notice, Select, VStack } from '@ariane/shared/ui'
import { PasswordField } from '../password-field.tsx'
import { messages } from './messages.ts'
import { type StudentForm as Form, isIncomplete } from './rules.ts'
import { $passwords } from './store.ts'

const text = messages.form
type Kept = { firstName: string; lastName: string; classroom: SchoolGrade }
type Props = {
  /** Distinguishes the drafts of several forms. */
  name: string
  known: Kept
  isNew: boolean
  mayGrade?: boolean
  mayPassword?: boolean
  check: Check<Form, Form>
  /** Throws on failure; the form then keeps its content. */
  send: (form: Form) => Promise<void>
  failure: string | ((error: unknown) => string | FieldErrors<Form>)
  onBack: () => void
}

/** The fields of a pupil's account. Names and grade are a draft on the device, the password stays in memory. */
export function StudentForm({ name, known, isNew, mayGrade = true, mayPassword = true, ...props }: Props) {
  const { check, send, failure, onBack } = props
  const [draft, setDraft, dropDraft] = useDraft<Kept | null>(name, null)
  const kept = { ...known, ...draft }
  const password = lookup(useStore($passwords), name) ?? ''
  const form = useForm<Form, Form>({
    name: 'student',
    state: [
      { ...kept, password },
      typed => {
        const { firstName, lastName, classroom } = typed
        const isSame = firstName === kept.firstName && lastName === kept.lastName && classroom === kept.classroom
        if (!isSame) setDraft({ firstName, lastName, classroom })
        $passwords.setKey(name, typed.password)
      },
      () => {
        dropDraft()
        $passwords.setKey(name, '')
      },
    ],
    check,
    send,
    failure,
  })
  const { values, errors, change } = form
  const isWrong = Object.keys(errors).length > 0
  const problem = isNew && isWrong && isIncomplete(values) ? text.required : form.problem

  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch" maxW="md">
        <FormField label={text.firstName} required={isNew} hint={isNew && text.firstNameHint} error={errors.firstName}>
          <Input autoComplete="off" maxLength={MAX_NAME_CHARS} {...form.input('firstName')} />
        </FormField>
        <FormField label={text.lastName} hint={isNew && text.lastNameHint} error={errors.lastName}>
          <Input autoComplete="off" maxLength={MAX_NAME_CHARS} {...form.input('lastName')} />
        </FormField>
        {mayGrade && (
          <FormField label={text.classroom}>
            <Select {...form.input('classroom')}>
              {SCHOOL_GRADES.map(grade => (
                <option key={grade}>{grade}</option>
              ))}
            </Select>
          </FormField>
        )}
        {mayPassword ? (
          <PasswordField
            label={isNew ? text.password : text.newPassword}
            hint={isNew ? undefined : text.newPasswordHint}
            name="password"
            autoComplete="off"
            value={password}
            error={errors.password}
            onChange={typed => change({ password: typed })}
            forOther
            required={isNew}
          />
        ) : (
          <Notice tone="info">{text.ownPassword}</Notice>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={isNew ? text.creating : text.saving}>
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
