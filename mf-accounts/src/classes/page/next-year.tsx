import { fold, formatSchoolYear, nextClassName, nextGrade } from '@ariane/shared/catalogue'
import { ClassName, classRoutes, MAX_CLASS_NAME_CHARS } from '@ariane/shared/contracts/classes'
import { type Checked, checkFields, useFields, useForm } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { students } from '@ariane/shared/session'
import {
  Box,
  Button,
  CalendarIcon,
  FormField,
  Heading,
  Input,
  Notice,
  Panel,
  showToast,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { classes, classFailure } from '../store.ts'
import { today } from './assignments/days.ts'
import type { ClassProps } from './class-props.ts'
import { PickPupils } from './pick-pupils.tsx'
import { isEndOfYear } from './rules.ts'

const text = messages.nextYear

/** Moves the class to the next school year. */
export function NextYear({ one }: Pick<ClassProps, 'one'>) {
  const [open, setOpen] = useState(false)
  const grade = nextGrade(one.grade)
  return (
    <Panel title={text.title} icon={<CalendarIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {grade ? text.lead(formatSchoolYear(one.schoolYear + 1)) : text.last}
      </Text>
      {grade && one.pupils.length > 0 && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      )}
      {open && grade && <NextYearDialog one={one} grade={grade} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

type Fields = { name: string; userIds: string[]; typed: string }
const checkName = checkFields<{ name: typeof ClassName }, Omit<Fields, 'name'>>(
  { name: ClassName },
  { name: messages.form.nameShape },
)

/** Outside of the months in which a year ends, whoever moves a class types its name. */
const checkMove =
  (current: string, early: boolean) =>
  (fields: Fields): Checked<Fields, Fields> => {
    if (!early || fold(fields.typed) === fold(current)) return checkName(fields)
    const read = checkName(fields)
    return { errors: { ...('errors' in read && read.errors), typed: text.typedShape(current) } }
  }

type DialogProps = Pick<ClassProps, 'one'> & { grade: NonNullable<ReturnType<typeof nextGrade>>; onClose: () => void }

function NextYearDialog({ one, grade, onClose }: DialogProps) {
  const navigate = useNavigate()
  const early = !isEndOfYear(today(), one.schoolYear)
  const everybody = one.pupils.map(({ userId }) => userId)
  const form = useForm({
    name: 'next year',
    state: useFields({ name: nextClassName(one.name, one.grade), userIds: everybody, typed: '' }),
    check: checkMove(one.name, early),
    send: async ({ name, userIds }) => {
      const { data } = await call(classRoutes.startNextYear, { id: one.id, name, grade, userIds })
      void classes.reload()
      void students.reload()
      showToast(text.done(name), { tone: 'success' })
      await navigate(`/classes/${data.id}/eleves`)
    },
    failure: classFailure,
  })
  const { name, userIds } = form.values
  const leaving = everybody.length - userIds.length + one.unseen
  return (
    <Modal title={text.open} onClose={onClose} size="lg">
      <form {...form.props}>
        <VStack gap="5" align="stretch">
          <FormField label={messages.form.name} required error={form.errors.name}>
            <Input autoComplete="off" maxLength={MAX_CLASS_NAME_CHARS} {...form.input('name')} />
          </FormField>
          <Box as="section" aria-label={text.preview} bg="bg.subtle" borderRadius="l2" p="4">
            <Heading as="h3" size="sm" mb="2">
              {text.preview}
            </Heading>
            <Box as="ul" ps="5">
              <li>{text.moves(userIds.length, name, grade)}</li>
              <li>{text.stays(leaving)}</li>
              <li>{text.teachers(one.teachers.map(({ fullName }) => fullName).join(', '))}</li>
              <li>{text.archives(one.name)}</li>
              <li>{text.grades}</li>
            </Box>
          </Box>
          <PickPupils
            label={text.who}
            pupils={one.pupils}
            chosen={userIds}
            onChange={chosen => form.change({ userIds: chosen })}
          />
          {early && (
            <>
              <Notice tone="warning">{text.early(one.name)}</Notice>
              <FormField label={text.typed(one.name)} required error={form.errors.typed}>
                <Input autoComplete="off" maxW="16rem" {...form.input('typed')} />
              </FormField>
            </>
          )}
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          <Button
            type="submit"
            loading={form.busy}
            loadingText={text.working}
            disabled={userIds.length === 0}
            alignSelf="start"
          >
            {userIds.length === 0 ? text.nobody : text.confirm}
          </Button>
        </VStack>
      </form>
    </Modal>
  )
}
