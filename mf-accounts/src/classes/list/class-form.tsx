import { lookup, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { ClassName, MAX_CLASS_NAME_CHARS } from '@ariane/shared/contracts/classes'
import { checkFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { useDraft } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Notice, Select, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

const text = messages.form
export type ClassFields = { name: string; grade: SchoolGrade }
const check = checkFields<{ name: typeof ClassName }, { grade: SchoolGrade }>(
  { name: ClassName },
  { name: text.nameShape },
)

interface Props {
  /** Distinguishes the drafts of several forms. */
  draft: string
  known: ClassFields
  isNew?: boolean
  children?: ReactNode
  /** Throws on failure; the form then keeps its content. */
  send: (fields: ClassFields) => Promise<void>
  onCancel: () => void
}

/** Name and grade of a class. */
export function ClassForm({ draft, known, isNew = false, children, send, onCancel }: Props) {
  const [kept, keep, drop] = useDraft<ClassFields>(draft, known)
  const form = useForm({
    name: 'class',
    state: [kept, keep, drop],
    check,
    send,
    failure: error =>
      (error instanceof ApiError && lookup(isNew ? text.notMade : text.notChanged, error.code)) || text.failure,
  })
  return (
    <form {...form.props}>
      <VStack gap="5" align="stretch">
        <FormField label={text.name} required hint={text.nameHint} error={form.errors.name}>
          <Input autoComplete="off" maxLength={MAX_CLASS_NAME_CHARS} {...form.input('name')} />
        </FormField>
        <FormField label={text.grade}>
          <Select {...form.input('grade')}>
            {SCHOOL_GRADES.map(grade => (
              <option key={grade}>{grade}</option>
            ))}
          </Select>
        </FormField>
        {children}
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={isNew ? text.creating : text.saving}>
            {isNew ? text.create : text.save}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        </HStack>
      </VStack>
    </form>
  )
}
